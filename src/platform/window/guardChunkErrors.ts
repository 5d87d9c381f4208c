/**
 * After a deployment, a window may still run scripts whose lazy chunks are gone from the server. One reload loads the
 * new scripts. The window never reloads offline, because that is useless, and never twice for the same scripts, to
 * avoid a loop. A user who is leaving gets new scripts on the next page, and a reload would cancel that navigation.
 */
import { BASE } from '../base'
import { storageName } from '../storageName'

const RELOADED_FOR = storageName('reloaded-for-chunks-of')

export interface ChunkErrorWindow {
  readonly isOnline: () => boolean
  /** Whether the server itself answers. `isOnline` only reports the local network. */
  readonly isSiteReachable: () => Promise<boolean>
  /** Storage that lasts as long as the window, including reloads. Throws where storage is blocked. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Whether a link was just followed. */
  readonly isLeaving: () => boolean
  /**
   * Waits so that, if the user left with the Back button or the address bar, the page closes first. No event reports
   * that in time.
   */
  readonly pause: () => Promise<void>
  readonly reload: () => void
}

/** Returns a handler for a chunk that failed to load. `scripts` identifies the running scripts. */
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

  /** If this can't be stored, a loop could not be detected, so there is no reload. */
  function remember(): boolean {
    try {
      view.storage().setItem(RELOADED_FOR, scripts)
      return true
    } catch {
      return false
    }
  }
}

/**
 * Firefox cancels a page's downloads as soon as the user leaves. The page can't tell this apart from missing scripts.
 */
const PAUSE_MS = 1_500

/** Longer than a page takes to load on a slow network. A user who is still on the page after that has not left. */
const LEAVING_MS = 20_000

/** The hash in this script's file name changes whenever any chunk it imports changes. */
export function guardChunkErrors(): void {
  let leftAt = -Infinity
  // This listener runs after those that keep a link inside the page. If a click gets this far without being handled,
  // its link leads to another document.
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]:not([download])')
    if (link && link.origin === location.origin && link.pathname !== location.pathname && !event.defaultPrevented)
      leftAt = performance.now()
  })
  const view: ChunkErrorWindow = {
    isOnline: () => navigator.onLine,
    // The worker ignores HEAD requests, so this asks the server.
    isSiteReachable: () =>
      fetch(BASE, { method: 'HEAD', cache: 'no-store' }).then(
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
