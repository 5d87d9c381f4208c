/**
 * Role: keeps one database open through what browsers do to connections.
 * Guarantee: work is repeated at most once, and only after its connection broke; an ended connection never opens again.
 * Must not: know what is stored.
 */
import { Dexie, type PromiseExtended } from 'dexie'
import { alwaysHere, type PageLife } from '../../platform/pageLife'
import { failureOf } from './failureOf'

/** `outdated`: a newer version of the app has opened the database. `gone`: it was deleted. `closed`: by ourselves. */
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
 *                   |    +--- page left: closed; work waits until the page comes back
 *                   |  versionchange, end()
 *                   v
 *                 ended (for good)
 */
export class Connection<Database extends Dexie> {
  readonly #make: () => Database
  readonly #onEnd: (reason: ConnectionEnd) => void
  readonly #stopWatching: readonly (() => void)[]
  #database: Database
  #end: ConnectionEnd | undefined
  /**
   * While the page is left: resolves when it comes back, if ever. Dexie has live queries read again the moment before, and
   * a wait for any other promise than its own leaves the zone in which they see what is read: they would be deaf for good.
   */
  #away: { readonly back: PromiseExtended<void>; readonly comeBack: () => void } | undefined

  /**
   * `make` answers a database that is not open. `onEnd` is told of an end that nobody here asked for. The connection is
   * let go while the browser has set the page aside, so that nothing here stands in the way of the page in front.
   */
  constructor(make: () => Database, onEnd: (reason: ConnectionEnd) => void, page: PageLife = alwaysHere) {
    this.#make = make
    this.#onEnd = onEnd
    this.#database = this.#listen(make())
    this.#stopWatching = [page.onLeave(() => this.#leave()), page.onReturn(() => this.#comeBack())]
  }

  /** Runs `work` on the open database; rejects with ConnectionEnded or with what the database said. */
  async run<T>(work: (database: Database) => PromiseLike<T>): Promise<T> {
    const database = this.#database
    try {
      return await this.#attempt(database, work)
    } catch (error) {
      if (this.#end !== undefined) throw new ConnectionEnded(this.#end)
      if (this.#away === undefined && failureOf(error) !== 'dropped') throw error
      // Several runs may have broken together: the first one makes the new connection, the others use it.
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

  /** Closes for good. */
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
    // Not awaited otherwise: a needless wait leaves the zone in which Dexie's live queries see what is read.
    if (this.#away !== undefined) await this.#away.back
    if (this.#end !== undefined) throw new ConnectionEnded(this.#end)
    if (!database.isOpen()) await database.open()
    return await work(database)
  }

  #listen(database: Database): Database {
    database.on('versionchange', (event) => {
      // Holding on would block the other tab's upgrade or deletion for as long as this page lives.
      const reason = event.newVersion === null || event.newVersion === 0 ? 'gone' : 'outdated'
      if (this.#end === undefined) {
        this.end(reason)
        this.#onEnd(reason)
      }
      database.close()
      // Dexie's own listener would close it in a way that may open again.
      return false
    })
    return database
  }
}
