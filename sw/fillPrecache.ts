// Role: fills Workbox's precache side by side, under Workbox's own keys, in the place of Workbox's own install.
// Guarantee: an entry is stored only when its bytes match the build's hash; what was fetched stays for the next try.
// Must not: throw for a failed download (the worker's install judges completeness), nor remove anything.

import { inParallel } from './inParallel'
import { keepAnswer } from './keepFile'
import type { SiteBundle } from './offlineIndex'
import type { PrecacheEntry } from './precache'
import { takeSiteBundle, wantedFromBundle } from './takeSiteBundle'

const PARALLEL_DOWNLOADS = 16

type Fetch = (request: Request) => Promise<Response>

/** Of a first visit most comes as one bundle, of an update with few changes each file alone. */
export async function fillPrecache(
  cache: Cache,
  entries: readonly PrecacheEntry[],
  bundle: SiteBundle,
  fetch: Fetch,
): Promise<void> {
  const missing = await missingPrecache(cache, entries)
  const wanted = new Set(wantedFromBundle(bundle, missing))
  const takeSingles = (singles: readonly PrecacheEntry[]) =>
    inParallel(
      PARALLEL_DOWNLOADS,
      singles.map((entry) => () => take(cache, entry, bundle, fetch)),
    )
  await Promise.all([
    takeSingles(missing.filter((entry) => !wanted.has(entry))),
    wanted.size === 0 ? undefined : takeSiteBundle(cache, bundle, [...wanted], fetch).then(takeSingles),
  ])
}

export async function missingPrecache(
  cache: Cache,
  entries: readonly PrecacheEntry[],
): Promise<readonly PrecacheEntry[]> {
  const kept = new Set((await cache.keys()).map((request) => request.url))
  return entries.filter(({ cacheKey }) => !kept.has(cacheKey))
}

async function take(cache: Cache, entry: PrecacheEntry, { headers }: SiteBundle, fetch: Fetch): Promise<void> {
  const hasHashInUrl = entry.cacheKey === entry.url
  // A hashed file that the page just loaded comes from the HTTP cache; should that hold something else, such as the 404
  // of a half-finished deployment, it is passed over. Any other file is asked anew.
  const modes: readonly RequestCache[] = hasHashInUrl ? ['default', 'reload'] : ['no-cache']
  for (const mode of modes) {
    const response = await ask(entry, mode, fetch)
    if (response) return keepAnswer(cache, entry, response, headers)
  }
}

/** Undefined when unreachable or refused: the file stays missing, which readiness shows and the next try mends. */
async function ask({ url, integrity }: PrecacheEntry, mode: RequestCache, fetch: Fetch): Promise<Response | undefined> {
  // Whatever answers, a captive portal or another deployment, is known by its hash alone.
  if (integrity === undefined) return undefined
  try {
    const response = await fetch(new Request(url, { credentials: 'same-origin', cache: mode, integrity }))
    return response.status === 200 ? response : undefined
  } catch {
    return undefined
  }
}
