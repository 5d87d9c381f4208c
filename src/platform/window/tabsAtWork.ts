import { isDomFault } from '../domFault'

/** Work that an update of the site must not interrupt, known to every tab of this browser. */
const NAME = 'work-in-progress'

function browserLocks(): LockManager | undefined {
  const host: { readonly navigator?: { readonly locks?: LockManager } } = globalThis
  return host.navigator?.locks
}

/** Says to every tab that this one is at work, until the function that it answers is called. */
export function beginWork(locks: LockManager | undefined = browserLocks()): () => void {
  let end = (): void => undefined
  const isOver = new Promise<void>((resolve) => {
    end = resolve
  })
  // Where the browser refuses locks only this tab knows of its work.
  locks?.request(NAME, { mode: 'shared' }, () => isOver).catch(() => undefined)
  return end
}

/**
 * Tells once, as soon as no tab is at work: at once where none is, or where there are no locks. A tab that is closed or
 * killed is at work no longer. Returns the way to stop waiting.
 */
export function whenNoTabWorks(listener: () => void, locks: LockManager | undefined = browserLocks()): () => void {
  const waiting = new AbortController()
  const tell = (): void => {
    if (!waiting.signal.aborted) listener()
  }
  if (locks === undefined) tell()
  else {
    locks.request(NAME, { mode: 'exclusive', signal: waiting.signal }, tell).catch((error: unknown) => {
      // Refused, as in a sandboxed page; an abort is ours.
      if (!isDomFault(error, 'AbortError')) tell()
    })
  }
  return () => waiting.abort()
}
