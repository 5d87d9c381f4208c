/**
 * Role: how long anybody waits after wrong passwords of this device.
 * Guarantee: the first five cost nothing; no clock makes anybody wait longer than the longest wait, and none clears the count.
 * Must not: know whose password it is, or where the count is kept.
 */
import type { WrongTries } from './deviceDatabase'

const FREE_TRIES = 5
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 15 * 60_000

export interface Try {
  /** Until the next one is allowed; 0 where this one is. */
  readonly waitMs: number
  /** What to keep; the same object where nothing changes. */
  readonly tries: WrongTries | undefined
}

/** A try that is counted before it is judged. */
export function tryAt(tries: WrongTries | undefined, now: Date): Try {
  const waitMs = waitOf(tries, now)
  if (waitMs === 0) return { waitMs, tries: { count: (tries?.count ?? 0) + 1, at: now.toISOString() } }
  // Under a clock that was put back the wait begins again, once: it must end some day.
  return { waitMs, tries: tries && isAhead(tries, now) ? { ...tries, at: now.toISOString() } : tries }
}

/** A count whose time lies ahead was made under another clock: its whole wait begins again. */
function waitOf(tries: WrongTries | undefined, now: Date): number {
  if (tries === undefined || tries.count < FREE_TRIES) return 0
  const whole = Math.min(FIRST_WAIT_MS * 2 ** Math.min(tries.count - FREE_TRIES, 10), LONGEST_WAIT_MS)
  const sinceMs = now.getTime() - Date.parse(tries.at)
  return sinceMs >= 0 ? Math.max(0, whole - sinceMs) : whole
}

/** Whether `at` tells nothing under this clock. */
function isAhead(tries: WrongTries, now: Date): boolean {
  return !(now.getTime() >= Date.parse(tries.at))
}
