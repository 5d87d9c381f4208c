/** What the browser believes about the network. */
export interface NetworkHost {
  readonly navigator: { readonly onLine: boolean }
  addEventListener(type: 'online' | 'offline', listener: () => void): void
  removeEventListener(type: 'online' | 'offline', listener: () => void): void
}

/** Whether the browser believes it is online. A hint only: true also on a network that never answers. */
export function isOnlineHint(host: NetworkHost = window): boolean {
  return host.navigator.onLine
}

/** Told whenever the hint changes. Returns the way to stop. */
export function onNetworkHint(listener: () => void, host: NetworkHost = window): () => void {
  host.addEventListener('online', listener)
  host.addEventListener('offline', listener)
  return () => {
    host.removeEventListener('online', listener)
    host.removeEventListener('offline', listener)
  }
}
