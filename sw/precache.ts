// Role: the cache of pages, scripts and pictures: its entries and their keys.
// Guarantee: keys name one content each. The key of an address with a hash is the address, so that browsers find it without
// this worker (routeAssets.ts).
// Must not: fetch or answer anything without being called.

import { BASE } from '../src/platform/base'
import type { ListedFile } from './offlineIndex'

const ASSETS = `${BASE}assets/`

export interface PrecacheEntry {
  readonly url: string
  /** The address, with the hash if the address itself has none. */
  readonly cacheKey: string
  /** As in the list. Other bytes, such as a captive portal's page, are rejected. */
  readonly hash: string
  /** Bytes, uncompressed. */
  readonly size: number
  /** Bytes, compressed. */
  readonly wire: number
}

export interface Precache {
  readonly cacheName: string
  readonly entries: readonly PrecacheEntry[]
  readonly open: () => Promise<Cache>
  /** Returns the key for a url without its query, or undefined if the url is not precached. */
  readonly keyOf: (url: URL) => string | undefined
}

/** The name that Workbox gave the cache. Devices have it from earlier versions of the site. */
export function precacheName(origin: string): string {
  return `workbox-precache-v2-${origin}${BASE}`
}

/**
 * @param version identifies the headers that the files are saved with (versionOfHeaders). Other headers are another entry
 */
export function createPrecache(
  files: readonly ListedFile[],
  version: string,
  caches: CacheStorage,
  origin: string,
): Precache {
  const entries = new Map(
    files.map(([path, hash, size, wire]) => {
      const url = origin + path
      const cacheKey = path.startsWith(ASSETS) ? url : `${url}?hash=${hash}${version}`
      return [url, { url, cacheKey, hash, size, wire }]
    }),
  )
  const cacheName = precacheName(origin)
  return {
    cacheName,
    entries: [...entries.values()],
    open: () => caches.open(cacheName),
    keyOf: (url) => entries.get(url.origin + url.pathname)?.cacheKey,
  }
}

/** A short text that differs for other headers. It is no protection, only a name. */
export function versionOfHeaders(headers: Readonly<Record<string, string>>): string {
  let sum = 5381
  for (const character of JSON.stringify(headers)) sum = (Math.imul(sum, 33) + (character.codePointAt(0) ?? 0)) >>> 0
  return sum.toString(36)
}

/** Removes the files of other versions. */
export async function removeOldFiles({ entries, open }: Pick<Precache, 'entries' | 'open'>): Promise<void> {
  const current = new Set(entries.map(({ cacheKey }) => cacheKey))
  const cache = await open()
  for (const { url } of await cache.keys()) if (!current.has(url)) await cache.delete(url)
}
