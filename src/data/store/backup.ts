/**
 * Role: what a screen may ask about the backup, and ask for.
 * Guarantee: it works the same without a network, a remote or an account.
 * Must not: name a vendor, or start an exchange: it leaves a request, and replication sees it.
 */
import type { Store } from '../../platform/createStore'
import type { SaveFailure } from './storeHealth'

/** How the last exchange with a remote ended. */
export type BackupOutcome =
  | { readonly kind: 'exchanged' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'outdated'; readonly minimum: number }

/** `waiting`: about how many changes are on this device only. */
export type BackupStatus =
  | { readonly kind: 'saved-here'; readonly waiting: number }
  | { readonly kind: 'backing-up'; readonly waiting: number }
  /** Everything is there. `at` is UTC, `toISOString`, or `''` when the clock was wrong. */
  | { readonly kind: 'backed-up'; readonly at: string }
  | { readonly kind: 'sign-in-again'; readonly waiting: number }
  /** The account was deleted elsewhere: what is here is backed up nowhere. */
  | { readonly kind: 'deleted'; readonly waiting: number }
  | { readonly kind: 'refused'; readonly reason: string; readonly waiting: number }
  /** A newer version of the app has written the backup: reload to go on. */
  | { readonly kind: 'outdated'; readonly waiting: number }

/**
 * Whether this device has ever read what the account holds. Until then nobody here knows what the learner has done elsewhere,
 * and nothing that is counted here is a total. `why`: what the reading has come to so far.
 */
export type AccountReading =
  | { readonly kind: 'read' }
  | { readonly kind: 'unread'; readonly why: 'reading' | 'offline' | 'signed-out' | 'refused' | 'outdated' }

export interface BackupState {
  /** How often the document had changed when this was read. */
  readonly revision: number
  readonly status: BackupStatus
  /** UTC, `toISOString`; undefined before the first one. */
  readonly lastBackupAt: string | undefined
  /** When the oldest change was made that waits, where that is proven: UTC, `toISOString`. */
  readonly waitingSince?: string | undefined
  /** Documents that no remote has: *Kept on this device only*. */
  readonly keptHereOnly: number
}

export type BackUpOutcome =
  /** How the backup stands afterwards. */
  | { readonly kind: 'asked'; readonly status: BackupStatus }
  /** The request itself could not be kept. */
  | { readonly kind: 'failed'; readonly reason: SaveFailure }

export interface Backup {
  /** The revision that the last action of this page made: what was read before it knows nothing of it. */
  readonly written: Pick<Store<number>, 'getSnapshot' | 'subscribe'>
  /** Safe inside a Dexie live query. */
  state(): Promise<BackupState>
  /** Safe inside a Dexie live query. Asked for an account only: without one nothing is ever read. */
  accountReading(): Promise<AccountReading>
  /** Leaves a request, which whoever exchanges sees. */
  request(): Promise<SaveFailure | undefined>
  /** *Back up now*: requests, and waits for what comes of it. */
  backUpNow(): Promise<BackUpOutcome>
}
