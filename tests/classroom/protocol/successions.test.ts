import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Arrival,
  type ClassBook,
  EMPTY_BOOK,
  joinBooks,
  withArrival,
  withDecision,
} from '../../../src/classroom/protocol/book/classBook'
import { gridOf } from '../../../src/classroom/protocol/book/grid'
import { idsBefore } from '../../../src/classroom/protocol/book/idsBefore'
import { membersOf } from '../../../src/classroom/protocol/book/members'
import {
  canSucceed,
  namesakeOffers,
  successionOffers,
  withLeaversErased,
  withSuccession,
} from '../../../src/classroom/protocol/book/successions'
import { todayOf } from '../../../src/classroom/protocol/book/today'
import type { MemberId } from '../../../src/classroom/protocol/card/classId'
import { completedLessons } from '../../../src/core/progress/lessons'
import { arrivalOf, CURRICULUM, leavingOf, memberId, NOW, senderHash } from './bookSamples'

const NOW_CLASS = new Uint8Array(16).fill(7)
const OLD_CLASS = new Uint8Array(16).fill(3)

/** Gives the arrival an envelope that was sealed for that class. */
function of(classId: Uint8Array, arrival: Arrival): Arrival {
  const bytes = new Uint8Array(52)
  bytes.set(classId, 4)
  bytes.set(arrival.bytes, 20)
  return { ...arrival, bytes }
}

interface Said {
  readonly id: string
  readonly name?: string
  readonly classId?: Uint8Array
  readonly lessons?: readonly string[]
  readonly sequence?: number
}

function withMember(book: ClassBook, { id, name = 'Ada', classId = NOW_CLASS, lessons = [], sequence = 1 }: Said) {
  const arrival = arrivalOf({ sender: senderHash(id), says: memberId(id), sequence, lessons, name })
  return withDecision(withArrival(book, of(classId, arrival)), senderHash(id), memberId(id), true)
}

const [oldAda, newAda, newerAda, oldBen] = ['oldAda', 'newAda', 'newerAda', 'oldBen'].map(memberId)
if (!oldAda || !newAda || !newerAda || !oldBen) throw new Error('four members')

/** A class after a new card: Ada has joined again, Ben has not. */
function afterNewCard(): ClassBook {
  const before = withMember(EMPTY_BOOK, { id: 'oldAda', classId: OLD_CLASS, lessons: ['foundations_1', 'saving_1'] })
  const both = withMember(before, { id: 'oldBen', name: 'Ben', classId: OLD_CLASS, lessons: ['foundations_2'] })
  return withMember(both, { id: 'newAda', name: ' ADA ', lessons: ['foundations_1'] })
}
const names = (book: ClassBook) => membersOf(book).map(({ member }) => member)

describe('the match of a learner to an earlier member', () => {
  it('is offered only for members with the name of an earlier one', () => {
    const book = withMember(afterNewCard(), { id: 'dan', name: 'Dan' })
    const [offer, ...more] = namesakeOffers(book, NOW_CLASS)
    expect(more).toEqual([])
    expect(offer?.member.member).toBe(newAda)
    expect(offer?.namesakes.map(({ member }) => member)).toEqual([oldAda])
    expect(offer?.others.map(({ member }) => member)).toEqual([oldBen])
    expect(successionOffers(book, NOW_CLASS).map(({ member }) => member.name)).toEqual([' ADA ', 'Dan'])
    // A class that never had another card has nothing to match.
    expect(successionOffers(withMember(EMPTY_BOOK, { id: 'newAda' }), NOW_CLASS)).toEqual([])
    expect(namesakeOffers(withSuccession(book, newAda, undefined), NOW_CLASS)).toEqual([])
  })

  it('makes them one learner, whose older progress is readable but uncounted', () => {
    const book = withSuccession(afterNewCard(), newAda, oldAda)
    expect(names(book)).toEqual([newAda, oldBen])
    const [ada] = membersOf(book)
    expect(ada && completedLessons(ada.document)).toEqual(['foundations_1'])
    expect(ada?.before.map(({ document }) => completedLessons(document))).toEqual([['foundations_1', 'saving_1']])
    expect(gridOf(book, CURRICULUM).map(({ modules }) => modules.map(({ complete }) => complete))).toEqual([
      [1, 0],
      [1, 0],
    ])
    expect(todayOf(book, CURRICULUM, NOW).members).toBe(2)
    expect(successionOffers(book, NOW_CLASS)).toEqual([])
  })

  it('can be undone, and ends when the device is removed', () => {
    const told = withSuccession(afterNewCard(), newAda, oldAda)
    expect(names(withSuccession(told, newAda, undefined))).toEqual(names(afterNewCard()))
    expect(names(withDecision(told, senderHash('newAda'), newAda, false))).toEqual([oldAda, oldBen])
  })

  it('follows the last tap, even when a colleague has an older one', () => {
    const nobody = withSuccession(afterNewCard(), newAda, undefined)
    const told = withSuccession(nobody, newAda, oldAda)
    expect(names(joinBooks(nobody, told))).toEqual(names(told))
    expect(names(joinBooks(told, withSuccession(told, newAda, undefined)))).toEqual(names(nobody))
  })

  it('spans several cards', () => {
    const third = withMember(withSuccession(afterNewCard(), newAda, oldAda), { id: 'newerAda' })
    const book = withSuccession(third, newerAda, newAda)
    expect(membersOf(book)[0]).toMatchObject({ member: newerAda, before: [{ member: newAda }, { member: oldAda }] })
    expect(canSucceed(book, oldAda, newerAda)).toBe(false)
    expect(canSucceed(book, newAda, newAda)).toBe(false)
    expect(canSucceed(book, newerAda, oldBen)).toBe(true)
  })

  it('hides no one, however two books merge', () => {
    const ids = [oldAda, newAda, newerAda, oldBen]
    const everybody = withMember(afterNewCard(), { id: 'newerAda' })
    const taps = fc.array(fc.tuple(fc.constantFrom(...ids), fc.option(fc.constantFrom(...ids), { nil: undefined })), {
      maxLength: 6,
    })
    const tapped = (book: ClassBook, list: readonly (readonly [MemberId, MemberId | undefined])[]) =>
      list.reduce((now, [member, before]) => {
        return before === undefined || canSucceed(now, member, before) ? withSuccession(now, member, before) : now
      }, book)
    fc.assert(
      fc.property(taps, taps, (mine, theirs) => {
        const [a, b] = [tapped(everybody, mine), tapped(everybody, theirs)]
        const joined = joinBooks(a, b)
        expect(joinBooks(b, a)).toEqual(joined)
        expect(joinBooks(joined, a)).toEqual(joined)
        const members = membersOf(joined)
        const shown = members.flatMap(({ member, before }) => [member, ...before.map((one) => one.member)])
        expect([...new Set(shown)].sort()).toEqual([...ids].sort())
        for (const { member, before } of members) expect(before.map((one) => one.member)).not.toContain(member)
      }),
    )
  })

  it('does nothing for members of a circle', () => {
    const circle = withSuccession(withSuccession(EMPTY_BOOK, oldAda, newAda), newAda, oldAda)
    expect(idsBefore(circle, oldAda)).toEqual([])
    expect(idsBefore(withSuccession(circle, newerAda, oldAda), newerAda)).toEqual([oldAda])
  })

  it('stays until both devices of a learner who left are deleted', () => {
    const tablet = senderHash('newAda on a tablet')
    const second = of(NOW_CLASS, arrivalOf({ sender: tablet, says: newAda, sequence: 1, lessons: [] }))
    const both = withDecision(withArrival(withSuccession(afterNewCard(), newAda, oldAda), second), tablet, newAda, true)
    const left = [senderHash('newAda'), tablet].reduce(
      (book, sender) => withArrival(book, of(NOW_CLASS, leavingOf({ sender, sequence: 2 }))),
      both,
    )
    const isOldHere = (book: ClassBook) => Object.values(book.reports).some(({ report }) => report.member === oldAda)
    expect(isOldHere(withLeaversErased(left, new Set([tablet])))).toBe(true)
    expect(isOldHere(withLeaversErased(left, new Set([tablet, senderHash('newAda')])))).toBe(false)
  })

  it('is deleted permanently with a learner who left', () => {
    const told = withSuccession(afterNewCard(), newAda, oldAda)
    const leaving = leavingOf({ sender: senderHash('newAda'), sequence: 2 })
    const left = withArrival(told, of(NOW_CLASS, leaving))
    expect(membersOf(left)[0]).toMatchObject({ member: newAda, before: [{ member: oldAda }] })
    const erased = withLeaversErased(left, new Set([senderHash('newAda')]))
    expect(names(erased)).toEqual([oldBen])
    expect(Object.values(erased.reports).map(({ report }) => report.member)).toEqual([oldBen])
    expect(names(joinBooks(erased, told))).toEqual([oldBen])
    // The progress from before starting over is deleted too.
    const again = arrivalOf({ sender: senderHash('oldAda'), says: oldAda, sequence: 2, epoch: 1, lessons: [] })
    const twice = withLeaversErased(withArrival(left, of(OLD_CLASS, again)), new Set([senderHash('newAda')]))
    expect(Object.values(twice.reports).map(({ report }) => report.member)).toEqual([oldBen])
    // Nothing of a learner who has not left is deleted, whatever is requested.
    expect(withLeaversErased(told, new Set([senderHash('newAda')]))).toEqual(told)
  })
})
