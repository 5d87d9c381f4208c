/**
 * Role: what is in a database of a learner or class that stands on no list.
 * Guarantee: what it looks for it never makes; what can't be read is passed over.
 * Must not: decide what becomes of it.
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
  /** Nothing is in it: what a removal that was cut off has left. */
  readonly isEmpty: boolean
  /** As the device's list had this learner when the database was last opened; undefined where no version noted it. */
  readonly listed: LearnerRow | undefined
  /** As the learner set it; else empty. */
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

/** Whose book it is; undefined where it was never finished, or can't be read. */
export async function bookOwner(key: string): Promise<LearnerId | undefined> {
  const about = await peek(bookDatabaseName(key), (database) => database.table('about').toArray())
  return parseLearnerId((about?.[0] as { readonly owner?: unknown } | undefined)?.owner)
}

/** As it is, of whatever version. One that is not there is not made. */
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
