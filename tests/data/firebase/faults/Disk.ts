import { type DBCore, type DBCoreMutateRequest, type DBCoreMutateResponse, type DBCoreTable, Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import type { LearnerId } from '../../../../src/core/progress/ids'
import { type LearnerDatabase, learnerDatabase, learnerDatabaseName } from '../../../../src/data/store/learnerDatabase'

/** The storage of one browser. It can be full, be cleared, or lose the page that is writing to it. */
export class Disk {
  readonly #factory = new IDBFactory()
  #fullFor: string | undefined
  #isOfNewerApp = false
  #dying: { readonly table: string; readonly tell: () => void } | undefined

  /** Leaves no space for another row of this table. */
  fills(table: string): void {
    this.#fullFor = table
  }

  hasRoom(): void {
    this.#fullFor = undefined
  }

  /**
   * Kills the next page that writes to this table, in the middle of its transaction. The transaction is dropped without
   * an event. Resolves when it has happened.
   */
  killsAtWriteTo(table: string): Promise<void> {
    return new Promise((tell) => {
      this.#dying = { table, tell }
    })
  }

  /** Makes all later pages those of a newer version of the app, which has one more table. */
  isUpgraded(): void {
    this.#isOfNewerApp = true
  }

  /** Clears it as another tab, or the settings of a browser, would. */
  async clear(owner: LearnerId): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const request = this.#factory.deleteDatabase(learnerDatabaseName(owner))
      request.onsuccess = () => resolve()
      request.onerror = () => reject(new Error('The database could not be deleted.'))
    })
  }

  /** Returns a connection of a new page. */
  database(owner: LearnerId): LearnerDatabase {
    const database = learnerDatabase(owner, { indexedDB: this.#factory, IDBKeyRange })
    if (this.#isOfNewerApp) database.version(99).stores({ reflections: 'lessonId' })
    database.use({ stack: 'dbcore', name: 'disk', create: (core) => this.#under(core) })
    return database
  }

  #under(core: DBCore): DBCore {
    return {
      ...core,
      table: (name) => {
        const table = core.table(name)
        return { ...table, mutate: (request) => this.#write(table, request) }
      },
    }
  }

  #write(table: DBCoreTable, request: DBCoreMutateRequest): Promise<DBCoreMutateResponse> {
    const isGrowing = request.type === 'put' || request.type === 'add'
    if (isGrowing && this.#fullFor === table.name) {
      return Dexie.Promise.reject(new Dexie.QuotaExceededError('No space left.'))
    }
    if (this.#dying?.table === table.name) {
      const { tell } = this.#dying
      this.#dying = undefined
      // The page is gone, so it does not receive the abort.
      Object.assign(request.trans, { onabort: null })
      request.trans.abort()
      tell()
      return new Dexie.Promise<DBCoreMutateResponse>(() => undefined)
    }
    return table.mutate(request)
  }
}
