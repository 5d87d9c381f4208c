/**
 * Role: removes a learner and all their data from this device.
 * Guarantee: an interrupted removal is finished later. A learner who has returned in the meantime keeps their progress.
 * Must not: touch data that is stored outside this device.
 */
import { Dexie } from 'dexie'
import { type LearnerId, parseLearnerId } from '../../core/progress/ids'
import { bookDatabaseName, classBooksOf, deleteClassBook } from './classBooks'
import type { ClassBookRow, DeviceDatabase } from './deviceDatabase'
import { learnerDatabaseName } from './learnerDatabase'
import { withDeadline } from '../../platform/withDeadline'

/**
 * The longest wait for a deletion, in ms. If another tab has the database open, the browser deletes it when that tab
 * closes. Its data is deleted first.
 */
const DELETION_DEADLINE_MS = 5000

/** Removes the learner from this device's list, and records that the database must be deleted too. */
export async function beginRemoval(device: DeviceDatabase, id: LearnerId): Promise<void> {
  await device.run((database) =>
    database.transaction('rw', database.tables, async () => {
      await database.removals.put({ id })
      await database.learners.delete(id)
      const current = await database.settings.get('current-learner')
      if (current?.value === id) await database.settings.delete('current-learner')
    }),
  )
}

/** Removes a learner's data that is stored outside the databases. */
export type ForgetLearner = (id: LearnerId) => void

/** Deletes the databases of learners whose removal has started. Also called at the start of the app. */
export async function finishRemovals(device: DeviceDatabase, forget: ForgetLearner = () => undefined): Promise<void> {
  const removals = await device.run((database) => database.removals.toArray())
  for (const { id } of removals) {
    // Rejects a name that we could not have made, so that it is never deleted.
    if (parseLearnerId(id) === undefined) continue
    const isBack = (await device.run((database) => database.learners.get(id))) !== undefined
    if (!isBack) forget(id)
    const books = isBack ? [] : await classBooksOf(device, id)
    const names = [learnerDatabaseName(id), ...books.map(({ key }) => bookDatabaseName(key))]
    if (!isBack && (await inTime(() => emptyAll(names))) === true)
      await device.run((database) => database.removals.put({ id, isEmptied: true }))
    const isDone = isBack || (await inTime(() => deleteAll(device, id, books)))
    if (isDone === true) await device.run((database) => database.removals.delete(id))
  }
}

/** Resolves to true if a learner whose removal has started has no data left. */
export async function isRemoved(device: DeviceDatabase, id: LearnerId): Promise<boolean> {
  const removal = await device.run((database) => database.removals.get(id))
  return removal === undefined || removal.isEmptied === true
}

async function deleteAll(device: DeviceDatabase, id: LearnerId, books: readonly ClassBookRow[]): Promise<true> {
  for (const { key } of books) await deleteClassBook(device, key)
  await Dexie.delete(learnerDatabaseName(id))
  return true
}

async function emptyAll(names: readonly string[]): Promise<true> {
  for (const name of names) await empty(name)
  return true
}

/** A suspended tab blocks the deletion of a database, but not emptying it. */
async function empty(name: string): Promise<void> {
  if (!(await Dexie.exists(name))) return
  // Opens the database in its existing version.
  const database = await new Dexie(name).open()
  try {
    const { tables } = database
    await database.transaction('rw', tables, async () => {
      for (const table of tables) await table.clear()
    })
  } finally {
    database.close()
  }
}

function inTime(work: () => Promise<true>): Promise<true | undefined> {
  return withDeadline(DELETION_DEADLINE_MS, work)
}
