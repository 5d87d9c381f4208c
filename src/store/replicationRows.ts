/**
 * Role: reads the rows of replication, inside a transaction of the caller.
 * Guarantee: a row that is missing reads as one where nothing has happened yet.
 * Must not: write.
 */
import type { DeviceId } from '../progress/ids'
import type { AnchorMark } from './anchorReplica'
import type { LearnerDatabase, RemoteRow } from './learnerDatabase'

/** A document that was made anew has a new device, and is not anchored whatever the one before it was. */
export async function anchorMarkOf(database: LearnerDatabase, deviceId: DeviceId): Promise<AnchorMark> {
  const row = await database.backup.get('anchor')
  const isAnchored = row?.key === 'anchor' && row.deviceId === deviceId
  return { isAnchored, isEarlierTaken: isAnchored && row.isEarlierTaken }
}

export async function remoteRowOf(database: LearnerDatabase, name: string): Promise<RemoteRow> {
  return (await database.remotes.get(name)) ?? { name, syncedRevision: 0 }
}

/** How often *Back up now* was pressed. */
export async function requestsOf(database: LearnerDatabase): Promise<number> {
  const row = await database.backup.get('request')
  return row?.key === 'request' ? row.turn : 0
}
