import { useEffect, useState, useSyncExternalStore } from 'react'
import type { LearnerId } from '../../progress/ids'
import type { OpenedLearnerStore } from '../../store/learnerStore'
import type { LearnerStores } from './learnerStores'

/** The store of this learner, or undefined while it is being opened. */
export function useLearnerStore(stores: LearnerStores, id: LearnerId): OpenedLearnerStore | undefined {
  const [failure, setFailure] = useState<{ readonly error: unknown } | undefined>(undefined)
  useEffect(() => {
    stores.open(id).catch((error: unknown) => setFailure({ error }))
  }, [stores, id])
  const opened = (): OpenedLearnerStore | undefined => stores.opened(id)
  const store = useSyncExternalStore(stores.subscribe, opened, opened)
  if (failure !== undefined) throw failure.error
  return store
}
