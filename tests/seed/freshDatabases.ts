import { Dexie } from 'dexie'
import * as fake from 'fake-indexeddb'

/** In the place of `fake-indexeddb/auto` where files share a process: each has databases of its own. */
const indexedDB = new fake.IDBFactory()
const { default: _, forceCloseDatabase: __, ...classes } = fake
for (const [name, value] of Object.entries({ ...classes, indexedDB }))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
// Dexie has looked for a database when it was loaded, perhaps for an earlier file, and keeps to this object.
Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange: fake.IDBKeyRange })
