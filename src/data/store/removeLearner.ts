/**
 * Role: removes a learner and everything stored for them from this device.
 * Guarantee: a removal that was cut off is finished later; a learner who has come back meanwhile keeps their progress.
 * Must not: touch anything that is kept elsewhere.
 */
import { Dexie } from 'dexie'
import { type LearnerId, parseLearnerId } from '../../core/progress/ids'
import { bookDatabaseName, classBooksOf, deleteClassBook } from './classBooks'
import type { ClassBookRow, DeviceDatabase } from './deviceDatabase'
import { learnerDatabaseName } from './learnerDatabase'
import { withDeadline } from '../../platform/withDeadline'

/** A database that another tab doesn't let go of is deleted when that tab closes. What was in it is gone before. */
const DELETION_DEADLINE_MS = 5000

/** Takes the learner off this device's list, and notes that the database has to follow. */
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

/** Removes what is kept of a learner beside the databases. */
export type ForgetLearner = (id: LearnerId) => void

/** Deletes the databases of learners whose removal has begun. Call it at the start of the app too. */
export async function finishRemovals(device: DeviceDatabase, forget: ForgetLearner = () => undefined): Promise<void> {
  const removals = await device.run((database) => database.removals.toArray())
  for (const { id } of removals) {
    // Nothing that a name of ours can't be is deleted.
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

/** Whether nothing of a learner whose removal has begun is left here. */
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

/** A tab that stands still keeps a database from being deleted, and not from being emptied. */
async function empty(name: string): Promise<void> {
  if (!(await Dexie.exists(name))) return
  // As it is, of whatever version.
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
