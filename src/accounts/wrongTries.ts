/**
 * Role: how long a device account waits after wrong passwords.
 * Guarantee: the first five cost nothing; no clock makes anybody wait longer than the longest wait, and none clears the count.
 * Must not: count an answer of a service: it has a limit of its own.
 */
import type { WrongTries } from '../store/deviceDatabase'

const FREE_TRIES = 5
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 15 * 60_000

/** How long until the next try. A count whose time lies ahead was made under another clock: its whole wait begins again. */
export function waitMs(tries: WrongTries | undefined, now: Date): number {
  if (tries === undefined || tries.count < FREE_TRIES) return 0
  const whole = wholeWaitMs(tries.count)
  const sinceMs = now.getTime() - Date.parse(tries.at)
  return sinceMs >= 0 ? Math.max(0, whole - sinceMs) : whole
}

/** Whether `at` tells nothing under this clock. */
export function isAhead(tries: WrongTries, now: Date): boolean {
  return !(now.getTime() >= Date.parse(tries.at))
}

export function countTry(tries: WrongTries | undefined, now: Date): WrongTries {
  return { count: (tries?.count ?? 0) + 1, at: now.toISOString() }
}

function wholeWaitMs(count: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.min(count - FREE_TRIES, 10), LONGEST_WAIT_MS)
}
