import { storageName } from './storageName'

/** `busy`: another tab or the worker is doing the work now. */
export type LockOutcome<T> = { readonly kind: 'done'; readonly value: T } | { readonly kind: 'busy' }

/** The part of the browser's LockManager that we use. */
export interface Locks {
  request<T>(
    name: string,
    options: { readonly ifAvailable: true },
    work: (lock: object | null) => Promise<T>,
  ): Promise<T>
}

/** The browser's Web Locks. Undefined if the browser has none (at an insecure address or in an old browser). */
export function browserLocks(): Locks | undefined {
  const host: { readonly navigator?: { readonly locks?: Locks } } = globalThis
  return host.navigator?.locks
}

/**
 * Does `work` unless another tab or the worker holds the lock with that name. Never waits for the lock. The lock only
 * keeps work from being done twice. If the browser has no locks or rejects them, the work is done anyway, so `work`
 * must be correct when two copies run at once. If `work` rejects, so does this call.
 */
export async function withLock<T>(
  name: string,
  work: () => Promise<T>,
  locks: Locks | undefined = browserLocks(),
): Promise<LockOutcome<T>> {
  if (locks === undefined) return { kind: 'done', value: await work() }
  let hasStarted = false
  try {
    return await locks.request(storageName(name), { ifAvailable: true }, async (lock): Promise<LockOutcome<T>> => {
      if (lock === null) return { kind: 'busy' }
      hasStarted = true
      return { kind: 'done', value: await work() }
    })
  } catch (error) {
    if (hasStarted) throw error
    return { kind: 'done', value: await work() }
  }
}
