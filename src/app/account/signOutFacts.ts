import type { BackupState } from '../../store/backup'

/** What signing out has to say before it asks. */
export type SignOutFacts =
  /** A learner without an account that is backed up: removed here is removed everywhere. */
  | { readonly kind: 'device-only' }
  /** `keptHereOnly`: records that no backup has. */
  | { readonly kind: 'backed-up'; readonly keptHereOnly: number }
  /** Changes that are on this device only. */
  | { readonly kind: 'waiting'; readonly changes: number }
  /** The database didn't answer. */
  | { readonly kind: 'unknown' }

/** Of a learner with an account. */
export function signOutFacts({ status, lastBackupAt, keptHereOnly }: BackupState): SignOutFacts {
  const waiting = status.kind === 'backed-up' ? 0 : status.waiting
  if (waiting > 0) return { kind: 'waiting', changes: waiting }
  return lastBackupAt === undefined ? { kind: 'unknown' } : { kind: 'backed-up', keptHereOnly }
}
