import { saveFailureOf } from '../store/storeHealth'
import type { Refusal } from './accounts'
import { StretchingUnavailable } from './password'

/** Why a call of the accounts was refused by the browser. Bugs stay exceptions. */
export function refusalOf(error: unknown): Refusal {
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

/** A read that a browser without storage answers with `otherwise`. */
export async function unlessStorageFails<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (saveFailureOf(error) === undefined) throw error
    console.warn('Accounts: the device database could not be read', error)
    return otherwise
  }
}
