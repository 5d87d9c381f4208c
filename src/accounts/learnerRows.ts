import type { Clock } from '../platform/clock'
import type { LearnerId } from '../progress/ids'
import type { DeviceTables, LearnerRow } from '../store/deviceDatabase'
import { learnerRow, learnerRows } from '../store/learnerTable'
import type { Learner } from './accounts'

export function learnerOf(row: LearnerRow): Learner {
  return {
    id: row.id,
    displayName: row.displayName,
    email: row.email,
    cloth: row.cloth,
    kind: row.kind,
    // Whoever signed out of a cloud account has no password here, and still can't be opened by anybody who passes.
    isProtected: row.kind === 'cloud' || row.password !== undefined,
  }
}

/** The device account with this (normalised) address. */
export async function accountRow(database: DeviceTables, email: string): Promise<LearnerRow | undefined> {
  const rows = await learnerRows(database)
  return rows.find((row) => row.email === email && row.kind === 'device' && row.password !== undefined)
}

/** What a new learner is made of; the rest follows from who is here already. */
export type NewLearner = Pick<LearnerRow, 'id' | 'kind' | 'displayName' | 'email' | 'password'>

/** Adds a learner to this device. Needs a transaction over `learners`, so that two tabs never choose one cloth. */
export async function addRow(database: DeviceTables, learner: NewLearner, clock: Clock): Promise<LearnerRow> {
  const cloth = nextCloth((await learnerRows(database)).map((row) => row.cloth))
  const now = clock.now().toISOString()
  const row: LearnerRow = { ...learner, cloth, openedTurn: 0, createdAt: now, lastOpenedAt: now }
  // In the place of a row with this id that can't be read.
  await database.learners.put(row)
  return row
}

/** Makes a learner the current one. Needs a transaction over `learners` and `settings`. */
export async function openRow(database: DeviceTables, id: LearnerId, clock: Clock): Promise<LearnerRow | undefined> {
  const rows = await learnerRows(database)
  const row = rows.find((other) => other.id === id)
  if (row === undefined) return undefined
  const openedTurn = Math.max(...rows.map((other) => other.openedTurn)) + 1
  const opened: LearnerRow = { ...row, openedTurn, lastOpenedAt: clock.now().toISOString() }
  await database.learners.put(opened)
  await database.settings.put({ key: 'current-learner', value: id })
  return opened
}

/** Gives a learner another name. Needs a transaction over `learners`. */
export async function renameRow(
  database: DeviceTables,
  id: LearnerId,
  displayName: string,
): Promise<LearnerRow | undefined> {
  const row = await learnerRow(database, id)
  if (row === undefined) return undefined
  const renamed: LearnerRow = { ...row, displayName }
  await database.learners.put(renamed)
  return renamed
}

/** The cloths of the quilt, by the module that each belongs to, in the order in which learners get them. */
export const CLOTHS = [
  'saving',
  'credit',
  'insurance',
  'investing',
  'foundations',
  'banking',
  'entrepreneurship',
  'retirement',
  'real_estate',
  'taxes',
] as const

/** The cloth for the next learner: the one that the fewest on this device wear, so that the first ten all differ. */
export function nextCloth(worn: readonly string[]): string {
  const counts = CLOTHS.map((cloth) => worn.filter((other) => other === cloth).length)
  return CLOTHS[counts.indexOf(Math.min(...counts))] ?? CLOTHS[0]
}
