/**
 * Role: the class books that are unlocked on this page, for one learner at a time.
 * Guarantee: books are locked after ten minutes without a touch or a report, and when another learner signs in.
 * Must not: outlive the page.
 */
import type { ClassKey, OpenBook } from '../../ports/TaughtClasses'
import { createStore } from '../../../platform/createStore'
import { watchIdle } from '../../../platform/window/watchIdle'

const LOCKED_AFTER_MS = 10 * 60_000

/**
 * The time at which a report last arrived, because a teacher who collects with the camera doesn't touch the screen. In
 * milliseconds, by the page's own time and by the clock.
 */
let used = { byPage: -Infinity, byClock: -Infinity }
export const bookUse = {
  touch: (): void => {
    used = { byPage: performance.now(), byClock: Date.now() }
  },
}

/**
 * The page’s own time stops while a device sleeps, and the clock can be set back. The longer of the two times is used.
 */
function isInUse(): boolean {
  return Math.max(performance.now() - used.byPage, Date.now() - used.byClock) < LOCKED_AFTER_MS
}

export interface OpenBooks {
  readonly subscribe: (listener: () => void) => () => void
  /** Returns the same map until it changes. */
  readonly getSnapshot: () => ReadonlyMap<ClassKey, OpenBook>
  readonly hold: (book: OpenBook) => void
  readonly lock: (key: ClassKey) => void
  readonly lockAll: () => void
}

export function createOpenBooks(): OpenBooks {
  const books = createStore<ReadonlyMap<ClassKey, OpenBook>>(new Map())
  let stop: (() => void) | undefined
  const lockAll = (): void => {
    stop?.()
    stop = undefined
    for (const book of books.getSnapshot().values()) book.lock()
    if (books.getSnapshot().size > 0) books.set(new Map())
  }
  return {
    subscribe: books.subscribe,
    getSnapshot: books.getSnapshot,
    hold: (book) => {
      const known = books.getSnapshot().get(book.key)
      if (known !== undefined && known !== book) known.lock()
      books.set(new Map([...books.getSnapshot(), [book.key, book]]))
      stop ??= watchIdle({
        limitMs: LOCKED_AFTER_MS,
        isBusy: isInUse,
        onIdle: () => {
          stop = undefined
          lockAll()
        },
      })
    },
    lock: (key) => {
      const left = new Map(books.getSnapshot())
      left.get(key)?.lock()
      left.delete(key)
      if (left.size === 0) lockAll()
      books.set(left)
    },
    lockAll,
  }
}

let current: { readonly of: object; readonly books: OpenBooks } | undefined

/** Returns the books in this learner's store, and locks the previous learner's books. */
export function openBooksOf(store: object): OpenBooks {
  if (current?.of !== store) {
    current?.books.lockAll()
    current = { of: store, books: createOpenBooks() }
  }
  return current.books
}
