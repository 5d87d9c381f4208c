/**
 * Role: the rows of replication, inside a transaction of the caller.
 * Guarantee: a row that is missing reads as one where nothing has happened yet.
 * Must not: decide what is written: that is in the files beside this one.
 */
import type { DeviceId } from '../progress/ids'
import type { AnchorMark } from './anchorReplica'
import type { LearnerDatabase, RemoteRow } from './learnerDatabase'

/** A document that was made anew has a new device, and is not anchored whatever the one before it was. */
export async function anchorMarkOf(database: LearnerDatabase, deviceId: DeviceId): Promise<AnchorMark> {
  const row = await database.backup.get('anchor')
  const isAnchored = row?.key === 'anchor' && row.deviceId === deviceId
  if (!isAnchored) return { isAnchored, isEarlierTaken: false, hadSync: true }
  return { isAnchored, isEarlierTaken: row.isEarlierTaken, hadSync: row.hadSync ?? true }
}

export async function noteEarlierTaken(database: LearnerDatabase): Promise<void> {
  const row = await database.backup.get('anchor')
  if (row?.key === 'anchor') await database.backup.put({ ...row, isEarlierTaken: true })
}

export async function remoteRowOf(database: LearnerDatabase, name: string): Promise<RemoteRow> {
  return (await database.remotes.get(name)) ?? { name, syncedRevision: 0 }
}

/** How often *Back up now* was pressed. */
export async function requestsOf(database: LearnerDatabase): Promise<number> {
  const row = await database.backup.get('request')
  return row?.key === 'request' ? row.turn : 0
}
