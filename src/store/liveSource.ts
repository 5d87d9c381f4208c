/**
 * Role: a read of a database that repeats itself, in the shape that React's useSyncExternalStore takes.
 * Guarantee: the value is the same object until the query has run again; a failed query is tried again by who comes next.
 * Must not: run while nobody watches.
 */
import { liveQuery } from 'dexie'
import { createStore } from '../platform/createStore'

/** A value that changes by itself, in the shape that useSyncExternalStore takes. */
export interface LiveSource<T> {
  subscribe(listener: () => void): () => void
  /** Undefined until the first value is known. Throws when the query failed. */
  getSnapshot(): T | undefined
}

type State<T> =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: unknown }

/**
 * One Dexie live query shared by everybody who watches it. It runs while somebody watches; the last value stays, so
 * that the next screen starts with it instead of a skeleton.
 */
export function liveSource<T>(query: () => Promise<T>): LiveSource<T> {
  let stop: (() => void) | undefined
  const state = createStore<State<T>>({ kind: 'unknown' }, () => {
    stop?.()
    stop = undefined
    // A failed query is tried again by whoever comes next.
    if (state.getSnapshot().kind === 'failed') state.set({ kind: 'unknown' })
  })

  return {
    subscribe(listener) {
      const leave = state.subscribe(listener)
      if (stop === undefined) {
        const subscription = liveQuery(query).subscribe({
          next: (value) => state.set({ kind: 'value', value }),
          error: (error: unknown) => state.set({ kind: 'failed', error }),
        })
        stop = () => subscription.unsubscribe()
      }
      return leave
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
