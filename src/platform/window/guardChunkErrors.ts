/**
 * After a deployment a window may still run scripts whose lazy chunks are gone from the server. One reload brings the
 * new ones. Never offline, where a reload could bring nothing, and never twice for the same scripts: no loop. Who is on the way
 * to another page is on the way to new scripts: a reload would call that off.
 */

const RELOADED_FOR = 'reloaded-for-chunks-of'

export interface ChunkErrorWindow {
  readonly isOnline: () => boolean
  /** Whether the server itself answers; `isOnline` only knows of the cable. */
  readonly isSiteReachable: () => Promise<boolean>
  /** Kept as long as the window, reloads included. Throws where storage is blocked. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Whether a link was just followed. */
  readonly isLeaving: () => boolean
  /** Over when whoever goes by the Back button or the address bar, which nothing tells of in time, is gone. */
  readonly pause: () => Promise<void>
  readonly reload: () => void
}

/** Returns what to do when a chunk could not be loaded. `scripts` names the running scripts. */
export function createChunkErrorGuard(view: ChunkErrorWindow, scripts: string): () => Promise<void> {
  let isBusy = false
  return async () => {
    if (isBusy || !view.isOnline() || hasReloaded()) return
    isBusy = true
    const isReachable = await view.isSiteReachable()
    if (isReachable) await view.pause()
    isBusy = false
    if (isReachable && !view.isLeaving() && remember()) view.reload()
  }

  function hasReloaded(): boolean {
    try {
      return view.storage().getItem(RELOADED_FOR) === scripts
    } catch {
      return true
    }
  }

  /** Without a memory there is no guard against a loop, so then there is no reload either. */
  function remember(): boolean {
    try {
      view.storage().setItem(RELOADED_FOR, scripts)
      return true
    } catch {
      return false
    }
  }
}

/** Firefox gives up what a page still fetches as soon as somebody leaves it: to the page it looks like scripts that are gone. */
const PAUSE_MS = 1_500

/** Longer than a page takes to come on a slow line; who is still here then has not left. */
const LEAVING_MS = 20_000

/** The hashed name of this script changes whenever any chunk that it leads to changes. */
export function guardChunkErrors(): void {
  let leftAt = -Infinity
  // After everybody who keeps a link in the page: what is followed now leads to another document.
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]:not([download])')
    if (link && link.origin === location.origin && link.pathname !== location.pathname && !event.defaultPrevented)
      leftAt = performance.now()
  })
  const view: ChunkErrorWindow = {
    isOnline: () => navigator.onLine,
    // The worker lets HEAD pass, so this asks the server.
    isSiteReachable: () =>
      fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
        (response) => response.ok,
        () => false,
      ),
    storage: () => sessionStorage,
    isLeaving: () => performance.now() - leftAt < LEAVING_MS,
    pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)),
    reload: () => location.reload(),
  }
  const onChunkError = createChunkErrorGuard(view, import.meta.url)
  window.addEventListener('vite:preloadError', () => void onChunkError())
}
