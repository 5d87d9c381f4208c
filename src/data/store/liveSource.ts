/**
 * Role: a repeated read of a database, in the shape that React's useSyncExternalStore takes.
 * Guarantee: the value stays the same object until another one is read or shown. The next subscriber retries a failed
 * query.
 * Must not: run without subscribers.
 */
import { liveQuery } from 'dexie'
import { createStore } from '../../platform/createStore'

/** A value that changes, in the shape that useSyncExternalStore takes. */
export interface LiveSource<T> {
  subscribe(listener: () => void): () => void
  /** Undefined until the first value is known. Throws when the query failed. */
  getSnapshot(): T | undefined
}

export interface LiveValue<T> extends LiveSource<T> {
  /** Shows subscribers a value that is already on the disk, before it is read again. */
  show(value: T): void
  /** The value if a subscriber keeps it up to date. Otherwise it may be old, so it is undefined. */
  current(): T | undefined
}

type State<T> =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: unknown }

/**
 * One Dexie live query shared by all subscribers. It runs while there is a subscriber. The last value is kept, so that
 * the next screen starts with it instead of a skeleton. If `isSame` says that a value equals the last one, nothing
 * changes.
 */
export function liveSource<T>(
  query: () => Promise<T>,
  isSame: (before: T, now: T) => boolean = Object.is,
): LiveValue<T> {
  let stop: (() => void) | undefined
  const state = createStore<State<T>>({ kind: 'unknown' }, () => {
    stop?.()
    stop = undefined
    // The next subscriber retries a failed query.
    if (state.getSnapshot().kind === 'failed') state.set({ kind: 'unknown' })
  })
  const show = (value: T): void => {
    const before = state.getSnapshot()
    if (before.kind !== 'value' || !isSame(before.value, value)) state.set({ kind: 'value', value })
  }

  return {
    subscribe(listener) {
      const leave = state.subscribe(listener)
      if (stop === undefined) {
        const subscription = liveQuery(query).subscribe({
          next: show,
          error: (error: unknown) => state.set({ kind: 'failed', error }),
        })
        stop = () => subscription.unsubscribe()
      }
      return leave
    },
    show(value) {
      // A later subscriber reads the value itself.
      if (stop !== undefined) show(value)
    },
    current() {
      const now = state.getSnapshot()
      return stop !== undefined && now.kind === 'value' ? now.value : undefined
    },
    getSnapshot() {
      const now = state.getSnapshot()
      switch (now.kind) {
        case 'unknown':
          return undefined
        case 'value':
          return now.value
        case 'failed':
          throw now.error
      }
    },
  }
}
