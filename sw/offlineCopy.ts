// Role: the copy of the site on this device: fills both caches and says how far it is.
// Guarantee: one filling at a time; readiness is read from the caches themselves, never from memory.
// Must not: fetch lessons while the browser asks to save data, unless the learner asked for them.

import type { ReadinessMessage, ReadinessState, Tally } from '../src/platform/workerMessages'
import { fillLessons } from './fillLessons'
import { fillPrecache, missingPrecache } from './fillPrecache'
import { areLessonsWanted, type LessonShelf, missingLessons, rememberLessonsWanted } from './lessonCache'
import type { LessonKind } from './offlineIndex'
import type { Precache } from './precache'

export interface OfflineCopyTools {
  readonly precache: Precache
  readonly openShelf: () => Promise<LessonShelf>
  readonly fetch: (request: Request) => Promise<Response>
  readonly isSavingData: () => boolean
}

export interface OfflineCopy {
  /** Fetches what is missing; a second call joins the first. Never rejects for a failed download. */
  readonly fill: () => Promise<void>
  /** The learner asked for the lessons: from now on they come in spite of Save-Data. */
  readonly allowLessons: () => Promise<void>
  readonly isFilling: () => boolean
  /** Every page and script is kept. */
  readonly isPrecacheComplete: () => Promise<boolean>
  readonly readiness: () => Promise<ReadinessMessage>
}

export function createOfflineCopy({ precache, openShelf, fetch, isSavingData }: OfflineCopyTools): OfflineCopy {
  let filling: Promise<void> | undefined

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

  return {
    fill: () => {
      filling ??= fillBoth().finally(() => {
        filling = undefined
      })
      return filling
    },
    allowLessons: async () => rememberLessonsWanted(await openShelf()),
    isFilling: () => filling !== undefined,
    isPrecacheComplete: async () => (await missingFiles()) === 0,
    readiness,
  }
}
