import { IDBFactory } from 'fake-indexeddb'

/**
 * Copies a disk as it is at this moment. It reads the internals of the fake, because a copy through its API would take turns
 * and a power cut takes none. Rows are never changed in place, so copies share them.
 */
export function cloneDisk(factory: IDBFactory): IDBFactory {
  const clone = new IDBFactory()
  const names: Map<string, Raw> = (factory as unknown as { _databases: Map<string, Raw> })._databases
  const target = (clone as unknown as { _databases: Map<string, Raw> })._databases
  for (const [name, database] of names) target.set(name, copyOfDatabase(database))
  return clone
}

type Raw = Record<string, unknown> & { rawObjectStores: Map<string, RawStore> }
type RawRecords = { records: object; keysAreUnique: boolean }
type RawIndex = Record<string, unknown> & { records: RawRecords }
type RawStore = Record<string, unknown> & {
  records: RawRecords
  keyGenerator: object | null
  rawIndexes: Map<string, RawIndex>
}

function copyOfDatabase(database: Raw): Raw {
  const Made = database.constructor as new (name: unknown, version: unknown) => Raw
  const copy = new Made(database['name'], database['version'])
  for (const [name, store] of database.rawObjectStores) copy.rawObjectStores.set(name, copyOfStore(store, copy))
  return copy
}

function copyOfStore(store: RawStore, database: Raw): RawStore {
  const copy = shallow(store)
  copy['rawDatabase'] = database
  copy.records = copyOfRecords(store.records)
  copy.keyGenerator = store.keyGenerator && shallow(store.keyGenerator)
  copy.rawIndexes = new Map(
    [...store.rawIndexes].map(([name, index]) => {
      const mine = shallow(index)
      mine['rawObjectStore'] = copy
      mine.records = copyOfRecords(index.records)
      return [name, mine]
    }),
  )
  return copy
}

function copyOfRecords(records: RawRecords): RawRecords {
  const copy = shallow(records)
  const Tree = records.records.constructor as new (keysAreUnique: boolean) => { put(record: unknown): void }
  const tree = new Tree(records.keysAreUnique)
  const all = records.records as { getAllRecords(): Iterator<unknown> }
  const each = all.getAllRecords()
  for (let next = each.next(); next.done !== true; next = each.next()) tree.put(next.value)
  copy.records = tree
  return copy
}

function shallow<T extends object>(value: T): T {
  return Object.assign(Object.create(Object.getPrototypeOf(value) as object) as T, value)
}
