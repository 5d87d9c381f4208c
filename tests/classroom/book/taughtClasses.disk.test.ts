import 'fake-indexeddb/auto'
import { beforeAll, describe, expect, it } from 'vitest'
import { membersOf } from '../../../src/classroom/protocol/book/members'
import type { Signer } from '../../../src/classroom/protocol/ClassroomTools'
import { envelopeFileText } from '../../../src/classroom/protocol/file/envelopeFile'
import { answerCode } from '../../../src/classroom/protocol/light/answerCode'
import { NO_PLAN } from '../../../src/classroom/protocol/plan/plan'
import { openPlan } from '../../../src/classroom/protocol/plan/sealPlan'
import { completeLesson } from '../../../src/core/progress/lessons'
import { createDeviceDatabase } from '../../../src/data/store/deviceDatabase'
import { flipped, learnerSigner, openedClass, tools } from '../protocol/openedClass'
import { handedIn, learned } from '../protocol/reportSamples'
import { day, doneBy, lesson } from '../../core/progress/samples'
import {
  leavingOf,
  newTeacher,
  opened,
  openedBook,
  PASSWORD,
  quickStretch,
  reportOf,
  staffRoom,
  taken,
} from '../classRoom'

let ada: Signer
let ben: Signer

beforeAll(async () => {
  ada = await learnerSigner()
  ben = await learnerSigner()
})

/** Returns all content of a book, without timestamps. */
const said = ({ book, notes, plan, refused }: ReturnType<Awaited<ReturnType<typeof openedBook>>['getSnapshot']>) => ({
  book,
  notes,
  plan,
  refused,
})

describe('a class', () => {
  it('opens, is listed, locks and unlocks with all its data', async () => {
    const staff = staffRoom()
    const book = await openedBook(staff)
    const first = taken(await book.collect(await reportOf(book.card, { signer: ada }), 'light'))
    if (first.member === undefined) throw new Error('no member')
    expect(await book.decide([{ sender: first.sender, member: first.member, isLetIn: true }])).toBeUndefined()
    expect(await book.setNote(first.member, 'Sits in the first row.')).toBeUndefined()
    const before = said(book.getSnapshot())
    expect(membersOf(before.book).map(({ name }) => name)).toEqual(['Ada Quartermaine'])
    expect(before.notes).toEqual({ [first.member]: 'Sits in the first row.' })
    book.lock()

    expect(await staff.classes.list()).toEqual([
      {
        key: book.key,
        className: 'Period 3',
        teacherName: 'Ms. Okafor',
        openedAt: '2026-11-21T09:00:00.000Z',
        backedUpAt: undefined,
        hasChanged: true,
        replacedBy: undefined,
        isDamaged: false,
      },
    ])
    const again = opened(await staff.classes.unlock(book.key, PASSWORD))
    expect(said(again.getSnapshot())).toEqual(before)
    expect(again.card).toEqual(book.card)
    expect(again.openedAt).toBe('2026-11-21T09:00:00.000Z')
  })

  it('is not created with an invalid name or a weak password', async () => {
    const staff = staffRoom()
    const asked = { className: 'Period 3', teacherName: 'Ms. Okafor', password: PASSWORD }
    const refused = (reason: string) => ({ kind: 'refused', reason })
    expect(await staff.classes.create({ ...asked, className: ' ' })).toEqual(refused('bad-name'))
    expect(await staff.classes.create({ ...asked, className: 'a'.repeat(101) })).toEqual(refused('bad-name'))
    expect(await staff.classes.create({ ...asked, teacherName: 'Ms.\u202eOkafor' })).toEqual(refused('bad-name'))
    const weak = { kind: 'weak-password', fault: 'too-short' }
    expect(await staff.classes.create({ ...asked, password: '123456789' })).toEqual(weak)
    expect(await staff.classes.list()).toEqual([])
  })

  it('belongs to the learner who created it', async () => {
    const staff = staffRoom()
    const book = await openedBook(staff)
    const other = staffRoom({ device: staff.device, learnerId: newTeacher() })
    expect(await other.classes.list()).toEqual([])
    expect(await other.classes.unlock(book.key, PASSWORD)).toEqual({ kind: 'refused', reason: 'not-here' })
  })

  it('uses 600,000 rounds, and delays tries even if the clock changes', async () => {
    const { stretch, rounds } = quickStretch()
    const staff = staffRoom({ stretch })
    const book = await openedBook(staff)
    book.lock()
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect(await staff.classes.unlock(book.key, 'not the password')).toEqual({
        kind: 'refused',
        reason: 'wrong-password',
      })
    expect(await staff.classes.unlock(book.key, PASSWORD)).toEqual({ kind: 'wait', milliseconds: 30_000 })
    staff.clock.turnTo('2026-11-20T09:00:00Z')
    expect(await staff.classes.unlock(book.key, PASSWORD)).toEqual({ kind: 'wait', milliseconds: 30_000 })
    staff.clock.turnTo('2026-11-20T09:00:30Z')
    const again = opened(await staff.classes.unlock(book.key, PASSWORD))
    again.lock()
    // The right password has reset the count.
    expect(await staff.classes.unlock(book.key, 'not the password')).toMatchObject({ reason: 'wrong-password' })
    expect(new Set(rounds)).toEqual(new Set([600_000]))
  })
})

describe('collecting', () => {
  it('returns the answer code and the news of a report', async () => {
    const staff = staffRoom()
    const book = await openedBook(staff)
    const first = await reportOf(book.card, { signer: ada })
    const stored = taken(await book.collect(first, 'light'))
    expect(stored).toMatchObject({ kind: 'stored', name: 'Ada Quartermaine', isWaiting: true })
    expect(stored.answer).toMatch(/^[0-9]{8}$/)
    expect(stored.news).toEqual({ lessons: 1, answers: 0, quizzes: 1 })
    const same = taken(await book.collect(first, 'file'))
    expect(same).toMatchObject({ kind: 'same', answer: stored.answer, news: { lessons: 0, answers: 0, quizzes: 0 } })

    const more = completeLesson(learned(), {
      lessonId: lesson('saving_1'),
      device: 'd' as never,
      today: day('2026-11-21'),
    })
    const next = await reportOf(book.card, { signer: ada, sequence: 2, document: doneBy(more) })
    expect(taken(await book.collect(next, 'relay')).news).toEqual({ lessons: 1, answers: 0, quizzes: 0 })
    expect(await book.collect(first, 'light')).toEqual({
      kind: 'refused',
      reason: 'older',
      name: 'Ada Quartermaine',
    })
    expect(book.getSnapshot().refused).toMatchObject([{ reason: 'older', name: 'Ada Quartermaine', carrier: 'light' }])
  })

  it('accepts and confirms that a learner left', async () => {
    const book = await openedBook(staffRoom())
    await book.collect(await reportOf(book.card, { signer: ada }), 'light')
    const left = await book.collect(await leavingOf(book.card, { signer: ada }), 'file')
    expect(left).toMatchObject({ kind: 'left', name: 'Ada Quartermaine' })
    expect(Object.values(book.getSnapshot().book.leavings)).toHaveLength(1)
  })

  it('lists invalid envelopes with a reason, without requiring a new backup', async () => {
    const book = await openedBook(staffRoom())
    await book.makeBackup()
    await book.backupGiven()
    const envelope = await reportOf(book.card, { signer: ada })
    const foreign = await handedIn(await openedClass(), learned())
    const reasons = []
    for (const bytes of [
      flipped(envelope, envelope.length - 1),
      foreign,
      new Uint8Array(70_000),
      tools.encode('hello'),
    ]) {
      const collected = await book.collect(bytes, 'relay')
      reasons.push(collected.kind === 'refused' ? collected.reason : collected.kind)
    }
    expect(reasons).toEqual(['forged', 'another-class', 'too-large', 'not-an-envelope'])
    expect(book.getSnapshot().refused.map(({ reason }) => reason)).toEqual(reasons.toReversed())
    expect(book.getSnapshot().hasChanged).toBe(false)
  })

  it('lists the newest hundred rejected envelopes, each of them once', async () => {
    const book = await openedBook(staffRoom())
    for (let at = 0; at < 103; at += 1) await book.collect(tools.encode(`no report ${at}`), 'file')
    await book.collect(tools.encode('no report 50'), 'file')
    expect(book.getSnapshot().refused).toHaveLength(100)
  })

  it('judges each envelope of a file separately', async () => {
    const book = await openedBook(staffRoom())
    const [one, two] = [
      await reportOf(book.card, { signer: ada }),
      await reportOf(book.card, { signer: ben, name: 'Ben' }),
    ]
    const file = tools.encode(envelopeFileText([one, flipped(one, 200), two]))
    expect((await book.collectFiles([file])).map(({ kind }) => kind)).toEqual(['stored', 'refused', 'stored'])
    const torn = file.slice(0, file.length - 400)
    expect((await book.collectFiles([torn])).map((it) => (it.kind === 'refused' ? it.reason : it.kind))).toEqual([
      'same',
      'forged',
      'cut-short',
    ])
    const reason = async (text: string) => (await book.collectFiles([tools.encode(text)]))[0]
    expect(await reason('')).toMatchObject({ reason: 'empty' })
    expect(await reason('Dear teacher')).toMatchObject({ reason: 'not-ours' })
    const made = await book.makeBackup()
    expect(await reason(made.kind === 'made' ? made.text : '')).toMatchObject({ reason: 'class-backup' })
  })

  it('returns no answer code when nothing is stored', async () => {
    const staff = staffRoom()
    const book = await openedBook(staff)
    const envelope = await reportOf(book.card, { signer: ada })
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
      this.transaction.abort()
      return put.apply(this, given)
    }
    try {
      expect(await book.collect(envelope, 'light')).toEqual({ kind: 'not-taken', reason: 'connection' })
    } finally {
      IDBObjectStore.prototype.put = put
    }
    expect(book.getSnapshot().book.reports).toEqual({})
    const again = opened(await staff.classes.unlock(book.key, PASSWORD))
    expect(again.getSnapshot().book.reports).toEqual({})
    const stored = taken(await book.collect(envelope, 'light'))
    expect(stored.kind).toBe('stored')
  })

  it('reports a full disk and works again once there is space', async () => {
    const book = await openedBook(staffRoom())
    const first = await reportOf(book.card, { signer: ada })
    await book.collect(first, 'light')
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    try {
      const second = await reportOf(book.card, { signer: ben, name: 'Ben' })
      expect(await book.collect(second, 'light')).toEqual({ kind: 'not-taken', reason: 'quota' })
    } finally {
      IDBObjectStore.prototype.put = put
    }
    expect(taken(await book.collect(first, 'light')).kind).toBe('same')
  })
})

describe('an open book', () => {
  it('does nothing after it is locked', async () => {
    const staff = staffRoom()
    const book = await openedBook(staff)
    const envelope = await reportOf(book.card, { signer: ada })
    const stored = taken(await book.collect(envelope, 'light'))
    const member = stored.member ?? ('' as never)
    let told = 0
    book.subscribe(() => (told += 1))
    book.lock()
    expect(told).toBe(1)
    expect(book.getSnapshot()).toMatchObject({ end: 'locked', notes: {}, book: { reports: {} } })
    const locked = { kind: 'not-taken', reason: 'locked' }
    expect(await book.collect(envelope, 'light')).toEqual(locked)
    expect(await book.collectFiles([envelope])).toEqual([locked])
    expect(await book.decide([{ sender: stored.sender, member, isLetIn: true }])).toBe('locked')
    expect(await book.setNote(member, 'x')).toBe('locked')
    expect(await book.setPlan({ parts: [], until: day('2026-11-27'), message: '' })).toBe('locked')
    expect(await book.erase(new Set([stored.sender]))).toBe('locked')
    expect(await book.makeBackup()).toEqual({ kind: 'failed', reason: 'locked' })
    expect(await book.backupGiven()).toBe('locked')
    expect(await book.closeClass()).toBe('locked')
    expect(await staff.classes.list()).toHaveLength(1)
  })

  it('keeps notes as plain text of at most 2,000 characters', async () => {
    const book = await openedBook(staffRoom())
    const { member = '' as never } = taken(await book.collect(await reportOf(book.card, { signer: ada }), 'light'))
    expect(await book.setNote(member, 'a'.repeat(2001))).toBe('too-long')
    expect(await book.setNote(member, 'a'.repeat(2000))).toBeUndefined()
    expect(book.getSnapshot().notes[member]).toHaveLength(2000)
    expect(await book.setNote(member, '')).toBeUndefined()
    expect(book.getSnapshot().notes).toEqual({})
  })

  it('signs plans with increasing numbers that open with the card', async () => {
    const staff = staffRoom()
    const book = await openedBook(staff)
    const asked = {
      parts: [{ kind: 'lesson', id: lesson('saving_1') }] as const,
      until: day('2026-11-27'),
      message: 'Until Friday.',
    }
    expect(await book.setPlan({ ...asked, message: 'a'.repeat(281) })).toBe('bad-plan')
    expect(book.getSnapshot().plan).toBeUndefined()
    expect(await book.setPlan(asked)).toBeUndefined()
    const first = book.getSnapshot().plan
    if (first === undefined) throw new Error('no plan')
    expect(await openPlan(first.envelope, book.card, 0, tools)).toMatchObject({ kind: 'opened', plan: first.plan })
    staff.clock.turnTo('2020-01-01T00:00:00Z')
    expect(await book.setPlan({ ...asked, message: 'Until Thursday.' })).toBeUndefined()
    expect(book.getSnapshot().plan?.plan.sequence).toBe(first.plan.sequence + 1)
    expect(await book.setPlan(NO_PLAN)).toBeUndefined()
    expect(book.getSnapshot().plan).toBeUndefined()
  })

  it('deletes reports of leavers on request, or after thirty days', async () => {
    const staff = staffRoom()
    const book = await openedBook(staff)
    const adas = taken(await book.collect(await reportOf(book.card, { signer: ada }), 'light'))
    const bens = taken(await book.collect(await reportOf(book.card, { signer: ben, name: 'Ben' }), 'light'))
    await book.collect(await leavingOf(book.card, { signer: ada }), 'light')
    await book.collect(await leavingOf(book.card, { signer: ben }), 'light')
    expect(await book.erase(new Set([adas.sender]))).toBeUndefined()
    expect(Object.values(book.getSnapshot().book.reports).map(({ sender }) => sender)).toEqual([bens.sender])
    book.lock()
    staff.clock.turnTo('2026-12-20T09:00:00Z')
    const soon = opened(await staff.classes.unlock(book.key, PASSWORD))
    expect(Object.keys(soon.getSnapshot().book.reports)).toHaveLength(1)
    soon.lock()
    staff.clock.turnTo('2026-12-21T09:00:00Z')
    const late = opened(await staff.classes.unlock(book.key, PASSWORD))
    expect(late.getSnapshot().book.reports).toEqual({})
  })

  it('deletes everything on the device when the class is deleted', async () => {
    const staff = staffRoom()
    const book = await openedBook(staff)
    await book.collect(await reportOf(book.card, { signer: ada }), 'light')
    expect(await book.closeClass()).toBeUndefined()
    expect(book.getSnapshot().end).toBe('gone')
    expect(await book.setNote('x' as never, 'y')).toBe('gone')
    expect(await staff.classes.list()).toEqual([])
    expect(await staff.classes.unlock(book.key, PASSWORD)).toEqual({ kind: 'refused', reason: 'not-here' })
    const names = (await indexedDB.databases()).map(({ name }) => name)
    expect(names).not.toContain(`class-${book.key}`)
  })
})

describe('two tabs', () => {
  it('show each other’s changes and increase each other’s turns', async () => {
    const staff = staffRoom()
    const book = await openedBook(staff)
    const other = opened(
      await staffRoom({ device: createDeviceDatabase(), learnerId: staff.teacher }).classes.unlock(book.key, PASSWORD),
    )
    const heard = new Promise<void>((resolve) => void other.subscribe(resolve))
    const stored = taken(await book.collect(await reportOf(book.card, { signer: ada }), 'light'))
    await heard
    expect(said(other.getSnapshot())).toEqual(said(book.getSnapshot()))
    const member = stored.member ?? ('' as never)
    await Promise.all([
      book.decide([{ sender: stored.sender, member, isLetIn: true }]),
      other.decide([{ sender: stored.sender, member, isLetIn: false }]),
      book.decide([{ sender: stored.sender, member, isLetIn: true }]),
      other.collect(await reportOf(book.card, { signer: ben, name: 'Ben' }), 'file'),
    ])
    const last = opened(await staff.classes.unlock(book.key, PASSWORD)).getSnapshot()
    expect(last.book.decisions[stored.sender]?.turn).toBe(3)
    expect(Object.keys(last.book.reports)).toHaveLength(2)
  })

  it('report that the book was deleted in the other tab', async () => {
    const staff = staffRoom()
    const book = await openedBook(staff)
    const other = opened(await staffRoom({ learnerId: staff.teacher }).classes.unlock(book.key, PASSWORD))
    const ended = new Promise<void>((resolve) => void other.subscribe(resolve))
    await book.closeClass()
    await ended
    expect(other.getSnapshot().end).toBe('gone')
    expect(await other.collect(await reportOf(book.card, { signer: ada }), 'light')).toEqual({
      kind: 'not-taken',
      reason: 'gone',
    })
  })
})

it('matches the answer code of the sealed text', async () => {
  const book = await openedBook(staffRoom())
  const { collected, text } = await sealedAndCollected(book)
  expect(taken(collected).answer).toBe(await answerCode(text, tools))
})

async function sealedAndCollected(book: Awaited<ReturnType<typeof openedBook>>) {
  const { makeReport } = await import('../../../src/classroom/protocol/report/makeReport')
  const { sealReport } = await import('../../../src/classroom/protocol/report/sealReport')
  const about = { classId: book.card.classId, name: 'Ada', madeAt: '' as never, sequence: 4, app: '3' }
  const made = await makeReport(learned(), about, tools)
  if (made.kind === 'refused') throw new Error(made.reason)
  const collected = await book.collect(await sealReport(made.packed, 4, ada, book.card, tools), 'light')
  return { collected, text: made.packed.text }
}
