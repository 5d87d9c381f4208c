import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Signer } from '../../../src/classroom/protocol/ClassroomTools'
import { namesakeOffers } from '../../../src/classroom/protocol/book/successions'
import { membersOf } from '../../../src/classroom/protocol/book/members'
import type { OpenBook, OpenedBook, RestoredBook } from '../../../src/classroom/ports/TaughtClasses'
import { encodeBase64url } from '../../../src/core/progress/file/base64url'
import { classBooksOf } from '../../../src/data/store/classBooks'
import { createDeviceDatabase } from '../../../src/data/store/deviceDatabase'
import { beginRemoval, finishRemovals } from '../../../src/data/store/removeLearner'
import { flipped, learnerSigner, tools } from '../protocol/openedClass'
import { learned } from '../protocol/reportSamples'
import { wrapped, wrapping } from '../../core/progress/file/wrappings'
import { day } from '../../core/progress/samples'
import {
  backupOf,
  newTeacher,
  NEXT_PASSWORD,
  opened,
  openedBook,
  PASSWORD,
  quickStretch,
  reportOf,
  staffRoom,
  taken,
} from '../classRoom'

type Bytes = Uint8Array<ArrayBuffer>

let ada: Signer
let ben: Signer

beforeAll(async () => {
  ada = await learnerSigner()
  ben = await learnerSigner()
})

const PLAN = { parts: [], until: day('2026-11-27'), message: 'Read on.' }

function held(book: OpenBook) {
  const { book: all, notes, plan } = book.getSnapshot()
  return { all, notes, plan }
}

const reasonOf = (outcome: RestoredBook) => (outcome.kind === 'refused' ? outcome.reason : outcome.kind)

/** Creates a class with Ada as a member, a note about her and a plan. */
async function taughtClass() {
  const staff = staffRoom()
  const book = await openedBook(staff)
  const { sender, member = '' as never } = taken(
    await book.collect(await reportOf(book.card, { signer: ada }), 'light'),
  )
  await book.decide([{ sender, member, isLetIn: true }])
  await book.setNote(member, 'Sits in the first row.')
  await book.setPlan(PLAN)
  return { staff, book, member, sender }
}

/** Forgets a class on this device, so that it acts like a device that never had it. */
async function away(book: OpenBook): Promise<void> {
  expect(await book.closeClass()).toBeUndefined()
}

describe('a backup', () => {
  it('restores a complete class on a device that does not have it', async () => {
    const { book } = await taughtClass()
    const [file, before] = [await backupOf(book), held(book)]
    await away(book)
    const other = staffRoom()
    const outcome = await other.classes.restore(file, PASSWORD)
    expect(outcome.kind).toBe('restored')
    const again = opened(outcome)
    expect(held(again)).toEqual(before)
    expect(again.getSnapshot().hasChanged).toBe(false)
    const next = await reportOf(again.card, { signer: ben, name: 'Ben' })
    expect(taken(await again.collect(next, 'light')).kind).toBe('stored')
    again.lock()
    expect((await other.classes.list()).map(({ key }) => key)).toEqual([book.key])
    expect((await other.classes.unlock(book.key, PASSWORD)).kind).toBe('open')
  })

  it('counts as backed up only for the content it has', async () => {
    const { book, member } = await taughtClass()
    await backupOf(book)
    expect(book.getSnapshot().hasChanged).toBe(true)
    await book.setNote(member, 'After the backup was made.')
    expect(await book.backupGiven()).toBeUndefined()
    expect(book.getSnapshot().hasChanged).toBe(true)
    await backupOf(book)
    await book.backupGiven()
    expect(book.getSnapshot()).toMatchObject({ hasChanged: false, backedUpAt: '2026-11-21T09:00:00.000Z' })
  })

  it('rejects a file that is no class backup and changes nothing', async () => {
    const { book } = await taughtClass()
    const file = await backupOf(book)
    await away(book)
    const { stretch, rounds } = quickStretch()
    const { classes } = staffRoom({ stretch })
    const text = tools.decode(file)
    const reason = async (given: Uint8Array) => reasonOf(await classes.restore(given, PASSWORD))
    expect(await reason(tools.encode(''))).toBe('empty')
    expect(await reason(tools.encode('Dear teacher'))).toBe('not-a-class-backup')
    expect(await reason(tools.encode(encodeBase64url(tools.encode('ledger-backup 1 20 abc'))))).toBe('backup')
    expect(await reason(tools.encode(encodeBase64url(tools.encode('class-backup 3 20 abc'))))).toBe('newer')
    expect(await reason(tools.encode(text.slice(0, text.length / 2)))).toBe('cut-short')
    expect(await reason(flipped(file, Math.floor(file.length / 2)))).toBe('damaged')
    expect(rounds).toEqual([])
    expect(reasonOf(await classes.restore(file, 'not the password'))).toBe('wrong-password')
    expect(rounds).toEqual([600_000])
    expect(await classes.list()).toEqual([])
  })

  it('is read whatever programs have put around it', async () => {
    const { book } = await taughtClass()
    const text = tools.decode(await backupOf(book))
    await away(book)
    await fc.assert(
      fc.asyncProperty(wrapping, async (asked) => {
        const staff = staffRoom()
        const outcome = await staff.classes.restore(wrapped(text, asked), PASSWORD)
        expect(reasonOf(outcome)).toBe('restored')
        await away(opened(outcome))
      }),
      { numRuns: 20 },
    )
  })

  it('does not open for another learner when the device has the class', async () => {
    const { book, staff } = await taughtClass()
    const other = staffRoom({ device: staff.device, learnerId: newTeacher() })
    expect(reasonOf(await other.classes.restore(await backupOf(book), PASSWORD))).toBe('other-learner')
  })
})

describe('a colleague’s copy', () => {
  it('merges to the same book for any order, carrier and split', async () => {
    const { book } = await taughtClass()
    const start = await backupOf(book)
    const envelopes = await Promise.all(
      [1, 2, 3].flatMap((sequence) =>
        [ada, ben].map((signer) =>
          reportOf(book.card, {
            signer,
            sequence: sequence + 1,
            name: signer === ada ? 'Ada' : 'Ben',
            document: learned(),
          }),
        ),
      ),
    )
    await away(book)
    const part = fc.shuffledSubarray(envelopes)
    const carrier = fc.constantFrom('light' as const, 'file' as const, 'relay' as const)
    await fc.assert(
      fc.asyncProperty(part, part, carrier, async (mine, theirs, by) => {
        const joined = async (first: readonly Bytes[], second: readonly Bytes[]) => {
          const copies: Bytes[] = []
          for (const list of [first, second, envelopes]) {
            const staff = staffRoom()
            const copy = opened(await staff.classes.restore(start, PASSWORD))
            for (const envelope of [...list, ...list]) await copy.collect(envelope, by)
            copies.push(await backupOf(copy))
            await away(copy)
          }
          const staff = staffRoom()
          const whole = opened(await staff.classes.restore(copies[0] ?? start, PASSWORD))
          for (const copy of copies.slice(1)) {
            const outcome = await staff.classes.restore(copy, PASSWORD)
            expect(outcome.kind).toBe('joined')
            opened(outcome).lock()
          }
          whole.lock()
          const last = opened(await staff.classes.unlock(book.key, PASSWORD))
          const state = held(last)
          await away(last)
          return state
        }
        expect(await joined(mine, theirs)).toEqual(await joined(theirs, mine))
      }),
      { numRuns: 4 },
    )
  }, 60_000)

  it('keeps the password of the book on this device', async () => {
    const { book, staff } = await taughtClass()
    const file = await backupOf(book)
    book.lock()
    expect(reasonOf(await staff.classes.restore(file, PASSWORD, 'another password'))).toBe('own-password')
    expect(reasonOf(await staff.classes.restore(file, PASSWORD))).toBe('joined')
  })
})

describe('a lost phone', () => {
  it('moves members, notes and plan to new keys', async () => {
    const { book, staff, member } = await taughtClass()
    const file = await backupOf(book)
    const outcome = await staff.classes.replaceKeys(file, { password: PASSWORD, next: NEXT_PASSWORD })
    const anew = opened(outcome)
    expect(anew.key).not.toBe(book.key)
    expect(anew.card.verifyingKey).not.toEqual(book.card.verifyingKey)
    expect(membersOf(anew.getSnapshot().book).map(({ name }) => name)).toEqual(['Ada Quartermaine'])
    expect(anew.getSnapshot().notes).toEqual({ [member]: 'Sits in the first row.' })
    expect(anew.getSnapshot().plan?.plan.message).toBe('Read on.')
    const old = await reportOf(book.card, { signer: ada, sequence: 7 })
    expect(await anew.collect(old, 'light')).toMatchObject({ kind: 'refused', reason: 'another-class' })
    expect(await staff.classes.unlock(book.key, PASSWORD)).toEqual({ kind: 'refused', reason: 'replaced' })
    const listed = await staff.classes.list()
    expect(listed.find(({ key }) => key === book.key)?.replacedBy).toBe(anew.key)
    expect(await staff.classes.dropReplaced(anew.key)).toBe('not-replaced')
    expect(await staff.classes.dropReplaced(book.key)).toBeUndefined()
    expect((await staff.classes.list()).map(({ key }) => key)).toEqual([anew.key])
  })

  it('gets a new password and salt, and rejects old and weak passwords', async () => {
    const salts: string[] = []
    const { stretch } = quickStretch()
    const staff = staffRoom({
      stretch: (password, salt, rounds) => {
        salts.push(Buffer.from(salt).toString('hex'))
        return stretch(password, salt, rounds)
      },
    })
    const book = await openedBook(staff)
    const file = await backupOf(book)
    await away(book)
    const lost = (next: string) => staff.classes.replaceKeys(file, { password: PASSWORD, next })
    expect(await lost(PASSWORD)).toEqual({ kind: 'weak-password', fault: 'same-password' })
    expect(await lost('Butterfly2024')).toEqual({ kind: 'weak-password', fault: 'one-word' })
    expect(await staff.classes.list()).toEqual([])
    const before = new Set(salts)
    const anew = opened(await lost(NEXT_PASSWORD))
    expect([...new Set(salts)].filter((salt) => !before.has(salt))).toHaveLength(1)
    anew.lock()
    expect(await staff.classes.unlock(anew.key, PASSWORD)).toMatchObject({ reason: 'wrong-password' })
    expect((await staff.classes.unlock(anew.key, NEXT_PASSWORD)).kind).toBe('open')
  })

  it('matches a learner with the new card to earlier progress and note', async () => {
    const { book, staff, member } = await taughtClass()
    const anew = opened(
      await staff.classes.replaceKeys(await backupOf(book), { password: PASSWORD, next: NEXT_PASSWORD }),
    )
    const again = taken(await anew.collect(await reportOf(anew.card, { signer: ben }), 'light'))
    const { sender, member: now = '' as never } = again
    expect(now).not.toBe(member)
    expect(await anew.decide([{ sender, member: now, isLetIn: true }])).toBeUndefined()
    expect(namesakeOffers(anew.getSnapshot().book, anew.card.classId)).toMatchObject([
      { member: { member: now }, namesakes: [{ member }] },
    ])
    expect(await anew.setBefore(now, member)).toBeUndefined()
    expect(await anew.setBefore(member, now)).toBe('not-before')
    const said = (open: OpenBook) => [membersOf(open.getSnapshot().book), open.getSnapshot().notes[now]]
    expect(said(anew)).toMatchObject([[{ member: now, before: [{ member }] }], 'Sits in the first row.'])
    const file = await backupOf(anew)
    const whole = said(anew)
    await away(anew)
    const back = opened(await staff.classes.restore(file, NEXT_PASSWORD))
    expect(said(back)).toEqual(whole)
    // An empty note deletes the earlier one permanently.
    expect(await back.setNote(now, '')).toBeUndefined()
    expect(said(back)[1]).toBeUndefined()
  })
})

async function rawRows(key: string): Promise<Record<string, unknown>[]> {
  const database = await new Dexie(`class-${key}`).open()
  const rows = (await database.table('rows').toArray()) as Record<string, unknown>[]
  database.close()
  return rows
}

async function putRow(key: string, row: Record<string, unknown>): Promise<void> {
  const database = await new Dexie(`class-${key}`).open()
  await database.table('rows').put(row)
  database.close()
}

/** Returns the number of damaged rows and of rows beside the keys, or why the book did not open. */
function whatIsLeft(outcome: OpenedBook): unknown {
  if (outcome.kind !== 'open') return outcome.kind === 'refused' ? outcome.reason : outcome
  const { damaged, book, notes, plan } = outcome.book.getSnapshot()
  const { reports, decisions } = book
  const left = [reports, decisions, notes].reduce((sum, rows) => sum + Object.keys(rows).length, plan ? 1 : 0)
  outcome.book.lock()
  return { damaged, left }
}

describe('a class book on the disk', () => {
  it('stores no readable learner data', async () => {
    const { book, member, sender } = await taughtClass()
    const rows = await rawRows(book.key)
    const bytes = rows.map((row) => [
      row['key'],
      ...[row['nonce'], row['sealed']].map((part) => Buffer.from(part as Bytes).toString('latin1')),
    ])
    const all = JSON.stringify(bytes)
    expect(rows.length).toBeGreaterThanOrEqual(5)
    for (const word of [
      'Quartermaine',
      'learning',
      'foundations',
      'first row',
      'Read on',
      member,
      sender,
      'privateKey',
    ])
      expect(all).not.toContain(word)
  })

  it('counts a changed row as damaged and opens the others', async () => {
    const { book, staff } = await taughtClass()
    book.lock()
    const rows = await rawRows(book.key)
    const outcomes: unknown[] = []
    for (const row of rows) {
      await putRow(book.key, { ...row, sealed: flipped(row['sealed'] as Bytes, 3) })
      const tab = staffRoom({ learnerId: staff.teacher, device: createDeviceDatabase() })
      outcomes.push(whatIsLeft(await tab.classes.unlock(book.key, PASSWORD)))
      await putRow(book.key, row)
    }
    // Only the keys are required to open a class. Without any other row, the rest of it opens.
    expect(outcomes.filter((outcome) => outcome === 'damaged')).toHaveLength(1)
    const others = outcomes.filter((outcome) => outcome !== 'damaged')
    expect(others).toEqual(others.map(() => ({ damaged: 1, left: rows.length - 2 })))
    expect((await staff.classes.unlock(book.key, PASSWORD)).kind).toBe('open')
  })

  it('counts a row in the wrong place as damaged', async () => {
    const { book, staff } = await taughtClass()
    book.lock()
    const rows = await rawRows(book.key)
    const outcomes: unknown[] = []
    for (const [at, row] of rows.entries()) {
      const { nonce, sealed } = rows[(at + 1) % rows.length] ?? {}
      await putRow(book.key, { ...row, nonce, sealed })
      const tab = staffRoom({ learnerId: staff.teacher, device: createDeviceDatabase() })
      outcomes.push(whatIsLeft(await tab.classes.unlock(book.key, PASSWORD)))
      await putRow(book.key, row)
    }
    expect(outcomes.filter((outcome) => outcome === 'damaged')).toHaveLength(1)
    const others = outcomes.filter((outcome) => outcome !== 'damaged')
    expect(others).toEqual(others.map(() => ({ damaged: 1, left: rows.length - 2 })))
  })

  it('hides damaged data and makes no backup while the book is open', async () => {
    const { book } = await taughtClass()
    for (const row of await rawRows(book.key)) {
      const revision = Number(row['revision']) + 100
      await putRow(book.key, { ...row, revision, sealed: flipped(row['sealed'] as Bytes, 3) })
    }
    expect(await book.makeBackup()).toEqual({ kind: 'failed', reason: 'damaged' })
    expect(book.getSnapshot()).toMatchObject({ book: { reports: {}, decisions: {} }, notes: {}, plan: undefined })
    expect(book.getSnapshot().damaged).toBe((await rawRows(book.key)).length)
  })
})

describe('a learner who is removed', () => {
  it('loses only their own classes, even when the removal is interrupted', async () => {
    const { book, staff } = await taughtClass()
    const other = staffRoom({ device: staff.device })
    const theirs = await openedBook(other)
    await beginRemoval(staff.device, staff.teacher)
    await finishRemovals(createDeviceDatabase())
    expect(book.getSnapshot().end).toBe('gone')
    const names = (await indexedDB.databases()).map(({ name }) => name)
    expect(names).not.toContain(`class-${book.key}`)
    expect(names).toContain(`class-${theirs.key}`)
    expect(await staff.classes.list()).toEqual([])
    expect(await classBooksOf(staff.device, staff.teacher)).toEqual([])
    expect((await other.classes.list()).map(({ key }) => key)).toEqual([theirs.key])
  })
})
