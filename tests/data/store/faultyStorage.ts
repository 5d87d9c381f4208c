import { vi } from 'vitest'
import type { LearnerId } from '../../../src/core/progress/ids'
import { type DocumentRow, type LearnerDatabase, learnerDatabase } from '../../../src/data/store/learnerDatabase'
import { newLearner, openTestStore } from './openTestStore'

/** The next `times` writes of a row meet a full disk. */
export function failingPuts(times: number) {
  const original = IDBObjectStore.prototype.put
  let left = times
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (left > 0) {
      left -= 1
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    return original.apply(this, args)
  })
}

/** IndexedDB that refuses to open anything while `isBroken`. */
export function breakable(isBroken: () => boolean, name: string, message = 'Refused'): Pick<IDBFactory, 'open'> {
  return {
    open: (...args) => {
      if (isBroken()) throw new DOMException(message, name)
      return indexedDB.open(...args)
    },
  }
}

/** A database whose actions complete, and whose answer is lost once `isNow` answers true. */
export function losingAnswers(database: LearnerDatabase, isNow: () => boolean | Promise<boolean>): LearnerDatabase {
  return actingOn(database, (begin) => () => {
    const transaction = begin()
    const answered = async (told: () => void) =>
      (await isNow()) ? transaction.onabort?.call(transaction, new Event('abort')) : told()
    Object.defineProperty(transaction, 'oncomplete', {
      set(told: () => void) {
        transaction.addEventListener('complete', () => void answered(told))
      },
    })
    return transaction
  })
}

/**
 * As Chromium does it on a full disk while `isFull` answers true: an action that was told to commit is aborted, and none of its requests
 * is answered.
 */
export function abortingUnanswered(database: LearnerDatabase, isFull: () => boolean): LearnerDatabase {
  return actingOn(database, (begin) => () => {
    const transaction = begin()
    if (!isFull()) return transaction
    const objectStore = transaction.objectStore.bind(transaction)
    const unanswered = () => ({}) as IDBRequest<IDBValidKey>
    return Object.assign(transaction, {
      objectStore: (name: string) => Object.assign(objectStore(name), { put: unanswered, add: unanswered }),
      commit: () => {
        const error = new DOMException('', 'QuotaExceededError')
        const told = transaction.onabort
        transaction.onabort = null
        transaction.abort()
        Object.assign(transaction, { error })
        setTimeout(() => told?.call(transaction, new Event('abort')))
      },
    })
  })
}

/** A database whose actions begin their transactions as `change` has it. */
export function actingOn(
  database: LearnerDatabase,
  change: (begin: () => IDBTransaction) => () => IDBTransaction,
): LearnerDatabase {
  const backendDB = database.backendDB.bind(database)
  return Object.assign(database, {
    backendDB: () => ({
      transaction: (...how: Parameters<IDBDatabase['transaction']>) => change(() => backendDB().transaction(...how))(),
    }),
  })
}

/** A store, and every connection that it makes. */
export async function openWatched(factory: Pick<IDBFactory, 'open'> = indexedDB) {
  const learnerId = newLearner()
  const databases: LearnerDatabase[] = []
  const store = await openTestStore({
    learnerId,
    makeDatabase: (id) => {
      const database = learnerDatabase(id, { indexedDB: factory })
      databases.push(database)
      return database
    },
  })
  return { store, databases, learnerId }
}

/** As WebKit does it: the native connections close, and Dexie has not heard of it. */
export function drop(databases: readonly LearnerDatabase[]): void {
  for (const database of databases) database.backendDB()?.close()
}

/** Looks into a learner's database beside the store. */
export async function lookInto<T>(
  learnerId: LearnerId,
  look: (database: LearnerDatabase) => PromiseLike<T>,
): Promise<T> {
  const database = learnerDatabase(learnerId)
  await database.open()
  try {
    return await look(database)
  } finally {
    database.close()
  }
}

export async function rowOf(learnerId: LearnerId): Promise<DocumentRow> {
  const row = await lookInto(learnerId, (database) => database.document.get('document'))
  if (row === undefined) throw new Error('There is no document row')
  return row
}

/** Writes what only another program, or a damaged disk, would write. */
export async function changeDocument(learnerId: LearnerId, change: (document: object) => unknown): Promise<void> {
  const row = await rowOf(learnerId)
  const document = change(Object(row.document))
  await lookInto(learnerId, (database) => database.document.put({ ...row, document }))
}
