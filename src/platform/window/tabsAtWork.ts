import { isDomFault } from '../domFault'
import { storageName } from '../storageName'

/** The name of the lock for work that an update must not interrupt. Every tab in this browser can check the lock. */
const NAME = storageName('work-in-progress')

function browserLocks(): LockManager | undefined {
  const host: { readonly navigator?: { readonly locks?: LockManager | null } } = globalThis
  return host.navigator?.locks ?? undefined
}

/** Tells every tab that this one is busy, until the returned function is called. */
export function beginWork(locks: LockManager | undefined = browserLocks()): () => void {
  let end = (): void => undefined
  const isOver = new Promise<void>((resolve) => {
    end = resolve
  })
  // If the browser rejects locks, other tabs can't detect this tab's work.
  locks?.request(NAME, { mode: 'shared' }, () => isOver).catch(() => undefined)
  return end
}

/**
 * Calls the listener once, as soon as no tab is busy. Calls it immediately if no tab is busy or there are no locks. A
 * closed or killed tab is not busy. Returns a function that stops waiting.
 */
export function whenNoTabWorks(listener: () => void, locks: LockManager | undefined = browserLocks()): () => void {
  const waiting = new AbortController()
  const tell = (): void => {
    if (!waiting.signal.aborted) listener()
  }
  if (locks === undefined) tell()
  else {
    locks.request(NAME, { mode: 'exclusive', signal: waiting.signal }, tell).catch((error: unknown) => {
      // The browser rejects locks, for example on a sandboxed page. An abort error comes from our own code.
      if (!isDomFault(error, 'AbortError')) tell()
    })
  }
  return () => waiting.abort()
}
