/**
 * Role: one action's transaction on IndexedDB itself, beside Dexie, which costs as much again as the disk.
 * Guarantee: resolves when the transaction is on the disk; then live queries hear of it, in every tab.
 * Must not: be given work that waits for anything but these tables: the transaction would be over too early.
 */
import { Dexie, RangeSet } from 'dexie'
import type { KeptRow } from './keptRows'
import type { Activity, QuizDraft } from './learnerStore'
import type { AsideRow, DocumentRow, LearnerDatabase } from './learnerDatabase'

/** As much of a table of Dexie's as an action asks for. */
interface Rows<Row> {
  add(row: Row): PromiseLike<unknown>
}

/** The tables that an action reads and writes; Dexie's own are such, so that either may be worked on. */
export interface DocumentTables {
  readonly document: {
    get(key: 'document'): PromiseLike<DocumentRow | undefined>
    put(row: DocumentRow): PromiseLike<unknown>
  }
  readonly aside: Rows<Omit<AsideRow, 'id'>>
}

export interface ActionTables extends DocumentTables {
  readonly activity: Rows<Omit<Activity, 'id'>>
  readonly drafts: { delete(moduleId: QuizDraft['moduleId']): PromiseLike<unknown> }
  readonly kept: { put(row: KeptRow): PromiseLike<unknown> }
  /** Nothing more is asked: the browser need not come back and wait for another request before it commits. */
  readonly askedAll?: () => void
}

type TableName = Exclude<keyof ActionTables, 'askedAll'>

const TABLES = ['document', 'aside', 'activity', 'drafts', 'kept'] as const satisfies readonly TableName[]
const EVERYTHING = new RangeSet(-Infinity, [[]])

/** The database is open. Rejects with what the browser said; then nothing was written. */
export async function actionTransaction<T>(
  database: LearnerDatabase,
  work: (tables: ActionTables) => Promise<T>,
): Promise<T> {
  const storage = database.backendDB()
  const transaction = storage.transaction(TABLES, 'readwrite', { durability: 'strict' })
  const isComplete = completion(transaction)
  const written = new Set<TableName>()
  const rows = (name: TableName) => transaction.objectStore(name)
  // What throws at once rejects too: an action that stops in the middle would leave the request before it unheard.
  let isWhole = true
  const change = async (name: TableName, request: (store: IDBObjectStore) => IDBRequest) => {
    written.add(name)
    try {
      return await answer(request(rows(name)))
    } catch (error) {
      isWhole = false
      throw error
    }
  }
  const tables: ActionTables = {
    document: {
      get: (key) => answer<DocumentRow | undefined>(rows('document').get(key)),
      put: (row) => change('document', (store) => store.put(row)),
    },
    aside: { add: (row) => change('aside', (store) => store.add(row)) },
    activity: { add: (row) => change('activity', (store) => store.add(row)) },
    drafts: { delete: (key) => change('drafts', (store) => store.delete(key)) },
    kept: { put: (row) => change('kept', (store) => store.put(row)) },
    // A half must not be on the disk, so this waits for the abort that follows.
    askedAll: () => {
      if (isWhole) transaction.commit()
    },
  }
  try {
    const value = await Promise.race([work(tables), refusalOf(isComplete)])
    await isComplete
    tell(database, written)
    return value
  } catch (error) {
    abort(transaction)
    // The transaction's own reason tells more than that of the request which it took along.
    await isComplete.catch(() => undefined)
    throw error
  }
}

function completion(transaction: IDBTransaction): Promise<void> {
  const complete = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () =>
      reject(transaction.error ?? new DOMException('the transaction was aborted', 'AbortError'))
  })
  // Heard of where it is awaited, which is after the work.
  complete.catch(() => undefined)
  return complete
}

/**
 * Rejects where the transaction is aborted, and never resolves. Chromium aborts one on a full disk after it was told that nothing
 * more is asked, and answers none of its requests then: whoever waited for those alone would wait for ever.
 */
function refusalOf(isComplete: Promise<void>): Promise<never> {
  return isComplete.then(() => new Promise<never>(() => undefined))
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new DOMException('the request failed', 'UnknownError'))
  })
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // The browser has done so already.
  }
}

/** In Dexie's words: whoever watches one of these tables, by any index, reads again. */
function tell(database: LearnerDatabase, written: ReadonlySet<TableName>): void {
  const parts: Record<string, RangeSet> = {}
  for (const name of written) {
    const { indexes } = database.table(name).schema
    for (const index of ['', ':dels', ...indexes.map((each) => each.name)]) {
      parts[`idb://${database.name}/${name}/${index}`] = EVERYTHING
    }
  }
  if (written.size > 0) Dexie.on.storagemutated.fire(parts)
}
