/** `busy`: somebody else on this device is doing it now. */
export type LockOutcome<T> = { readonly kind: 'done'; readonly value: T } | { readonly kind: 'busy' }

/** The part of the browser's LockManager that is used. */
export interface Locks {
  request<T>(
    name: string,
    options: { readonly ifAvailable: true },
    work: (lock: object | null) => Promise<T>,
  ): Promise<T>
}

/** The browser's Web Locks, or undefined where there are none (an insecure address, an old browser). */
export function browserLocks(): Locks | undefined {
  const host: { readonly navigator?: { readonly locks?: Locks } } = globalThis
  return host.navigator?.locks
}

/**
 * Does `work` unless another tab or the worker holds the lock of that name; never waits for it.
 *
 * A lock only saves double work. Where there are no locks, or the browser refuses them, the work is done all the same,
 * so whatever runs in here must be right when two run at once. A rejection of `work` is passed on.
 */
export async function withLock<T>(
  name: string,
  work: () => Promise<T>,
  locks: Locks | undefined = browserLocks(),
): Promise<LockOutcome<T>> {
  if (locks === undefined) return { kind: 'done', value: await work() }
  let hasStarted = false
  try {
    return await locks.request(name, { ifAvailable: true }, async (lock): Promise<LockOutcome<T>> => {
      if (lock === null) return { kind: 'busy' }
      hasStarted = true
      return { kind: 'done', value: await work() }
    })
  } catch (error) {
    if (hasStarted) throw error
    return { kind: 'done', value: await work() }
  }
}
