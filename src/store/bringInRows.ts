/**
 * Role: which learners of this device an account may bring progress in from, by the rows of the device database.
 * Guarantee: what somebody keeps behind a password is offered to an account only once its owner has shown that password.
 * Must not: read anybody's progress, or open a transaction.
 */
import type { LearnerId } from '../progress/ids'
import type { DeviceTables, LearnerRow } from './deviceDatabase'
import { learnerRow, learnerRows } from './learnerTable'

/** The sources for an account, the one who learned here last first; none for a learner without an account. */
export async function bringInRows(database: DeviceTables, accountId: LearnerId): Promise<readonly LearnerRow[]> {
  const rows = await learnerRows(database)
  const account = rows.find(({ id }) => id === accountId)
  if (account?.kind !== 'cloud') return []
  return rows.filter((row) => isSource(row, account)).toSorted((a, b) => b.openedTurn - a.openedTurn)
}

export function isOfferedTo(row: LearnerRow, accountId: LearnerId): boolean {
  return row.offeredTo?.includes(accountId) === true
}

/** Needs a read-write transaction over `learners`. */
export async function noteOffered(database: DeviceTables, id: LearnerId, accountId: LearnerId): Promise<void> {
  const row = await learnerRow(database, id)
  if (row === undefined || isOfferedTo(row, accountId)) return
  await database.learners.put({ ...row, offeredTo: [...(row.offeredTo ?? []), accountId] })
}

/** Needs a read-write transaction over `learners`. `revision` is the source's document that was brought in. */
export async function noteMoved(
  database: DeviceTables,
  id: LearnerId,
  accountId: LearnerId,
  revision: number,
): Promise<void> {
  const row = await learnerRow(database, id)
  if (row !== undefined) await database.learners.put({ ...row, movedTo: accountId, movedRevision: revision })
}

/** What was moved to one account is never offered to another. */
function isSource(row: LearnerRow, account: LearnerRow): boolean {
  if (row.kind !== 'device' || row.id === account.id || row.hasDatabase !== true) return false
  if (row.movedTo !== undefined && row.movedTo !== account.id) return false
  // An e-mail address is no proof: the service lets anybody register any.
  return row.password === undefined || row.sameAs?.includes(account.id) === true
}
