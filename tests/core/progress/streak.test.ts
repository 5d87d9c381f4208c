import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { join } from '../../../src/core/progress/join'
import { answerReview } from '../../../src/core/progress/practice'
import { longestStreak, missedDays, streakOf } from '../../../src/core/progress/streak'
import { missedMessage } from '../../../src/words/en/missedDays'
import { peerDocument } from './arbitraries'
import { original } from './implementation'
import { day, device, fresh, question } from './samples'

const TODAY = day('2026-03-10')

function activeOn(...days: readonly string[]): ProgressDocument {
  return { ...fresh(), days: Object.fromEntries(days.map((date) => [date, true])) }
}

describe('the streak of a learner who', () => {
  test.each([
    { who: 'has not begun', days: [], streak: 1 },
    { who: 'learned today for the first time', days: ['2026-03-10'], streak: 1 },
    { who: 'learned yesterday and today', days: ['2026-03-09', '2026-03-10'], streak: 2 },
    { who: 'learned until yesterday and may still go on today', days: ['2026-03-08', '2026-03-09'], streak: 2 },
    {
      who: 'began the streak last month',
      days: ['2026-02-27', '2026-02-28', '2026-03-01', ...marchFrom(2, 10)],
      streak: 12,
    },
    { who: 'had a gap before', days: ['2026-03-01', '2026-03-02', '2026-03-09', '2026-03-10'], streak: 2 },
    { who: 'missed one day', days: ['2026-03-07', '2026-03-08', '2026-03-10'], streak: 1 },
    { who: 'learned on a device where it is already tomorrow', days: ['2026-03-10', '2026-03-11'], streak: 2 },
    { who: 'once had a clock that ran ahead', days: ['2026-03-10', '2027-01-01', '2027-01-02'], streak: 1 },
    { who: 'only ever had a clock that ran ahead', days: ['2027-01-01', '2027-01-02'], streak: 1 },
  ])('$who is $streak', ({ days, streak }) => {
    expect(streakOf(activeOn(...days), TODAY)).toEqual({ streak })
  })

  test('had a clock that ran ahead counts those days once they come', () => {
    expect(streakOf(activeOn('2027-01-01', '2027-01-02'), day('2027-01-02'))).toEqual({ streak: 2 })
  })

  test('only reviews on a day continues, with any other data', () => {
    fc.assert(
      fc.property(peerDocument(original), (document) => {
        const key = question('credit-q1')
        const result = answerReview(document, { key, chosen: 0, device: device('phone'), today: TODAY })
        if (result.kind === 'refused') return
        const days = { '2026-03-08': true, '2026-03-09': true } as const
        const { streak } = streakOf(join(result.document, { ...result.document, days }), day('2026-03-11'))
        expect(streak).toBeGreaterThanOrEqual(3)
      }),
    )
  })

  test('learns across a leap day and a new year continues', () => {
    expect(streakOf(activeOn('2028-02-28', '2028-02-29', '2028-03-01'), day('2028-03-01')).streak).toBe(3)
    expect(streakOf(activeOn('2026-12-31', '2027-01-01'), day('2027-01-01')).streak).toBe(2)
  })

  test('has no trustworthy clock is 1', () => {
    expect(streakOf(activeOn('2026-03-01'), undefined)).toEqual({ streak: 1 })
  })

  test('has damaged days ignores them', () => {
    const damaged: unknown = { '2026-03-09': 'yes', '2026-03-08': true, '2026-02-30': true, constructor: true }
    const document = { ...fresh(), days: damaged as ProgressDocument['days'] }
    expect(streakOf(document, day('2026-03-09'))).toEqual({ streak: 1 })
  })
})

describe('the longest run of a learner who', () => {
  test.each([
    { who: 'has not begun', days: [], longest: 0 },
    { who: 'learned once', days: ['2026-03-10'], longest: 1 },
    { who: 'is in it now', days: ['2026-03-01', ...marchFrom(8, 10)], longest: 3 },
    { who: 'was away', days: [...marchFrom(1, 4), '2026-02-10'], longest: 4 },
    { who: 'came back today', days: [...marchFrom(1, 4), '2026-03-10'], longest: 4 },
    { who: 'has two as long', days: [...marchFrom(1, 2), ...marchFrom(4, 5)], longest: 2 },
    { who: 'learned on a device where it is already tomorrow', days: marchFrom(9, 11), longest: 3 },
    { who: 'once had a clock that ran ahead', days: ['2026-03-09', '2027-01-01', '2027-01-02'], longest: 1 },
  ])('$who is $longest', ({ days, longest }) => {
    expect(longestStreak(activeOn(...days), TODAY)).toBe(longest)
  })

  test('stays the same when the streak is 1 again', () => {
    const away = activeOn('2026-02-01', '2026-02-02', '2026-02-03', '2026-02-04')
    expect(streakOf(away, TODAY)).toMatchObject({ streak: 1 })
    expect(longestStreak(away, TODAY)).toBe(4)
  })

  test('has no trustworthy clock counts all days', () => {
    expect(longestStreak(activeOn('2026-03-01', '2026-03-02'), undefined)).toBe(2)
  })
})

describe('a learner who comes back', () => {
  const WEEKS = "It's been a while! Ready to continue your learning journey?"
  const LONGER = "Welcome back! Let's restart your learning adventure!"
  test.each([
    { gap: 2, last: '2026-03-08', message: "We missed you yesterday! Let's get back on track!" },
    { gap: 3, last: '2026-03-07', message: 'We missed you for 2 days! Welcome back!' },
    { gap: 4, last: '2026-03-06', message: 'We missed you for 3 days! Welcome back!' },
    { gap: 7, last: '2026-03-03', message: 'We missed you for 6 days! Welcome back!' },
    { gap: 8, last: '2026-03-02', message: WEEKS },
    { gap: 30, last: '2026-02-08', message: WEEKS },
    { gap: 31, last: '2026-02-07', message: LONGER },
    { gap: 365, last: '2025-03-10', message: LONGER },
  ])('sees "$message" after a gap of $gap days', ({ last, message }) => {
    const { streak, missed } = streakOf(activeOn(last, '2025-01-01'), TODAY)
    expect([streak, missed && missedMessage(missed)]).toEqual([1, message])
  })

  test.each([-1, 0, 1])('sees no message after a gap of %i', (gap) => {
    expect(missedDays(gap)).toBeUndefined()
  })
})

function marchFrom(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `2026-03-${String(first + index).padStart(2, '0')}`)
}
