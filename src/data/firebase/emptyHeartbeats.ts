const DATABASE = 'firebase-heartbeat-database'
const STORE = 'firebase-heartbeat-store'

/**
 * Empties where Firebase notes on which days, and with which version of its code, it was used in this browser. The
 * database itself stays: an open page of another learner would wait for ever for one that is being deleted.
 */
export async function emptyHeartbeats(storage: IDBFactory | undefined = globalThis.indexedDB): Promise<void> {
  if (storage === undefined) return
  await new Promise<void>((resolve) => {
    const opening = storage.open(DATABASE)
    // It was not there, and is not made.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => resolve()
    opening.onsuccess = () => {
      const database = opening.result
      const end = (): void => {
        database.close()
        resolve()
      }
      if (!database.objectStoreNames.contains(STORE)) return end()
      const emptying = database.transaction(STORE, 'readwrite')
      emptying.objectStore(STORE).clear()
      emptying.oncomplete = end
      emptying.onabort = end
    }
  })
}
