/**
 * Role: finds a teacher's classes that have changes not yet in any backup file.
 * Guarantee: rejects if a book can't be read, so that an unreadable book is never mistaken for a saved book.
 * Must not: need a password.
 */
import type { DexieOptions } from 'dexie'
import type { LearnerId } from '../../core/progress/ids'
import { classBooksOf } from '../../data/store/classBooks'
import type { DeviceDatabase } from '../../data/store/deviceDatabase'
import { bookDatabase, hasChangedSince, parseAbout } from './bookDatabase'

/**
 * Returns the sorted names of the classes. Leaves out a book whose unencrypted row is damaged, because no one can open
 * it.
 */
export async function unsavedBooks(
  device: DeviceDatabase,
  owner: LearnerId,
  dexie: DexieOptions = {},
): Promise<readonly string[]> {
  const names: string[] = []
  for (const { key, state } of await classBooksOf(device, owner)) {
    if (state !== 'here') continue
    const database = await bookDatabase(key, dexie).open()
    try {
      const about = parseAbout(await database.table('about').get('about'))
      if (about !== undefined && about.replacedBy === undefined && hasChangedSince(about)) names.push(about.className)
    } finally {
      database.close()
    }
  }
  return names.sort()
}
