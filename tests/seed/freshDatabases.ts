import { Dexie } from 'dexie'
import * as fake from 'fake-indexeddb'

/** Replaces `fake-indexeddb/auto` where files share a process, so that each file has its own databases. */
const indexedDB = new fake.IDBFactory()
const { default: _, forceCloseDatabase: __, ...classes } = fake
for (const [name, value] of Object.entries({ ...classes, indexedDB }))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
// Dexie looks for IndexedDB when it loads, perhaps for an earlier file, and keeps using this object.
Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange: fake.IDBKeyRange })
