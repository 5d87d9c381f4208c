/** An observable value, in the shape that React's useSyncExternalStore takes. */
export interface Store<T> {
  /** Returns the same value until a new one is set. */
  readonly getSnapshot: () => T
  /** Sets the value and notifies all subscribers, unless the value is unchanged. */
  readonly set: (next: T) => void
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

/** `onUnwatched` is called after the last subscriber unsubscribes. */
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
