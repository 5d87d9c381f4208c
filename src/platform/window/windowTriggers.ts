type Subscribe = (listener: () => void) => () => void

interface Target {
  addEventListener(type: string, listener: () => void): void
  removeEventListener(type: string, listener: () => void): void
}

/** `window`, or a stand-in. */
export interface TriggerHost extends Target {
  readonly navigator: { readonly onLine: boolean }
  readonly document: Target & { readonly visibilityState: string }
}

/** What happens to a window and may change what the network is good for. Each `on…` returns the way to stop. */
export interface WindowTriggers {
  /** The browser believes that it is online again, or no longer: hints only. */
  readonly onOnline: Subscribe
  readonly onOffline: Subscribe
  /** Also when the page comes back out of the back/forward cache. */
  readonly onVisible: Subscribe
  /** Perhaps the last that this page hears: a phone may end it at any time from now on. */
  readonly onHidden: Subscribe
  readonly isVisible: () => boolean
  readonly isOnline: () => boolean
}

export function windowTriggers(host: TriggerHost = window): WindowTriggers {
  const { document } = host
  const isVisible = (): boolean => document.visibilityState === 'visible'
  return {
    onOnline: (listener) => listen(host, 'online', listener),
    onOffline: (listener) => listen(host, 'offline', listener),
    onVisible: (listener) => listen(document, 'visibilitychange', () => isVisible() && listener()),
    onHidden: (listener) => listen(document, 'visibilitychange', () => isVisible() || listener()),
    isVisible,
    isOnline: () => host.navigator.onLine,
  }
}

function listen(target: Target, type: string, listener: () => void): () => void {
  // A function of its own for each: the same listener given twice is told twice, and each stops alone.
  const hear = (): void => listener()
  target.addEventListener(type, hear)
  return () => target.removeEventListener(type, hear)
}
