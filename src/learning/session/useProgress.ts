import { useSyncExternalStore } from 'react'
import type { ProgressDocument } from '../../progress/document'
import { progressSource } from './progressSource'
import { useSession } from './SessionContext'

/** The learner's progress document, live. Undefined until it was read. */
export function useProgress(): ProgressDocument | undefined {
  const source = progressSource(useSession().store)
  return useSyncExternalStore(source.subscribe, source.getSnapshot, source.getSnapshot)
}
