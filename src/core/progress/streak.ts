/**
 * Role: the daily streak (contract, section 5.7), how long a learner was away (section 7.5), and runs of days long past.
 * Guarantee: dates are counted, not spans of 24 hours; a day once active stays active; more days never make a run shorter,
 * and never move the day on which a length was first reached later.
 * Must not: write: reading the streak is no activity. Nor word anything, or blame.
 */
import { dayNumber, daysBetween } from './calendar'
import type { ProgressDocument } from './document'
import { type LocalDate, parseLocalDate } from './ids'
import { ownEntries } from './json'

export interface Streak {
  readonly streak: number
  /** For a welcome back; the words are the screen's. */
  readonly missed?: MissedDays
}

/**
 * Days later than tomorrow, left by a clock that ran ahead, are ignored until they come. Tomorrow counts: another
 * device may be over the date line. `today` is undefined under a clock before 2020.
 */
export function streakOf(document: ProgressDocument, today: LocalDate | undefined): Streak {
  const last = today === undefined ? undefined : lastRun(document, dayNumber(today))
  if (last === undefined) return { streak: 1 }
  const missed = missedDays(last.gap)
  return missed === undefined ? { streak: last.length } : { streak: 1, missed }
}

/** Consecutive active days up to tomorrow, today or yesterday; 0 when the run is broken or nothing was done yet. */
export function runningDays(document: ProgressDocument, today: LocalDate | undefined): number {
  const last = today === undefined ? undefined : lastRun(document, dayNumber(today))
  return last === undefined || missedDays(last.gap) !== undefined ? 0 : last.length
}

/**
 * The longest run of consecutive days there ever was, also one long past: what stays when the streak is 1 again. Days
 * later than tomorrow wait here too. 0 before anything was done.
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

/** The run that ends at the last active day, and how many days ago that was. */
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
  /** `days` were missed: one fewer than the gap. */
  | { readonly kind: 'some-days'; readonly days: number }
  | { readonly kind: 'weeks' }
  | { readonly kind: 'longer' }

/** `gap` is in calendar days since the last active day. Up to 1 day nothing was missed. */
export function missedDays(gap: number): MissedDays | undefined {
  if (gap <= 1) return undefined
  if (gap === 2) return { kind: 'yesterday' }
  if (gap <= 7) return { kind: 'some-days', days: gap - 1 }
  return { kind: gap <= 30 ? 'weeks' : 'longer' }
}

/** Days in the longest run. `days`: oldest first, each once. */
export function longestRun(days: readonly LocalDate[]): number {
  return runLengths(days).reduce((longest, length) => Math.max(longest, length), 0)
}

/** The first day that completed a run of `length` days; undefined when no run is that long. */
export function dayOfRun(days: readonly LocalDate[], length: number): LocalDate | undefined {
  const index = runLengths(days).findIndex((reached) => reached >= length)
  return days[index]
}

/** For each day, the length of the run up to it. */
function runLengths(days: readonly LocalDate[]): number[] {
  const lengths: number[] = []
  days.forEach((day, index) => {
    const before = days[index - 1]
    lengths.push(before !== undefined && daysBetween(before, day) === 1 ? (lengths[index - 1] ?? 0) + 1 : 1)
  })
  return lengths
}
