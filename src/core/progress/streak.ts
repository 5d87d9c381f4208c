/**
 * Role: the daily streak (contract, section 5.7), how long a learner was away (section 7.5), and past runs of days.
 * Guarantee: dates are counted, not periods of 24 hours. An active day is always kept. Adding days never shortens a
 * run, and never delays the day on which a length was first reached.
 * Must not: write anything, because reading the streak is not activity. Must not contain texts for the learner.
 */
import { dayNumber, daysBetween } from './calendar'
import type { ProgressDocument } from './document'
import { type LocalDate, parseLocalDate } from './ids'
import { ownEntries } from './json'

export interface Streak {
  readonly streak: number
  /** For a welcome-back message, whose text is in the screen's code. */
  readonly missed?: MissedDays
}

/**
 * The current streak. Days later than tomorrow come from a clock that was ahead and are ignored for now. Tomorrow is
 * included, because another device may be across the date line. `today` is undefined if the clock is before 2020.
 */
export function streakOf(document: ProgressDocument, today: LocalDate | undefined): Streak {
  const last = today === undefined ? undefined : lastRun(document, dayNumber(today))
  if (last === undefined) return { streak: 1 }
  const missed = missedDays(last.gap)
  return missed === undefined ? { streak: last.length } : { streak: 1, missed }
}

/** Consecutive active days up to tomorrow, today or yesterday; 0 when the run is broken or there is no activity yet. */
export function runningDays(document: ProgressDocument, today: LocalDate | undefined): number {
  const last = today === undefined ? undefined : lastRun(document, dayNumber(today))
  return last === undefined || missedDays(last.gap) !== undefined ? 0 : last.length
}

/**
 * The longest run of consecutive days ever, including past ones. It does not change when the streak is back at 1. Days
 * later than tomorrow are ignored. Returns 0 if there is no activity yet.
 */
export function longestStreak(document: ProgressDocument, today: LocalDate | undefined): number {
  const days = activeDays(document)
  return longestRun(today === undefined ? days : days.filter((day) => daysBetween(today, day) <= 1))
}

/** Days with learning activity, oldest first. */
export function activeDays(document: ProgressDocument): LocalDate[] {
  return ownEntries(document.days)
    .filter(([day, active]) => active === true && parseLocalDate(day) !== undefined)
    .map(([day]) => day)
    .sort()
}

/** The run that ends on the last active day, and how many days ago that day was. */
function lastRun(
  document: ProgressDocument,
  now: number,
): { readonly length: number; readonly gap: number } | undefined {
  const days = new Set(activeDays(document).map(dayNumber))
  const last = [...days].filter((day) => day <= now + 1).reduce((latest, day) => Math.max(latest, day), -Infinity)
  return last === -Infinity ? undefined : { length: runEndingAt(last, days), gap: now - last }
}

function runEndingAt(last: number, days: ReadonlySet<number>): number {
  let first = last
  while (days.has(first - 1)) first -= 1
  return last - first + 1
}

export type MissedDays =
  | { readonly kind: 'yesterday' }
  /** `days` is the number of missed days, one fewer than the gap. */
  | { readonly kind: 'some-days'; readonly days: number }
  | { readonly kind: 'weeks' }
  | { readonly kind: 'longer' }

/** `gap` is the number of calendar days since the last active day. With a gap of up to 1 day, no day was missed. */
export function missedDays(gap: number): MissedDays | undefined {
  if (gap <= 1) return undefined
  if (gap === 2) return { kind: 'yesterday' }
  if (gap <= 7) return { kind: 'some-days', days: gap - 1 }
  return { kind: gap <= 30 ? 'weeks' : 'longer' }
}

/** The number of days in the longest run. `days` must be sorted, oldest first, without duplicates. */
export function longestRun(days: readonly LocalDate[]): number {
  return runLengths(days).reduce((longest, length) => Math.max(longest, length), 0)
}

/** The first day that completed a run of `length` days; undefined when no run is that long. */
export function dayOfRun(days: readonly LocalDate[], length: number): LocalDate | undefined {
  const index = runLengths(days).findIndex((reached) => reached >= length)
  return days[index]
}

/** For each day, the length of the run that ends on it. */
function runLengths(days: readonly LocalDate[]): number[] {
  const lengths: number[] = []
  days.forEach((day, index) => {
    const before = days[index - 1]
    lengths.push(before !== undefined && daysBetween(before, day) === 1 ? (lengths[index - 1] ?? 0) + 1 : 1)
  })
  return lengths
}
