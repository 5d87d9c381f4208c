import { useSyncExternalStore } from 'react'
import type { Mirror } from '../../platform/window/mirror'

/**
 * The first name of the current learner, or undefined. Prerendered pages were built without a learner, so React
 * hydrates them as signed out and reads the name right afterward.
 */
export function useAccountName(account: Mirror): string | undefined {
  return useSyncExternalStore(account.subscribe, account.getSnapshot, nobody)?.firstName
}

function nobody(): undefined {
  return undefined
}
