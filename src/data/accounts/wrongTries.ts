/**
 * Role: sets how long a device account waits after wrong passwords.
 * Guarantee: each try is counted before it is checked, for its learner or, with an unknown address, for the device.
 * Must not: count a try that a service checks, because the service has its own limit.
 */
import type { LearnerId } from '../../core/progress/ids'
import type { DeviceTables, WrongTries } from '../store/deviceDatabase'
import { learnerRow, readTries } from '../store/learnerTable'
import { tryAt } from '../store/tryWaits'

/**
 * Counts a password try, or returns the milliseconds until one is allowed. Needs a transaction over `learners` and
 * `settings`.
 * @param id undefined for an address that no learner on this device has
 */
export async function noteTry(database: DeviceTables, id: LearnerId | undefined, now: Date): Promise<number> {
  const row = id && (await learnerRow(database, id))
  const tries = row ? row.wrongTries : await strangersTries(database)
  const { waitMs: left, tries: next } = tryAt(tries, now)
  if (next === tries || next === undefined) return left
  if (row) await database.learners.put({ ...row, wrongTries: next })
  else await database.settings.put({ key: 'unknown-tries', value: JSON.stringify(next) })
  return left
}

/** Called when the address is unknown on this device but a service accepted the password. */
export async function takeBackTry(database: DeviceTables): Promise<void> {
  const tries = await strangersTries(database)
  if (tries === undefined) return
  const value = JSON.stringify({ ...tries, count: Math.max(0, tries.count - 1) })
  await database.settings.put({ key: 'unknown-tries', value })
}

/** Called after a correct password. */
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
