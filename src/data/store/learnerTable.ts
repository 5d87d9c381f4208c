/**
 * Role: parses the rows of the learners on this device.
 * Guarantee: an unreadable row hides only itself. A newer app's fields in a row stay in it.
 * Must not: delete or repair an unreadable row, or open a ledger because its password was damaged.
 */
import type { PromiseExtended } from 'dexie'
import { type LearnerId, parseLearnerId } from '../../core/progress/ids'
import type { DeviceTables, LearnerRow, StretchedPassword, WrongTries } from './deviceDatabase'

/**
 * Undefined for an unknown learner and for an unreadable row. Both readers return Dexie's own promises. One more native
 * promise would end the surrounding transaction too early.
 */
export function learnerRow(database: DeviceTables, id: LearnerId): PromiseExtended<LearnerRow | undefined> {
  return database.learners.get(id).then(parseLearnerRow)
}

export function learnerRows(database: DeviceTables): PromiseExtended<readonly LearnerRow[]> {
  return database.learners.toArray().then((rows) => rows.flatMap((row) => parseLearnerRow(row) ?? []))
}

export function parseLearnerRow(value: unknown): LearnerRow | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const row = value as Readonly<Record<keyof LearnerRow, unknown>>
  const id = parseLearnerId(row.id)
  const { kind } = row
  if (id === undefined || (kind !== 'device' && kind !== 'cloud')) return undefined
  const {
    password,
    picture,
    hasDatabase,
    isFound,
    movedTo,
    movedRevision,
    isAside,
    offeredRevision,
    sameAs,
    offeredTo,
    wrongTries,
    pin,
    pinLostAt,
    ...rest
  } = row
  const kept = passwordOf(password)
  // Without the password, anyone could open the ledger.
  if (password !== undefined && kept === undefined) return undefined
  const moved = parseLearnerId(movedTo)
  const tries = readTries(wrongTries)
  return {
    ...rest,
    id,
    kind,
    displayName: textOf(row.displayName),
    email: textOf(row.email),
    cloth: textOf(row.cloth),
    openedTurn: countOf(row.openedTurn) ?? 0,
    createdAt: textOf(row.createdAt),
    lastOpenedAt: textOf(row.lastOpenedAt),
    ...(typeof picture === 'string' && { picture }),
    ...(kept && { password: kept }),
    ...(hasDatabase === true && { hasDatabase }),
    ...(isFound === true && { isFound }),
    ...(moved && { movedTo: moved }),
    ...(moved && { movedRevision: countOf(movedRevision) ?? 0 }),
    ...(moved && isAside === true && { isAside }),
    ...(moved && countOf(offeredRevision) !== undefined && { offeredRevision: countOf(offeredRevision) ?? 0 }),
    ...(Array.isArray(sameAs) && { sameAs: idsOf(sameAs) }),
    ...(Array.isArray(offeredTo) && { offeredTo: idsOf(offeredTo) }),
    ...(tries && { wrongTries: tries }),
    ...(pin !== undefined && { pin: passwordOf(pin) ?? NO_PIN }),
    ...(typeof pinLostAt === 'string' && { pinLostAt }),
  }
}

function passwordOf(value: unknown): StretchedPassword | undefined {
  const { salt, key, rounds } = (value ?? {}) as Readonly<Record<keyof StretchedPassword, unknown>>
  const isReadable = isBytes(salt) && isBytes(key) && (countOf(rounds) ?? 0) > 0
  return isReadable ? (value as StretchedPassword) : undefined
}

/** Replaces a damaged or lost PIN. No digits match it, and the learner can remove it like a forgotten PIN. */
export const NO_PIN: StretchedPassword = { salt: new Uint8Array(1), key: new Uint8Array(1), rounds: 1 }

/** Also accepts bytes from another JavaScript realm, because a database may return them. */
function isBytes(value: unknown): boolean {
  return ArrayBuffer.isView(value) && value.byteLength > 0
}

/** A damaged count is read as one try, so that damaging it doesn't help an attacker. */
export function readTries(value: unknown): WrongTries | undefined {
  if (value === undefined) return undefined
  const { count, at } = (value ?? {}) as Readonly<Record<keyof WrongTries, unknown>>
  return { count: countOf(count) ?? 1, at: textOf(at) }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function countOf(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined
}

function idsOf(values: readonly unknown[]): readonly LearnerId[] {
  return values.flatMap((value) => parseLearnerId(value) ?? [])
}

/**
 * Returns the current learner. Undefined if the setting names a learner who was removed, or whose row is unreadable.
 * Call it inside a transaction over `learners` and `settings`, or accept that its two reads may be from different
 * moments.
 */
export async function currentLearner(database: DeviceTables): Promise<LearnerRow | undefined> {
  const id = parseLearnerId((await database.settings.get('current-learner'))?.value)
  return id && (await learnerRow(database, id))
}
