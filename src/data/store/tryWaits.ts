/**
 * Role: sets the wait after wrong passwords on this device.
 * Guarantee: the first five wrong passwords cause no wait. No clock causes a wait longer than the longest wait, and
 * none clears the count.
 * Must not: know whose password it is, or where the count is stored.
 */
import { backoffMs } from '../../platform/backoffMs'
import type { WrongTries } from './deviceDatabase'

const FREE_TRIES = 5
/** The wait after each try beyond the free tries, in ms. */
const WAITS_MS = [30_000, 60_000, 120_000, 240_000, 480_000, 900_000] as const

export interface PasswordTry {
  /** Milliseconds until the next try is allowed; 0 if this one is. */
  readonly waitMs: number
  /** The count to save; the same object if nothing changes. */
  readonly tries: WrongTries | undefined
}

/** Counts a try before its password is checked. */
export function tryAt(tries: WrongTries | undefined, now: Date): PasswordTry {
  const waitMs = waitOf(tries, now)
  if (waitMs === 0) return { waitMs, tries: { count: (tries?.count ?? 0) + 1, at: now.toISOString() } }
  // If the clock was set back, the wait starts again, but only once, so that it always ends.
  return { waitMs, tries: tries && isAhead(tries, now) ? { ...tries, at: now.toISOString() } : tries }
}

/** A count with a time in the future was made with a different clock setting, so its full wait starts again. */
function waitOf(tries: WrongTries | undefined, now: Date): number {
  if (tries === undefined || tries.count < FREE_TRIES) return 0
  const whole = backoffMs(WAITS_MS, tries.count - FREE_TRIES)
  const sinceMs = now.getTime() - Date.parse(tries.at)
  return sinceMs >= 0 ? Math.max(0, whole - sinceMs) : whole
}

/** Returns whether `at` is in the future by this clock. */
function isAhead(tries: WrongTries, now: Date): boolean {
  return !(now.getTime() >= Date.parse(tries.at))
}
