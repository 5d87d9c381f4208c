import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Arrival,
  EMPTY_BOOK,
  joinBooks,
  withArrival,
  withDecision,
} from '../../../src/classroom/protocol/book/classBook'
import { membersOf } from '../../../src/classroom/protocol/book/members'
import { completedLessons } from '../../../src/core/progress/lessons'
import { arrivalOf, memberId, senderHash } from './bookSamples'

const [ada, ben, mallory] = [memberId('ada'), memberId('ben'), memberId('mallory')]
const [phone, tablet] = [senderHash('phone'), senderHash('tablet')]
const bookOf = (arrivals: readonly Arrival[]) => arrivals.reduce(withArrival, EMPTY_BOOK)

const arrival = fc
  .record({
    sender: fc.constantFrom(phone, tablet),
    says: fc.constantFrom(ada, ada, ada, ben, mallory),
    sequence: fc.integer({ min: 1, max: 12 }),
    epoch: fc.nat(7),
    lessons: fc.subarray(['foundations_1', 'saving_1']),
    variant: fc.nat(1),
  })
  .map((drawn) => arrivalOf(drawn))

describe('the rows that a book keeps of one sender', () => {
  it('stop growing when the learner starts over repeatedly', () => {
    const book = bookOf(
      Array.from({ length: 200 }, (_, epoch) =>
        arrivalOf({ sender: phone, says: ada, sequence: epoch + 1, epoch, lessons: epoch % 2 ? ['saving_1'] : [] }),
      ),
    )
    expect(
      Object.values(book.reports)
        .map(({ report }) => report.document.epoch)
        .sort(),
    ).toEqual([197, 198, 199])
    const [member] = membersOf(withDecision(book, phone, ada, true))
    expect(member?.document.epoch).toBe(199)
    expect(member?.earlier.map(completedLessons)).toEqual([[], ['saving_1']])
  })

  it('stop growing when the sender claims other members repeatedly', () => {
    const book = bookOf(
      Array.from({ length: 50 }, (_, at) =>
        arrivalOf({ sender: phone, says: memberId(`nobody ${at}`), sequence: at + 1, lessons: [] }),
      ),
    )
    expect(Object.keys(book.reports)).toHaveLength(4)
  })

  it('are the same for any order and any split over two books', () => {
    const drawn = fc
      .array(arrival, { maxLength: 25 })
      .chain((list) =>
        fc.tuple(
          fc.constant(list),
          fc.shuffledSubarray(list, { minLength: list.length }),
          list.length === 0 ? fc.constant(0) : fc.nat(list.length),
        ),
      )
    fc.assert(
      fc.property(drawn, ([list, shuffled, cut]) => {
        const whole = bookOf(list)
        expect(bookOf(shuffled)).toEqual(whole)
        expect(joinBooks(bookOf(shuffled.slice(0, cut)), bookOf(shuffled.slice(cut)))).toEqual(whole)
        expect(joinBooks(whole, whole)).toEqual(whole)
      }),
      { numRuns: 300 },
    )
  })
})
