import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthGrid } from '../../src/ui/monthGrid'

const shape = (year: number, month: number, firstWeekday?: number): string[] =>
  monthGrid(year, month, firstWeekday).map((week) => week.map((day) => day?.day ?? '.').join(' '))

describe('the page of a month', () => {
  it('starts on Sunday and leaves the days of other months blank', () => {
    expect(shape(2026, 11)).toEqual([
      '1 2 3 4 5 6 7',
      '8 9 10 11 12 13 14',
      '15 16 17 18 19 20 21',
      '22 23 24 25 26 27 28',
      '29 30 . . . . .',
    ])
  })

  it('may start on Monday', () => {
    expect(shape(2026, 11, 1)[0]).toBe('. . . . . . 1')
  })

  it.each([
    [2026, 2, 4, '2026-02-28'],
    [2028, 2, 5, '2028-02-29'],
    [2026, 8, 6, '2026-08-31'],
    [2026, 12, 5, '2026-12-31'],
  ])('%i-%i takes %i weeks and ends on %s', (year, month, weeks, last) => {
    const grid = monthGrid(year, month)
    expect(grid).toHaveLength(weeks)
    expect(grid.flat().findLast((day) => day !== null)?.date).toBe(last)
  })

  it('puts every day under its weekday', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2020, max: 2100 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        for (const week of monthGrid(year, month)) {
          week.forEach((day, weekday) => {
            if (day !== null) expect(new Date(`${day.date}T00:00:00Z`).getUTCDay()).toBe(weekday)
          })
        }
      }),
    )
  })
})
