/**
 * Role: runs of consecutive days, also those long past.
 * Guarantee: more days never make a run shorter, and never move the day on which a length was first reached later.
 * Must not: know what day it is.
 */
import { daysBetween } from './calendar'
import type { LocalDate } from './ids'

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
