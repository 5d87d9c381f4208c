/**
 * Role: how long a device account waits after wrong passwords.
 * Guarantee: the first five cost nothing; no clock makes anybody wait longer than the longest wait, and none clears the count.
 * Must not: count an answer of a service: it has a limit of its own.
 */
import type { LearnerId } from '../progress/ids'
import type { DeviceTables, WrongTries } from '../store/deviceDatabase'
import { learnerRow, readTries } from '../store/learnerTable'

const FREE_TRIES = 5
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 15 * 60_000

/** How long until the next try. A count whose time lies ahead was made under another clock: its whole wait begins again. */
function waitMs(tries: WrongTries | undefined, now: Date): number {
  if (tries === undefined || tries.count < FREE_TRIES) return 0
  const whole = wholeWaitMs(tries.count)
  const sinceMs = now.getTime() - Date.parse(tries.at)
  return sinceMs >= 0 ? Math.max(0, whole - sinceMs) : whole
}

/** Whether `at` tells nothing under this clock. */
function isAhead(tries: WrongTries, now: Date): boolean {
  return !(now.getTime() >= Date.parse(tries.at))
}

function countTry(tries: WrongTries | undefined, now: Date): WrongTries {
  return { count: (tries?.count ?? 0) + 1, at: now.toISOString() }
}

function wholeWaitMs(count: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.min(count - FREE_TRIES, 10), LONGEST_WAIT_MS)
}

/**
 * Counts a try of a password, or answers how many milliseconds are left before one is allowed. Needs a transaction over
 * `learners` and `settings`.
 *
 * @param id undefined for an address that nobody on this device has
 */
export async function noteTry(database: DeviceTables, id: LearnerId | undefined, now: Date): Promise<number> {
  const row = id && (await learnerRow(database, id))
  const tries = row ? row.wrongTries : await strangersTries(database)
  const left = waitMs(tries, now)
  // Under a clock that was put back the wait begins again, once: it must end some day.
  const next =
    left === 0 ? countTry(tries, now) : tries && isAhead(tries, now) ? { ...tries, at: now.toISOString() } : tries
  if (next === tries || next === undefined) return left
  if (row) await database.learners.put({ ...row, wrongTries: next })
  else await database.settings.put({ key: 'unknown-tries', value: JSON.stringify(next) })
  return left
}

/** After a try for an address that nobody here has turned out to be right: a service knew the password. */
export async function takeBackTry(database: DeviceTables): Promise<void> {
  const tries = await strangersTries(database)
  if (tries === undefined) return
  const value = JSON.stringify({ ...tries, count: Math.max(0, tries.count - 1) })
  await database.settings.put({ key: 'unknown-tries', value })
}

/** After a right password. */
export async function forgetTries(database: DeviceTables, id: LearnerId): Promise<void> {
  const row = await learnerRow(database, id)
  if (row?.wrongTries === undefined) return
  const { wrongTries: _right, ...rest } = row
  await database.learners.put(rest)
}

async function strangersTries(database: DeviceTables): Promise<WrongTries | undefined> {
  const row = await database.settings.get('unknown-tries')
  try {
    return row && readTries(JSON.parse(row.value))
  } catch {
    return undefined
  }
}
