/**
 * Role: dates as shown on the learner's own calendar.
 * Guarantee: days are counted as dates, so daylight saving and time zones never add or lose a day.
 * Must not: read a clock; the time is a parameter.
 */
import { type Instant, type LocalDate, parseInstant, parseLocalDate } from './ids'

/** The text for an unknown instant. */
export const UNKNOWN_INSTANT = '' as Instant

const DAY_MS = 86_400_000

/** The date on this device's calendar; undefined if the clock is before 2020 or after 9999. */
export function localDateOf(date: Date): LocalDate | undefined {
  const month = String(date.getMonth() + 1).padStart(2, '0')
  const day = String(date.getDate()).padStart(2, '0')
  return parseLocalDate(`${date.getFullYear()}-${month}-${day}`)
}

/** The instant in UTC; unknown if the clock is before 2020 or after 9999. */
export function instantOf(date: Date): Instant {
  if (Number.isNaN(date.getTime())) return UNKNOWN_INSTANT
  return parseInstant(date.toISOString()) ?? UNKNOWN_INSTANT
}

/** Noon UTC on a date. At that time, it is the same date in every time zone in the Americas, Europe and Asia. */
export function noonOf(date: LocalDate): Instant {
  return `${date}T12:00:00.000Z` as Instant
}

/** Calendar days from `a` to `b`; negative when `b` is earlier. */
export function daysBetween(a: LocalDate, b: LocalDate): number {
  return dayNumber(b) - dayNumber(a)
}

/** The date for a number that `dayNumber` returned; undefined if there is no such date. */
export function dateOfNumber(day: number): LocalDate | undefined {
  const date = new Date(day * DAY_MS)
  return Number.isNaN(date.getTime()) ? undefined : parseLocalDate(date.toISOString().slice(0, 'YYYY-MM-DD'.length))
}

/** Days since 1970-01-01. Consecutive dates have consecutive numbers. */
export function dayNumber(date: LocalDate): number {
  return Date.parse(`${date}T00:00:00.000Z`) / DAY_MS
}
