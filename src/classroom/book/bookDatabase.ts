/**
 * Role: the schema of the database of one class book, and the one row of it that lies in clear.
 * Guarantee: a transaction is done when it is on the disk; whatever the clear row holds, reading it throws nothing.
 * Must not: have anything of a learner outside a sealed row, or in its key.
 */
import { Dexie, type DexieOptions, type Table } from 'dexie'
import { type Instant, isCount, parseInstant } from '../../core/progress/ids'
import { isJsonMap, type Json, type JsonMap } from '../../core/progress/json'
import { bookDatabaseName } from '../../data/store/classBooks'
import type { WrongTries } from '../../data/store/deviceDatabase'
import { readTries } from '../../data/store/learnerTable'
import type { ClassKey } from '../ports/TaughtClasses'

/** What is known of a book without its password. */
export interface AboutRow {
  readonly key: 'about'
  readonly className: string
  readonly teacherName: string
  readonly openedAt: Instant
  readonly owner: string
  /** The book's key, wrapped by the password: see `bookLock.ts`. */
  readonly lock: JsonMap
  /** One more at every write. */
  readonly revision: number
  /** One more at every change that a backup has to have. */
  readonly changed: number
  /** `changed` as it was in the last backup that was given to the teacher, and when that was read back. */
  readonly backedUp?: number
  readonly backedUpAt?: Instant
  readonly wrongTries?: WrongTries
  /** The class that has taken this one over. */
  readonly replacedBy?: ClassKey
}

/** A record that was sealed: see `RowSeal.ts`. */
export interface SealedRow {
  /** 32 signs of hex that only the book's key can make. */
  readonly key: string
  /** The book's revision that wrote it. */
  readonly revision: number
  readonly nonce: Uint8Array<ArrayBuffer>
  readonly sealed: Uint8Array<ArrayBuffer>
}

export type BookDatabase = Dexie & {
  readonly about: Table<AboutRow, 'about', AboutRow>
  readonly rows: Table<SealedRow, string, SealedRow>
}

/** The database of one class, not yet opened. Nothing opens it by itself, or one that was deleted would come back empty. */
export function bookDatabase(key: ClassKey, options: DexieOptions = {}): BookDatabase {
  const database = new Dexie(bookDatabaseName(key), {
    chromeTransactionDurability: 'strict',
    autoOpen: false,
    cache: 'disabled',
    ...options,
  }) as BookDatabase
  // Every version stays here for good, and each only adds.
  database.version(1).stores({ about: 'key', rows: 'key, revision' })
  return database
}

/** Undefined for nothing, and for a row that can't be read. */
export function parseAbout(value: unknown): AboutRow | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const row = value as Readonly<Record<keyof AboutRow, unknown>>
  const { className, teacherName, owner, lock, revision, changed, backedUp, backedUpAt, replacedBy } = row
  const openedAt = parseInstant(row.openedAt) ?? ('' as Instant)
  if (typeof className !== 'string' || typeof teacherName !== 'string' || typeof owner !== 'string') return undefined
  if (lock === undefined || !isJsonMap(lock as Json) || !isCount(revision) || !isCount(changed)) return undefined
  const backedUpOn = parseInstant(backedUpAt)
  const tries = readTries(row.wrongTries)
  return {
    key: 'about',
    className,
    teacherName,
    openedAt,
    owner,
    lock: lock as JsonMap,
    revision,
    changed,
    ...(isCount(backedUp) && { backedUp }),
    ...(backedUpOn !== undefined && { backedUpAt: backedUpOn }),
    ...(tries !== undefined && { wrongTries: tries }),
    ...(typeof replacedBy === 'string' && { replacedBy }),
  }
}

/** Whether a book has something that no backup has. */
export function hasChangedSince({ changed, backedUp }: Pick<AboutRow, 'changed' | 'backedUp'>): boolean {
  return backedUp === undefined || changed > backedUp
}
