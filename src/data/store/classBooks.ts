/**
 * Role: which class books lie on this device, and whose they are; small, since whoever is removed is asked about theirs.
 * Guarantee: no book's database is here without its row: written before the book is made, taken away after it is deleted.
 * Must not: open a book.
 */
import { Dexie } from 'dexie'
import type { LearnerId } from '../../core/progress/ids'
import type { ClassBookRow, DeviceDatabase } from './deviceDatabase'

const KEY = /^[0-9a-f]{32}$/

/** @param key hex of a class id */
export function bookDatabaseName(key: string): string {
  return `class-${key}`
}

/** The rows of one learner, whatever their state. Safe inside a live query. */
export async function classBooksOf(device: DeviceDatabase, owner: LearnerId): Promise<readonly ClassBookRow[]> {
  const rows = await device.run((database) => database.classBooks.where('owner').equals(owner).toArray())
  return rows.filter(isReadable)
}

export async function classBookRow(device: DeviceDatabase, key: string): Promise<ClassBookRow | undefined> {
  const row = await device.run((database) => database.classBooks.get(key))
  return row !== undefined && isReadable(row) ? row : undefined
}

/** Nothing that a name of ours can't be is opened or deleted. */
function isReadable({ key }: ClassBookRow): boolean {
  return typeof key === 'string' && KEY.test(key)
}

export async function putClassBook(device: DeviceDatabase, row: ClassBookRow): Promise<void> {
  await device.run((database) => database.classBooks.put(row))
}

/** Deletes a book and then its row. Waits as long as another tab holds the database. */
export async function deleteClassBook(device: DeviceDatabase, key: string): Promise<void> {
  await Dexie.delete(bookDatabaseName(key))
  await device.run((database) => database.classBooks.delete(key))
}
