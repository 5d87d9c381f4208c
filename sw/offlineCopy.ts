// Role: the copy of the site on this device: fills both caches and reports its progress.
// Guarantee: only one fill runs at a time. Readiness is read from the caches themselves, never from memory.
// Must not: fetch lessons while the browser's data saver is on, unless the learner asked for them. After three tries, ask
// no further for files that the host or a filter rejects.

import { isDomFault } from '../src/platform/domFault'
import type { FileCheck, FileReport } from '../src/platform/fileMessages'
import type { FileTally, ReadinessMessage, ReadinessState, ReadinessTrouble } from '../src/platform/workerMessages'
import { editionOf, keepLastCheck, readLastCheck, removeDamaged } from './checkFiles'
import { Losses } from './downloadBundle'
import { fillLessons } from './fillLessons'
import { fillPrecache, missingPrecache } from './fillPrecache'
import {
  areLessonsWanted,
  type LessonCache,
  missingLessons,
  rememberLessonsWanted,
  removeOldLessons,
} from './lessonCache'
import type { LessonKind } from './offlineIndex'
import { forgetRefusal, isSiteOf, MOST_TRIES, noteRefusal, readRefusal } from './refusal'
import type { KeptSite } from './sitePart'

export interface OfflineCopyTools {
  readonly open: () => Promise<KeptSite>
  /**
   * Fetches the lists of the chosen languages. From then on `open` knows their files. Resolves to how many files are
   * known, or undefined in a site with one language.
   */
  readonly fetchLists?: (() => Promise<number | undefined>) | undefined
  /** Removes the files of languages that no one uses here. */
  readonly removeUnkept?: (() => Promise<void>) | undefined
  readonly fetch: (request: Request) => Promise<Response>
  /** The version of the site that `open` opens. */
  readonly version: () => Promise<string>
  readonly isSavingData: () => boolean
  /** A newer worker is installing or waiting. */
  readonly isUpdateComing: () => boolean
}

/** In ms. Pages give up on a check that doesn't report for several times as long. */
const TELL_EVERY_MS = 5000

export interface OfflineCopy {
  /** Fetches the missing files. A second call joins the first. Never rejects for a failed download. */
  readonly fill: () => Promise<void>
  /** The learner asks again for files that were rejected. */
  readonly forgetRefusal: () => Promise<void>
  /** Records that the learner asked for the lessons. From now on they are fetched in spite of Save-Data. */
  readonly allowLessons: () => Promise<void>
  readonly isFilling: () => boolean
  /** Waits for a running fill, which doesn't know of later changes, and fills again. Never rejects. */
  readonly refill: () => Promise<void>
  /** Whether every page and script is saved. */
  readonly isPrecacheComplete: () => Promise<boolean>
  readonly readiness: () => Promise<ReadinessMessage>
  /** Counts the saved files in each module in the language in use, and returns their edition. */
  readonly report: () => Promise<FileReport>
  /**
   * Reads every saved file again. Files that do not match the build are removed, and missing files are fetched as far
   * as the network allows. The readiness check reports any files that are still missing, and the next visit fetches
   * them. Reports progress at least every few seconds.
   */
  readonly check: (tell: (tally: FileTally) => void) => Promise<FileCheck>
  /** Removes what this deployment no longer needs, unless it belongs to a coming update. */
  readonly tidy: () => Promise<void>
}

export function createOfflineCopy(tools: OfflineCopyTools): OfflineCopy {
  const { open, fetchLists, removeUnkept, fetch, version, isSavingData, isUpdateComing } = tools
  let filling: Promise<void> | undefined
  /** Before the first try of a worker, nothing waits yet: a page that asks for readiness starts it. */
  let hasTried = false
  let isFull = false
  /** Of the last fill. */
  let dropped = 0

  async function mayFetchLessons(lessonCache: LessonCache): Promise<boolean> {
    return !isSavingData() || (await areLessonsWanted(lessonCache))
  }

  async function fillBoth(): Promise<void> {
    const { lessonCache: notes } = await open()
    if (await isStopped()) return
    const before = await missingInAll()
    const losses = new Losses()
    dropped = 0
    try {
      const known = await fetchLists?.()
      await fillParts(losses)
      // A list that arrived late names more files.
      if ((await fetchLists?.()) !== known) await fillParts(losses)
    } finally {
      dropped = losses.dropped
    }
    const after = await missingInAll()
    if (after === 0) return forgetRefusal(notes)
    const isRefused = losses.refused > 0 && losses.dropped === 0 && after >= before
    if (!isRefused || !(await isSiteOf(await version(), notes.origin, fetch))) return
    await noteRefusal(notes, await version(), losses.refused)
  }

  async function isStopped(): Promise<boolean> {
    const refusal = await readRefusal((await open()).lessonCache, await version())
    return refusal !== undefined && refusal.tries >= MOST_TRIES
  }

  /** Of pages, scripts and lessons. */
  async function missingInAll(): Promise<number> {
    return (await missingFiles()) + (await missingLessons((await open()).lessonCache)).length
  }

  async function fillParts(losses: Losses): Promise<void> {
    for (const { precache, lessonCache } of (await open()).parts) {
      const [cache, mayFetch] = await Promise.all([precache.open(), mayFetchLessons(lessonCache)])
      await Promise.all([
        fillPrecache(cache, precache.entries, lessonCache.index.site, fetch, losses),
        mayFetch ? fillLessons(lessonCache, fetch, losses) : undefined,
      ])
    }
  }

  async function readiness(): Promise<ReadinessMessage> {
    const { precache, lessonCache } = await open()
    const missing = new Set(await missingLessons(lessonCache))
    const filesMissing = await missingFiles()
    const count = (kind: LessonKind): FileTally => {
      const files = Object.keys(lessonCache.index.files).filter((file) => lessonCache.index.files[file]?.kind === kind)
      return { done: files.filter((file) => !missing.has(file)).length, total: files.length }
    }
    const support = count('support')
    const total = precache.entries.length
    const state = stateOf(filesMissing, missing.size, await mayFetchLessons(lessonCache))
    const trouble = state === 'waiting' ? await troubleNow(lessonCache) : undefined
    return {
      type: 'readiness',
      state,
      precache: { done: total - filesMissing + support.done, total: total + support.total },
      lessons: count('lesson'),
      quizzes: count('quiz'),
      bytes: lessonCache.index.downloadBytes,
      ...(isFull && { isFull }),
      ...(trouble && { trouble }),
    }
  }

  async function troubleNow(notes: LessonCache): Promise<ReadinessTrouble | undefined> {
    const refusal = await readRefusal(notes, await version())
    if (refusal !== undefined) {
      return { kind: 'refused', files: refusal.files, isStopped: refusal.tries >= MOST_TRIES }
    }
    return dropped > 0 ? { kind: 'dropped', requests: dropped } : undefined
  }

  async function missingFiles(): Promise<number> {
    const { precache } = await open()
    return (await missingPrecache(await precache.open(), precache.entries)).length
  }

  function stateOf(files: number, lessons: number, mayFetch: boolean): ReadinessState {
    if (files + lessons === 0) return 'ready'
    if (files === 0 && !mayFetch) return 'paused-save-data'
    return filling || !hasTried ? 'filling' : 'waiting'
  }

  const fill = (): Promise<void> => {
    filling ??= fillBoth()
      .then(
        () => (isFull = false),
        (error: unknown) => {
          isFull = isDomFault(error, 'QuotaExceededError')
          throw error
        },
      )
      .then(() => undefined)
      .finally(() => {
        hasTried = true
        filling = undefined
      })
    return filling
  }

  async function report(): Promise<FileReport> {
    const site = await open()
    const [{ lessonCache }] = site.parts
    const missing = new Set(await missingLessons(lessonCache))
    const { files, bundles } = lessonCache.index
    const tallyOf = (names: readonly string[], kind: LessonKind): FileTally => {
      const ofKind = names.filter((file) => files[file]?.kind === kind)
      return { done: ofKind.filter((file) => !missing.has(file)).length, total: ofKind.length }
    }
    const modules = bundles
      .map(
        ({ id, files: names }) => [id, { lessons: tallyOf(names, 'lesson'), quizzes: tallyOf(names, 'quiz') }] as const,
      )
      .filter(([, { lessons, quizzes }]) => lessons.total + quizzes.total > 0)
    return {
      type: 'files',
      edition: await editionOf(lessonCache),
      modules: Object.fromEntries(modules),
      lastCheck: await readLastCheck(site),
    }
  }

  /**
   * If a fill started while files were being read, it would miss files that were removed after that. So this fills
   * again. Files that failed to download are counted as missing.
   */
  async function refill(): Promise<void> {
    await settled(filling)
    await settled(fill())
  }

  async function tidy(): Promise<void> {
    if (isUpdateComing()) return
    // Without the list of a language its lessons are unknown, and would count as old.
    if (removeUnkept && (await missingFiles()) > 0) return
    await removeOldLessons((await open()).lessonCache)
    await removeUnkept?.()
  }

  async function check(tell: (tally: FileTally) => void): Promise<FileCheck> {
    await settled(filling)
    // A learner who checks the files asks for them again.
    await forgetRefusal((await open()).lessonCache)
    await settled(fetchLists?.().then(() => undefined))
    const site = await open()
    const { precache, lessonCache } = site
    const { total, bad } = await removeDamaged(await precache.open(), site, tell)
    await telling(() => tell({ done: total, total }), refill)
    const unkept = (await missingLessons(lessonCache)).length
    // No one tried to fetch these, so they are not counted as failures.
    const later = (await mayFetchLessons(lessonCache)) ? 0 : unkept
    const missing = (await missingFiles()) + unkept - later
    if (missing + later === 0) await settled(keepLastCheck(site, total))
    const mended = Math.max(0, bad - missing - later)
    return { type: 'checked', total, mended, missing, later, ...(isFull && { isFull }) }
  }

  return {
    fill,
    forgetRefusal: async () => forgetRefusal((await open()).lessonCache),
    report,
    check,
    refill,
    tidy,
    allowLessons: async () => rememberLessonsWanted((await open()).lessonCache),
    isFilling: () => filling !== undefined,
    isPrecacheComplete: async () => (await missingFiles()) === 0,
    readiness,
  }
}

/** Resolves when the work succeeds or fails. A full disk makes it fail. */
async function settled(work: Promise<void> | undefined): Promise<void> {
  await work?.catch(() => undefined)
}

async function telling(tell: () => void, work: () => Promise<void>): Promise<void> {
  const timer = setInterval(tell, TELL_EVERY_MS)
  await work().finally(() => clearInterval(timer))
}
