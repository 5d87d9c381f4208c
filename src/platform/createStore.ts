/** One value that changes and whoever watches it, in the shape that React's useSyncExternalStore takes. */
export interface Store<T> {
  /** The same value until it is set to another. */
  readonly getSnapshot: () => T
  /** Tells everybody who watches, unless it is the value that is there. */
  readonly set: (next: T) => void
  /** Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

/** `onUnwatched` is called when the last one has stopped watching. */
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
