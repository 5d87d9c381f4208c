/**
 * Role: the list of the class books on this device and their owners. It is a small module, because removing any learner
 * loads it.
 * Guarantee: a book's database never exists without its row, which is written before the book and deleted after it.
 * Must not: open a book.
 */
import { Dexie } from 'dexie'
import type { LearnerId } from '../../core/progress/ids'
import { storageName } from '../../platform/storageName'
import type { ClassBookRow, DeviceDatabase } from './deviceDatabase'

const KEY = /^[0-9a-f]{32}$/

/** @param key hex of a class id */
export function bookDatabaseName(key: string): string {
  return storageName(`class-${key}`)
}

/** Returns the rows of one learner, in any state. Safe inside a live query. */
export async function classBooksOf(device: DeviceDatabase, owner: LearnerId): Promise<readonly ClassBookRow[]> {
  const rows = await device.run((database) => database.classBooks.where('owner').equals(owner).toArray())
  return rows.filter(isReadable)
}

export async function classBookRow(device: DeviceDatabase, key: string): Promise<ClassBookRow | undefined> {
  const row = await device.run((database) => database.classBooks.get(key))
  return row !== undefined && isReadable(row) ? row : undefined
}

/** Rejects a name that we could not have made, so that it is never opened or deleted. */
function isReadable({ key }: ClassBookRow): boolean {
  return typeof key === 'string' && KEY.test(key)
}

export async function putClassBook(device: DeviceDatabase, row: ClassBookRow): Promise<void> {
  await device.run((database) => database.classBooks.put(row))
}

/** Deletes a book and then its row. Waits while another tab has the database open. */
export async function deleteClassBook(device: DeviceDatabase, key: string): Promise<void> {
  await Dexie.delete(bookDatabaseName(key))
  await device.run((database) => database.classBooks.delete(key))
}
