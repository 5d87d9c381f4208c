/**
 * Role: waits until the learner and the page itself need neither the device nor the network.
 * Guarantee: while the page is hidden or the browser is offline, it does nothing and has no timer.
 * Must not: look at the clock again and again. A page that waits for nothing has no timer.
 */

export interface Quiet {
  /** Acts once, as soon as the page has been quiet for `forMs`. A second call replaces the first. */
  readonly wait: (forMs: number) => void
  /** Waits no longer, but continues to watch the page. The next wait can then end at once. */
  readonly hold: () => void
  /** Waits no longer, and stops watching the page. */
  readonly stop: () => void
}

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const
const OPTIONS = { capture: true, passive: true }

/**
 * A touch of the page and a resource that it fetched end the quiet. So do its return to the screen and that of the
 * network. Downloads of the service worker don't count.
 */
export function createQuiet(act: () => void): Quiet {
  let busyAt = 0
  /** Undefined while nothing waits. */
  let neededMs: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let unwatch: (() => void) | undefined

  function look(): void {
    clearTimeout(timer)
    if (neededMs === undefined || document.visibilityState !== 'visible' || !navigator.onLine) return
    const leftMs = busyAt + neededMs - performance.now()
    if (leftMs > 0) {
      timer = setTimeout(look, leftMs)
      return
    }
    neededMs = undefined
    act()
  }

  function touch(): void {
    busyAt = performance.now()
  }

  function comeBack(): void {
    touch()
    look()
  }

  function hold(): void {
    neededMs = undefined
    clearTimeout(timer)
  }

  function watch(): () => void {
    touch()
    for (const type of TOUCHES) window.addEventListener(type, touch, OPTIONS)
    document.addEventListener('visibilitychange', comeBack)
    window.addEventListener('online', comeBack)
    // The page's own observer isn't told of a worker's fetches.
    const fetches = new PerformanceObserver(touch)
    fetches.observe({ type: 'resource' })
    return () => {
      for (const type of TOUCHES) window.removeEventListener(type, touch, OPTIONS)
      document.removeEventListener('visibilitychange', comeBack)
      window.removeEventListener('online', comeBack)
      fetches.disconnect()
    }
  }

  return {
    wait: (forMs) => {
      neededMs = forMs
      unwatch ??= watch()
      look()
    },
    hold,
    stop: () => {
      hold()
      unwatch?.()
      unwatch = undefined
    },
  }
}
