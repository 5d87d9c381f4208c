import { useState, useSyncExternalStore } from 'react'

/** A promised value in the shape that useSyncExternalStore takes. */
export interface PromiseSource<T> {
  subscribe(listener: () => void): () => void
  /** Undefined until the promise is fulfilled. Throws its reason when it was rejected. */
  getSnapshot(): T | undefined
}

/**
 * Asks once, at the first subscription; whoever comes after a rejection, or after an answer that is not final, asks again.
 */
export function promiseSource<T>(
  ask: () => Promise<T>,
  isFinal: (answer: T) => boolean = () => true,
): PromiseSource<T> {
  const listeners = new Set<() => void>()
  let status: 'idle' | 'asked' | 'fulfilled' | 'rejected' = 'idle'
  let value: T | undefined
  let reason: unknown

  const tell = (): void => {
    for (const listener of listeners) listener()
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      if (status === 'idle') {
        status = 'asked'
        ask().then(
          (answer) => {
            status = isFinal(answer) ? 'fulfilled' : 'idle'
            value = answer
            tell()
          },
          (error: unknown) => {
            status = 'rejected'
            reason = error
            tell()
          },
        )
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && status === 'rejected') status = 'idle'
      }
    },
    getSnapshot() {
      if (status === 'rejected') throw reason
      return value
    },
  }
}

/**
 * Asks once in the life of the component; give it another `key` to ask again.
 * @returns undefined until the answer is there. A rejection throws into the nearest error boundary.
 */
export function useOnce<T>(ask: () => Promise<T>): T | undefined {
  const [source] = useState(() => promiseSource(ask))
  return useSyncExternalStore(source.subscribe, source.getSnapshot, source.getSnapshot)
}
