// Role: one version of the site, as its lists describe it, with the caches that it uses.
// Guarantee: older versions open in the same way, from the lists that were saved with them.
// Must not: fetch anything without being called.

import { LESSONS_CACHE } from '../src/platform/keptLanguages'
import { createLanguages, type Languages } from './languages'
import type { LessonCache } from './lessonCache'
import type { SiteFacts, SiteList } from './offlineIndex'
import { createPrecache, type Precache, versionOfHeaders } from './precache'
import { readLists } from './readLists'
import { type KeptSite, siteOfOnePart } from './sitePart'

export interface SiteVersion {
  /** Identifies the lists. */
  readonly version: string
  readonly lists: readonly SiteList[]
  readonly facts: SiteFacts
  /** Of English. */
  readonly precache: Precache
  readonly openLessonCache: () => Promise<LessonCache>
  readonly isLessonFile: (file: string) => boolean
  /** Undefined in a site with one language. */
  readonly languages: Languages | undefined
  readonly open: () => Promise<KeptSite>
}

export interface SiteVersionTools {
  readonly origin: string
  readonly caches: CacheStorage
  readonly fetch: (request: Request) => Promise<Response>
}

/** @throws if the lists are not those of a whole site */
export function createSiteVersion(
  version: string,
  lists: readonly SiteList[],
  { origin, caches, fetch }: SiteVersionTools,
): SiteVersion {
  const { files, index, facts } = readLists(lists)
  const headers = versionOfHeaders(facts.headers)
  const makePrecache = (listed: typeof files): Precache => createPrecache(listed, headers, caches, origin)
  const precache = makePrecache(files)
  const openLessonCache = async (): Promise<LessonCache> => ({ cache: await caches.open(LESSONS_CACHE), origin, index })
  const languages =
    __HAS_LANGUAGES__ && facts.languages !== null
      ? createLanguages({ built: facts.languages, english: precache, files, openLessonCache, makePrecache, fetch })
      : undefined
  return {
    version,
    lists,
    facts,
    precache,
    openLessonCache,
    isLessonFile: (file) => Object.hasOwn(index.files, file),
    languages,
    open: languages ? languages.open : async () => siteOfOnePart({ precache, lessonCache: await openLessonCache() }),
  }
}
