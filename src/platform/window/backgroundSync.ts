/** Only Chromium has it, so it is not in the standard library's types. */
interface SyncManager {
  register(tag: string): Promise<void>
}

/** `navigator.serviceWorker`, or a stand-in. */
export interface SyncHost {
  readonly ready: Promise<object>
}

/**
 * The way to ask the browser to wake the worker by `tag` as soon as it believes in a connection, also after the last page
 * was closed. Asking often asks once. Where the browser can't or won't, asking does nothing: pages send what waits.
 */
export function backgroundSync(tag: string, host: SyncHost | undefined = workerContainer()): () => void {
  let manager: SyncManager | undefined
  let isAsked = false
  const ask = (): void => {
    isAsked = true
    // Refused where the visitor has switched it off.
    manager?.register(tag).catch(() => undefined)
  }
  // At hand before it is needed: a page that is being closed waits for nothing.
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

/** Undefined in old browsers and insecure pages; reading it throws where the visitor blocks site data. */
function workerContainer(): SyncHost | undefined {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  } catch {
    return undefined
  }
}
