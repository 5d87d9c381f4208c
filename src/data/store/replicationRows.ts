/**
 * Role: reads and writes the replication rows inside the caller's transaction, and turns them into a status for
 * screens.
 * Guarantee: a missing row means that nothing has happened yet. `backed-up` only when a remote has everything.
 * Must not: decide what to write, or call being offline a failure, because it is a normal state.
 */
import type { DeviceId } from '../../core/progress/ids'
import { canonicalText } from '../../core/progress/json'
import type { LoadTrouble } from '../../core/progress/loadTrouble'
import type { AccountReading, BackupOutcome, BackupStatus } from './backup'
import type { LearnerDatabase, RemoteRow, SupersededRow } from './learnerDatabase'
import type { FirstMergeMark } from './replicaChanges'

/** A document that was created again has a new device id, and hasn't merged even if the old document had. */
export async function firstMergeMarkOf(database: LearnerDatabase, deviceId: DeviceId): Promise<FirstMergeMark> {
  const row = await database.backup.get('anchor')
  const isMerged = row?.key === 'anchor' && row.deviceId === deviceId
  if (!isMerged) return { isMerged, isEarlierTaken: false, hadSync: true }
  return { isMerged, isEarlierTaken: row.isEarlierTaken, hadSync: row.hadSync ?? true }
}

export async function noteEarlierTaken(database: LearnerDatabase): Promise<void> {
  const row = await database.backup.get('anchor')
  if (row?.key === 'anchor') await database.backup.put({ ...row, isEarlierTaken: true })
}

/** The key of the row for the account's copy. Rows with other keys are read for the status, but never written. */
export const REMOTE = 'firestore'

export async function remoteRowOf(database: LearnerDatabase): Promise<RemoteRow> {
  return (await database.remotes.get(REMOTE)) ?? { name: REMOTE, syncedRevision: 0 }
}

/** Returns the number of presses of *Back up now*. */
export async function requestsOf(database: LearnerDatabase): Promise<number> {
  const row = await database.backup.get('request')
  return row?.key === 'request' ? row.turn : 0
}

/** No exchange takes this long, in ms. A page that was killed in the middle of an exchange can't remove its mark. */
const LONGEST_EXCHANGE_MS = 60_000

/** If there are several rows, the first status in this order counts. */
const ORDER: readonly BackupStatus['kind'][] = [
  'deleted',
  'backing-up',
  'backed-up',
  'outdated',
  'sign-in-again',
  'refused',
  'saved-here',
]

export function backupStatus(remotes: readonly RemoteRow[], revision: number, now: Date): BackupStatus {
  const statuses = remotes.map((remote) => statusOf(remote, revision, now))
  const [first] = statuses.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
  return first ?? { kind: 'saved-here', waiting: revision }
}

/** A device that has lost its document starts again, because the data it had read is lost too. */
export function accountReading(isMerged: boolean, remotes: readonly RemoteRow[]): AccountReading {
  const outcomes = remotes.flatMap(({ outcome }) => outcome ?? [])
  // There is nothing left to read.
  if (isMerged || outcomes.some(({ kind }) => kind === 'deleted')) return { kind: 'read' }
  return { kind: 'unread', why: whyUnread(outcomes.at(-1)) }
}

function whyUnread(outcome: BackupOutcome | undefined): Extract<AccountReading, { kind: 'unread' }>['why'] {
  switch (outcome?.kind) {
    case undefined:
    case 'exchanged':
    case 'deleted':
      return 'reading'
    case 'offline':
      return troubleOf(outcome)
    case 'signed-out':
    case 'refused':
    case 'outdated':
      return outcome.kind
  }
}

/** Earlier versions saved no cause. */
function troubleOf({ trouble = 'unreachable' }: Extract<BackupOutcome, { kind: 'offline' }>): LoadTrouble {
  return trouble
}

function statusOf(remote: RemoteRow, revision: number, now: Date): BackupStatus {
  const waiting = Math.max(0, revision - remote.syncedRevision)
  // Later starts ask again, with the same result.
  if (remote.outcome?.kind === 'deleted') return { kind: 'deleted', waiting }
  if (isRunning(remote, now)) return { kind: 'backing-up', waiting }
  switch (remote.outcome?.kind) {
    case 'signed-out':
      return { kind: 'sign-in-again', waiting }
    case 'refused':
      return { kind: 'refused', reason: remote.outcome.reason, waiting }
    case 'outdated':
      return { kind: 'outdated', waiting }
    case 'exchanged':
    case 'offline':
    case undefined:
      if (waiting === 0 && remote.succeededAt !== undefined) return { kind: 'backed-up', at: remote.succeededAt }
      return remote.outcome?.kind === 'offline'
        ? { kind: 'saved-here', waiting, trouble: troubleOf(remote.outcome) }
        : { kind: 'saved-here', waiting }
  }
}

/** If the clock was set back, an exchange must not seem to run for years. So a start time in the future is ignored. */
function isRunning({ startedAt }: RemoteRow, now: Date): boolean {
  if (startedAt === undefined) return false
  return Math.abs(now.getTime() - Date.parse(startedAt)) < LONGEST_EXCHANGE_MS
}

/**
 * Saves a document that is no longer current and was not deleted. The same document is saved only once, so an exchange
 * may be repeated. Originals aren't parsed, because they may be damaged. Needs a read-write transaction over `aside`.
 */
export async function keepSuperseded(database: LearnerDatabase, row: Omit<SupersededRow, 'id'>): Promise<void> {
  const text = canonicalText(row.document)
  const same = await database.aside.filter((kept) => textOf(kept.document) === text).count()
  if (same === 0) await database.aside.add(row)
}

/**
 * Undefined for a value that can't be turned into text, such as an object that contains itself. Such a value never
 * equals another one.
 */
function textOf(document: unknown): string | undefined {
  try {
    return canonicalText(document)
  } catch {
    return undefined
  }
}
