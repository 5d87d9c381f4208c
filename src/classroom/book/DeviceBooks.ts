/**
 * Role: creates, opens and removes the databases of one learner's class books.
 * Guarantee: books are listed on this device from the time all of their data is saved until they are deleted.
 * Must not: read a file, or decide what a book should contain.
 */
import type { DexieOptions } from 'dexie'
import { classroomTools } from '../../platform/classroomTools'
import { stretchedKey } from '../../platform/bookTools'
import type { Clock } from '../../platform/clock'
import type { PageLife } from '../../platform/pageLife'
import type { Instant, LearnerId } from '../../core/progress/ids'
import { canonicalText } from '../../core/progress/json'
import { classBookRow, putClassBook } from '../../data/store/classBooks'
import { Connection, ConnectionEnded, type ConnectionEnd } from '../../data/store/connection'
import type { DeviceDatabase } from '../../data/store/deviceDatabase'
import { saveFailureOf } from '../../data/store/storeHealth'
import type { BookRefusal, ChangedPassword, ClassKey, OpenedBook } from '../ports/TaughtClasses'
import { archivedAtOf, type BookContent, recordsOf } from './bookContent'
import { type AboutRow, type BookDatabase, bookDatabase, parseAbout, withArchivedAt } from './bookDatabase'
import {
  lockKey,
  provenLock,
  readLock,
  type Stretched,
  stretchAnew,
  stretchFor,
  type StretchKey,
  unlockKey,
} from './bookLock'
import { recordMap } from './bookRecords'
import { BookStore } from './BookStore'
import { workingKeys } from './classKeys'
import { deleteBook, finishBooks, whileMaking } from './deleteBook'
import { createOpenBook, eraseOverdue, noteArchived } from './openBook'
import { BOOK_KEY_BYTES, RowSeal } from './RowSeal'
import { bookKeyOf } from './unlockBook'

export interface TaughtClassesParts {
  readonly learnerId: LearnerId
  readonly device: DeviceDatabase
  readonly clock: Clock
  readonly dexie?: DexieOptions
  readonly page?: PageLife
  /** Only tests set this, to run faster. */
  readonly stretch?: StretchKey
}

/** A book that was opened with the right password. */
export type OpenedHere = { readonly store: BookStore; readonly seal: RowSeal }

export class DeviceBooks {
  readonly #owner: LearnerId
  readonly #device: DeviceDatabase
  readonly #clock: Clock
  readonly #dexie: DexieOptions
  readonly #page: PageLife | undefined
  readonly #stretch: StretchKey
  readonly #connections = new Map<ClassKey, Connection<BookDatabase>>()
  #finished: Promise<void> | undefined

  constructor({ learnerId, device, clock, dexie = {}, page, stretch = stretchedKey }: TaughtClassesParts) {
    this.#owner = learnerId
    this.#device = device
    this.#clock = clock
    this.#dexie = dexie
    this.#page = page
    this.#stretch = stretch
  }

  async openHere(key: ClassKey, password: string): Promise<OpenedHere | BookRefusal> {
    const row = await classBookRow(this.#device, key)
    if (row?.owner !== this.#owner || row.state !== 'here') return { kind: 'refused', reason: 'not-here' }
    const opened = await bookKeyOf(this.#connectionOf(key), key, password, {
      clock: this.#clock,
      stretch: this.#stretch,
    })
    if (opened.kind !== 'key') return opened
    const seal = await RowSeal.of(key, opened.raw)
    const store = this.#storeOf(key, seal)
    const { secret } = await store.open()
    if (secret !== undefined && (await workingKeys(secret))?.key === key) return { store, seal }
    store.end('locked')
    return { kind: 'refused', reason: 'damaged' }
  }

  async working({ store, seal }: OpenedHere): Promise<OpenedBook> {
    const { secret } = store.content
    const keys = secret && (await workingKeys(secret))
    if (keys === undefined) return { kind: 'refused', reason: 'damaged' }
    await eraseOverdue(store, this.#clock)
    await noteArchived(store)
    const device = {
      remove: () => this.remove(keys.key),
      isPassword: async (password: string) => {
        const about = await this.aboutOf(keys.key)
        const lock = about === 'gone' ? 'damaged' : await readLock(about?.lock)
        if (typeof lock === 'string') return false
        return (await unlockKey(lock, keys.key, await stretchFor(lock, password, this.#stretch))) !== undefined
      },
      relock: async (password: string, next: string) => {
        const changed = await this.#relock(keys.key, password, next)
        await store.current()
        return changed
      },
    }
    return { kind: 'open', book: createOpenBook({ store, keys, seal, clock: this.#clock, device }) }
  }

  /** Wraps a book's key with another password and a new salt. */
  async #relock(key: ClassKey, password: string, next: string): Promise<ChangedPassword | BookRefusal> {
    const connection = this.#connectionOf(key)
    const opened = await bookKeyOf(connection, key, password, { clock: this.#clock, stretch: this.#stretch })
    if (opened.kind !== 'key') return opened
    const lock = await provenLock(opened.raw, key, await stretchAnew(next, this.#stretch))
    if (lock === undefined) return { kind: 'refused', reason: 'damaged' }
    const before = canonicalText(opened.about.lock)
    return await connection.run((database) =>
      database.transaction('rw', database.about, async (): Promise<ChangedPassword> => {
        const about = parseAbout(await database.about.get('about'))
        if (about === undefined) return { kind: 'refused', reason: 'gone' }
        // Another tab has changed the password, so the teacher typed the old one.
        if (canonicalText(about.lock) !== before) return { kind: 'refused', reason: 'wrong-password' }
        await database.about.put({ ...about, lock, changed: about.changed + 1 })
        return { kind: 'changed' }
      }),
    )
  }

  /**
   * Writes a new book in one transaction, then reads it back.
   * @param backedUpAt when the backup file that contains all of the book's data was made
   */
  async make(
    key: ClassKey,
    content: BookContent,
    stretched: Stretched,
    backedUpAt: Instant | undefined,
  ): Promise<OpenedBook> {
    const { secret } = content
    if (secret === undefined) return { kind: 'refused', reason: 'damaged' }
    const raw = classroomTools.random(BOOK_KEY_BYTES)
    const seal = await RowSeal.of(key, raw)
    const about = withArchivedAt(
      {
        key: 'about',
        className: secret.className,
        teacherName: secret.teacherName,
        openedAt: secret.openedAt,
        owner: this.#owner,
        lock: await lockKey(raw, key, stretched),
        revision: 1,
        changed: 1,
        ...(backedUpAt !== undefined && { backedUp: 1, backedUpAt }),
      },
      archivedAtOf(content),
    )
    const rows = await Promise.all(
      [...recordsOf(content)].map(([name, record]) => seal.seal(name, recordMap(record), about.revision)),
    )
    const made = await whileMaking(key, async (): Promise<OpenedBook> => {
      await putClassBook(this.#device, { key, owner: this.#owner, state: 'making' })
      await this.#connectionOf(key).run((database) =>
        database.transaction('rw', database.about, database.rows, async () => {
          await database.about.clear()
          await database.rows.clear()
          await database.about.put(about)
          for (const row of rows) await database.rows.put(row)
        }),
      )
      const store = this.#storeOf(key, seal)
      await store.open()
      const opened = await this.working({ store, seal })
      await putClassBook(this.#device, { key, owner: this.#owner, state: 'here' })
      return opened
    })
    return made.kind === 'done' ? made.value : { kind: 'refused', reason: 'connection' }
  }

  async remove(key: ClassKey): Promise<void> {
    await deleteBook(this.#device, { key, owner: this.#owner }, this.#dexie)
  }

  /** Cleans up once what an earlier page left unfinished. If the cleanup fails, the next call tries again. */
  finish(): Promise<void> {
    this.#finished ??= finishBooks(this.#device, this.#owner).catch((error: unknown) => {
      this.#finished = undefined
      if (saveFailureOf(error) === undefined) throw error
    })
    return this.#finished
  }

  async aboutOf(key: ClassKey): Promise<AboutRow | 'gone' | undefined> {
    const connection = this.#connectionOf(key)
    try {
      const read = await connection.run((database) => database.about.get('about'))
      return read === undefined ? 'gone' : parseAbout(read)
    } catch (error) {
      if (error instanceof ConnectionEnded && error.reason === 'gone') return 'gone'
      throw error
    }
  }

  #connectionOf(key: ClassKey): Connection<BookDatabase> {
    const standing = this.#connections.get(key)
    if (standing !== undefined) return standing
    const connection = this.#connect(key, () => void this.#connections.delete(key))
    this.#connections.set(key, connection)
    return connection
  }

  #storeOf(key: ClassKey, seal: RowSeal): BookStore {
    return new BookStore(seal, (onEnd) => this.#connect(key, onEnd))
  }

  #connect(key: ClassKey, onEnd: (reason: ConnectionEnd) => void): Connection<BookDatabase> {
    return new Connection(() => bookDatabase(key, this.#dexie), onEnd, this.#page)
  }
}
