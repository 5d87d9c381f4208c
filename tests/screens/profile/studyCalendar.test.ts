import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { studyCalendar, type Weekday } from '../../../src/screens/profile/studyCalendar'

const weekly = {
  weekday: 1,
  time: '19:00',
  product: '-//River County//Study time//EN',
  title: 'River County: half an hour',
  text: 'One lesson, then tea; or coffee.',
  url: 'https://ledger.example.org/dashboard',
  id: 'a1',
  now: new Date(2026, 10, 22, 8, 30),
} as const

const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

describe('a weekly study time', () => {
  it('starts at the next such hour, and repeats every week', () => {
    const lines = unfolded(studyCalendar(weekly))
    expect(lines).toContain('DTSTART:20261123T190000')
    expect(lines).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO')
    expect(lines).toContain('TRIGGER:-PT10M')
  })

  it('starts today for a future hour, next week for a past one', () => {
    const sunday = { ...weekly, weekday: 0 } as const
    expect(unfolded(studyCalendar({ ...sunday, time: '08:31' }))).toContain('DTSTART:20261122T083100')
    expect(unfolded(studyCalendar({ ...sunday, time: '08:29' }))).toContain('DTSTART:20261129T082900')
  })

  it('says when it was made in UTC, without fractions', () => {
    const made = { ...weekly, now: new Date('2026-11-22T14:30:05.250Z') }
    expect(unfolded(studyCalendar(made))).toContain('DTSTAMP:20261122T143005Z')
  })

  it('keeps commas, semicolons and line breaks in its text', () => {
    const lines = unfolded(studyCalendar({ ...weekly, text: 'a, b; c\\d\ne' }))
    expect(lines).toContain('DESCRIPTION:a\\, b\\; c\\\\d\\ne')
  })

  it('keeps lines within 75 bytes without losing characters, and starts that day', () => {
    const weekday = fc.integer({ min: 0, max: 6 }) as fc.Arbitrary<Weekday>
    const title = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
      .filter((text) => !/[\\;,\r\n]/.test(text))
    const moment = fc.date({ min: new Date(2024, 0, 1), max: new Date(2040, 0, 1), noInvalidDate: true })
    fc.assert(
      fc.property(weekday, title, moment, (day, name, now) => {
        const file = studyCalendar({ ...weekly, weekday: day, title: name, now })
        for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        const lines = unfolded(file)
        expect(lines).toContain(`SUMMARY:${name}`)
        const [, year = '', month = '', date = ''] = /DTSTART:(\d{4})(\d\d)(\d\d)T190000/.exec(file) ?? []
        const start = new Date(Number(year), Number(month) - 1, Number(date), 19)
        expect(start.getDay()).toBe(day)
        expect(start.getTime()).toBeGreaterThanOrEqual(now.getTime())
        expect(start.getTime() - now.getTime()).toBeLessThan(7.1 * 86_400_000)
      }),
    )
  })
})
