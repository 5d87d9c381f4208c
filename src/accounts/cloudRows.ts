import type { Clock } from '../platform/clock'
import type { LearnerId } from '../progress/ids'
import { currentLearner, learnerRow, learnerRows } from '../store/learnerTable'
import type { DeviceTables, LearnerRow } from '../store/deviceDatabase'
import type { CloudAccount } from './CloudAuth'
import { normalizeEmail } from './checkRegistration'
import { dropDeletionNote } from './deletionState'
import { cleanName, nameOf } from './learnerName'
import { addRow, openRow } from './learnerRows'

/**
 * Makes the learner of an account the current one, and known here if they weren't. A known one keeps their name and
 * cloth. A session that was still to be ended is theirs now, or gone. Needs a transaction over `learners` and `settings`.
 *
 * @param shown the learner of this device whose password was given too
 */
export async function enterCloudRow(
  database: DeviceTables,
  account: CloudAccount,
  clock: Clock,
  shown?: LearnerId,
): Promise<LearnerRow | undefined> {
  const { id } = account
  await noteSamePerson(database, id, shown)
  const email = normalizeEmail(account.email) ?? account.email
  const known = await learnerRow(database, id)
  if (known === undefined) {
    const displayName = cleanName(nameOf({ displayName: account.displayName, email })) ?? ''
    await addRow(database, { id, kind: 'cloud', displayName, email }, clock)
  } else {
    await database.learners.put({ ...known, email })
  }
  await database.settings.delete('left-session')
  return await openRow(database, id, clock)
}

/** Whoever goes from a session on this device straight to an account, or gave the password of both, is one person. */
async function noteSamePerson(
  database: DeviceTables,
  accountId: LearnerId,
  shown: LearnerId | undefined,
): Promise<void> {
  const current = await database.settings.get('current-learner')
  const rows = await learnerRows(database)
  for (const row of rows) {
    const isOwn = row.id === shown || row.id === current?.value
    if (!isOwn || row.kind !== 'device' || (row.password === undefined && row.pin === undefined)) continue
    if (row.sameAs?.includes(accountId) === true) continue
    await database.learners.put({ ...row, sameAs: [...(row.sameAs ?? []), accountId] })
  }
}

/**
 * Notes that somebody leaves whose session has to be ended, and answers whether: the learner with this id, by default
 * whoever is learning here. While another cloud learner is learning here, the session is theirs. Needs a transaction
 * over `learners` and `settings`.
 */
export async function noteLeaving(database: DeviceTables, id?: LearnerId): Promise<boolean> {
  const current = await currentLearner(database)
  const leaving = id === undefined ? current : await learnerRow(database, id)
  if (leaving?.kind !== 'cloud') return false
  if (current?.kind === 'cloud' && current.id !== leaving.id) return false
  await database.settings.put({ key: 'left-session', value: leaving.id })
  return true
}

/** Whether a session is still to be ended. It isn't while a cloud learner is learning here, whatever was noted. */
export async function hasLeftSession(database: DeviceTables): Promise<boolean> {
  const note = await database.settings.get('left-session')
  return note !== undefined && (await currentLearner(database))?.kind !== 'cloud'
}

/** Makes a learner whose account is gone one of this device. Needs a transaction over `learners` and `settings`. */
export async function leaveAccount(database: DeviceTables, id: LearnerId): Promise<LearnerRow | undefined> {
  const row = await learnerRow(database, id)
  if (row === undefined) return undefined
  const left: LearnerRow = { ...row, kind: 'device', email: '', displayName: nameOf(row) }
  await database.learners.put(left)
  await dropDeletionNote(database, id)
  return left
}
