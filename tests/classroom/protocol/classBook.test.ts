import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Arrival,
  arrivalOutcome,
  type ClassBook,
  EMPTY_BOOK,
  joinBooks,
  withArrival,
  withDecision,
  withErased,
} from '../../../src/classroom/protocol/book/classBook'
import { membersOf, sendersToErase, waitingSenders } from '../../../src/classroom/protocol/book/members'
import { gridOf, learnerPage } from '../../../src/classroom/protocol/book/grid'
import { todayOf } from '../../../src/classroom/protocol/book/today'
import { completedLessons } from '../../../src/core/progress/lessons'
import { day, instant } from '../../core/progress/samples'
import { arrivalOf, CURRICULUM, leavingOf, memberId, NOW, senderHash } from './bookSamples'

const [ada, ben, mallory] = [memberId('ada'), memberId('ben'), memberId('mallory')]
const [adaPhone, adaTablet, benPhone, malloryPhone] = ['adaPhone', 'adaTablet', 'benPhone', 'malloryPhone'].map(
  senderHash,
)
if (!adaPhone || !adaTablet || !benPhone || !malloryPhone) throw new Error('four senders')

/** Returns all data that any screen or table shows. */
function said(book: ClassBook): unknown {
  return {
    grid: gridOf(book, CURRICULUM),
    today: todayOf(book, CURRICULUM, NOW),
    ada: learnerPage(book, CURRICULUM, ada, day('2026-11-22')),
    waiting: waitingSenders(book),
    erase: sendersToErase(book, NOW),
  }
}

const bookOf = (arrivals: readonly Arrival[]) => arrivals.reduce(withArrival, EMPTY_BOOK)
const letIn = (book: ClassBook) =>
  withDecision(withDecision(withDecision(book, adaPhone, ada, true), adaTablet, ada, true), benPhone, ben, true)

const heard = fc.constantFrom('2026-11-20T08:00:00.000Z', '2026-11-21T08:00:00.000Z', '2026-11-05T08:00:00.000Z')
const arrival: fc.Arbitrary<Arrival> = fc
  .record({
    sender: fc.constantFrom(adaPhone, adaTablet, benPhone, malloryPhone),
    says: fc.constantFrom(ada, ada, ben, mallory),
    sequence: fc.integer({ min: 1, max: 4 }),
    epoch: fc.nat(1),
    lessons: fc.subarray(['foundations_1', 'foundations_2', 'saving_1']),
    variant: fc.nat(2),
    heardAt: heard,
    carrier: fc.constantFrom('light' as const, 'file' as const, 'relay' as const),
    isLeaving: fc.integer({ min: 0, max: 7 }).map((one) => one === 0),
  })
  .map(({ isLeaving, ...drawn }) => (isLeaving ? leavingOf(drawn) : arrivalOf(drawn)))

describe('a class book', () => {
  it('is the same for any order, repetition and mix of carriers', () => {
    const arrivals = fc.array(arrival, { maxLength: 12 })
    fc.assert(
      fc.property(
        arrivals.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }), fc.subarray(list)),
        ),
        ([list, shuffled, again]) => {
          const [first, second] = [letIn(bookOf(list)), letIn(bookOf([...again, ...shuffled, ...again]))]
          expect(second).toEqual(first)
          expect(said(second)).toEqual(said(first))
        },
      ),
    )
  })

  it('merges with a colleague’s copy in any order, and with itself', () => {
    const copy = fc
      .tuple(fc.array(arrival, { maxLength: 6 }), fc.boolean(), fc.boolean())
      .map(([list, isIn, erases]) => {
        const decided = withDecision(letIn(bookOf(list)), benPhone, ben, isIn)
        return erases ? withErased(decided, new Set([adaPhone])) : decided
      })
    fc.assert(
      fc.property(copy, copy, copy, (a, b, c) => {
        expect(joinBooks(a, b)).toEqual(joinBooks(b, a))
        expect(joinBooks(joinBooks(a, b), c)).toEqual(joinBooks(a, joinBooks(b, c)))
        expect(joinBooks(a, a)).toEqual(a)
      }),
    )
  })

  it('does not change its results because of waiting senders', () => {
    const own = fc.array(
      arrival.filter(({ sender }) => sender !== malloryPhone),
      { maxLength: 6 },
    )
    const claims = fc.array(
      arrival.map((one) => ({ ...one, sender: malloryPhone })),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(own, claims, (honest, forged) => {
        const [without, withThem] = [letIn(bookOf(honest)), letIn(bookOf([...forged, ...honest, ...forged]))]
        expect(gridOf(withThem, CURRICULUM)).toEqual(gridOf(without, CURRICULUM))
        expect(todayOf(withThem, CURRICULUM, NOW)).toEqual(todayOf(without, CURRICULUM, NOW))
        expect(learnerPage(withThem, CURRICULUM, ada, day('2026-11-22'))).toEqual(
          learnerPage(without, CURRICULUM, ada, day('2026-11-22')),
        )
      }),
    )
  })

  it('never counts an admitted classmate as another member', () => {
    const honest = [
      arrivalOf({ sender: adaPhone, says: ada, sequence: 1, lessons: ['foundations_1'] }),
      arrivalOf({ sender: benPhone, says: ben, sequence: 1, lessons: [] }),
    ]
    const claim = arrivalOf({ sender: benPhone, says: ada, sequence: 2, lessons: ['foundations_2'], epoch: 9 })
    const [before, after] = [letIn(bookOf(honest)), letIn(bookOf([...honest, claim]))]
    expect(gridOf(after, CURRICULUM)).toEqual(gridOf(before, CURRICULUM))
    expect(waitingSenders(after)).toMatchObject([{ sender: benPhone, member: ada, claim: 'other-member' }])
  })

  it('removes everything that a sender said when it is removed', () => {
    const book = letIn(
      bookOf([
        arrivalOf({ sender: adaPhone, says: ada, sequence: 1, lessons: ['foundations_1'] }),
        arrivalOf({ sender: adaTablet, says: ada, sequence: 1, lessons: ['saving_1'] }),
      ]),
    )
    expect(membersOf(book).map(({ document }) => completedLessons(document))).toEqual([['foundations_1', 'saving_1']])
    const [member] = membersOf(withDecision(book, adaTablet, ada, false))
    expect(member && completedLessons(member.document)).toEqual(['foundations_1'])
    expect(waitingSenders(withDecision(book, adaTablet, ada, false))).toEqual([])
  })

  it('says whether a waiting sender is a new member or device', () => {
    const book = withDecision(
      bookOf([
        arrivalOf({ sender: adaPhone, says: ada, sequence: 1, lessons: [] }),
        arrivalOf({ sender: adaTablet, says: ada, sequence: 1, lessons: [], heardAt: '2026-11-20T09:00:00.000Z' }),
        arrivalOf({ sender: benPhone, says: ben, sequence: 1, lessons: [], heardAt: '2026-11-20T08:30:00.000Z' }),
      ]),
      adaPhone,
      ada,
      true,
    )
    expect(waitingSenders(book).map(({ sender, claim }) => [sender, claim])).toEqual([
      [benPhone, 'new-member'],
      [adaTablet, 'new-device'],
    ])
  })

  it('distinguishes an older and a repeated report from a new one', () => {
    const first = arrivalOf({ sender: adaPhone, says: ada, sequence: 5, lessons: [] })
    const book = bookOf([first])
    const other = (sequence: number) => arrivalOf({ sender: adaPhone, says: ada, sequence, lessons: ['saving_1'] })
    expect(arrivalOutcome(EMPTY_BOOK, first)).toBe('taken')
    expect(arrivalOutcome(book, first)).toBe('same')
    expect(arrivalOutcome(book, other(4))).toBe('older')
    expect(arrivalOutcome(book, other(6))).toBe('taken')
    expect(arrivalOutcome(book, { ...other(4), sender: benPhone })).toBe('taken')
    const left = withArrival(book, leavingOf({ sender: adaPhone, sequence: 9 }))
    expect(arrivalOutcome(left, other(8))).toBe('older')
    // An older report changes nothing that is shown.
    expect(said(letIn(withArrival(book, other(4))))).toEqual(said(letIn(book)))
  })

  it('shows a new start, with the older progress still readable', () => {
    const book = letIn(
      bookOf([
        arrivalOf({ sender: adaPhone, says: ada, sequence: 1, epoch: 0, lessons: ['foundations_1', 'saving_1'] }),
        arrivalOf({ sender: adaPhone, says: ada, sequence: 2, epoch: 1, lessons: ['foundations_2'] }),
      ]),
    )
    const [member] = membersOf(book)
    expect(member && completedLessons(member.document)).toEqual(['foundations_2'])
    expect(member?.earlier.map(completedLessons)).toEqual([['foundations_1', 'saving_1']])
  })

  it('shows learners who left, and deletes their progress after 30 days', () => {
    const both = [adaPhone, adaTablet].map((sender) =>
      arrivalOf({ sender, says: ada, sequence: 1, lessons: ['saving_1'] }),
    )
    const leftAt = '2026-11-21T08:00:00.000Z'
    const one = letIn(bookOf([...both, leavingOf({ sender: adaPhone, sequence: 2, heardAt: leftAt })]))
    expect(membersOf(one)).toMatchObject([{ leftAt: undefined }])
    const all = withArrival(one, leavingOf({ sender: adaTablet, sequence: 2, heardAt: leftAt }))
    expect(membersOf(all)).toMatchObject([{ leftAt }])
    expect(todayOf(all, CURRICULUM, NOW)).toMatchObject({ members: 0, silent: [], stuck: [], asOf: undefined })
    expect(sendersToErase(all, instant('2026-12-21T07:59:59.000Z'))).toEqual([])
    const due = sendersToErase(all, instant('2026-12-21T08:00:00.000Z'))
    expect(due).toEqual([adaPhone, adaTablet].sort())
    const erased = withErased(all, new Set(due))
    expect(membersOf(erased)).toEqual([])
    // Neither a carrier nor a colleague's copy can restore it.
    expect(membersOf(both.reduce(withArrival, erased))).toEqual([])
    expect(membersOf(joinBooks(all, erased))).toEqual([])
    expect(sendersToErase(erased, instant('2027-01-01T00:00:00.000Z'))).toEqual([])
  })
})
