import { type DBCore, type DBCoreMutateRequest, type DBCoreMutateResponse, type DBCoreTable, Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import type { LearnerId } from '../../../../src/core/progress/ids'
import { type LearnerDatabase, learnerDatabase, learnerDatabaseName } from '../../../../src/data/store/learnerDatabase'

/** The storage of one browser, which can be full, be cleared, and lose the page that is writing to it. */
export class Disk {
  readonly #factory = new IDBFactory()
  #fullFor: string | undefined
  #isOfNewerApp = false
  #dying: { readonly table: string; readonly tell: () => void } | undefined

  /** No room for another row of this table. */
  fills(table: string): void {
    this.#fullFor = table
  }

  hasRoom(): void {
    this.#fullFor = undefined
  }

  /**
   * The page that next writes to this table is killed in the middle of its transaction: the transaction is abandoned and
   * nobody hears of it. Resolves when it has happened.
   */
  killsAtWriteTo(table: string): Promise<void> {
    return new Promise((tell) => {
      this.#dying = { table, tell }
    })
  }

  /** From now on pages are of a newer version of the app, which keeps one table more. */
  isUpgraded(): void {
    this.#isOfNewerApp = true
  }

  /** As another tab, or the settings of a browser, would do it. */
  async clear(owner: LearnerId): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const request = this.#factory.deleteDatabase(learnerDatabaseName(owner))
      request.onsuccess = () => resolve()
      request.onerror = () => reject(new Error('The database could not be deleted.'))
    })
  }

  /** A connection of a new page. */
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
      // The page is gone, so it does not hear of the abort.
      Object.assign(request.trans, { onabort: null })
      request.trans.abort()
      tell()
      return new Dexie.Promise<DBCoreMutateResponse>(() => undefined)
    }
    return table.mutate(request)
  }
}
