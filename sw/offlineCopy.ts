// Role: the copy of the site on this device: fills both caches and says how far it is.
// Guarantee: one filling at a time; readiness is read from the caches themselves, never from memory.
// Must not: fetch lessons while the browser asks to save data, unless the learner asked for them.

import { isDomFault } from '../src/platform/domFault'
import type { FileCheck, FileReport } from '../src/platform/fileMessages'
import type { ReadinessMessage, ReadinessState, Tally } from '../src/platform/workerMessages'
import { editionOf, keepLastCheck, readLastCheck, removeDamaged } from './checkFiles'
import { fillLessons } from './fillLessons'
import { fillPrecache, missingPrecache } from './fillPrecache'
import {
  areLessonsWanted,
  type LessonShelf,
  missingLessons,
  rememberLessonsWanted,
  removeOldLessons,
} from './lessonCache'
import type { LessonKind } from './offlineIndex'
import type { Precache } from './precache'

export interface OfflineCopyTools {
  readonly precache: Precache
  readonly openShelf: () => Promise<LessonShelf>
  readonly fetch: (request: Request) => Promise<Response>
  readonly isSavingData: () => boolean
  /** A newer worker is installing, or waits to be let in. */
  readonly isUpdateComing: () => boolean
}

/** Pages give a check up that says nothing for several times as long. */
const TELL_EVERY_MS = 5000

export interface OfflineCopy {
  /** Fetches what is missing; a second call joins the first. Never rejects for a failed download. */
  readonly fill: () => Promise<void>
  /** The learner asked for the lessons: from now on they come in spite of Save-Data. */
  readonly allowLessons: () => Promise<void>
  readonly isFilling: () => boolean
  /** Every page and script is kept. */
  readonly isPrecacheComplete: () => Promise<boolean>
  readonly readiness: () => Promise<ReadinessMessage>
  /** What there is of each module, and which edition it is. */
  readonly report: () => Promise<FileReport>
  /**
   * Reads every kept file again. What is not what the build promised is taken away, and whatever is missing is fetched, as
   * far as there is a connection: then readiness says so, and the next visit goes on. Tells at least every few seconds.
   */
  readonly check: (tell: (tally: Tally) => void) => Promise<FileCheck>
  /** Removes lessons that this deployment no longer has, unless they are those of an update that is coming. */
  readonly tidy: () => Promise<void>
}

export function createOfflineCopy(tools: OfflineCopyTools): OfflineCopy {
  const { precache, openShelf, fetch, isSavingData, isUpdateComing } = tools
  let filling: Promise<void> | undefined
  let isFull = false

  async function mayFetchLessons(shelf: LessonShelf): Promise<boolean> {
    return !isSavingData() || (await areLessonsWanted(shelf))
  }

  async function fillBoth(): Promise<void> {
    const shelf = await openShelf()
    const [cache, mayFetch] = await Promise.all([precache.open(), mayFetchLessons(shelf)])
    await Promise.all([
      fillPrecache(cache, precache.entries, shelf.index.site, fetch),
      mayFetch ? fillLessons(shelf, fetch) : undefined,
    ])
  }

  async function readiness(): Promise<ReadinessMessage> {
    const shelf = await openShelf()
    const missing = new Set(await missingLessons(shelf))
    const filesMissing = await missingFiles()
    const count = (kind: LessonKind): Tally => {
      const files = Object.keys(shelf.index.files).filter((file) => shelf.index.files[file]?.kind === kind)
      return { done: files.filter((file) => !missing.has(file)).length, total: files.length }
    }
    const support = count('support')
    const total = precache.entries.length
    return {
      type: 'readiness',
      state: stateOf(filesMissing, missing.size, await mayFetchLessons(shelf)),
      precache: { done: total - filesMissing + support.done, total: total + support.total },
      lessons: count('lesson'),
      quizzes: count('quiz'),
      bytes: shelf.index.downloadBytes,
      ...(isFull && { isFull }),
    }
  }

  async function missingFiles(): Promise<number> {
    return (await missingPrecache(await precache.open(), precache.entries)).length
  }

  function stateOf(files: number, lessons: number, mayFetch: boolean): ReadinessState {
    if (files + lessons === 0) return 'ready'
    if (files === 0 && !mayFetch) return 'paused-save-data'
    return filling ? 'filling' : 'waiting'
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
        filling = undefined
      })
    return filling
  }

  async function report(): Promise<FileReport> {
    const shelf = await openShelf()
    const missing = new Set(await missingLessons(shelf))
    const { files, bundles } = shelf.index
    const tallyOf = (names: readonly string[], kind: LessonKind): Tally => {
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
      edition: await editionOf(shelf),
      modules: Object.fromEntries(modules),
      lastCheck: await readLastCheck({ entries: precache.entries, shelf }),
    }
  }

  /** One that began while files were read did not miss what has gone since. What failed is missing, which is counted. */
  async function refill(): Promise<void> {
    await settled(filling)
    await settled(fill())
  }

  async function tidy(): Promise<void> {
    if (!isUpdateComing()) await removeOldLessons(await openShelf())
  }

  async function check(tell: (tally: Tally) => void): Promise<FileCheck> {
    await settled(filling)
    const [shelf, cache] = await Promise.all([openShelf(), precache.open()])
    const checked = await removeDamaged(cache, { entries: precache.entries, shelf }, tell)
    await telling(() => tell({ done: checked.total, total: checked.total }), refill)
    const unkept = (await missingLessons(shelf)).length
    // Nobody tried to fetch these: that is no fault of theirs.
    const later = (await mayFetchLessons(shelf)) ? 0 : unkept
    const missing = (await missingFiles()) + unkept - later
    if (missing + later === 0) await settled(keepLastCheck({ entries: precache.entries, shelf }, checked.total))
    const mended = Math.max(0, checked.bad - missing - later)
    return { type: 'checked', total: checked.total, mended, missing, later, ...(isFull && { isFull }) }
  }

  return {
    fill,
    report,
    check,
    tidy,
    allowLessons: async () => rememberLessonsWanted(await openShelf()),
    isFilling: () => filling !== undefined,
    isPrecacheComplete: async () => (await missingFiles()) === 0,
    readiness,
  }
}

/** Ended, well or badly: a full disk refuses what was fetched. */
async function settled(work: Promise<void> | undefined): Promise<void> {
  await work?.catch(() => undefined)
}

async function telling(tell: () => void, work: () => Promise<void>): Promise<void> {
  const timer = setInterval(tell, TELL_EVERY_MS)
  await work().finally(() => clearInterval(timer))
}
