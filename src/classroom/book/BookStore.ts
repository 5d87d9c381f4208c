/**
 * Role: reads and saves one open class book, and follows changes from other tabs.
 * Guarantee: data is saved before it is in memory. A change is applied to the newest state or not at all.
 * Must not: depend on what a change means, or do anything after it is closed.
 */
import { liveQuery } from 'dexie'
import { createStore } from '../../platform/createStore'
import { canonicalText } from '../../core/progress/json'
import { ConnectionEnded, type Connection, type ConnectionEnd } from '../../data/store/connection'
import type { BookState } from '../ports/TaughtClasses'
import { archivedAtOf, type BookContent, contentOf, EMPTY_CONTENT, recordsOf } from './bookContent'
import { type AboutRow, type BookDatabase, parseAbout, type SealedRow, withArchivedAt } from './bookDatabase'
import { BookEnded } from './bookFailure'
import { type BookRecord, parseRecord, recordMap } from './bookRecords'
import { bookStateOf } from './bookState'
import type { RowSeal } from './RowSeal'

/** Data that was read from the disk and is now in memory. */
interface Held {
  readonly about: AboutRow
  readonly records: ReadonlyMap<string, BookRecord>
  /** The names of rows that could be read, by row key. */
  readonly names: ReadonlyMap<string, string>
  /** Why each other row could not be read, by row key. These rows stay on the disk. */
  readonly unread: ReadonlyMap<string, 'damaged' | 'newer'>
}

export interface Change {
  readonly content: BookContent
  /** Whether the change makes a new backup necessary. */
  readonly counts: boolean
}

/** The result of work that leaves the book unchanged. */
type NoChange = { readonly content?: undefined } | undefined

export class BookStore {
  #seal: RowSeal | undefined
  readonly #connection: Connection<BookDatabase>
  readonly #state = createStore<BookState>(bookStateOf(undefined, undefined))
  #held: Held | undefined
  #content: BookContent = EMPTY_CONTENT
  #end: BookState['end']
  #queue: Promise<unknown> = Promise.resolve()
  #stopWatching: () => void = () => undefined

  readonly subscribe = this.#state.subscribe
  readonly getSnapshot = this.#state.getSnapshot

  /** @param connect receives the callback to call when the connection ends unexpectedly */
  constructor(seal: RowSeal, connect: (onEnd: (reason: ConnectionEnd) => void) => Connection<BookDatabase>) {
    this.#seal = seal
    this.#connection = connect((reason) => this.end(reason === 'outdated' ? 'outdated' : 'gone'))
  }

  /** Reads all rows, then watches for writes from other tabs. */
  async open(): Promise<BookContent> {
    await this.#inTurn(() => this.#catchUp())
    const watching = liveQuery(() => this.#connection.run((database) => database.about.get('about'))).subscribe({
      next: () => void this.#inTurn(() => this.#catchUp()).catch(noted),
      error: noted,
    })
    this.#stopWatching = () => watching.unsubscribe()
    return this.#content
  }

  get about(): AboutRow {
    return this.#here().about
  }

  get content(): BookContent {
    this.#here()
    return this.#content
  }

  /** Returns the content that is on the disk now. */
  async current(): Promise<BookContent> {
    await this.#inTurn(() => this.#catchUp())
    return this.content
  }

  /**
   * Applies a change to the current state. Calls `work` again if another tab wrote first; `work` returns no content if
   * there is nothing to change. Resolves with the last result of `work` once it is saved; rejects if the write fails.
   */
  async change<T extends Change | NoChange>(work: (content: BookContent) => Promise<T> | T): Promise<T> {
    return await this.#inTurn(async () => {
      for (;;) {
        await this.#catchUp()
        const change = await work(this.#content)
        if (change?.content === undefined || (await this.#write(change))) return change
      }
    })
  }

  /** Changes only the unencrypted row. */
  async changeAbout(change: (about: AboutRow) => AboutRow): Promise<void> {
    await this.#inTurn(async () => {
      this.#here()
      await this.#connection.run((database) =>
        database.transaction('rw', database.about, async () => {
          const about = parseAbout(await database.about.get('about'))
          if (about === undefined) throw new BookEnded('gone')
          await database.about.put(change(about))
        }),
      )
      await this.#catchUp()
    })
  }

  /** Closes the store permanently and clears its memory. */
  end(reason: NonNullable<BookState['end']>): void {
    if (this.#end !== undefined) return
    this.#end = reason
    this.#stopWatching()
    this.#connection.end('closed')
    this.#seal = undefined
    this.#held = undefined
    this.#content = EMPTY_CONTENT
    this.#state.set(bookStateOf(undefined, reason))
  }

  #here(): Held {
    if (this.#end === 'outdated') throw new ConnectionEnded('outdated')
    if (this.#end !== undefined) throw new BookEnded(this.#end)
    if (this.#held === undefined) throw new BookEnded('gone')
    return this.#held
  }

  #sealing(): RowSeal {
    if (this.#seal === undefined) throw new BookEnded('gone')
    return this.#seal
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(async () => {
      try {
        return await work()
      } catch (error) {
        // If the store was closed in the meantime, reports that instead of any other error.
        if (this.#end !== undefined) this.#here()
        throw error
      }
    })
    this.#queue = turn.catch(() => undefined)
    return await turn
  }

  async #catchUp(): Promise<void> {
    const held = this.#held
    if (this.#end !== undefined) this.#here()
    const known = held?.about.revision
    const read = await this.#connection.run((database) =>
      database.transaction('r', database.about, database.rows, async () => ({
        about: parseAbout(await database.about.get('about')),
        rows:
          known === undefined
            ? await database.rows.toArray()
            : await database.rows.where('revision').above(known).toArray(),
        keys: await database.rows.toCollection().primaryKeys(),
      })),
    )
    if (read.about === undefined || read.about.replacedBy !== undefined) {
      this.end('gone')
      throw new BookEnded('gone')
    }
    const isSame = held !== undefined && canonicalText(held.about) === canonicalText(read.about)
    if (isSame && read.rows.length === 0 && read.keys.length === held.names.size + held.unread.size) return
    const next = await this.#merged(held, read.about, read.rows, new Set(read.keys))
    // The book may have been locked while rows were being decrypted.
    if (this.#end !== undefined) this.#here()
    this.#hold(next)
  }

  /** Returns the state in memory with new rows added and deleted rows removed. */
  async #merged(
    held: Held | undefined,
    about: AboutRow,
    rows: readonly SealedRow[],
    keys: ReadonlySet<string>,
  ): Promise<Held> {
    const seal = this.#sealing()
    const [records, names, unread] = [new Map(held?.records), new Map(held?.names), new Map(held?.unread)]
    for (const [key, name] of names) {
      if (keys.has(key)) continue
      names.delete(key)
      records.delete(name)
    }
    for (const key of unread.keys()) if (!keys.has(key)) unread.delete(key)
    for (const row of rows) {
      const opened = await seal.open(row)
      const record = opened && parseRecord(opened.record)
      if (opened === undefined || record === undefined || record === 'newer') {
        unread.set(row.key, record === 'newer' ? 'newer' : 'damaged')
        records.delete(names.get(row.key) ?? '')
        names.delete(row.key)
        continue
      }
      unread.delete(row.key)
      names.set(row.key, opened.name)
      records.set(opened.name, record)
    }
    return { about, records, names, unread }
  }

  /** Returns whether the change was written. Returns false if another tab wrote in the meantime. */
  async #write({ content, counts }: Change): Promise<boolean> {
    const [held, seal] = [this.#here(), this.#sealing()]
    const records = recordsOf(content)
    const revision = held.about.revision + 1
    const changed = [...records].filter(([name, record]) => !isSameRecord(held.records.get(name), record))
    const rows = await Promise.all(changed.map(([name, record]) => seal.seal(name, recordMap(record), revision)))
    const gone = [...held.names].filter(([, name]) => !records.has(name)).map(([key]) => key)
    if (rows.length === 0 && gone.length === 0) return true
    // Fails if the book was locked in the meantime.
    this.#here()
    const about = await this.#connection.run((database) =>
      database.transaction('rw', database.about, database.rows, async () => {
        const now = parseAbout(await database.about.get('about'))
        if (now === undefined || now.replacedBy !== undefined) throw new BookEnded('gone')
        if (now.revision !== held.about.revision) return undefined
        // Avoids `bulkPut`, because its error hides the browser's own error.
        await Promise.all(rows.map((row) => database.rows.put(row)))
        await Promise.all(gone.map((key) => database.rows.delete(key)))
        const changed = now.changed + (counts ? 1 : 0)
        const next = withArchivedAt({ ...now, revision, changed }, archivedAtOf(content))
        await database.about.put(next)
        return next
      }),
    )
    if (about === undefined) return false
    this.#here()
    const names = new Map(held.names)
    for (const key of gone) names.delete(key)
    const unread = new Map(held.unread)
    for (const [at, row] of rows.entries()) {
      names.set(row.key, changed[at]?.[0] ?? '')
      unread.delete(row.key)
    }
    this.#hold({ about, records, names, unread })
    return true
  }

  #hold(held: Held): void {
    this.#held = held
    this.#content = contentOf(held.records.values())
    const { about, unread } = held
    this.#state.set(bookStateOf({ about, content: this.#content, unread: [...unread.values()] }, undefined))
  }
}

function isSameRecord(before: BookRecord | undefined, now: BookRecord): boolean {
  if (before === undefined) return false
  return before.row === now.row || canonicalText(recordMap(before)) === canonicalText(recordMap(now))
}

/** Ignores a failed read. The next call reads again and reports the error. */
function noted(error: unknown): void {
  if (error instanceof BookEnded || error instanceof ConnectionEnded) return
  console.warn('Class book: what another tab wrote could not be read', error)
}
