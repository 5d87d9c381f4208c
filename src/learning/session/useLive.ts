import { useSyncExternalStore } from 'react'
import { liveSourceOf } from './liveSources'
import { useSession } from './SessionContext'

/**
 * Watches a read of the learner's database.
 * @param query reads the database; it runs again whenever what it read has changed.
 * @param key names the query and its parameters: the same key must always mean the same query and type of result.
 * @returns undefined until the first result. A failed read throws into the nearest error boundary.
 */
export function useLive<T>(query: () => Promise<T>, key: string): T | undefined {
  const { store } = useSession()
  const source = liveSourceOf(store, key, query)
  return useSyncExternalStore(source.subscribe, source.getSnapshot, source.getSnapshot)
}
