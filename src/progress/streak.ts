/**
 * Role: the daily streak (contract, section 5.7).
 * Guarantee: dates are counted, not spans of 24 hours; a day once active stays active.
 * Must not: write: reading the streak is no activity.
 */
import { dayNumber, daysBetween } from './calendar'
import type { ProgressDocument } from './document'
import type { LocalDate } from './ids'
import { type MissedDays, missedDays } from './missedDays'
import { ownEntries } from './own'
import { parseLocalDate } from './parseIds'
import { longestRun } from './runs'

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
