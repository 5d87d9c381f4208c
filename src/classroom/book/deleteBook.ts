import type { DexieOptions } from 'dexie'
import { withDeadline } from '../../platform/withDeadline'
import { withLock } from '../../platform/locks'
import type { LearnerId } from '../../core/progress/ids'
import { classBooksOf, deleteClassBook, putClassBook } from '../../data/store/classBooks'
import type { DeviceDatabase } from '../../data/store/deviceDatabase'
import type { ClassKey } from '../ports/TaughtClasses'
import { bookDatabase } from './bookDatabase'

/**
 * If another tab keeps the database open this long, the database is deleted later. Its rows are already deleted by that
 * time.
 */
const DELETION_DEADLINE_MS = 5000

/** Resolves once the database is empty. The empty database itself is deleted now or at the next start. */
export async function deleteBook(
  device: DeviceDatabase,
  { key, owner }: { readonly key: ClassKey; readonly owner: LearnerId },
  dexie: DexieOptions,
): Promise<void> {
  await putClassBook(device, { key, owner, state: 'ending' })
  const database = await bookDatabase(key, dexie).open()
  try {
    await (database as ReturnType<typeof bookDatabase>).transaction('rw', database.tables, async () => {
      for (const table of database.tables) await table.clear()
    })
  } finally {
    database.close()
  }
  await withDeadline(DELETION_DEADLINE_MS, () => deleteClassBook(device, key).then(() => true))
}

/** Ensures that only one tab creates a book at a time, and that no tab deletes books at the same time. */
export function whileMaking<T>(key: ClassKey, work: () => Promise<T>) {
  return withLock(`class-book-${key}`, work)
}

/** Deletes the data that an interrupted creation or deletion left behind. */
export async function finishBooks(device: DeviceDatabase, owner: LearnerId): Promise<void> {
  for (const { key, state } of await classBooksOf(device, owner)) {
    if (state === 'here') continue
    await whileMaking(key, async () => {
      const now = (await classBooksOf(device, owner)).find((row) => row.key === key)
      if (now === undefined || now.state === 'here') return
      await withDeadline(DELETION_DEADLINE_MS, () => deleteClassBook(device, key).then(() => true))
    })
  }
}
