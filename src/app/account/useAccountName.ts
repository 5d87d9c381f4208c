import { useSyncExternalStore } from 'react'
import type { Mirror } from '../../platform/window/mirror'

/**
 * The first name of whoever is learning here, or undefined. Prerendered pages were made for nobody: React hydrates them
 * signed out and asks again right after.
 */
export function useAccountName(account: Mirror): string | undefined {
  return useSyncExternalStore(account.subscribe, account.getSnapshot, nobody)?.firstName
}

function nobody(): undefined {
  return undefined
}
