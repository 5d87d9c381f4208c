/**
 * Role: the backup status for screens, and the request for a backup.
 * Guarantee: it works the same without a network, a remote or an account.
 * Must not: name a vendor, or start an exchange. It saves a request, and replication reads it.
 */
import type { Store } from '../../platform/createStore'
import type { LoadTrouble } from '../../core/progress/loadTrouble'
import type { SaveFailure } from './storeHealth'

/** How the last exchange with a remote ended. */
export type BackupOutcome =
  | { readonly kind: 'exchanged' }
  /** Without `trouble`, nothing has answered. */
  | { readonly kind: 'offline'; readonly trouble?: LoadTrouble }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'outdated'; readonly minimum: number }

/** `waiting`: about how many changes are on this device only. */
export type BackupStatus =
  /** `trouble`: why the last exchange got no valid answer. */
  | { readonly kind: 'saved-here'; readonly waiting: number; readonly trouble?: LoadTrouble }
  | { readonly kind: 'backing-up'; readonly waiting: number }
  /** The backup is complete. `at` is UTC, `toISOString`, or `''` when the clock was wrong. */
  | { readonly kind: 'backed-up'; readonly at: string }
  | { readonly kind: 'sign-in-again'; readonly waiting: number }
  /** The account was deleted on another device, so the data on this device has no backup. */
  | { readonly kind: 'deleted'; readonly waiting: number }
  | { readonly kind: 'refused'; readonly reason: string; readonly waiting: number }
  /** A newer version of the app has written the backup. Reload to continue. */
  | { readonly kind: 'outdated'; readonly waiting: number }

/**
 * Whether this device has ever read the account's data. Before that, we don't know what the learner did on other
 * devices, so no count is a total. `why`: why the data hasn't been read yet.
 */
export type AccountReading =
  | { readonly kind: 'read' }
  | { readonly kind: 'unread'; readonly why: 'reading' | LoadTrouble | 'signed-out' | 'refused' | 'outdated' }

export interface BackupState {
  /** The number of changes made to the document before this read. */
  readonly revision: number
  readonly status: BackupStatus
  /** UTC, `toISOString`; undefined before the first one. */
  readonly lastBackupAt: string | undefined
  /** When the oldest change that isn't backed up was made, if this is certain: UTC, `toISOString`. */
  readonly waitingSince?: string | undefined
  /** The number of documents that no remote has: *Kept on this device only*. */
  readonly keptHereOnly: number
}

export type BackUpOutcome =
  /** The backup status afterward. */
  | { readonly kind: 'asked'; readonly status: BackupStatus }
  /** The request itself could not be saved. */
  | { readonly kind: 'failed'; readonly reason: SaveFailure }

export interface Backup {
  /** The revision created by this page's last action. A status that was read earlier doesn't include it. */
  readonly written: Pick<Store<number>, 'getSnapshot' | 'subscribe'>
  /** Safe inside a Dexie live query. */
  state(): Promise<BackupState>
  /** Safe inside a Dexie live query. For accounts only, because without one nothing is ever read. */
  accountReading(): Promise<AccountReading>
  /** Saves a request for the tab or worker that runs exchanges. */
  request(): Promise<SaveFailure | undefined>
  /** *Back up now*: saves a request and waits for its outcome. */
  backUpNow(): Promise<BackUpOutcome>
}
