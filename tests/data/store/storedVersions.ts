/** Databases as earlier versions of the app left them, written without any current code. */

export interface StoredTable {
  readonly keyPath: string
  readonly autoIncrement?: boolean
  readonly rows: readonly object[]
}

/** Dexie counts in tenths: its version 1 is the browser's version 10. */
export function writeStoredDatabase(
  name: string,
  dexieVersion: number,
  tables: Readonly<Record<string, StoredTable>>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, dexieVersion * 10)
    request.addEventListener('error', () => reject(request.error))
    request.addEventListener('upgradeneeded', () => {
      for (const [table, { keyPath, autoIncrement = false, rows }] of Object.entries(tables)) {
        const store = request.result.createObjectStore(table, { keyPath, autoIncrement })
        for (const row of rows) store.put(row)
      }
    })
    request.addEventListener('success', () => {
      request.result.close()
      resolve()
    })
  })
}
