/**
 * Role: the rows of replication in the words of a screen.
 * Guarantee: `backed-up` only when some remote has everything.
 * Must not: call being offline a failure: it is a normal state.
 */
import type { BackupStatus } from './backup'
import type { RemoteRow } from './learnerDatabase'

/** A page that was killed in the middle of an exchange can't take its mark back. No exchange takes this long. */
const LONGEST_EXCHANGE_MS = 60_000

/** Of several remotes the one that says most: at work, then complete, then in need of the learner. */
const ORDER: readonly BackupStatus['kind'][] = [
  'backing-up',
  'backed-up',
  'outdated',
  'sign-in-again',
  'refused',
  'saved-here',
]

export function backupStatus(remotes: readonly RemoteRow[], revision: number, now: Date): BackupStatus {
  const statuses = remotes.map((remote) => statusOf(remote, revision, now))
  const [first] = statuses.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
  return first ?? { kind: 'saved-here', waiting: revision }
}

function statusOf(remote: RemoteRow, revision: number, now: Date): BackupStatus {
  const waiting = Math.max(0, revision - remote.syncedRevision)
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
      return waiting === 0 && remote.succeededAt !== undefined
        ? { kind: 'backed-up', at: remote.succeededAt }
        : { kind: 'saved-here', waiting }
  }
}

/** A clock that was turned back must not leave a remote running for years: the start may not lie ahead either. */
function isRunning({ startedAt }: RemoteRow, now: Date): boolean {
  if (startedAt === undefined) return false
  return Math.abs(now.getTime() - Date.parse(startedAt)) < LONGEST_EXCHANGE_MS
}
