/**
 * Simulates the storage of one device and the faults of its browser. A page can die between two turns, a disk can be full, and
 * a connection can break. A power cut loses everything that no transaction has forced onto the disk.
 */
import { IDBFactory, IDBObjectStore, IDBTransaction } from 'fake-indexeddb'
import { cloneDisk } from './cloneDisk'
import { becomeLane, currentLane } from './Schedule'

/** The rows that a transaction wrote, as far as the laboratory reads them. */
export interface Written {
  readonly page: DiskPage
  readonly puts: {
    readonly table: string
    readonly row: Readonly<Record<string, unknown>>
    /** The request has the key of the row when the row is written. */
    readonly request: { readonly result: unknown }
  }[]
}

/** A page, as its disk knows it. */
export interface DiskPage {
  readonly lane: number
  isDead: boolean
  /** After so many more transactions the page dies. That is when a transaction is complete and the page has not been told. */
  commitsToLive: number | undefined
  /** The next transaction of this page completes, but the page is told that it failed. */
  losesAnswer: boolean
  die(): void
}

interface Open {
  readonly transaction: IDBTransaction
  readonly written: Written
  readonly isStrict: boolean
}

const opens = new WeakMap<IDBTransaction, Open & { readonly disk: Disk }>()

export class Disk {
  factory = new IDBFactory()
  /** So many more writes fail because the disk is full. */
  fullFor = 0
  /** Called when a transaction is complete, before its page is told. */
  onCommit: (written: Written) => void = () => undefined
  /** Called when a power cut has lost transactions. */
  onTornBack: () => void = () => undefined
  onUnsafe: () => void = () => undefined
  #safe: IDBFactory | undefined
  readonly #connections = new Map<DiskPage, Set<IDBDatabase>>()
  readonly #running = new Map<DiskPage, Set<IDBTransaction>>()

  /** Returns the `indexedDB` of the page. */
  storageFor(page: DiskPage): IDBFactory {
    return {
      open: (name, version) => {
        // A dead page waits forever.
        if (page.isDead) return new EventTarget() as IDBOpenDBRequest
        const request = version === undefined ? this.factory.open(name) : this.factory.open(name, version)
        request.addEventListener('success', () => {
          becomeLane(page.lane)
          this.#watch(page, request.result)
        })
        return request
      },
      deleteDatabase: (name) => this.factory.deleteDatabase(name),
      databases: () => this.factory.databases(),
      cmp: (first, second) => this.factory.cmp(first, second),
    }
  }

  isBusy(page: DiskPage): boolean {
    return (this.#running.get(page)?.size ?? 0) > 0
  }

  /** Undoes the running transactions. Nothing of the page reaches the disk after this. */
  abandon(page: DiskPage): void {
    for (const transaction of this.#running.get(page) ?? []) end(transaction)
    for (const connection of this.#connections.get(page) ?? []) connection.close()
    this.#running.delete(page)
    this.#connections.delete(page)
  }

  /** Breaks the connections without telling the page, as Safari does. */
  dropConnections(page: DiskPage): void {
    for (const connection of this.#connections.get(page) ?? []) connection.close()
    this.#connections.delete(page)
  }

  /** Loses everything that was written without being forced onto the disk. All pages are dead. */
  cutPower(): void {
    if (this.#safe === undefined) return
    this.factory = this.#safe
    this.#safe = undefined
    this.onTornBack()
  }

  /** Simulates *Clear site data* or an eviction. All pages are dead. */
  wipe(): void {
    this.factory = new IDBFactory()
    this.#safe = undefined
  }

  #watch(page: DiskPage, database: IDBDatabase): void {
    if (page.isDead) return database.close()
    const { factory } = this
    added(this.#connections, page, database)
    const begin = database.transaction.bind(database)
    database.transaction = (names, mode, options) => {
      if (page.isDead) throw new DOMException('The page is no more.', 'InvalidStateError')
      const transaction = begin(names, mode, options)
      added(this.#running, page, transaction)
      const written: Written = { page, puts: [] }
      const isStrict = options?.durability === 'strict'
      opens.set(transaction, { transaction, written, isStrict, disk: this })
      const leave = () => this.#running.get(page)?.delete(transaction)
      transaction.addEventListener('abort', leave)
      transaction.addEventListener('complete', () => {
        leave()
        // This comes from a disk that no longer exists.
        if (factory !== this.factory) return
        if (isStrict && mode === 'readwrite') this.#safe = undefined
        if (written.puts.length > 0) this.onCommit(written)
        if (mode === 'readwrite' && page.losesAnswer) {
          page.losesAnswer = false
          transaction.oncomplete = null
          transaction.onabort?.(new Event('abort'))
        }
        if (page.isDead || page.commitsToLive === undefined || mode !== 'readwrite') return
        page.commitsToLive -= 1
        if (page.commitsToLive < 0) page.die()
      })
      return transaction
    }
  }

  /** Called before a write, since a power cut may leave only the current content of the disk. */
  remember(): void {
    if (this.#safe !== undefined) return
    this.#safe = cloneDisk(this.factory)
    this.onUnsafe()
  }
}

for (const way of ['put', 'add'] as const) {
  const write = IDBObjectStore.prototype[way]
  IDBObjectStore.prototype[way] = function (this: IDBObjectStore, value, key) {
    const open = opens.get(this.transaction)
    if (open !== undefined) {
      const { disk, written } = open
      if (written.page.isDead) throw new DOMException('The page is no more.', 'InvalidStateError')
      if (disk.fullFor > 0) {
        disk.fullFor -= 1
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
      if (!open.isStrict) disk.remember()
    }
    const request = key === undefined ? write.call(this, value) : write.call(this, value, key)
    open?.written.puts.push({ table: this.name, row: value as Readonly<Record<string, unknown>>, request })
    return request
  }
}

for (const way of ['delete', 'clear'] as const) {
  const erase = IDBObjectStore.prototype[way] as (
    this: IDBObjectStore,
    key?: IDBKeyRange | IDBValidKey,
  ) => IDBRequest<undefined>
  ;(IDBObjectStore.prototype as unknown as Record<string, typeof erase>)[way] = function (
    this: IDBObjectStore,
    key?: IDBKeyRange | IDBValidKey,
  ) {
    const open = opens.get(this.transaction)
    if (open !== undefined && !open.isStrict) open.disk.remember()
    const request = key === undefined ? erase.call(this) : erase.call(this, key)
    open?.written.puts.push({ table: this.name, row: { erased: key ?? 'all' }, request })
    return request
  }
}

/** The lane in which a disk continues requests. It belongs to no page, so a sleeping page delays no other page. */
const DISK = 0

type Starts = { _start(): void }
const starts = IDBTransaction.prototype as unknown as Starts
const start = starts._start
starts._start = function (this: IDBTransaction & Starts) {
  const page = opens.get(this)?.written.page
  if (page !== undefined) becomeLane(page.lane)
  start.call(this)
}

/** Lets the databases of the fake continue. They are made by copying this one. */
export function letDisksGoOn(factory: IDBFactory): void {
  for (const database of (factory as unknown as { _databases: Map<string, object> })._databases.values()) {
    const prototype = Object.getPrototypeOf(database) as { processTransactions(): void; isPatched?: true }
    if (prototype.isPatched) continue
    const original = prototype.processTransactions
    prototype.isPatched = true
    prototype.processTransactions = function (this: object) {
      const lane = currentLane()
      becomeLane(DISK)
      original.call(this)
      becomeLane(lane)
    }
  }
}

function added<K, V>(all: Map<K, Set<V>>, key: K, value: V): void {
  const known = all.get(key)
  if (known === undefined) all.set(key, new Set([value]))
  else known.add(value)
}

function end(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // The transaction was committing. Its rows are on the disk or not, and no page is told.
  }
}
