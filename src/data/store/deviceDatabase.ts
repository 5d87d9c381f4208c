/**
 * Role: the schema of the database that all learners of this device share: the list of learners, and settings.
 * Guarantee: a database of any earlier version opens with all its data.
 * Must not: store progress, or a DeviceId. Both are in the learner's own database.
 */
import { Dexie, type DexieOptions, type Table } from 'dexie'
import type { PageLife } from '../../platform/pageLife'
import { storageName } from '../../platform/storageName'
import type { LearnerId } from '../../core/progress/ids'
import { Connection } from './connection'

/** A stretched password. The password itself is never stored. */
export interface StretchedPassword {
  readonly salt: Uint8Array<ArrayBuffer>
  readonly key: Uint8Array<ArrayBuffer>
  readonly rounds: number
}

/** The number of wrong passwords since the last correct one. */
export interface WrongTries {
  readonly count: number
  /** The time of the last wrong password: UTC, `toISOString`. */
  readonly at: string
}

/** Parse it before use (`learnerTable.ts`). */
export interface LearnerRow {
  readonly id: LearnerId
  readonly displayName: string
  /** Normalized; empty without an account. */
  readonly email: string
  /** The module id of the learner's color. */
  readonly cloth: string
  /** The name of the picture. Absent in rows of the first version, where the id selects one. */
  readonly picture?: string
  readonly kind: 'device' | 'cloud'
  /**
   * Goes up each time a learner is opened on this device. The learner with the highest number was the last one, even if
   * the clock was wrong.
   */
  readonly openedTurn: number
  /** UTC, `toISOString`. */
  readonly createdAt: string
  readonly lastOpenedAt: string
  readonly password?: StretchedPassword
  /** Four digits, stretched like a password. */
  readonly pin?: StretchedPassword
  /** The time at which the PIN was reported as forgotten: UTC, `toISOString`. */
  readonly pinLostAt?: string
  readonly wrongTries?: WrongTries
  /** Whether the learner's own database has been made here. */
  readonly hasDatabase?: boolean
  /**
   * Set when the browser deleted the list of learners and this one was found again, until that learner's ledger is
   * opened.
   */
  readonly isFound?: true
  /** The account that received this learner's progress, and the revision of the document that was added. */
  readonly movedTo?: LearnerId
  readonly movedRevision?: number
  /**
   * The account has this learner's picture, so the list of learners shows the account instead. Rows that an earlier
   * version moved don't have it, because their account got a picture of its own.
   */
  readonly isAside?: true
  /** The revision that was offered to that account last, and not added. */
  readonly offeredRevision?: number
  /** Accounts whose owner proved to be the same person by entering this learner's password. */
  readonly sameAs?: readonly LearnerId[]
  /** Accounts that were already offered this progress. */
  readonly offeredTo?: readonly LearnerId[]
}

export const CLASS_CARD = 'class-card'
export const HANDS_IN = 'hands-in'

/**
 * `left-session`: the learner of a cloud account who signed out on this device, while the session at the service still
 * has to end. `unknown-tries`: the count of passwords for addresses that no learner here has. `account-deletion:` and
 * an id: an account that is being deleted, and its last step. `class-card`: the class card from a link, kept for an
 * hour. `hands-in`: a learner on this device is in a class whose class card lists a relay. More keys may follow.
 */
export interface SettingRow {
  readonly key:
    | ('current-learner' | 'left-session' | 'unknown-tries' | 'account-deletion' | `account-deletion:${string}`)
    | typeof CLASS_CARD
    | typeof HANDS_IN
  readonly value: string
}

/** `isEmptied`: the database is empty, but another tab may still have it open. */
interface RemovalRow {
  readonly id: LearnerId
  readonly isEmptied?: true
}

/** `making`: the book isn't finished, so it is ignored. `ending`: its remaining data must be deleted. */
export interface ClassBookRow {
  /** The class id in hex. */
  readonly key: string
  readonly owner: LearnerId
  readonly state: 'making' | 'here' | 'ending'
}

export type DeviceTables = Dexie & {
  readonly learners: Table<LearnerRow, string, LearnerRow>
  readonly settings: Table<SettingRow, string, SettingRow>
  /** Learners whose removal has started. An interrupted removal is finished at the next start. */
  readonly removals: Table<RemovalRow, string, RemovalRow>
  /** The class books of this device. See `classBooks.ts`. */
  readonly classBooks: Table<ClassBookRow, string, ClassBookRow>
}

export type DeviceDatabase = Connection<DeviceTables>

export const DEVICE_DATABASE_NAME = storageName('device')

/**
 * Returns the device database. It opens the first time it is used, and that use rejects if the browser denies storage.
 */
export function createDeviceDatabase(options: DexieOptions = {}, page?: PageLife): DeviceDatabase {
  return new Connection(
    () => deviceTables(options),
    () => {},
    page,
  )
}

function deviceTables(options: DexieOptions): DeviceTables {
  const database = new Dexie(DEVICE_DATABASE_NAME, {
    chromeTransactionDurability: 'strict',
    autoOpen: false,
    ...options,
  }) as DeviceTables
  // Every version stays in this list permanently, and each one only adds to the schema.
  database.version(1).stores({ learners: 'id', settings: 'key' })
  database.version(2).stores({ learners: 'id, email', removals: 'id' })
  database.version(3).stores({ classBooks: 'key, owner' })
  return database
}

/** Writes in one transaction over `learners` and `settings`. */
export function writeLearners<T>(device: DeviceDatabase, work: (database: DeviceTables) => PromiseLike<T>): Promise<T> {
  return device.run((database) =>
    database.transaction('rw', database.settings, database.learners, async () => await work(database)),
  )
}
