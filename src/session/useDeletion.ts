import { useSyncExternalStore } from 'react'
import type { DeletionUnderWay } from '../data/accounts/deletionState'
import { useSession } from './SessionContext'

const hearNothing = () => () => undefined

/** The deletion of this learner's account, live. `under` is undefined if no deletion is in progress. */
export function useDeletion(): { readonly under: DeletionUnderWay | undefined } {
  const { learner, deletion } = useSession()
  const read = () => deletion?.state.of(learner.id)
  return { under: useSyncExternalStore(deletion?.state.subscribe ?? hearNothing, read, read) }
}
