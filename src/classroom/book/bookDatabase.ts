/**
 * Role: the database schema for one class book, and its only unencrypted row.
 * Guarantee: a transaction completes only when it is on the disk; reading the unencrypted row never throws.
 * Must not: store learner data outside an encrypted row, or in a row key.
 */
import { Dexie, type DexieOptions, type Table } from 'dexie'
import { type Instant, isCount, parseInstant } from '../../core/progress/ids'
import { isJsonMap, type Json, type JsonMap } from '../../core/progress/json'
import { bookDatabaseName } from '../../data/store/classBooks'
import type { WrongTries } from '../../data/store/deviceDatabase'
import { readTries } from '../../data/store/learnerTable'
import type { ClassKey } from '../ports/TaughtClasses'

/** The facts about a book that can be read without its password. */
export interface AboutRow {
  readonly key: 'about'
  readonly className: string
  readonly teacherName: string
  readonly openedAt: Instant
  readonly owner: string
  /** The book's key, wrapped with the password: see `bookLock.ts`. */
  readonly lock: JsonMap
  /** Increases by 1 with every write. */
  readonly revision: number
  /** Increases by 1 with every change that needs a new backup. */
  readonly changed: number
  /** The value of `changed` in the last backup that the teacher received, and when that backup was read back. */
  readonly backedUp?: number
  readonly backedUpAt?: Instant
  readonly wrongTries?: WrongTries
  /** The class that replaced this one. */
  readonly replacedBy?: ClassKey
  /**
   * When the class was archived, for the list of classes. The encrypted mark decides. This copy of it is written in the
   * same transaction.
   */
  readonly archivedAt?: Instant
}

/** An encrypted record: see `RowSeal.ts`. */
export interface SealedRow {
  /** 32 hex digits that only the book's key can compute. */
  readonly key: string
  /** The revision of the book in which the row was written. */
  readonly revision: number
  readonly nonce: Uint8Array<ArrayBuffer>
  readonly sealed: Uint8Array<ArrayBuffer>
}

export type BookDatabase = Dexie & {
  readonly about: Table<AboutRow, 'about', AboutRow>
  readonly rows: Table<SealedRow, string, SealedRow>
}

/**
 * Returns the database for one class without opening it. The database never opens automatically, because that could
 * replace a deleted database with an empty one.
 */
export function bookDatabase(key: ClassKey, options: DexieOptions = {}): BookDatabase {
  const database = new Dexie(bookDatabaseName(key), {
    chromeTransactionDurability: 'strict',
    autoOpen: false,
    cache: 'disabled',
    ...options,
  }) as BookDatabase
  // Every schema version stays in this list permanently, and each version only adds to the schema.
  database.version(1).stores({ about: 'key', rows: 'key, revision' })
  return database
}

/** Returns undefined if there is no row, or if it can't be read. */
export function parseAbout(value: unknown): AboutRow | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const row = value as Readonly<Record<keyof AboutRow, unknown>>
  const { className, teacherName, owner, lock, revision, changed, backedUp, backedUpAt, replacedBy } = row
  const openedAt = parseInstant(row.openedAt) ?? ('' as Instant)
  if (typeof className !== 'string' || typeof teacherName !== 'string' || typeof owner !== 'string') return undefined
  if (lock === undefined || !isJsonMap(lock as Json) || !isCount(revision) || !isCount(changed)) return undefined
  const [backedUpOn, archivedOn] = [parseInstant(backedUpAt), parseInstant(row.archivedAt)]
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
    ...(archivedOn !== undefined && { archivedAt: archivedOn }),
  }
}

export function withArchivedAt({ archivedAt: _before, ...about }: AboutRow, at: Instant | undefined): AboutRow {
  return at === undefined ? about : { ...about, archivedAt: at }
}

/** Returns whether a book has changes that aren't in any backup. */
export function hasChangedSince({ changed, backedUp }: Pick<AboutRow, 'changed' | 'backedUp'>): boolean {
  return backedUp === undefined || changed > backedUp
}
