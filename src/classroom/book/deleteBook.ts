import type { DexieOptions } from 'dexie'
import { withDeadline } from '../../platform/withDeadline'
import { withLock } from '../../platform/locks'
import type { LearnerId } from '../../core/progress/ids'
import { classBooksOf, deleteClassBook, putClassBook } from '../../data/store/classBooks'
import type { DeviceDatabase } from '../../data/store/deviceDatabase'
import type { ClassKey } from '../ports/TaughtClasses'
import { bookDatabase } from './bookDatabase'

/** A database that another tab doesn't let go of is deleted later. What was in it is gone before. */
const DELETION_DEADLINE_MS = 5000

/** Resolves when nothing is left in it; the rest of it goes now or at the next start. */
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

/** Only one tab makes a book, and none takes it away meanwhile. */
export function whileMaking<T>(key: ClassKey, work: () => Promise<T>) {
  return withLock(`class-book-${key}`, work)
}

/** Takes away what a creation or an end that was cut off has left. */
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
