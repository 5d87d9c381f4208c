// Role: the one Workbox precache of the site: its list, its cache, its keys.
// Guarantee: keys and cache name are Workbox's own, so its install and cleanup agree with what we fill.
// Must not: fetch or answer anything by itself.

import { PrecacheController } from 'workbox-precaching/PrecacheController'
import type { PrecacheEntry as ManifestEntry } from 'workbox-precaching/_types'
import type { PrecacheEntry } from './PrecacheEntry'

export interface Precache {
  readonly controller: PrecacheController
  readonly entries: readonly PrecacheEntry[]
  readonly open: () => Promise<Cache>
  /** The key of a url without its query, or undefined when it is not precached. */
  readonly keyOf: (url: URL) => string | undefined
}

export function createPrecache(manifest: readonly (ManifestEntry | string)[], caches: CacheStorage): Precache {
  const controller = new PrecacheController()
  controller.addToCacheList([...manifest])
  const keys = controller.getURLsToCacheKeys()
  return {
    controller,
    entries: [...keys].map(([url, cacheKey]) => ({
      url,
      cacheKey,
      integrity: controller.getIntegrityForCacheKey(cacheKey),
    })),
    open: () => caches.open(controller.strategy.cacheName),
    keyOf: (url) => keys.get(url.origin + url.pathname),
  }
}
