import { ownReady } from './ownWorker'

/** Only Chromium has this API, so the standard library's types lack it. */
interface SyncManager {
  register(tag: string): Promise<void>
}

/** `navigator.serviceWorker`, or a stand-in. */
export interface SyncHost {
  readonly ready: Promise<object>
}

/**
 * Returns a function that asks the browser to wake the worker by `tag` once it seems online, even after the last page
 * is closed. Repeated calls have the effect of one. If the browser can't or won't do this, the call does nothing and
 * pages send pending data themselves.
 */
export function backgroundSync(tag: string, host: SyncHost | undefined = workerContainer()): () => void {
  let manager: SyncManager | undefined
  let isAsked = false
  const ask = (): void => {
    isAsked = true
    // This rejects if the visitor has turned off background sync.
    manager?.register(tag).catch(() => undefined)
  }
  // The registration is requested early, because a page that is closing has no time to request it.
  host?.ready.then(
    (registration) => {
      manager = managerOf(registration)
      if (isAsked) ask()
    },
    () => undefined,
  )
  return ask
}

function managerOf(registration: object): SyncManager | undefined {
  return (registration as { readonly sync?: SyncManager }).sync
}

/** Undefined in old browsers and on insecure pages. Reading the property throws if the visitor blocks site data. */
function workerContainer(): SyncHost | undefined {
  try {
    return 'serviceWorker' in navigator ? { ready: ownReady(navigator.serviceWorker) } : undefined
  } catch {
    return undefined
  }
}
