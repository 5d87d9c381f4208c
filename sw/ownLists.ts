// Role: the lists of this worker's own version, which sw.js names: all files of the site.
// Guarantee: only lists with the hash in their name are used. A list that arrived once is not fetched again. The cache
// has it, or the record of the version in use has the same list.
// Must not: fetch anything without being called.

import { BASE } from '../src/platform/base'
import { MOST_BYTES, readAtMost } from '../src/platform/readAtMost'
import { isRecord } from '../src/platform/workerMessages'
import { shortHash } from './contentHash'
import { inParallel } from './inParallel'
import { LESSONS_CACHE } from '../src/platform/keptLanguages'
import { VERSION_PATH } from './lessonCache'
import type { SiteList } from './offlineIndex'
import { precacheName } from './precache'
import { createSiteVersion, type SiteVersion, type SiteVersionTools } from './siteVersion'
import type { Versions } from './versions'

const PARALLEL_DOWNLOADS = 6

export interface OwnLists {
  /** Undefined until every list is on this device. */
  readonly read: () => Promise<readonly SiteList[] | undefined>
  /** Fetches the missing lists, each once. Resolves to whether every list is here now. */
  readonly fetch: () => Promise<boolean>
}

/** @param names as sw.js has them, with a space between two: `pages-<short hash> scripts-<short hash>` */
export function createOwnLists(names: string, { origin, caches, fetch }: SiteVersionTools): OwnLists {
  const addresses = names.split(' ').map((name) => `${origin}${BASE}assets/list-${name}.json`)

  /** The lists that are on this device, by their address. */
  async function kept(): Promise<ReadonlyMap<string, SiteList>> {
    const cache = await caches.open(precacheName(origin))
    const recorded = await listsInRecord()
    const found = await Promise.all(
      addresses.map(async (address) => {
        const list = recorded.get(hashIn(address)) ?? parsed(await textIn(cache, address))
        return list === undefined ? [] : [[address, list] as const]
      }),
    )
    return new Map(found.flat())
  }

  /** Lists that did not change are in the record of the version in use, by their hash. */
  async function listsInRecord(): Promise<ReadonlyMap<string, SiteList>> {
    const record = parsed(await textIn(await caches.open(LESSONS_CACHE), origin + VERSION_PATH))
    const lists: readonly unknown[] = isRecord(record) && Array.isArray(record['lists']) ? record['lists'] : []
    const named = lists
      .filter(isRecord)
      .map(async (list) => [await hashOf(JSON.stringify(list)), list as SiteList] as const)
    return new Map(await Promise.all(named))
  }

  async function take(cache: Cache, address: string): Promise<void> {
    for (const mode of ['default', 'reload'] as const) {
      const bytes = await fetch(new Request(address, { cache: mode }))
        .then((response) => (response.ok ? readAtMost(response, MOST_BYTES) : undefined))
        .catch(() => undefined)
      if (bytes === undefined || (await shortHash(bytes)) !== hashIn(address)) continue
      await cache.put(address, new Response(bytes, { headers: { 'content-type': 'application/json' } }))
      return
    }
  }

  return {
    read: async () => {
      const found = await kept()
      return found.size < addresses.length ? undefined : addresses.flatMap((address) => found.get(address) ?? [])
    },
    fetch: async () => {
      const found = await kept()
      const cache = await caches.open(precacheName(origin))
      const missing = addresses.filter((address) => !found.has(address))
      await inParallel(
        PARALLEL_DOWNLOADS,
        missing.map((address) => () => take(cache, address)),
      )
      return missing.length === 0 || (await kept()).size === addresses.length
    },
  }
}

export interface OwnSite {
  /** Undefined while its lists are not on this device. */
  readonly knownSite: () => Promise<SiteVersion | undefined>
  /** Rejects while its lists are not on this device. */
  readonly ownSite: () => Promise<SiteVersion>
}

/** The site of this worker, from the record of the version in use or from its lists. */
export function createOwnSite(
  version: string,
  lists: Pick<OwnLists, 'read'>,
  versions: Pick<Versions, 'inUse'>,
  tools: SiteVersionTools,
): OwnSite {
  let own: SiteVersion | undefined

  async function knownSite(): Promise<SiteVersion | undefined> {
    const inUse = await versions.inUse()
    if (inUse?.version === version) return inUse
    const read = own === undefined ? await lists.read() : undefined
    if (read !== undefined) own = createSiteVersion(version, read, tools)
    return own
  }

  return {
    knownSite,
    ownSite: async () => {
      const found = await knownSite()
      if (found === undefined) throw new Error('The lists of the site are not here.')
      return found
    },
  }
}

/** Undefined if there is none, or the disk can't read it. */
async function textIn(cache: Cache, address: string): Promise<string | undefined> {
  return (await cache.match(address))?.text().catch(() => undefined)
}

function parsed(text: string | undefined): SiteList | undefined {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function hashOf(text: string): Promise<string> {
  return shortHash(new TextEncoder().encode(text).buffer)
}

/** The last 22 characters of its name. */
function hashIn(address: string): string {
  return address.slice(-'.json'.length - 22, -'.json'.length)
}
