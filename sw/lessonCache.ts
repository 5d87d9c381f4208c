// Role: how the `lessons` cache stores lesson files: one entry per file, named by path and content hash.
// Guarantee: an entry under a hash has exactly the bytes of that hash.
// Must not: remove an older version before every file in the newer version is saved.

import { BASE } from '../src/platform/base'
import { LANGUAGES_PATH } from '../src/platform/keptLanguages'
import { contentHash } from './contentHash'
import type { OfflineIndex } from './offlineIndex'

export const LESSONS_PATH = `${BASE}data/lessons/`

/** The entry that records that the learner asked for the lessons in spite of Save-Data. */
const WANTED_PATH = `${BASE}data/lessons-wanted`
/** The entry that records when every saved file was last found complete. */
export const CHECKED_PATH = `${BASE}data/files-checked`
/** The entry with the lists of the version in use (versions.ts). */
export const VERSION_PATH = `${BASE}data/version-in-use`
/** The entry with the size of an update (update.ts). */
export const UPDATE_PATH = `${BASE}data/update-size`
/** The entry of a device that has no complete version yet. Its first one removes it. */
const FIRST_PATH = `${BASE}data/first-version`
/** The entry of files that a host or a filter rejected or changed (`readRefusal`). */
export const REFUSED_PATH = `${BASE}data/files-refused`
/** What the worker saves for itself. */
const NOTES = [WANTED_PATH, CHECKED_PATH, LANGUAGES_PATH, VERSION_PATH, UPDATE_PATH, REFUSED_PATH]

export interface LessonCache {
  readonly cache: Cache
  readonly origin: string
  readonly index: OfflineIndex
}

/** The name of the file at a path. Another path becomes the name of no file. */
export function lessonNameOf(pathname: string): string {
  return pathname.startsWith(LESSONS_PATH) ? pathname.slice(LESSONS_PATH.length) : pathname
}

/** The address of a file. A file of a language in a folder of its own has its whole path as its name. */
export function lessonAddress({ origin }: LessonCache, file: string): string {
  return new URL(file, origin + LESSONS_PATH).href
}

/** Undefined for a file that isn't in this worker's index. */
export function lessonKey(lessonCache: LessonCache, file: string): string | undefined {
  const { files } = lessonCache.index
  const entry = Object.hasOwn(files, file) ? files[file] : undefined
  return entry && `${lessonAddress(lessonCache, file)}?hash=${entry.hash}`
}

export async function missingLessons(lessonCache: LessonCache): Promise<readonly string[]> {
  const kept = new Set((await lessonCache.cache.keys()).map((request) => request.url))
  return Object.keys(lessonCache.index.files).filter((file) => !kept.has(lessonKey(lessonCache, file) ?? ''))
}

/** Saves the bytes if they match the index. Resolves to whether they matched. */
export async function keepLesson(lessonCache: LessonCache, file: string, bytes: ArrayBuffer): Promise<boolean> {
  const key = lessonKey(lessonCache, file)
  if (key === undefined || (await contentHash(bytes)) !== lessonCache.index.files[file]?.hash) return false
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': String(bytes.byteLength) }
  await lessonCache.cache.put(key, new Response(bytes, { headers }))
  return true
}

export async function removeOldLessons(lessonCache: LessonCache): Promise<void> {
  if ((await missingLessons(lessonCache)).length > 0) return
  const current = new Set(Object.keys(lessonCache.index.files).map((file) => lessonKey(lessonCache, file)))
  for (const note of NOTES) current.add(lessonCache.origin + note)
  const old = (await lessonCache.cache.keys()).filter((request) => !current.has(request.url))
  await Promise.all(old.map((request) => lessonCache.cache.delete(request)))
}

export async function rememberLessonsWanted({ cache, origin }: LessonCache): Promise<void> {
  await cache.put(origin + WANTED_PATH, new Response(''))
}

export async function areLessonsWanted({ cache, origin }: LessonCache): Promise<boolean> {
  return (await cache.match(origin + WANTED_PATH)) !== undefined
}

/** The cache with the entries that the worker saves for itself. */
export type Notes = Pick<LessonCache, 'cache' | 'origin'>

/** Notes that this device has no complete version yet, so that the next worker knows it. */
export async function noteFirst({ cache, origin }: Notes, version: string): Promise<void> {
  await cache.put(origin + FIRST_PATH, new Response(version))
}

export async function isFirstNoted({ cache, origin }: Notes): Promise<boolean> {
  return (await cache.match(origin + FIRST_PATH)) !== undefined
}
