import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ClassBook,
  EMPTY_BOOK,
  joinBooks,
  withArrival,
  withDecision,
  withDecisions,
} from '../../../src/classroom/protocol/book/classBook'
import { isDeleted, sendersOf, withMemberDeleted } from '../../../src/classroom/protocol/book/deletedSenders'
import { membersOf, waitingSenders } from '../../../src/classroom/protocol/book/members'
import { rejectedSenders, tapsBefore } from '../../../src/classroom/protocol/book/rejected'
import { instant } from '../../core/progress/samples'
import { arrivalOf, memberId, NOW, senderHash } from './bookSamples'

const SENDERS = ['adaPhone', 'adaTablet', 'benPhone', 'zoePhone'].map(senderHash)
const [ada, ben] = [memberId('ada'), memberId('ben')]
const [adaPhone = senderHash(''), , benPhone = senderHash('')] = SENDERS

const arrival = fc
  .record({
    sender: fc.constantFrom(...SENDERS),
    says: fc.constantFrom(ada, ben),
    sequence: fc.integer({ min: 1, max: 5 }),
    lessons: fc.subarray(['foundations_1', 'saving_1']),
  })
  .map((said) => arrivalOf({ ...said, heardAt: `2026-11-2${said.sequence}T08:00:00.000Z` }))
const tap = fc.record({
  sender: fc.constantFrom(...SENDERS),
  member: fc.constantFrom(ada, ben),
  isLetIn: fc.constantFrom(true, false, undefined),
})
const anyBook = fc
  .tuple(fc.array(arrival, { maxLength: 10 }), fc.array(tap, { maxLength: 8 }))
  .map(([arrivals, taps]) => withDecisions(arrivals.reduce(withArrival, EMPTY_BOOK), taps, NOW))

describe('the decisions of a teacher', () => {
  it('hide no report: each sender is counted, waiting or rejected', () => {
    fc.assert(
      fc.property(anyBook, (book) => {
        const reported = new Set(Object.values(book.reports).map(({ sender }) => sender))
        const shown = [
          ...membersOf(book).flatMap(({ senders }) => senders),
          ...waitingSenders(book).map(({ sender }) => sender),
          ...rejectedSenders(book).map(({ sender }) => sender),
        ]
        expect(new Set(shown)).toEqual(reported)
      }),
    )
  })

  it('are undone by the taps from before', () => {
    fc.assert(
      fc.property(anyBook, fc.array(tap, { minLength: 1, maxLength: 4 }), (book, taps) => {
        const once = [...new Map(taps.map((one) => [one.sender, one])).values()]
        const undone = withDecisions(withDecisions(book, once), tapsBefore(book, once))
        const held = ({ decisions }: ClassBook) =>
          Object.values(decisions).map(({ sender, member, isLetIn }) => [sender, member, isLetIn].join())
        expect(held(undone).sort()).toEqual(held(book).sort())
      }),
    )
  })

  it('say when a rejected device hands in again', () => {
    const first = arrivalOf({ sender: benPhone, says: ben, sequence: 1, lessons: [], name: 'Ben' })
    const again = { sender: benPhone, says: ben, sequence: 2, lessons: [], name: 'Ben' }
    const at = instant('2026-11-21T08:00:00.000Z')
    const rejected = withDecision(withArrival(EMPTY_BOOK, first), benPhone, ben, false, at)
    expect(rejectedSenders(rejected)).toMatchObject([{ name: 'Ben', rejectedAt: at, isBack: false }])
    const later = withArrival(rejected, arrivalOf({ ...again, heardAt: '2026-11-22T08:00:00.000Z' }))
    expect(rejectedSenders(later)).toMatchObject([{ name: 'Ben', rejectedAt: at, isBack: true }])
    // Books of older versions don't know when.
    const older = withDecision(withArrival(EMPTY_BOOK, first), benPhone, ben, false)
    expect(rejectedSenders(older)).toMatchObject([{ rejectedAt: undefined, isBack: false }])
  })
})

describe('the reports of a deleted learner', () => {
  it('never come back, in any merge with any copy', () => {
    fc.assert(
      fc.property(anyBook, anyBook, fc.array(arrival, { maxLength: 4 }), (book, copy, later) => {
        const senders = sendersOf(book, ada)
        const deleted = withMemberDeleted(book, ada, NOW)
        for (const joined of [joinBooks(deleted, copy), joinBooks(copy, deleted), joinBooks(deleted, book)]) {
          const after = later.reduce(withArrival, joined)
          const left = Object.values(after.reports).map(({ sender }) => sender)
          expect(left.filter((sender) => senders.includes(sender))).toEqual([])
          for (const sender of senders) expect(isDeleted(after, sender)).toBe(true)
        }
      }),
    )
  })

  it('leave no sealed content behind, and others stay', () => {
    const sealed = Uint8Array.from({ length: 400 }, (_, at) => at % 251)
    const report = { ...arrivalOf({ sender: adaPhone, says: ada, sequence: 1, lessons: [] }), bytes: sealed }
    const other = arrivalOf({ sender: benPhone, says: ben, sequence: 1, lessons: [] })
    const book = withDecision([report, other].reduce(withArrival, EMPTY_BOOK), adaPhone, ada, true)
    const { leavings, decisions, reports } = withMemberDeleted(book, ada, NOW)
    expect(Object.values(reports).map(({ sender }) => sender)).toEqual([benPhone])
    expect(decisions).toEqual({})
    // The class id and the sender's key, and nothing after them.
    expect(leavings[adaPhone]?.bytes.slice(0, 85)).toEqual(
      sealed.slice(0, 85).fill(0x50, 0, 1).fill(0x4c, 1, 2).fill(1, 2, 4),
    )
    expect(leavings[adaPhone]?.bytes).toHaveLength(93)
  })
})
