/** An observable value, in the shape that React's useSyncExternalStore takes. */
export interface Store<T> {
  /** Returns the same value until a new one is set. */
  readonly getSnapshot: () => T
  /** Tells all subscribers, unless the value is unchanged. */
  readonly set: (next: T) => void
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

/** `onUnwatched` is called when the last subscriber has left. */
export function createStore<T>(initial: T, onUnwatched?: () => void): Store<T> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    getSnapshot: () => value,
    set: (next) => {
      if (Object.is(value, next)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) onUnwatched?.()
      }
    },
  }
}
