import { describe, expect, it } from 'vitest'
import { EMPTY_BOOK, withArrival, withDecision } from '../../../src/classroom/protocol/book/classBook'
import { membersOf } from '../../../src/classroom/protocol/book/members'
import { looksLike, namesakesIn } from '../../../src/classroom/protocol/book/namesakes'
import { arrivalOf, memberId, senderHash } from './bookSamples'

describe('two names', () => {
  it.each([
    ['Dakota R.', 'dakota r'],
    ['Dakota R', 'Dаkоtа R'],
    ['José', 'Jose'],
    ['Will', 'WiII'],
    ['Ａｄａ', 'Ada'],
    ['Bob0', 'Bobo'],
  ])('can be confused when they are %s and %s', (one, other) => {
    expect(looksLike(one, other)).toBe(true)
  })

  it.each([
    ['Ada', 'Ida'],
    ['Ada', 'Ada B'],
    ['李明', '李红'],
    ['👩‍🚀', '🌾'],
  ])('are distinct when they are %s and %s', (one, other) => {
    expect(looksLike(one, other)).toBe(false)
  })
})

describe('a namesake', () => {
  const arrival = (device: string, name: string) =>
    arrivalOf({ sender: senderHash(device), says: memberId(device), name, sequence: 1, lessons: [] })

  it('is a member with another id, never the learner’s second device', () => {
    const waits = withArrival(EMPTY_BOOK, arrival('ada', 'Dakota R.'))
    const claim = { name: 'DAKOTA R', member: memberId('stranger') }
    expect(namesakesIn(membersOf(waits), claim)).toEqual([])
    const book = withDecision(waits, senderHash('ada'), memberId('ada'), true)
    expect(namesakesIn(membersOf(book), claim)).toMatchObject([{ name: 'Dakota R.' }])
    expect(namesakesIn(membersOf(book), { ...claim, member: memberId('ada') })).toEqual([])
  })
})
