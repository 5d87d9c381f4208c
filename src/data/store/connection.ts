/**
 * Role: keeps one database open while browsers break or close its connections.
 * Guarantee: work is repeated at most once, and only after its connection broke. An ended connection never opens again.
 * Must not: depend on what the database stores.
 */
import { Dexie, type PromiseExtended } from 'dexie'
import { alwaysHere, type PageLife } from '../../platform/pageLife'
import { failureOf } from './failureOf'

/**
 * `outdated`: a newer version of the app has opened the database. `gone`: it was deleted. `closed`: our code closed it.
 */
export type ConnectionEnd = 'outdated' | 'gone' | 'closed'

export class ConnectionEnded extends Error {
  override readonly name = 'ConnectionEnded'
  readonly reason: ConnectionEnd
  constructor(reason: ConnectionEnd) {
    super(`The database connection has ended: ${reason}`)
    this.reason = reason
  }
}

/*
 *            work            connection breaks once
 *   unopened ----> open  --------------------------> reopened, work repeated
 *                   |    ^
 *                   |    +--- page left: closed; work waits until the page returns
 *                   |  versionchange, end()
 *                   v
 *                 ended (permanent)
 */
export class Connection<Database extends Dexie> {
  readonly #make: () => Database
  readonly #onEnd: (reason: ConnectionEnd) => void
  readonly #stopWatching: readonly (() => void)[]
  #database: Database
  #end: ConnectionEnd | undefined
  /**
   * Set while the page is in the back/forward cache. Resolves when the page is shown again, if it ever is. Just before
   * that, Dexie runs its live queries again. Waiting for a promise of another kind leaves the zone in which Dexie
   * tracks reads. Those queries would then never update again.
   */
  #away: { readonly back: PromiseExtended<void>; readonly comeBack: () => void } | undefined

  /**
   * `make` returns a database that is not open. `onEnd` is called when the connection ends and our code did not close
   * it. The connection closes while the browser has suspended the page, so that it does not block the visible page.
   */
  constructor(make: () => Database, onEnd: (reason: ConnectionEnd) => void, page: PageLife = alwaysHere) {
    this.#make = make
    this.#onEnd = onEnd
    this.#database = this.#listen(make())
    this.#stopWatching = [page.onLeave(() => this.#leave()), page.onReturn(() => this.#comeBack())]
  }

  /** Runs `work` on the open database. Rejects with ConnectionEnded or with the database's error. */
  async run<T>(work: (database: Database) => PromiseLike<T>): Promise<T> {
    const database = this.#database
    try {
      return await this.#attempt(database, work)
    } catch (error) {
      if (this.#end !== undefined) throw new ConnectionEnded(this.#end)
      if (this.#away === undefined && failureOf(error) !== 'dropped') throw error
      // Several runs may have failed together. The first one opens the new connection, and the others use it.
      if (this.#database === database) {
        database.close()
        this.#database = this.#listen(this.#make())
      }
    }
    try {
      return await this.#attempt(this.#database, work)
    } catch (error) {
      throw this.#end === undefined ? error : new ConnectionEnded(this.#end)
    }
  }

  /** Closes permanently. */
  end(reason: ConnectionEnd): void {
    if (this.#end !== undefined) return
    this.#end = reason
    this.#database.close()
    for (const stop of this.#stopWatching) stop()
    this.#comeBack()
  }

  #leave(): void {
    if (this.#away !== undefined) return
    let comeBack = (): void => undefined
    const back = new Dexie.Promise<void>((resolve) => {
      comeBack = resolve
    })
    this.#away = { back, comeBack }
    this.#database.close()
  }

  #comeBack(): void {
    this.#away?.comeBack()
    this.#away = undefined
  }

  async #attempt<T>(database: Database, work: (database: Database) => PromiseLike<T>): Promise<T> {
    // Waits only if needed, because any wait leaves the zone in which Dexie's live queries track reads.
    if (this.#away !== undefined) await this.#away.back
    if (this.#end !== undefined) throw new ConnectionEnded(this.#end)
    if (!database.isOpen()) await database.open()
    return await work(database)
  }

  #listen(database: Database): Database {
    database.on('versionchange', (event) => {
      // An open connection would block the other tab's upgrade or deletion for the life of this page.
      const reason = event.newVersion === null || event.newVersion === 0 ? 'gone' : 'outdated'
      if (this.#end === undefined) {
        this.end(reason)
        this.#onEnd(reason)
      }
      database.close()
      // Prevents Dexie's own listener from closing it in a way that may open it again.
      return false
    })
    return database
  }
}
