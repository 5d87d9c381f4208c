// Role: the languages of the site that this device keeps, in a build with several.
// Guarantee: choices survive while the worker sleeps, because the cache has the record. Only the files of chosen
// languages are known, fetched and kept.
// Must not: use a list that this build did not write. The hash of each is in the list before it.

import type { LanguageTally } from '../src/platform/fileMessages'
import { LANGUAGES_PATH, parseKeptLanguages } from '../src/platform/keptLanguages'
import { BASE } from '../src/platform/base'
import { MOST_BYTES } from '../src/platform/readAtMost'
import { fillPrecache, missingPrecache } from './fillPrecache'
import { type LessonCache, missingLessons } from './lessonCache'
import type { BuiltLanguage, LanguageList, ListedFile, OfflineIndex, SiteList } from './offlineIndex'
import type { Precache } from './precache'
import { type ListedSite, readLists } from './readLists'
import { type KeptSite, type SitePart, siteOfOnePart } from './sitePart'

export interface LanguageTools {
  /** English is first. */
  readonly built: readonly [BuiltLanguage, ...BuiltLanguage[]]
  readonly english: Precache
  readonly files: readonly ListedFile[]
  /** The cache with the index of English. */
  readonly openLessonCache: () => Promise<LessonCache>
  readonly makePrecache: (files: readonly ListedFile[]) => Precache
  readonly fetch: (request: Request) => Promise<Response>
}

export interface LanguageSite extends KeptSite {
  /** The path of the language in use, such as `/es/`. */
  readonly home: string
  /** The lists of its languages, as far as they are known. */
  readonly lists: readonly ListedFile[]
  readonly areListsMissing: boolean
}

/** What is known of one language. */
interface LanguagePart extends SitePart {
  readonly files: readonly ListedFile[]
  /** The lists that are on this device, or could be fetched now. */
  readonly lists: readonly ListedFile[]
  /** Whether all lists are on this device, so that all files are known. */
  readonly isKnown: boolean
}

export interface Languages {
  /** Reads the record again, so that a page that follows a choice is in the chosen language. */
  readonly open: () => Promise<LanguageSite>
  /** The same as of the last call of `open`, for files that follow a page. */
  readonly opened: () => Promise<LanguageSite>
  /** Every language with files on this device, whether or not it is kept. */
  readonly left: () => Promise<readonly SitePart[]>
  /** Fetches the lists of the kept languages. Resolves to how many files are known then. */
  readonly fetchLists: () => Promise<number>
  readonly removeUnkept: () => Promise<void>
  readonly tallies: () => Promise<readonly LanguageTally[]>
}

export function createLanguages(tools: LanguageTools): Languages {
  const { built, english, files, openLessonCache, makePrecache, fetch } = tools
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
    if (list === null) return { precache: english, lessonCache, files, lists: [], isKnown: true }
    const root: ListedFile = [list.url, list.hash, MOST_BYTES, 0]
    const named = ((await saved(root)) as LanguageList | undefined)?.lists
    const listed = await listedIn(named)
    const lists = [root, ...(named ?? [])]
    const all = [...lists, ...(listed?.files ?? [])]
    const index = listed?.index ?? { ...lessonCache.index, files: {}, bundles: [] }
    return {
      precache: makePrecache(all),
      lessonCache: { ...lessonCache, index: { ...index, downloadBytes: list.bytes } },
      files: all,
      lists,
      isKnown: listed !== undefined,
    }
  }

  /** Undefined until all lists are on this device. */
  async function listedIn(named: readonly ListedFile[] | undefined): Promise<ListedSite | undefined> {
    const lists = named && (await Promise.all(named.map(saved)))
    return lists?.every((list) => list !== undefined) ? readLists(lists as readonly SiteList[]) : undefined
  }

  /** Undefined if the list is not on this device. One that the disk can't read is removed, and so fetched again. */
  async function saved(listed: ListedFile): Promise<unknown> {
    const [entry] = makePrecache([listed]).entries
    const cache = await english.open()
    const answer = await cache.match(entry?.cacheKey ?? '')
    const list = readJson(await answer?.text().catch(() => undefined))
    if (answer !== undefined && list === undefined) await cache.delete(entry?.cacheKey ?? '')
    return list
  }

  async function siteOf([first, ...others]: readonly [BuiltLanguage, ...BuiltLanguage[]]): Promise<LanguageSite> {
    const parts = [await partOf(first), ...(await Promise.all(others.map(partOf)))] as const
    const whole = others.length === 0 ? siteOfOnePart(parts[0]) : { ...joined(parts), parts }
    return {
      ...whole,
      home: BASE + first.folder,
      lists: parts.flatMap((part) => part.lists),
      areListsMissing: parts.some(({ isKnown }) => !isKnown),
    }
  }

  function joined(parts: readonly [LanguagePart, ...LanguagePart[]]): SitePart {
    const indexes = parts.map(({ lessonCache: { index } }) => index)
    const index = {
      ...parts[0].lessonCache.index,
      files: Object.assign({}, ...indexes.map(({ files }) => files)) as OfflineIndex['files'],
      downloadBytes: indexes.reduce((sum, { downloadBytes }) => sum + downloadBytes, 0),
    }
    return {
      precache: makePrecache(parts.flatMap((part) => part.files)),
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
      void site.then(({ areListsMissing }) => (areListsMissing ? forget() : undefined), forget)
    }
    return known.site
  }

  async function fetchLists(): Promise<number> {
    const { index } = await openLessonCache()
    const cache = await english.open()
    const fill = async (): Promise<void> => {
      const { lists } = await open()
      await fillPrecache(cache, makePrecache(lists).entries, index.site, fetch)
    }
    // The first list names the others.
    await fill()
    await fill()
    return (await open()).precache.entries.length
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
    const isUnknown = language.list !== null && !part.isKnown
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

function readJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
