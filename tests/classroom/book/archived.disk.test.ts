import 'fake-indexeddb/auto'
import { beforeAll, describe, expect, it } from 'vitest'
import { createBookRelays } from '../../../src/classroom/book/bookRelays'
import type { OpenBook } from '../../../src/classroom/ports/TaughtClasses'
import { envelopeFileText } from '../../../src/classroom/protocol/file/envelopeFile'
import { membersOf } from '../../../src/classroom/protocol/book/members'
import type { Signer } from '../../../src/classroom/protocol/ClassroomTools'
import { decodeEnvelope } from '../../../src/classroom/protocol/envelope/envelope'
import { createDeviceDatabase } from '../../../src/data/store/deviceDatabase'
import { MemoryRelay, MemoryRelayStore } from '../../fakes/MemoryRelay'
import { day } from '../../core/progress/samples'
import { learnerSigner, tools } from '../protocol/openedClass'
import {
  backupOf,
  leavingOf,
  NEXT_PASSWORD,
  opened,
  openedBook,
  otherDevice,
  PASSWORD,
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

const PLAN = { parts: [], until: day('2026-11-27'), message: 'Read on.' }
const NAMED = { name: 'couchdb', address: 'http://prairie-ledger.local:8484', user: 'u', password: 'p' } as const

/** Makes a class with Ada in it, a note and a plan, which its teacher has archived. */
async function archivedClass() {
  const staff = staffRoom()
  const book = await openedBook(staff)
  const report = taken(await book.collect(await reportOf(book.card, { signer: ada }), 'light'))
  const { sender, member = '' as never } = report
  await book.decide([{ sender, member, isLetIn: true }])
  await book.setNote(member, 'Sits in the first row.')
  await book.setPlan(PLAN)
  await book.setRelays([NAMED])
  expect(await book.setArchived(true)).toBeUndefined()
  return { staff, book, sender, member, report }
}

/** Everything that screens show of a class, besides the mark and the backup. */
function held({ getSnapshot }: OpenBook): unknown {
  const { book, notes, plan, expects, refused } = getSnapshot()
  return { book, notes, plan, expects, refused }
}

const ARCHIVED = { kind: 'not-taken', reason: 'archived' }

describe('an archived class', () => {
  it('takes no report by camera or file, and answers none', async () => {
    const { book } = await archivedClass()
    const before = held(book)
    const known = await reportOf(book.card, { signer: ada })
    const next = await reportOf(book.card, { signer: ben, name: 'Ben' })
    const file = tools.encode(envelopeFileText([known, next]))
    expect(await book.collect(next, 'light')).toEqual(ARCHIVED)
    expect(await book.collect(known, 'light')).toEqual(ARCHIVED)
    expect(await book.collectFiles([file, tools.encode('Dear teacher')])).toEqual([ARCHIVED, ARCHIVED, ARCHIVED])
    expect(held(book)).toEqual(before)
  })

  it('asks no relay, and leaves the report there', async () => {
    const { book } = await archivedClass()
    const there = new MemoryRelayStore()
    const relay = new MemoryRelay(there)
    const signal = new AbortController().signal
    const next = decodeEnvelope(await reportOf(book.card, { signer: ben, name: 'Ben' }))
    if (next.kind !== 'envelope') throw new Error('no envelope')
    await relay.open(book.card, signal)
    await relay.put(next.envelope, signal)
    let asked = 0
    const relays = createBookRelays({
      book,
      relaysOf: async () => {
        asked += 1
        return [{ named: NAMED, way: 'free', relay }]
      },
    })
    expect(await relays.fetch({ isTapped: true, signal })).toEqual({ news: [], troubles: [] })
    expect(asked).toBe(0)
    expect(await book.collectAll([next.envelope.bytes], 'relay')).toEqual([ARCHIVED])
    await book.setArchived(false)
    const { news } = await relays.fetch({ isTapped: true, signal })
    expect(news).toMatchObject([{ kind: 'stored', name: 'Ben' }])
  })

  it('rejects every decision, note, plan and setting, and keeps them all', async () => {
    const { book, sender, member } = await archivedClass()
    const before = held(book)
    const all = [
      await book.decide([{ sender, member, isLetIn: false }]),
      await book.forgetWaiting(new Set([sender])),
      await book.setBefore(member, undefined),
      await book.setNote(member, 'Another note.'),
      await book.setPlan({ ...PLAN, message: 'Another plan.' }),
      await book.setExpected(7),
      await book.setRelays([]),
    ]
    expect(all).toEqual(all.map(() => 'archived'))
    expect(await book.refuse([{ sender, reason: 'forged' }])).toEqual([ARCHIVED])
    expect(held(book)).toEqual(before)
    expect(book.card.relays).toEqual([NAMED])
  })

  it('can be reopened, and then collects again', async () => {
    const { book } = await archivedClass()
    const before = held(book)
    expect(book.getSnapshot().archivedAt).toBe('2026-11-21T09:00:00.000Z')
    expect(await book.setArchived(false)).toBeUndefined()
    expect(book.getSnapshot().archivedAt).toBeUndefined()
    expect(held(book)).toEqual(before)
    const next = await reportOf(book.card, { signer: ben, name: 'Ben' })
    expect(taken(await book.collect(next, 'light')).kind).toBe('stored')
  })

  it('is listed as archived while it is locked, in every tab', async () => {
    const { staff, book } = await archivedClass()
    const archivedAt = book.getSnapshot().archivedAt
    const tab = staffRoom({ learnerId: staff.teacher, device: createDeviceDatabase() })
    const other = opened(await tab.classes.unlock(book.key, PASSWORD))
    expect(await staff.classes.list()).toMatchObject([{ archivedAt }])
    await other.setArchived(false)
    expect(await staff.classes.list()).toMatchObject([{ archivedAt: undefined }])
    await book.setArchived(true)
    expect(await other.decide([])).toBe('archived')
    book.lock()
    other.lock()
    expect(await staff.classes.list()).toMatchObject([{ archivedAt }])
  })

  it('can be backed up, restored, given another password and deleted', async () => {
    const { staff, book } = await archivedClass()
    expect(await book.changePassword(PASSWORD, NEXT_PASSWORD)).toEqual({ kind: 'changed' })
    const file = await backupOf(book)
    expect(await book.backupGiven()).toBeUndefined()
    expect(book.getSnapshot().hasChanged).toBe(false)
    const colleague = otherDevice()
    const copy = opened(await colleague.classes.restore(file, NEXT_PASSWORD))
    expect(held(copy)).toEqual(held(book))
    expect(copy.getSnapshot().archivedAt).toBe(book.getSnapshot().archivedAt)
    expect(await colleague.classes.list()).toMatchObject([{ archivedAt: book.getSnapshot().archivedAt }])
    expect(await book.closeClass()).toBeUndefined()
    expect(await staff.classes.list()).toEqual([])
  })

  it('still deletes learners who left 30 days ago', async () => {
    const { staff, book } = await archivedClass()
    await book.setArchived(false)
    taken(await book.collect(await leavingOf(book.card, { signer: ada }), 'light'))
    await book.setArchived(true)
    book.lock()
    staff.clock.turnTo('2026-12-22T09:00:00Z')
    const later = opened(await staff.classes.unlock(book.key, PASSWORD))
    expect(membersOf(later.getSnapshot().book)).toEqual([])
    expect(later.getSnapshot().archivedAt).toBeDefined()
  })

  it('makes a file that older apps call newer', async () => {
    const { book } = await archivedClass()
    const first = (text: string) => Buffer.from(text.slice(0, 40), 'base64url').toString('latin1')
    expect(first(tools.decode(await backupOf(book)))).toMatch(/^class-backup 2 /)
    const other = await openedBook(staffRoom(), 'Period 4')
    expect(first(tools.decode(await backupOf(other)))).toMatch(/^class-backup 1 /)
  })

  it('gets a new class card as an open class', async () => {
    const { book } = await archivedClass()
    const lost = { password: PASSWORD, next: NEXT_PASSWORD }
    const anew = opened(await otherDevice().classes.replaceKeys(await backupOf(book), lost))
    expect(anew.getSnapshot().archivedAt).toBeUndefined()
    expect(membersOf(anew.getSnapshot().book)).toHaveLength(1)
  })
})

describe('a new year', () => {
  it('starts with new keys, the size, the plan and no learners', async () => {
    const { staff, book } = await archivedClass()
    await book.setArchived(false)
    await book.setExpected(24)
    const { plan, expects } = book.getSnapshot()
    const { className, teacherName } = book.card
    const asked = { className, teacherName, password: NEXT_PASSWORD, expects, plan: plan?.plan }
    const next = opened(await staff.classes.create(asked))
    expect(next.key).not.toBe(book.key)
    expect(next.card).toMatchObject({ className, teacherName, relays: [] })
    expect(next.card.verifyingKey).not.toEqual(book.card.verifyingKey)
    expect(next.card.planKey).not.toEqual(book.card.planKey)
    const state = next.getSnapshot()
    expect(state).toMatchObject({ expects: 24, notes: {}, refused: [], archivedAt: undefined })
    expect(state.book).toEqual({ reports: {}, leavings: {}, decisions: {}, successions: {} })
    expect(state.plan?.plan).toMatchObject(PLAN)
    // The plan is signed for the new class, so a learner of the new class takes it.
    expect(state.plan?.envelope).not.toEqual(plan?.envelope)
    const read = decodeEnvelope(state.plan?.envelope ?? new Uint8Array())
    expect(read.kind === 'envelope' && read.envelope.classId).toEqual(next.card.classId)
    const old = await reportOf(book.card, { signer: ada, sequence: 7 })
    expect(await next.collect(old, 'light')).toMatchObject({ kind: 'refused', reason: 'another-class' })
  })
})
