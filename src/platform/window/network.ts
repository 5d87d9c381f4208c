/** The part of `window` that reports the network state. */
export interface NetworkHost {
  readonly navigator: { readonly onLine: boolean }
  addEventListener(type: 'online' | 'offline', listener: () => void): void
  removeEventListener(type: 'online' | 'offline', listener: () => void): void
}

/**
 * Whether the browser believes it is online. This is only a hint, because it is also true if the network never
 * responds.
 */
export function isOnlineHint(host: NetworkHost = window): boolean {
  return host.navigator.onLine
}

/** Called whenever the hint changes. Returns a function that unsubscribes. */
export function onNetworkHint(listener: () => void, host: NetworkHost = window): () => void {
  host.addEventListener('online', listener)
  host.addEventListener('offline', listener)
  return () => {
    host.removeEventListener('online', listener)
    host.removeEventListener('offline', listener)
  }
}
