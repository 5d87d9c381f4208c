// Role: the one Workbox precache of the site: its list, its cache, its keys.
// Guarantee: keys and cache name are Workbox's own, so its install and cleanup agree with our entries.
// Must not: fetch or answer anything without being called.

import { PrecacheController } from 'workbox-precaching/PrecacheController'
import type { PrecacheEntry as ManifestEntry } from 'workbox-precaching/_types'

/** What the build lists, in Workbox's form. */
export type WorkboxManifest = readonly (ManifestEntry | string)[]

export interface PrecacheEntry {
  readonly url: string
  /** The address that Workbox looks up: the url, plus a revision if the url itself has no hash. */
  readonly cacheKey: string
  /** Subresource integrity. The browser rejects any other bytes, such as a captive portal's page. */
  readonly integrity: string | undefined
}

export interface Precache {
  readonly cacheName: string
  readonly controller: PrecacheController
  readonly entries: readonly PrecacheEntry[]
  readonly open: () => Promise<Cache>
  /** Returns the key for a url without its query, or undefined if the url is not precached. */
  readonly keyOf: (url: URL) => string | undefined
}

export function createPrecache(manifest: WorkboxManifest, caches: CacheStorage): Precache {
  const controller = new PrecacheController()
  controller.addToCacheList([...manifest])
  const keys = controller.getURLsToCacheKeys()
  const { cacheName } = controller.strategy
  return {
    cacheName,
    controller,
    entries: [...keys].map(([url, cacheKey]) => ({
      url,
      cacheKey,
      integrity: controller.getIntegrityForCacheKey(cacheKey),
    })),
    open: () => caches.open(cacheName),
    keyOf: (url) => keys.get(url.origin + url.pathname),
  }
}
