const DATABASE = 'firebase-heartbeat-database'
const STORE = 'firebase-heartbeat-store'

/**
 * Deletes Firebase's record of the days and code versions in which it was used in this browser. The database itself is
 * kept, because another learner's open page would wait forever for its deletion.
 */
export async function emptyHeartbeats(storage: IDBFactory | undefined = globalThis.indexedDB): Promise<void> {
  if (storage === undefined) return
  await new Promise<void>((resolve) => {
    const opening = storage.open(DATABASE)
    // The database did not exist, and is not created.
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
