import { listed } from '../listed'
import { minus, whenUsed, wholeNumber } from '../format'
import { isEnglish, locale } from '../locale'
import { plural } from '../plural'

/** How the site writes figures and dates in American English. Dates are `YYYY-MM-DD` in the learner's calendar. */
const plainFormat = whenUsed(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }))
const timeFormat = whenUsed(() => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }))
const dayFormat = dateFormat({ month: 'short', day: 'numeric' })
const dayYearFormat = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' })
const longDayFormat = dateFormat({ month: 'long', day: 'numeric', year: 'numeric' })
const weekdayFormat = dateFormat({ weekday: 'short', month: 'short', day: 'numeric' })
const monthFormat = dateFormat({ month: 'long' })
const monthYearFormat = dateFormat({ month: 'long', year: 'numeric' })

function dateFormat(parts: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  // A calendar date has no time zone; reading and writing it in UTC keeps it unchanged.
  return whenUsed(() => new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }))
}

function utc(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}

/** `1,200` */
export function whole(value: number): string {
  return wholeNumber(value)
}

/** `1,200.5`, at most two digits after the point, a true minus sign, and no unit, because a caption names it. */
export function plainFigure(value: number): string {
  return plainFormat().format(value).replace('-', minus)
}

/** `2 lessons and 1 quiz (200 points)` */
export function learnedFigures(lessons: number, quizzes: number, points: number): string {
  const learned = listed([
    plural(lessons, { one: '1 lesson', other: `${whole(lessons)} lessons` }),
    plural(quizzes, { one: '1 quiz', other: `${whole(quizzes)} quizzes` }),
  ])
  return `${learned} (${plural(points, { one: '1 point', other: `${whole(points)} points` })})`
}

/** `+50`, or `800` under a true minus sign. */
export function signed(value: number): string {
  return value < 0 ? `${minus}${whole(-value)}` : `+${whole(value)}`
}

/** `4:05 PM`, in the device's time zone. Spanish is `4:05 pm`, because “p.m.” would put two periods at the end. */
export function clockTime(time: Date): string {
  if (isEnglish) return timeFormat().format(time)
  const parts = timeFormat().formatToParts(time)
  return parts.map(({ type, value }) => (type === 'dayPeriod' ? value.replaceAll(/[.\s]/gu, '') : value)).join('')
}

/** `Nov 21`, or a dash for an unknown day, such as when the clock was wrong. */
export function shortDay(date: string): string {
  return date === '' ? '–' : dayFormat().format(utc(date))
}

/** Beyond this distance, a day without its year could be mistaken for a nearby one. */
const NEAR_MS = 300 * 24 * 3_600_000

/** `Nov 21`, or `Nov 21, 2025` for a day in another year than `today` or far from it; a dash for an unknown date. */
export function dayNear(date: string, today: string): string {
  const isNear = date.slice(0, 4) === today.slice(0, 4) && Math.abs(Date.parse(date) - Date.parse(today)) <= NEAR_MS
  return date === '' || isNear ? shortDay(date) : shortDate(date)
}

/** `Nov 21, 2026` */
export function shortDate(date: string): string {
  return dayYearFormat().format(utc(date))
}

/** `November 21, 2026` */
export function longDay(date: string): string {
  return longDayFormat().format(utc(date))
}

/** `Sat, Nov 21,` and `2026`: two lines in the margin. */
export function marginDay(date: string): readonly [day: string, year: string] {
  return [`${weekdayFormat().format(utc(date))}${isEnglish ? ',' : ''}`, date.slice(0, 4)]
}

/** `November` */
export function monthName(date: string): string {
  return monthFormat().format(utc(date))
}

/** `November 2026` */
export function monthAndYear(date: string): string {
  return monthYearFormat().format(utc(date))
}

/** A date, as exact as it is known: `2025`, `June 2026` or `August 7, 2026`. */
export function knownDate(date: string): string {
  if (date.length === 4) return date
  return date.length === 7 ? monthAndYear(`${date}-01`) : longDay(date)
}

const longWeekday = dateFormat({ weekday: 'long' })
const narrowWeekday = dateFormat({ weekday: 'narrow' })
/** The days of the week, Sunday first. */
export const weekdays = whenUsed(() =>
  Array.from({ length: 7 }, (_, index) => {
    // January 1, 2023 was a Sunday.
    const day = utc(`2023-01-0${index + 1}`)
    return { initial: narrowWeekday().format(day), name: longWeekday().format(day) }
  }),
)
