import { useEffect, useState, useSyncExternalStore } from 'react'
import { whenNoTabWorks } from '../platform/window/tabsAtWork'
import { updates } from '../platform/window/updates'
import * as inProgress from './inProgress'

/** The prerendered page doesn't offer an update. */
const atFirst = updates.getSnapshot()
const isAvailable = (): boolean => updates.getSnapshot().available

/** Whether a newer version can be offered now. It never is while work is in progress in any tab. */
export function useUpdateOffer(isWanted = true): boolean {
  const available = useSyncExternalStore(updates.subscribe, isAvailable, () => atFirst.available)
  const isBusy = useSyncExternalStore(inProgress.subscribe, inProgress.getSnapshot, inProgress.getSnapshot)
  const [isQuiet, setQuiet] = useState(false)
  const isOffered = available && !isBusy && isWanted
  useEffect(() => {
    if (!isOffered) return undefined
    const stop = whenNoTabWorks(() => setQuiet(true))
    return () => {
      stop()
      setQuiet(false)
    }
  }, [isOffered])
  return isOffered && isQuiet
}
