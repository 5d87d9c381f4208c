import type { Accounts, Refusal } from './accounts'

/**
 * Accounts where the browser gives no storage (a private window, blocked cookies): nobody can learn here, every call
 * says why, and the public pages work.
 */
export function createUnavailableAccounts(
  reason: Extract<Refusal, 'unavailable' | 'storage-refused'> = 'storage-refused',
): Accounts {
  const refuse = () => Promise.resolve({ kind: 'refused', reason } as const)
  return {
    cloud: undefined,
    current: () => Promise.resolve(undefined),
    onChange: () => () => {},
    knownLearners: () => Promise.resolve([]),
    signIn: refuse,
    register: refuse,
    learnOnThisDevice: refuse,
    open: refuse,
    rename: refuse,
    signOut: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  }
}
