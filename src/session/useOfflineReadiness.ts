import { useSyncExternalStore } from 'react'
import { type Readiness, readiness } from '../platform/window/readiness'

/** How much of the site is saved on this device. While `total` is 0, nothing is known yet. */
export function useOfflineReadiness(): Readiness {
  return useSyncExternalStore(readiness.subscribe, readiness.getSnapshot, readiness.getSnapshot)
}
