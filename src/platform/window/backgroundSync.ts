/** Only Chromium has it, so the standard library's types lack it. */
interface SyncManager {
  register(tag: string): Promise<void>
}

/** `navigator.serviceWorker`, or a stand-in. */
export interface SyncHost {
  readonly ready: Promise<object>
}

/**
 * Returns a function that asks the browser to wake the worker by `tag` once it seems online, even after the last page
 * is closed. Repeated calls count as one. Where the browser can't or won't do it, the call does nothing and pages send
 * pending data themselves.
 */
export function backgroundSync(tag: string, host: SyncHost | undefined = workerContainer()): () => void {
  let manager: SyncManager | undefined
  let isAsked = false
  const ask = (): void => {
    isAsked = true
    // This rejects where the visitor has turned it off.
    manager?.register(tag).catch(() => undefined)
  }
  // The registration is fetched early, because a closing page can't wait for it.
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

/** Undefined in old browsers and on insecure pages. Reading it throws where the visitor blocks site data. */
function workerContainer(): SyncHost | undefined {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  } catch {
    return undefined
  }
}
