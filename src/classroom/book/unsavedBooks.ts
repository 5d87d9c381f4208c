/**
 * Role: the classes of a teacher that would be lost with them: what is in their books and in no backup file.
 * Guarantee: a book that can't be read makes this reject, so that nobody takes it for one that is saved.
 * Must not: need a password.
 */
import type { DexieOptions } from 'dexie'
import type { LearnerId } from '../../core/progress/ids'
import { classBooksOf } from '../../data/store/classBooks'
import type { DeviceDatabase } from '../../data/store/deviceDatabase'
import { bookDatabase, hasChangedSince, parseAbout } from './bookDatabase'

/** The names of the classes, sorted. A book whose clear row is damaged can't be opened by anybody, and holds nobody here. */
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
