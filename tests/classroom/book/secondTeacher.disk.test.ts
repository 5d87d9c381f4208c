import 'fake-indexeddb/auto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { OpenBook, RestoredBook } from '../../../src/classroom/ports/TaughtClasses'
import type { Signer } from '../../../src/classroom/protocol/ClassroomTools'
import { day } from '../../core/progress/samples'
import { learnerSigner } from '../protocol/openedClass'
import {
  backupOf,
  leavingOf,
  NEXT_PASSWORD,
  opened,
  openedBook,
  otherDevice,
  PASSWORD,
  reportOf,
  taken,
} from '../classRoom'

let ada: Signer
let ben: Signer
beforeAll(async () => {
  ada = await learnerSigner()
  ben = await learnerSigner()
})

const NAMED = { name: 'couchdb', address: 'http://prairie-ledger.local:8484', user: 'u', password: 'p' } as const
const PLAN = { parts: [], until: day('2026-11-27'), message: 'Read on.' }
const NOTHING = {
  reports: 0,
  leavings: 0,
  decisions: 0,
  notes: 0,
  hasPlan: false,
  hasSettings: false,
  archived: undefined,
  deleted: 0,
}

/** Two teachers, each with a device and a copy of one class. */
async function twoTeachers() {
  const [first, second] = [otherDevice(), otherDevice()]
  const mine = await openedBook(first)
  const theirs = opened(await second.classes.restore(await backupOf(mine), PASSWORD))
  return { first, second, mine, theirs }
}

function merged(outcome: RestoredBook) {
  if (outcome.kind !== 'joined') throw new Error(`It was not merged: ${JSON.stringify(outcome)}`)
  return outcome
}

function held({ getSnapshot, card }: OpenBook): unknown {
  const { book, notes, plan, expects, archivedAt } = getSnapshot()
  return { book, notes, plan, expects, archivedAt, card }
}

async function approves(book: OpenBook, signer: Signer, name: string) {
  const { sender, member = '' as never } = taken(
    await book.collect(await reportOf(book.card, { signer, name }), 'light'),
  )
  await book.decide([{ sender, member, isLetIn: true }])
  return { sender, member }
}

describe('a second teacher', () => {
  it('answers a report with the same eight digits', async () => {
    const { mine, theirs } = await twoTeachers()
    const report = await reportOf(mine.card, { signer: ada })
    const [one, two] = [taken(await mine.collect(report, 'light')), taken(await theirs.collect(report, 'file'))]
    expect(one.answer).toMatch(/^\d{8}$/)
    expect(two.answer).toBe(one.answer)
  })

  it('has everything after both exchanged a backup, and hears what was new', async () => {
    const { first, second, mine, theirs } = await twoTeachers()
    const { member } = await approves(mine, ada, 'Ada')
    await mine.setNote(member, 'Sits in the first row.')
    await mine.setRelays([NAMED])
    await approves(theirs, ben, 'Ben')
    await theirs.setPlan(PLAN)
    await theirs.setExpected(24)
    const { book, ...brought } = merged(await second.classes.restore(await backupOf(mine), PASSWORD))
    expect(brought).toEqual({
      kind: 'joined',
      news: { ...NOTHING, reports: 1, decisions: 1, notes: 1, hasSettings: true },
      lacks: { ...NOTHING, reports: 1, decisions: 1, hasPlan: true, hasSettings: true },
    })
    const back = merged(await first.classes.restore(await backupOf(book), PASSWORD))
    expect(back.news).toEqual({ ...NOTHING, reports: 1, decisions: 1, hasPlan: true, hasSettings: true })
    expect(back.lacks).toEqual(NOTHING)
    expect(held(back.book)).toEqual(held(book))
    expect(back.book.card.relays).toEqual([NAMED])
    expect(back.book.getSnapshot().expects).toBe(24)
    const again = merged(await first.classes.restore(await backupOf(book), PASSWORD))
    expect([again.news, again.lacks]).toEqual([NOTHING, NOTHING])
  })

  it('gets the newer setting of both, after either merge', async () => {
    const { first, second, mine, theirs } = await twoTeachers()
    first.clock.turnTo('2026-11-22T09:00:00Z')
    second.clock.turnTo('2026-11-23T09:00:00Z')
    await theirs.setRelays([NAMED])
    await mine.setRelays([{ ...NAMED, user: 'other' }])
    await mine.setExpected(20)
    await theirs.setExpected(21)
    const [a, b] = [await backupOf(mine), await backupOf(theirs)]
    const one = merged(await first.classes.restore(b, PASSWORD)).book
    const two = merged(await second.classes.restore(a, PASSWORD)).book
    for (const book of [one, two]) {
      expect(book.card.relays).toEqual([NAMED])
      expect(book.getSnapshot().expects).toBe(21)
    }
  })

  it('learns that the class was archived, and reopens it for both', async () => {
    const { first, second, mine, theirs } = await twoTeachers()
    await mine.setArchived(true)
    await approves(theirs, ben, 'Ben')
    const got = merged(await second.classes.restore(await backupOf(mine), PASSWORD))
    expect(got.news).toEqual({ ...NOTHING, archived: 'archived' })
    expect(got.lacks).toEqual({ ...NOTHING, reports: 1, decisions: 1 })
    expect(await second.classes.list()).toMatchObject([{ archivedAt: '2026-11-21T09:00:00.000Z' }])
    // A merge reaches an archived class.
    const mineNow = merged(await first.classes.restore(await backupOf(got.book), PASSWORD))
    expect(mineNow.news).toEqual({ ...NOTHING, reports: 1, decisions: 1 })
    expect(mineNow.book.getSnapshot().archivedAt).toBeDefined()
    await got.book.setArchived(false)
    const open = merged(await first.classes.restore(await backupOf(got.book), PASSWORD))
    expect(open.news).toEqual({ ...NOTHING, archived: 'reopened' })
  })

  it('keeps the password of the own copy after the other changed theirs', async () => {
    const { first, second, mine, theirs } = await twoTeachers()
    const before = await backupOf(mine)
    await mine.changePassword(PASSWORD, NEXT_PASSWORD)
    await approves(mine, ada, 'Ada')
    const after = await backupOf(mine)
    theirs.lock()
    // The colleague's copy opens as before, and so do earlier files.
    opened(await second.classes.unlock(mine.key, PASSWORD)).lock()
    opened(await second.classes.restore(before, PASSWORD)).lock()
    const refused = (reason: string) => ({ kind: 'refused', reason })
    expect(await second.classes.restore(after, PASSWORD)).toEqual(refused('wrong-password'))
    expect(await second.classes.restore(after, NEXT_PASSWORD)).toEqual(refused('own-password'))
    const got = merged(await second.classes.restore(after, NEXT_PASSWORD, PASSWORD))
    expect(got.news).toEqual({ ...NOTHING, reports: 1, decisions: 1 })
    // A file of the colleague has the colleague's password, and merges into the changed copy.
    const theirFile = await backupOf(got.book)
    expect(await first.classes.restore(theirFile, PASSWORD)).toEqual(refused('own-password'))
    expect(merged(await first.classes.restore(theirFile, PASSWORD, NEXT_PASSWORD)).news).toEqual(NOTHING)
    got.book.lock()
    expect(await second.classes.unlock(mine.key, NEXT_PASSWORD)).toEqual(refused('wrong-password'))
    opened(await second.classes.unlock(mine.key, PASSWORD)).lock()
  })

  it('counts deleted reports of a learner who left', async () => {
    const { first, second, mine, theirs } = await twoTeachers()
    const { sender } = await approves(mine, ada, 'Ada')
    merged(await second.classes.restore(await backupOf(mine), PASSWORD)).book.lock()
    theirs.lock()
    taken(await mine.collect(await leavingOf(mine.card, { signer: ada }), 'light'))
    await mine.erase(new Set([sender]))
    const got = merged(await second.classes.restore(await backupOf(mine), PASSWORD))
    expect(got.news).toEqual({ ...NOTHING, leavings: 1, deleted: 1 })
    expect(Object.keys(got.book.getSnapshot().book.reports)).toEqual([])
    const back = merged(await first.classes.restore(await backupOf(got.book), PASSWORD))
    expect(back.news).toEqual(NOTHING)
  })
})
