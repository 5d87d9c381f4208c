// Role: brings the files of this worker's version to the device, one step at a time, while another version is in use.
// Guarantee: files that arrived complete are never downloaded again. A report was just read from the caches.
// Must not: take the line unasked (each step is one download that a page asked for), change the version in use, or remove
// a file.

import { isDomFault } from '../src/platform/domFault'
import type { TakeFile, UpdateFile } from '../src/platform/fileMessages'
import { isFileCount, isRecord, type UpdateMessage } from '../src/platform/workerMessages'
import { shortened, shortHash } from './contentHash'
import { chooseDownloads, takeBundle, takeSingle } from './fillLessons'
import { keepBytes, missingPrecache, take, takeSiteBundle, wantedFromBundle } from './fillPrecache'
import {
  areLessonsWanted,
  keepLesson,
  type LessonCache,
  lessonAddress,
  missingLessons,
  UPDATE_PATH,
} from './lessonCache'
import type { PrecacheEntry } from './precache'
import { renameFiles } from './renameFiles'
import type { SiteVersion } from './siteVersion'
import type { SitePart } from './sitePart'

export interface UpdateTools {
  /** The site of this worker. Rejects while its lists are not here. */
  readonly site: () => Promise<SiteVersion>
  readonly version: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly isSavingData: () => boolean
}

export interface Update {
  /**
   * First makes every file that needs no download, then downloads one. A second call joins the first. Never rejects for a
   * failed download.
   * @param isAsked the learner asked for it, in spite of Save-Data
   */
  readonly step: (isAsked: boolean) => Promise<void>
  readonly report: () => Promise<Omit<UpdateMessage, 'type'>>
  readonly isWhole: () => Promise<boolean>
  /** Makes every file that needs no download from older ones. */
  readonly rename: () => Promise<void>
  /** What is still to download. */
  readonly files: () => Promise<readonly UpdateFile[]>
  /** Saves a file that a page has from another place. Resolves to whether it is a missing file, with the right bytes. */
  readonly keep: (file: Pick<TakeFile, 'path' | 'content'>) => Promise<boolean>
}

/** What is still to download. */
interface Missing {
  readonly parts: readonly MissingPart[]
  readonly files: number
  readonly bytes: number
}

interface MissingPart {
  readonly part: SitePart
  readonly entries: readonly PrecacheEntry[]
  readonly lessons: readonly string[]
}

/** The note about an update. It has the size of all its downloads, so that progress survives while the worker sleeps. */
interface Size {
  readonly files: number
  readonly bytes: number
  readonly isAsked: boolean
}

/** Where the browser knows it, these downloads come after those of a page. */
const LATER = { priority: 'low' } as RequestInit

export function createUpdate({ site, version, fetch, isSavingData }: UpdateTools): Update {
  let running: Promise<void> | undefined
  let hasFailed = false
  let isFull = false
  /** Bundles that did not arrive. A line that breaks often brings single files sooner. */
  const tooLong = new Set<string>()

  async function missing(): Promise<Missing> {
    const kept = await (await site()).open()
    const parts: MissingPart[] = []
    for (const part of kept.parts) {
      const entries = await missingPrecache(await part.precache.open(), part.precache.entries)
      parts.push({ part, entries, lessons: await wantedLessons(part.lessonCache) })
    }
    const sizes = parts.flatMap(({ part: { lessonCache }, entries, lessons }) => [
      ...entries.map(({ wire }) => wire),
      ...lessons.map((file) => lessonCache.index.files[file]?.wire ?? 0),
    ])
    return { parts, files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
  }

  /** With Save-Data, only lessons that this device has in an older version. */
  async function wantedLessons(lessonCache: LessonCache): Promise<readonly string[]> {
    const lessons = await missingLessons(lessonCache)
    if (!isSavingData() || (await areLessonsWanted(lessonCache))) return lessons
    const kept = new Set((await lessonCache.cache.keys()).map(({ url }) => url.replace(/\?.*/, '')))
    return lessons.filter((file) => kept.has(lessonAddress(lessonCache, file)))
  }

  async function note(): Promise<Size | undefined> {
    const { cache, origin } = await (await site()).openLessonCache()
    return parseSize(await (await cache.match(origin + UPDATE_PATH))?.text(), version)
  }

  async function keepNote(size: Size): Promise<void> {
    const { cache, origin } = await (await site()).openLessonCache()
    await cache.put(origin + UPDATE_PATH, new Response(JSON.stringify({ ...size, version })))
  }

  async function rename(): Promise<void> {
    for (const { precache, lessonCache } of (await (await site()).open()).parts) {
      await renameFiles(await precache.open(), precache.entries, lessonCache.index.site)
    }
  }

  async function keep({ path, content }: Pick<TakeFile, 'path' | 'content'>): Promise<boolean> {
    for (const { part, entries, lessons } of (await missing()).parts) {
      const { precache, lessonCache } = part
      const entry = entries.find(({ url }) => new URL(url).pathname === path)
      const lesson = lessons.find((file) => new URL(lessonAddress(lessonCache, file)).pathname === path)
      if (lesson !== undefined && (await keepLesson(lessonCache, lesson, content))) return true
      if (entry === undefined || (await shortHash(content)) !== entry.hash) continue
      await keepBytes(await precache.open(), entry, content, lessonCache.index.site.headers)
      return true
    }
    return false
  }

  async function doStep(isAsked: boolean): Promise<void> {
    await (await site()).languages?.fetchLists()
    await rename()
    const before = await missing()
    const known = await note()
    const size = { files: before.files, bytes: before.bytes, isAsked, ...known, ...(isAsked && { isAsked }) }
    if (known === undefined || known.isAsked !== size.isAsked) await keepNote(size)
    if (isSavingData() && !size.isAsked) return
    const part = before.parts.find(({ entries, lessons }) => entries.length + lessons.length > 0)
    if (part === undefined) return
    await download(part)
    hasFailed = (await missing()).files === before.files
  }

  async function download({ part: { precache, lessonCache }, entries, lessons }: MissingPart): Promise<void> {
    const { site: bundle } = lessonCache.index
    const [entry] = entries
    if (entry !== undefined) {
      const cache = await precache.open()
      const wanted = tooLong.has(bundle.url) ? [] : wantedFromBundle(bundle, entries)
      if (wanted.length === 0) return void (await take(cache, entry, bundle, fetch, LATER))
      if ((await takeSiteBundle(cache, bundle, wanted, fetch)).length === wanted.length) tooLong.add(bundle.url)
      return
    }
    const { bundles } = chooseDownloads(lessonCache.index, lessons)
    const smaller = bundles.find(({ url }) => !tooLong.has(url))
    if (smaller === undefined) return void (await takeSingle(lessonCache, fetch, lessons[0] ?? ''))
    // If the bundle doesn't arrive, the next steps take its files one by one.
    tooLong.add(smaller.url)
    return takeBundle(lessonCache, fetch, smaller, new Set(lessons))
  }

  return {
    step: (isAsked) => {
      running ??= doStep(isAsked)
        .then(
          () => {
            isFull = false
          },
          (error: unknown) => {
            hasFailed = true
            isFull = isDomFault(error, 'QuotaExceededError')
          },
        )
        .finally(() => {
          running = undefined
        })
      return running
    },
    report: async () => {
      const [{ files, bytes }, known] = [await missing(), await note()]
      const total = { files: Math.max(known?.files ?? 0, files), bytes: Math.max(known?.bytes ?? 0, bytes) }
      // Until the first step, files that need no download are missing too.
      const isUnknown = known === undefined && files > 0
      const isPaused = isSavingData() && known?.isAsked !== true
      return {
        state: files === 0 ? 'ready' : running ? 'fetching' : isPaused ? 'paused-save-data' : 'waiting',
        files: isUnknown ? { done: 0, total: 0 } : { done: total.files - files, total: total.files },
        bytes: isUnknown ? { done: 0, total: 0 } : { done: total.bytes - bytes, total: total.bytes },
        ...(hasFailed && files > 0 && { failed: true as const }),
        ...(isFull && { isFull: true as const }),
      }
    },
    isWhole: async () => (await missing()).files === 0,
    rename,
    files: async () => {
      await rename()
      return (await missing()).parts.flatMap(filesOf)
    },
    keep,
  }
}

function filesOf({ part: { lessonCache }, entries, lessons }: MissingPart): readonly UpdateFile[] {
  return [
    ...entries.map(({ url, hash, size }) => ({ path: new URL(url).pathname, hash, bytes: size })),
    ...lessons.map((file) => {
      const { hash = '', size = 0 } = lessonCache.index.files[file] ?? {}
      return { path: new URL(lessonAddress(lessonCache, file)).pathname, hash: shortened(hash), bytes: size }
    }),
  ]
}

function parseSize(text: string | undefined, version: string): Size | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (!isRecord(value) || value['version'] !== version) return undefined
    const { files, bytes, isAsked } = value
    return isFileCount(files) && isFileCount(bytes) ? { files, bytes, isAsked: isAsked === true } : undefined
  } catch {
    return undefined
  }
}
