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

/** Window events that may change the network state. Each `on…` returns a function that unsubscribes. */
export interface WindowTriggers {
  /** The browser's online state has changed. This is only a hint. */
  readonly onOnline: Subscribe
  readonly onOffline: Subscribe
  /** Also called when the page returns from the back/forward cache. */
  readonly onVisible: Subscribe
  /** Possibly the last event of this page, because a phone may close a hidden page at any time. */
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
  // Each subscription has its own function, so the same listener can be added twice and each one removed alone.
  const hear = (): void => listener()
  target.addEventListener(type, hear)
  return () => target.removeEventListener(type, hear)
}
