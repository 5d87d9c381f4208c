import { vi } from 'vitest'
import type { LearnerId } from '../../../src/core/progress/ids'
import { type DocumentRow, type LearnerDatabase, learnerDatabase } from '../../../src/data/store/learnerDatabase'
import { newLearner, openTestStore } from './openTestStore'

/** Makes the next `times` writes of a row fail with a full disk. */
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

/** An IndexedDB that fails to open anything while `isBroken` returns true. */
export function breakable(
  isBroken: () => boolean,
  name: string,
  message = 'Refused',
  storage: Pick<IDBFactory, 'open'> = indexedDB,
): Pick<IDBFactory, 'open'> {
  return {
    open: (...args) => {
      if (isBroken()) throw new DOMException(message, name)
      return storage.open(...args)
    },
  }
}

/** An IndexedDB whose writing transactions complete, but whose answer is lost once `isNow` returns true. */
export function losingAnswers(isNow: () => boolean | Promise<boolean>): Pick<IDBFactory, 'open'> {
  return writing((transaction) => {
    const answered = async (told: () => void) =>
      (await isNow()) ? transaction.onabort?.call(transaction, new Event('abort')) : told()
    Object.defineProperty(transaction, 'oncomplete', {
      set(told: () => void) {
        transaction.addEventListener('complete', () => void answered(told))
      },
    })
  })
}

/** Like Chromium on a full disk: while `isFull` returns true, a write is aborted and its requests get no answer. */
export function abortingUnanswered(isFull: () => boolean): Pick<IDBFactory, 'open'> {
  return writing((transaction) => {
    if (!isFull()) return
    const objectStore = transaction.objectStore.bind(transaction)
    let isAborted = false
    const abort = () => {
      if (isAborted) return
      isAborted = true
      transaction.abort()
      Object.assign(transaction, { error: new DOMException('', 'QuotaExceededError') })
    }
    const unanswered = () => {
      queueMicrotask(abort)
      return {} as IDBRequest<IDBValidKey>
    }
    transaction.objectStore = (name) => Object.assign(objectStore(name), { put: unanswered, add: unanswered })
  })
}

/** An IndexedDB whose writing transactions are changed before Dexie gets them. */
export function writing(change: (transaction: IDBTransaction) => void): Pick<IDBFactory, 'open'> {
  return {
    open: (...args) => {
      const opening = indexedDB.open(...args)
      opening.addEventListener('success', () => {
        const database = opening.result
        const begin = database.transaction.bind(database)
        database.transaction = (...how) => {
          const transaction = begin(...how)
          if (how[1] === 'readwrite') change(transaction)
          return transaction
        }
      })
      return opening
    },
  }
}

/** Resolves in the middle of the next call. */
export function called<Name extends string>(
  target: Record<Name, (...given: never[]) => unknown>,
  name: Name,
): Promise<void> {
  const original = target[name]
  return new Promise((resolve) => {
    target[name] = function (this: unknown, ...given: never[]) {
      target[name] = original
      resolve()
      return original.apply(this, given)
    }
  })
}

/** Returns a store, and every connection that it opens. */
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

/** Acts like WebKit: the native connections close, and Dexie gets no event. */
export function drop(databases: readonly LearnerDatabase[]): void {
  for (const database of databases) database.backendDB()?.close()
}

/** Reads a learner's database beside the store. */
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

/** Writes data that only another program, or a damaged disk, would write. */
export async function changeDocument(learnerId: LearnerId, change: (document: object) => unknown): Promise<void> {
  const row = await rowOf(learnerId)
  const document = change(Object(row.document))
  await lookInto(learnerId, (database) => database.document.put({ ...row, document }))
}
