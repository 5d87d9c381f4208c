import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clockTime,
  dayNear,
  marginDay,
  knownDate,
  monthAndYear,
  plainFigure,
  shortDay,
  signed,
  weekdays,
  whole,
} from '#words/ledgerFormat'

describe('figures and dates of the ledger', () => {
  it('writes signed figures with a true minus sign', () => {
    expect([signed(50), signed(-1200), whole(5700)]).toEqual(['+50', '\u22121,200', '5,700'])
  })

  it.each([
    ['2026-11-21', 'Nov 21', ['Sat, Nov 21,', '2026'], 'November 2026'],
    ['2026-01-01', 'Jan 1', ['Thu, Jan 1,', '2026'], 'January 2026'],
    ['2028-02-29', 'Feb 29', ['Tue, Feb 29,', '2028'], 'February 2028'],
  ])('keeps the date %s the same in every time zone', (date, short, marginNote, month) => {
    expect([shortDay(date), marginDay(date), monthAndYear(date)]).toEqual([short, marginNote, month])
  })

  it('shows a date only as exactly as it is known', () => {
    expect(['2025', '2026-06', '2026-08-07'].map(knownDate)).toEqual(['2025', 'June 2026', 'August 7, 2026'])
  })

  it('shows a dash for an unknown day', () => {
    expect(shortDay('')).toBe('–')
    expect(dayNear('', '2026-11-21')).toBe('–')
  })

  it('shows the year for dates over 300 days away, either direction', () => {
    const dayAt = (count: number) => new Date(Date.UTC(2020, 0, 1 + count)).toISOString().slice(0, 10)
    const days = fc.integer({ min: 0, max: 5000 })
    const away = fc.tuple(fc.integer({ min: 301, max: 3000 }), fc.constantFrom(-1, 1))
    fc.assert(
      fc.property(days, away, (today, [count, way]) => {
        const date = dayAt(today + count * way)
        expect(dayNear(date, dayAt(today))).toContain(`, ${date.slice(0, 4)}`)
      }),
    )
    expect(dayNear('2026-02-01', '2026-11-21')).toBe('Feb 1')
    expect(dayNear('2026-01-02', '2026-12-30')).toBe('Jan 2, 2026')
  })

  it('shows a plain figure with at most two digits', () => {
    expect([1200, 1200.5, 0.126, -3].map(plainFigure)).toEqual(['1,200', '1,200.5', '0.13', '\u22123'])
  })

  it('shows the time on the device’s clock', () => {
    expect(clockTime(new Date(2026, 10, 21, 16, 5))).toMatch(/^4:05\sPM$/)
  })

  it('starts the week on Sunday, with day names from the language', () => {
    // 2023-01-01 was a Sunday.
    const days = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2023, 0, 1 + index)))
    const written = (weekday: 'long' | 'narrow') =>
      days.map((day) => new Intl.DateTimeFormat('en-US', { weekday, timeZone: 'UTC' }).format(day))
    expect(weekdays().map(({ name }) => name)).toEqual(written('long'))
    expect(weekdays().map(({ initial }) => initial)).toEqual(written('narrow'))
  })
})
