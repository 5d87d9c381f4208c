import { saveFailureOf } from '../store/storeHealth'
import type { AccountRefusal } from './accounts'
import { StretchingUnavailable } from './password'

/** Returns the reason why the browser made a call to the accounts fail. Rethrows bugs. */
export function refusalOf(error: unknown): AccountRefusal {
  if (error instanceof StretchingUnavailable) return 'unavailable'
  switch (saveFailureOf(error)) {
    case 'quota':
      return 'storage-full'
    case 'connection':
    case 'private-mode':
    case 'outdated':
      return 'storage-refused'
    case undefined:
      throw error
  }
}
