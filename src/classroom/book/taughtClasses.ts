/**
 * Role: creates, lists, opens and restores one learner's class books on this device.
 * Guarantee: a book is listed only after it is complete on the disk; an interrupted creation is cleaned up.
 * Must not: keep a password in memory after its key is derived.
 */
import { Dexie } from 'dexie'
import { isPlainName, plainName } from '../../core/progress/plainName'
import { stretchedKey } from '../../platform/bookTools'
import type { Clock } from '../../platform/clock'
import { hasWebCrypto } from '../../platform/webCrypto'
import { instantOf } from '../../core/progress/calendar'
import type { Instant, LearnerId } from '../../core/progress/ids'
import { compareScalars } from '../../core/progress/json'
import { classBookRow, classBooksOf } from '../../data/store/classBooks'
import type { DeviceDatabase } from '../../data/store/deviceDatabase'
import { saveFailureOf, type SaveFailure } from '../../data/store/storeHealth'
import {
  type ClassKey,
  type NewClass,
  type NewClassFault,
  type OpenedBook,
  type PasswordsOfLost,
  type RestoredBook,
  type TaughtClass,
  type TaughtClasses,
  type WeakPassword,
} from '../ports/TaughtClasses'
import { planIn, type BookContent, EMPTY_CONTENT, joinContents } from './bookContent'
import { type AboutRow, hasChangedSince } from './bookDatabase'
import { type BookInFile, readBookFile } from './bookFile'
import { type Stretched, type StretchKey, stretchAnew } from './bookLock'
import { ROOM_FOR_MEMBERS, withinRoom } from './bookRoom'
import { BookEnded } from './bookFailure'
import { DeviceBooks, type OpenedHere, type TaughtClassesParts } from './DeviceBooks'
import { newClassSecret, workingKeys } from './classKeys'
import { faultOfNew } from './newPassword'
import { joinNews } from './joinNews'
import { signedPlan } from './signedPlan'

export function createTaughtClasses(parts: TaughtClassesParts): TaughtClasses {
  return new DexieTaughtClasses(parts)
}

/** This learner's book on this device, and the book in the file. */
interface Both {
  readonly file: BookInFile & { readonly key: ClassKey; readonly stretched: Stretched }
  /** Undefined if this device has no such book, or if it can no longer be opened. */
  readonly here: OpenedHere | undefined
}

class DexieTaughtClasses implements TaughtClasses {
  readonly #books: DeviceBooks
  readonly #device: DeviceDatabase
  readonly #owner: LearnerId
  readonly #clock: Clock
  readonly #stretch: StretchKey

  constructor(parts: TaughtClassesParts) {
    this.#books = new DeviceBooks(parts)
    this.#device = parts.device
    this.#owner = parts.learnerId
    this.#clock = parts.clock
    this.#stretch = parts.stretch ?? stretchedKey
  }

  async list(): Promise<readonly TaughtClass[]> {
    // After an await, a live query would not track the reads of the books. Dexie's own promise keeps its zone.
    const read = await Dexie.Promise.resolve(classBooksOf(this.#device, this.#owner)).then((rows) =>
      Promise.all(
        rows
          .filter(({ state }) => state === 'here')
          .map(async ({ key }) => ({ key, about: await this.#books.aboutOf(key) })),
      ),
    )
    const listed = read.flatMap(({ key, about }) => (about === 'gone' ? [] : [taughtClass(key, about)]))
    return listed.sort((a, b) => compareScalars(a.className, b.className) || compareScalars(a.key, b.key))
  }

  async create(
    asked: NewClass,
  ): Promise<OpenedBook | WeakPassword | { readonly kind: 'refused'; readonly reason: NewClassFault }> {
    if (!isPlainName(asked.className) || !isPlainName(asked.teacherName)) return { kind: 'refused', reason: 'bad-name' }
    const [className, teacherName] = [plainName(asked.className), plainName(asked.teacherName)]
    if (className === '' || teacherName === '') return { kind: 'refused', reason: 'bad-name' }
    if (!hasWebCrypto()) return { kind: 'refused', reason: 'no-crypto' }
    const weak = await faultOfNew(asked.password, { known: [className, teacherName] })
    if (weak !== undefined) return weak
    return await answered(async () => {
      await this.#books.finish()
      const { expects } = asked
      const secret = await newClassSecret({ className, teacherName, openedAt: instantOf(this.#clock.now()), expects })
      const keys = await workingKeys(secret)
      // If this browser can't use the keys that it just made, there is no class to save.
      if (keys === undefined) return { kind: 'refused', reason: 'damaged' }
      const plan = asked.plan && (await signedPlan(asked.plan, undefined, keys, this.#clock))
      const stretched = await stretchAnew(asked.password, this.#stretch)
      return await this.#books.make(keys.key, { ...EMPTY_CONTENT, secret, plan }, stretched, undefined)
    })
  }

  async unlock(key: ClassKey, password: string): Promise<OpenedBook> {
    if (!hasWebCrypto()) return { kind: 'refused', reason: 'no-crypto' }
    return await answered(async () => {
      await this.#books.finish()
      const opened = await this.#books.openHere(key, password)
      return 'kind' in opened ? opened : await this.#books.working(opened)
    })
  }

  async restore(file: Uint8Array, password: string, ownPassword = password): Promise<RestoredBook> {
    return await this.#withFile(file, [password, ownPassword], async ({ file: read, here }) => {
      if (here === undefined) {
        const made = await this.#books.make(read.key, read.content, read.stretched, read.madeAt)
        return made.kind === 'open' ? { kind: 'restored', book: made.book } : made
      }
      const change = await here.store.change((before) => {
        const joined = withinRoom(joinContents(before, read.content), ROOM_FOR_MEMBERS)
        return joined && { content: joined, counts: true, before }
      })
      if (change === undefined) return { kind: 'refused', reason: 'no-room' }
      const { before, content } = change
      const opened = await this.#books.working(here)
      if (opened.kind !== 'open') return opened
      const [news, lacks] = [joinNews(before, content), joinNews(read.content, content)]
      return { kind: 'joined', book: opened.book, news, lacks }
    })
  }

  async replaceKeys(file: Uint8Array, { password, next, own = password }: PasswordsOfLost): Promise<RestoredBook> {
    return await this.#withFile(file, [password, own], async ({ file: read, here }) => {
      // The new class would not have the rows that this version can't read.
      if (here !== undefined && here.store.getSnapshot().newer > 0) return { kind: 'refused', reason: 'newer' }
      const whole =
        here === undefined
          ? read.content
          : withinRoom(joinContents(await here.store.current(), read.content), ROOM_FOR_MEMBERS)
      if (whole === undefined) return { kind: 'refused', reason: 'no-room' }
      const { secret: old, ...rest } = whole
      if (old === undefined) return { kind: 'refused', reason: 'damaged' }
      const weak = await faultOfNew(next, { known: [old.className, old.teacherName], before: password })
      if (weak !== undefined) {
        here?.store.end('locked')
        return weak
      }
      const secret = await newClassSecret({ ...old, openedAt: instantOf(this.#clock.now()) })
      const keys = await workingKeys(secret)
      if (keys === undefined) return { kind: 'refused', reason: 'damaged' }
      const asked = planIn(rest.plan)
      const plan = asked && (await signedPlan(asked.plan, asked, keys, this.#clock))
      // Learners scan the new card, so the new class is not archived.
      const content: BookContent = { ...rest, secret, plan, refused: {}, archive: undefined }
      // The old password is not reused, because the person with the lost phone may know it.
      const made = await this.#books.make(keys.key, content, await stretchAnew(next, this.#stretch), undefined)
      if (made.kind !== 'open') return made
      if (here !== undefined) {
        await here.store
          .changeAbout((about) => ({ ...about, replacedBy: keys.key }))
          .catch((error: unknown) => {
            // The store closes when the class is replaced, so this error is expected.
            if (!(error instanceof BookEnded)) throw error
          })
        here.store.end('gone')
      }
      return { kind: 'restored', book: made.book }
    })
  }

  async dropReplaced(key: ClassKey): Promise<'not-replaced' | SaveFailure | undefined> {
    try {
      const row = await classBookRow(this.#device, key)
      const about = row?.owner === this.#owner && row.state === 'here' ? await this.#books.aboutOf(key) : undefined
      if (about === undefined || about === 'gone' || about.replacedBy === undefined) return 'not-replaced'
      await this.#books.remove(key)
      return undefined
    } catch (error) {
      return failureIn(error)
    }
  }

  /** Reads the file, and opens the book of the same class if this device has one. */
  async #withFile(
    file: Uint8Array,
    [password, ownPassword]: readonly [string, string],
    work: (both: Both) => Promise<RestoredBook | OpenedRefusal>,
  ): Promise<RestoredBook> {
    if (!hasWebCrypto()) return { kind: 'refused', reason: 'no-crypto' }
    return await restored(async () => {
      await this.#books.finish()
      const read = await readBookFile(file, password, this.#stretch)
      if (read.kind === 'refused') return read
      const keys = read.content.secret && (await workingKeys(read.content.secret))
      if (keys?.key !== read.key) return { kind: 'refused', reason: 'foreign' }
      const row = await classBookRow(this.#device, read.key)
      if (row !== undefined && row.owner !== this.#owner) return { kind: 'refused', reason: 'other-learner' }
      if (row?.state !== 'here') return await work({ file: read, here: undefined })
      const here = await this.#books.openHere(read.key, ownPassword)
      if (!('kind' in here)) return await work({ file: read, here })
      if (here.kind === 'wait') return here
      if (here.reason === 'wrong-password') return { kind: 'refused', reason: 'own-password' }
      // It must be possible to restore a backup when the book on this device can't be opened.
      if (here.reason === 'damaged' || here.reason === 'not-here') return await work({ file: read, here: undefined })
      return { kind: 'refused', reason: here.reason }
    })
  }
}

function taughtClass(key: ClassKey, about: AboutRow | undefined): TaughtClass {
  return {
    key,
    className: about?.className ?? '',
    teacherName: about?.teacherName ?? '',
    openedAt: about?.openedAt ?? ('' as Instant),
    backedUpAt: about?.backedUpAt,
    hasChanged: about !== undefined && hasChangedSince(about),
    replacedBy: about?.replacedBy,
    archivedAt: about?.archivedAt,
    isDamaged: about === undefined,
  }
}

type OpenedRefusal = Exclude<OpenedBook, { readonly kind: 'open' }>

async function answered<T extends { readonly kind: string }>(work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    return { kind: 'refused', reason: failureIn(error) } as const
  }
}

async function restored(work: () => Promise<RestoredBook | OpenedRefusal>): Promise<RestoredBook> {
  const outcome = await answered(work)
  // The book was on this device at the first check, and has been deleted since.
  if (outcome.kind === 'refused' && outcome.reason === 'not-here') return { kind: 'refused', reason: 'connection' }
  return outcome as RestoredBook
}

/** Reports a book that was closed in the meantime as a lost connection. */
function failureIn(error: unknown): SaveFailure {
  if (error instanceof BookEnded) return 'connection'
  const failure = saveFailureOf(error)
  if (failure === undefined) throw error
  return failure
}
