import * as fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { daysBetween, instantOf, localDateOf, noonOf } from '../../../src/core/progress/calendar'
import { streakOf } from '../../../src/core/progress/streak'
import { day, fresh } from './samples'

const zoneBefore = process.env['TZ']

afterAll(() => {
  if (zoneBefore === undefined) delete process.env['TZ']
  else process.env['TZ'] = zoneBefore
})

/** The winter offset in minutes west of UTC, as in `getTimezoneOffset`. It proves that the zone took effect. */
function inZone(zone: string, januaryOffset: number): void {
  process.env['TZ'] = zone
  expect(new Date('2026-01-15T12:00:00Z').getTimezoneOffset()).toBe(januaryOffset)
}

const CHICAGO = { zone: 'America/Chicago', offset: 360 }
const ZONES = [
  CHICAGO,
  { zone: 'UTC', offset: 0 },
  { zone: 'America/Los_Angeles', offset: 480 },
  { zone: 'Asia/Kolkata', offset: -330 },
  { zone: 'Pacific/Kiritimati', offset: -840 },
  { zone: 'Pacific/Pago_Pago', offset: 660 },
  { zone: 'Australia/Lord_Howe', offset: -660 },
]

describe('a day on the learner’s own calendar', () => {
  test.each([
    { ...CHICAGO, moment: '2026-03-08T05:59:59Z', date: '2026-03-07', why: 'a minute before midnight in Chicago' },
    {
      ...CHICAGO,
      moment: '2026-03-08T06:00:00Z',
      date: '2026-03-08',
      why: 'midnight, the night the clocks go forward',
    },
    { ...CHICAGO, moment: '2026-03-09T04:59:59Z', date: '2026-03-08', why: 'the end of a day of 23 hours' },
    { ...CHICAGO, moment: '2026-03-09T05:00:00Z', date: '2026-03-09', why: 'the day after it' },
    { ...CHICAGO, moment: '2026-11-02T05:59:59Z', date: '2026-11-01', why: 'the end of a day of 25 hours' },
    { ...CHICAGO, moment: '2026-11-02T06:00:00Z', date: '2026-11-02', why: 'the day after it' },
    {
      zone: 'Pacific/Kiritimati',
      offset: -840,
      moment: '2026-05-01T10:00:00Z',
      date: '2026-05-02',
      why: 'first into each day',
    },
    {
      zone: 'Pacific/Pago_Pago',
      offset: 660,
      moment: '2026-05-01T10:59:00Z',
      date: '2026-04-30',
      why: 'last out of each day',
    },
    { zone: 'UTC', offset: 0, moment: '2024-02-29T23:59:59Z', date: '2024-02-29', why: 'a leap day' },
  ])('is $date for $why', ({ zone, offset, moment, date }) => {
    inZone(zone, offset)
    expect(localDateOf(new Date(moment))).toBe(date)
  })

  test.each(ZONES)('in $zone is consecutive with the day before, for a streak', ({ zone, offset }) => {
    inZone(zone, offset)
    for (let index = 0; index < 730; index += 1) {
      const [evening, morning] = [new Date(2026, 0, index + 1, 23, 59), new Date(2026, 0, index + 2, 3, 30)]
      const [first, second] = [localDateOf(evening), localDateOf(morning)]
      if (first === undefined || second === undefined) throw new Error('A date of 2026 or 2027 is missing.')
      expect(daysBetween(first, second)).toBe(1)
      expect(streakOf({ ...fresh(), days: { [first]: true, [second]: true } }, second).streak).toBe(2)
    }
  })

  test('is undefined for dates before 2020 or after 9999', () => {
    inZone('UTC', 0)
    for (const moment of ['1970-01-01T00:00:00Z', '2019-12-31T23:59:59Z', '+010000-01-01T00:00:00Z', 'no date']) {
      expect(localDateOf(new Date(moment))).toBeUndefined()
      expect(instantOf(new Date(moment))).toBe('')
    }
    expect(localDateOf(new Date('2020-01-01T00:00:00Z'))).toBe('2020-01-01')
    expect(instantOf(new Date('9999-12-31T23:59:59.999Z'))).toBe('9999-12-31T23:59:59.999Z')
  })

  test.each(ZONES.filter(({ zone }) => zone !== 'Pacific/Kiritimati'))(
    'includes noon UTC of the same date in $zone',
    ({ zone, offset }) => {
      inZone(zone, offset)
      expect(localDateOf(new Date(noonOf(day('2026-07-04'))))).toBe('2026-07-04')
    },
  )
})

describe('the number of days between two dates', () => {
  test.each([
    { from: '2026-03-07', to: '2026-03-09', days: 2 },
    { from: '2026-10-31', to: '2026-11-02', days: 2 },
    { from: '2024-02-28', to: '2024-03-01', days: 2 },
    { from: '2025-12-31', to: '2026-01-01', days: 1 },
    { from: '2026-01-01', to: '2026-01-01', days: 0 },
    { from: '2026-01-02', to: '2026-01-01', days: -1 },
  ])('from $from to $to is $days', ({ from, to, days }) => {
    inZone(CHICAGO.zone, CHICAGO.offset)
    expect(daysBetween(day(from), day(to))).toBe(days)
  })

  test('adds up over any three dates', () => {
    const date = fc
      .integer({ min: 0, max: 20_000 })
      .map((n) => day(new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10)))
    fc.assert(
      fc.property(date, date, date, (a, b, c) => {
        expect(daysBetween(a, b) + daysBetween(b, c)).toBe(daysBetween(a, c))
      }),
    )
  })
})
