import type { Clock } from '../../platform/clock'
import type { LearnerId } from '../../core/progress/ids'
import type { DeviceTables, LearnerRow } from '../store/deviceDatabase'
import { learnerRow, learnerRows } from '../store/learnerTable'
import type { Learner } from './accounts'
import { isDuplicate, isSameName, type LearnerLook, nextColor, nextPicture, pictureOf } from './learnerLook'
import { nameOf } from './learnerName'
import { pinOffAt } from './pin'

export function learnerOf(row: LearnerRow): Learner {
  return {
    id: row.id,
    displayName: row.displayName,
    email: row.email,
    color: row.cloth,
    picture: pictureOf(row),
    kind: row.kind,
    // A learner who signed out of a cloud account has no password on this device. No one else may open their progress.
    isProtected: row.kind === 'cloud' || row.password !== undefined || row.pin !== undefined,
    ...(row.pin !== undefined && { hasPin: true }),
    ...(row.isFound === true && { isFound: true }),
    ...(pinOffAt(row) !== undefined && { pinOffAt: pinOffAt(row) ?? '' }),
  }
}

/** Returns the device account with this (normalized) address. */
export async function accountRow(database: DeviceTables, email: string): Promise<LearnerRow | undefined> {
  const rows = await learnerRows(database)
  return rows.find((row) => row.email === email && row.kind === 'device' && row.password !== undefined)
}

/** The fields that a new learner needs. The other fields depend on the learners who are already on this device. */
export type NewLearner = Pick<LearnerRow, 'id' | 'kind' | 'displayName' | 'email' | 'password'>

/**
 * Adds a learner to this device, with the given look or one of the least-used looks. Needs a transaction over
 * `learners`, so that two tabs never choose the same look.
 */
export async function addRow(
  database: DeviceTables,
  learner: NewLearner,
  clock: Clock,
  look?: LearnerLook,
): Promise<LearnerRow> {
  const others = (await learnerRows(database)).map(learnerOf)
  const { color, picture } = look ?? {
    color: nextColor(others.map((other) => other.color)),
    picture: nextPicture(
      learner.id,
      others.map((other) => other.picture),
    ),
  }
  const now = clock.now().toISOString()
  const row: LearnerRow = { ...learner, cloth: color, picture, openedTurn: 0, createdAt: now, lastOpenedAt: now }
  // Replaces a row with this id that can't be read.
  await database.learners.put(row)
  return row
}

/** Makes a learner the current one. Needs a transaction over `learners` and `settings`. */
export async function openRow(database: DeviceTables, id: LearnerId, clock: Clock): Promise<LearnerRow | undefined> {
  const rows = await learnerRows(database)
  const found = rows.find((other) => other.id === id)
  if (found === undefined) return undefined
  const { isFound: _known, ...row } = found
  const openedTurn = Math.max(...rows.map((other) => other.openedTurn)) + 1
  const opened: LearnerRow = { ...row, openedTurn, lastOpenedAt: clock.now().toISOString() }
  await database.learners.put(opened)
  await database.settings.put({ key: 'current-learner', value: id })
  return opened
}

/**
 * Renames a learner, unless another learner on this device has that name, in any spelling, and the same picture. Needs
 * a transaction over `learners`.
 */
export async function renameRow(
  database: DeviceTables,
  id: LearnerId,
  displayName: string,
): Promise<LearnerRow | 'duplicate' | undefined> {
  const row = await learnerRow(database, id)
  if (row === undefined) return undefined
  const isAnother = !isSameName(nameOf(row), displayName)
  if (isAnother && (await hasDuplicate(database, { id, displayName, picture: pictureOf(row) }))) return 'duplicate'
  const renamed: LearnerRow = { ...row, displayName }
  await database.learners.put(renamed)
  return renamed
}

/**
 * Changes a learner's look, unless another learner on this device has the same name and that picture. Needs a
 * transaction over `learners`.
 */
export async function changeRowLook(
  database: DeviceTables,
  id: LearnerId,
  { picture, color }: LearnerLook,
): Promise<LearnerRow | 'duplicate' | undefined> {
  const row = await learnerRow(database, id)
  if (row === undefined) return undefined
  if (await hasDuplicate(database, { id, displayName: nameOf(row), picture })) return 'duplicate'
  const changed: LearnerRow = { ...row, picture, cloth: color }
  await database.learners.put(changed)
  return changed
}

/** Returns whether another learner on this device has this name and picture. Needs a transaction over `learners`. */
export async function hasDuplicate(
  database: DeviceTables,
  learner: { readonly id: LearnerId; readonly displayName: string; readonly picture: string },
): Promise<boolean> {
  const rows = await learnerRows(database)
  return rows.some(
    (row) =>
      row.id !== learner.id &&
      !isPutAside(row, rows) &&
      isDuplicate(learner, { displayName: nameOf(row), picture: pictureOf(row) }),
  )
}

/** Whether an account on this device stands for this learner. Without that account, the learner is on the list again. */
export function isPutAside(row: LearnerRow, rows: readonly LearnerRow[]): row is LearnerRow & { movedTo: LearnerId } {
  return row.isAside === true && rows.some(({ id }) => id === row.movedTo)
}

/** Returns the ids that aren't on the list, even as an unreadable row, and aren't being removed. */
export async function missingFrom(database: DeviceTables, ids: readonly LearnerId[]): Promise<readonly LearnerId[]> {
  const known = await database.learners.toCollection().primaryKeys()
  const removed = await database.removals.toCollection().primaryKeys()
  return [...new Set(ids)].filter((id) => !known.includes(id) && !removed.includes(id))
}

/**
 * A learner who is only on this device has an id that we generated (`randomId`). An account has the id that its service
 * gave it.
 */
export function kindOf(id: LearnerId): LearnerRow['kind'] {
  return /^[0-9a-hjkmnp-tv-z]{20}$/.test(id) ? 'device' : 'cloud'
}
