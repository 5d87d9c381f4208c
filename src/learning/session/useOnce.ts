import { useState, useSyncExternalStore } from 'react'
import { promiseSource } from './promiseSource'

/**
 * Asks once in the life of the component; give it another `key` to ask again.
 * @returns undefined until the answer is there. A rejection throws into the nearest error boundary.
 */
export function useOnce<T>(ask: () => Promise<T>): T | undefined {
  const [source] = useState(() => promiseSource(ask))
  return useSyncExternalStore(source.subscribe, source.getSnapshot, source.getSnapshot)
}
