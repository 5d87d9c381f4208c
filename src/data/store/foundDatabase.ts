/**
 * Role: reads a database of a learner or class that is on no list.
 * Guarantee: it never creates the database that it looks for, and it skips unreadable databases.
 * Must not: decide whether to keep it.
 */
import { Dexie } from 'dexie'
import { type LearnerId, parseLearnerId } from '../../core/progress/ids'
import { bookDatabaseName } from './classBooks'
import type { LearnerRow } from './deviceDatabase'
import { type BackupRow, learnerDatabaseName } from './learnerDatabase'
import { parseLearnerRow } from './learnerTable'
import { inTime } from './lostDatabases'

export interface FoundDatabase {
  readonly id: LearnerId
  /** The database is empty: an interrupted removal left it. */
  readonly isEmpty: boolean
  /** The learner's row in the device's list when the database was last opened. Undefined if no version saved it. */
  readonly listed: LearnerRow | undefined
  /** The name that the learner chose, else empty. */
  readonly displayName: string
  readonly isInClass: boolean
}

/** Undefined for a database that can't be read now. */
export function readFound(id: LearnerId): Promise<FoundDatabase | undefined> {
  return peek(learnerDatabaseName(id), async (database) => {
    const rows = async (table: string): Promise<readonly unknown[]> =>
      database.tables.some(({ name }) => name === table) ? await database.table(table).toArray() : []
    const counts = await Promise.all(database.tables.map((table) => table.count()))
    const backup = (await rows('backup')) as readonly BackupRow[]
    const copy = backup.find((row) => row.key === 'listed')
    return {
      id,
      isEmpty: counts.every((count) => count === 0),
      listed: copy?.key === 'listed' ? parseLearnerRow({ ...Object(copy.row), id }) : undefined,
      displayName: nameIn((await rows('document'))[0]),
      isInClass: (await rows('classes')).length > 0,
    }
  })
}

/** Returns the owner of a book. Undefined if the book was never finished, or can't be read. */
export async function bookOwner(key: string): Promise<LearnerId | undefined> {
  const about = await peek(bookDatabaseName(key), (database) => database.table('about').toArray())
  return parseLearnerId((about?.[0] as { readonly owner?: unknown } | undefined)?.owner)
}

/** Opens the database in its existing version. A missing database is not created. */
async function peek<T>(name: string, read: (database: Dexie) => Promise<T>): Promise<T | undefined> {
  return await inTime(async () => {
    const database = new Dexie(name)
    try {
      return await read(await database.open())
    } finally {
      database.close()
    }
  })
}

function nameIn(row: unknown): string {
  const { document } = Object(row) as { readonly document?: { readonly profile?: { readonly displayName?: unknown } } }
  const { value } = Object(document?.profile?.displayName) as { readonly value?: unknown }
  return typeof value === 'string' ? value : ''
}
