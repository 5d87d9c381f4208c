/**
 * Role: the schema of the database that everybody on this device shares: who learns here, and settings.
 * Guarantee: a database written by any earlier version opens with everything in it.
 * Must not: hold progress, or a DeviceId: both live in the learner's own database.
 */
import { Dexie, type DexieOptions, type Table } from 'dexie'
import type { PageLife } from '../../platform/pageLife'
import type { LearnerId } from '../../core/progress/ids'
import { Connection } from './connection'

/** A password, stretched. The password itself is nowhere. */
export interface StretchedPassword {
  readonly salt: Uint8Array<ArrayBuffer>
  readonly key: Uint8Array<ArrayBuffer>
  readonly rounds: number
}

/** Passwords that were tried since the last right one. */
export interface WrongTries {
  readonly count: number
  /** When the last one was: UTC, `toISOString`. */
  readonly at: string
}

/** Parse it before use (`learnerTable.ts`). */
export interface LearnerRow {
  readonly id: LearnerId
  readonly displayName: string
  /** Normalised; empty without an account. */
  readonly email: string
  readonly cloth: string
  /** The drawn picture. Absent in rows of the first edition: their learners get one by their id. */
  readonly picture?: string
  readonly kind: 'device' | 'cloud'
  /** Counts openings on this device: the highest learned here last, whatever the clock said. */
  readonly openedTurn: number
  /** UTC, `toISOString`. */
  readonly createdAt: string
  readonly lastOpenedAt: string
  readonly password?: StretchedPassword
  /** Four digits, stretched like a password. */
  readonly pin?: StretchedPassword
  /** Since when the PIN is said to be forgotten: UTC, `toISOString`. */
  readonly pinLostAt?: string
  readonly wrongTries?: WrongTries
  /** Whether the learner's own database has been made here. */
  readonly hasDatabase?: boolean
  /** Until they are opened: the browser had deleted the list that they stood on. */
  readonly isFound?: true
  /** The account that this learner's progress was brought into, and the revision of the document that was. */
  readonly movedTo?: LearnerId
  readonly movedRevision?: number
  /** Accounts whose owner has shown, by the password of this learner, that they are the same person. */
  readonly sameAs?: readonly LearnerId[]
  /** Accounts that were asked whether they want it. */
  readonly offeredTo?: readonly LearnerId[]
}

export const CLASS_CARD = 'class-card'
export const HANDS_IN = 'hands-in'

/**
 * `left-session`: the learner of a cloud account who has signed out here, while the session of the account's service is
 * still to be ended. `unknown-tries`: the count of passwords for addresses that nobody here has.
 * `account-deletion:` and an id: an account that is being deleted, and how far that has come. `class-card`: the card of a
 * class that came with a link, for an hour. `hands-in`: somebody here is in a class whose card names a relay. More keys may
 * follow.
 */
export interface SettingRow {
  readonly key:
    | ('current-learner' | 'left-session' | 'unknown-tries' | 'account-deletion' | `account-deletion:${string}`)
    | typeof CLASS_CARD
    | typeof HANDS_IN
  readonly value: string
}

/** `isEmptied`: nothing is left in the database, which another tab may still hold. */
interface RemovalRow {
  readonly id: LearnerId
  readonly isEmptied?: true
}

/** `making`: cut off, it is none. `ending`: what is left of it goes. */
export interface ClassBookRow {
  /** Hex of the class id. */
  readonly key: string
  readonly owner: LearnerId
  readonly state: 'making' | 'here' | 'ending'
}

export type DeviceTables = Dexie & {
  readonly learners: Table<LearnerRow, string, LearnerRow>
  readonly settings: Table<SettingRow, string, SettingRow>
  /** Learners whose removal has begun: a removal that was cut off is finished at the next start. */
  readonly removals: Table<RemovalRow, string, RemovalRow>
  /** The class books of this device: see `classBooks.ts`. */
  readonly classBooks: Table<ClassBookRow, string, ClassBookRow>
}

export type DeviceDatabase = Connection<DeviceTables>

export const DEVICE_DATABASE_NAME = 'device'

/** The device database; it is opened by its first use. A browser that refuses storage makes that use reject. */
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
  // Every version stays here for good, and each only adds.
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
