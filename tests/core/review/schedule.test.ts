import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysBetween } from '../../../src/core/progress/calendar'
import { scheduleOf } from '../../../src/core/review/schedule'
import { day } from '../progress/samples'

const TODAY = day('2026-06-01')
const right = (on: string) => ({ day: day(on), isRight: true })
const wrong = (on: string) => ({ day: day(on), isRight: false })

function daysUntil(answers: Parameters<typeof scheduleOf>[0], from: string, today = TODAY): number {
  const schedule = scheduleOf(answers, today)
  if (schedule === undefined) throw new Error('nothing is scheduled')
  return daysBetween(day(from), schedule.due)
}

describe('a question is due', () => {
  test('never, until it is answered', () => {
    expect(scheduleOf([], TODAY)).toBeUndefined()
  })

  test('a day after a wrong answer, less often after right ones', () => {
    expect(daysUntil([wrong('2026-03-01')], '2026-03-01')).toBe(1)
    const first = daysUntil([right('2026-03-01')], '2026-03-01')
    const second = daysUntil([right('2026-03-01'), right('2026-03-04')], '2026-03-04')
    const third = daysUntil([right('2026-03-01'), right('2026-03-04'), right('2026-03-20')], '2026-03-20')
    expect([first, second, third]).toEqual([...new Set([first, second, third])].sort((a, b) => a - b))
    expect(first).toBeGreaterThan(1)
    expect(third).toBeLessThanOrEqual(365)
  })

  test('sooner after it was answered wrong again', () => {
    const known = [right('2026-03-01'), right('2026-03-04'), right('2026-03-20')]
    const lapsed = daysUntil([...known, wrong('2026-05-20')], '2026-05-20')
    expect(lapsed).toBeLessThan(daysUntil([...known, right('2026-05-20')], '2026-05-20'))
  })

  test('without answers from the future, and early without a day', () => {
    const known = [right('2026-05-20')]
    expect(scheduleOf([...known, wrong('2031-01-01')], TODAY)).toEqual(scheduleOf(known, TODAY))
    expect(scheduleOf([wrong('2031-01-01')], TODAY)).toBeUndefined()
    expect(scheduleOf([...known, wrong('2031-01-01')], day('2031-01-02'))?.wasRight).toBe(false)
    const untold = scheduleOf([{ day: undefined, isRight: true }], TODAY)
    expect(untold?.due.slice(0, 7)).toBe('2026-01')
    // An answer dated tomorrow may come from a traveler.
    expect(scheduleOf([right('2026-06-02')], TODAY)).toBeDefined()
  })

  test('on the same day everywhere, at least one day later', () => {
    const answer = fc.record({ day: fc.integer({ min: 0, max: 500 }), isRight: fc.boolean() })
    fc.assert(
      fc.property(fc.array(answer, { minLength: 1, maxLength: 12 }), (given) => {
        const dated = given
          .toSorted((a, b) => a.day - b.day)
          .map(({ day: days, isRight }) => ({
            isRight,
            day: day(new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)),
          }))
        const today = day('2028-01-01')
        const schedule = scheduleOf(dated, today)
        expect(scheduleOf(structuredClone(dated), today)).toEqual(schedule)
        const last = dated.at(-1)
        expect(schedule?.wasRight).toBe(last?.isRight)
        const wait = daysBetween(last?.day ?? today, schedule?.due ?? today)
        expect(wait).toBeGreaterThanOrEqual(1)
        expect(wait).toBeLessThanOrEqual(365)
      }),
    )
  })
})
