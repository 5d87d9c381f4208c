/**
 * Role: a read of a database that repeats itself, in the shape that React's useSyncExternalStore takes.
 * Guarantee: the value is the same object until another one is read or shown; a failed query is tried again by who comes next.
 * Must not: run while nobody watches.
 */
import { liveQuery } from 'dexie'
import { createStore } from '../../platform/createStore'

/** A value that changes by itself, in the shape that useSyncExternalStore takes. */
export interface LiveSource<T> {
  subscribe(listener: () => void): () => void
  /** Undefined until the first value is known. Throws when the query failed. */
  getSnapshot(): T | undefined
}

export interface LiveValue<T> extends LiveSource<T> {
  /** Shows what was just written, and is on the disk, to whoever watches, before it is read again. */
  show(value: T): void
}

type State<T> =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: unknown }

/**
 * One Dexie live query shared by everybody who watches it. It runs while somebody watches; the last value stays, so
 * that the next screen starts with it instead of a skeleton. A value that `isSame` as the last one changes nothing.
 */
export function liveSource<T>(
  query: () => Promise<T>,
  isSame: (before: T, now: T) => boolean = Object.is,
): LiveValue<T> {
  let stop: (() => void) | undefined
  const state = createStore<State<T>>({ kind: 'unknown' }, () => {
    stop?.()
    stop = undefined
    // A failed query is tried again by whoever comes next.
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
      // Who comes to watch reads it then.
      if (stop !== undefined) show(value)
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
