// Role: the languages of the site that this device keeps, in a build with several.
// Guarantee: choices survive while the worker sleeps, because the cache has the record. Only the files of chosen
// languages are known, fetched and kept.
// Must not: use a list that this build did not write. Its integrity is in the worker.

import type { LanguageTally } from '../src/platform/fileMessages'
import { LANGUAGES_PATH, parseKeptLanguages } from '../src/platform/keptLanguages'
import { BASE } from '../src/platform/base'
import { fillPrecache, missingPrecache } from './fillPrecache'
import { type LessonCache, missingLessons } from './lessonCache'
import type { BuiltLanguage, LanguageList, OfflineIndex } from './offlineIndex'
import type { Precache, WorkboxManifest } from './precache'
import { type KeptSite, type SitePart, siteOfOnePart } from './sitePart'

export interface LanguageTools {
  /** English is first. */
  readonly built: readonly [BuiltLanguage, ...BuiltLanguage[]]
  readonly english: Precache
  readonly manifest: WorkboxManifest
  /** The cache with the index of English. */
  readonly openLessonCache: () => Promise<LessonCache>
  readonly makePrecache: (manifest: WorkboxManifest) => Precache
  readonly fetch: (request: Request) => Promise<Response>
}

export interface LanguageSite extends KeptSite {
  /** The path of the language in use, such as `/es/`. */
  readonly home: string
}

/** What is known of one language. */
interface LanguagePart extends SitePart {
  readonly manifest: WorkboxManifest
}

export interface Languages {
  /** Reads the record again, so that a page that follows a choice is in the chosen language. */
  readonly open: () => Promise<LanguageSite>
  /** The same as of the last call of `open`, for files that follow a page. */
  readonly opened: () => Promise<LanguageSite>
  /** Every language with files on this device, whether or not it is kept. */
  readonly left: () => Promise<readonly SitePart[]>
  readonly fetchLists: () => Promise<void>
  readonly removeUnkept: () => Promise<void>
  readonly tallies: () => Promise<readonly LanguageTally[]>
}

export function createLanguages(tools: LanguageTools): Languages {
  const { built, english, manifest, openLessonCache, makePrecache, fetch } = tools
  let known: { readonly of: string; readonly site: Promise<LanguageSite> } | undefined

  /** The language in use is first. Languages that the site no longer has are left out. */
  async function keptLanguages(): Promise<readonly [BuiltLanguage, ...BuiltLanguage[]]> {
    const { cache, origin } = await openLessonCache()
    const text = await (await cache.match(origin + LANGUAGES_PATH))?.text()
    const { current, kept } = parseKeptLanguages(readJson(text)) ?? { current: '', kept: [] }
    const first = built.find(({ tag }) => tag === current) ?? built[0]
    return [first, ...built.filter((language) => language !== first && kept.includes(language.tag))]
  }

  async function partOf({ list }: BuiltLanguage): Promise<LanguagePart> {
    const lessonCache = await openLessonCache()
    if (list === null) return { precache: english, lessonCache, manifest }
    const { precache = [], index = noFiles(lessonCache) } = (await savedList(list.url)) ?? {}
    const listed = [{ url: list.url, revision: null, integrity: list.integrity }, ...precache]
    return {
      precache: makePrecache(listed),
      lessonCache: { ...lessonCache, index: { ...index, downloadBytes: list.bytes } },
      manifest: listed,
    }
  }

  /** Undefined if the list is not on this device. One that the disk can't read is removed, and so fetched again. */
  async function savedList(url: string): Promise<Partial<LanguageList> | undefined> {
    const cache = await english.open()
    const key = new URL(url, (await openLessonCache()).origin).href
    const saved = await cache.match(key)
    const list = readJson(await saved?.text().catch(() => undefined))
    if (saved !== undefined && list === undefined) await cache.delete(key)
    return list as LanguageList | undefined
  }

  async function siteOf([first, ...others]: readonly [BuiltLanguage, ...BuiltLanguage[]]): Promise<LanguageSite> {
    const parts = [await partOf(first), ...(await Promise.all(others.map(partOf)))] as const
    const whole = others.length === 0 ? siteOfOnePart(parts[0]) : { ...joined(parts), parts }
    return { ...whole, home: BASE + first.folder }
  }

  function joined(parts: readonly [LanguagePart, ...LanguagePart[]]): SitePart {
    const indexes = parts.map(({ lessonCache: { index } }) => index)
    const index = {
      ...parts[0].lessonCache.index,
      files: Object.assign({}, ...indexes.map(({ files }) => files)) as OfflineIndex['files'],
      downloadBytes: indexes.reduce((sum, { downloadBytes }) => sum + downloadBytes, 0),
    }
    return {
      precache: makePrecache(parts.flatMap((part) => part.manifest)),
      lessonCache: { ...parts[0].lessonCache, index },
    }
  }

  async function open(): Promise<LanguageSite> {
    const kept = await keptLanguages()
    const of = kept.map(({ tag }) => tag).join(' ')
    if (known?.of !== of) {
      const site = siteOf(kept)
      const opening = { of, site }
      known = opening
      const forget = (): void => {
        if (known === opening) known = undefined
      }
      // A list may arrive at any time. Until then, the caches are read again for each answer.
      void site.then(({ parts }) => (parts.some(isListMissing) ? forget() : undefined), forget)
    }
    return known.site
  }

  async function fetchLists(): Promise<void> {
    const { index } = await openLessonCache()
    const { parts } = await open()
    const lists = parts.flatMap(({ precache }) => (precache === english ? [] : precache.entries.slice(0, 1)))
    const cache = await english.open()
    await fillPrecache(cache, lists, index.site, fetch)
  }

  function isListMissing({ precache }: SitePart): boolean {
    return precache !== english && precache.entries.length === 1
  }

  async function removeUnkept(): Promise<void> {
    const kept = new Set((await open()).precache.entries.map(({ cacheKey }) => cacheKey))
    const cache = await english.open()
    for (const { precache } of await Promise.all(built.map(partOf))) {
      // The list is last. Until then, an interrupted removal can continue.
      const gone = precache.entries.filter(({ cacheKey }) => !kept.has(cacheKey)).reverse()
      for (const { cacheKey } of gone) await cache.delete(cacheKey)
    }
  }

  async function tallyOf(language: BuiltLanguage): Promise<LanguageTally> {
    const part = await partOf(language)
    const { precache, lessonCache } = part
    const missing = (await missingPrecache(await precache.open(), precache.entries)).length
    const isUnknown = language.list !== null && isListMissing(part)
    const lessons = Object.keys(lessonCache.index.files).length
    const total = isUnknown ? language.list.files : precache.entries.length + lessons
    const done = isUnknown ? 0 : total - missing - (await missingLessons(lessonCache)).length
    return { tag: language.tag, bytes: lessonCache.index.downloadBytes, done, total }
  }

  return {
    open,
    opened: () => known?.site ?? open(),
    left: () => Promise.all(built.map(partOf)),
    fetchLists,
    removeUnkept,
    tallies: () => Promise.all(built.map(tallyOf)),
  }
}

/** Of a language whose list is not on this device yet. */
function noFiles({ index }: LessonCache): OfflineIndex {
  return { ...index, files: {}, bundles: [] }
}

function readJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
