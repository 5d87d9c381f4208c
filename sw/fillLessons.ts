// Role: brings the `lessons` cache up to this worker's index.
// Guarantee: only bytes with the promised hash are kept; what was fetched stays, and the next call goes on from there.
// Must not: throw for a failed download, nor remove anything.

import { BadAnswer, readAtMost } from '../src/platform/readAtMost'
import { chooseDownloads } from './chooseDownloads'
import { inParallel } from './inParallel'
import { keepLesson, LESSONS_PATH, type LessonShelf, missingLessons } from './lessonCache'
import type { LessonBundle } from './offlineIndex'

const PARALLEL_DOWNLOADS = 12

type Fetch = (request: Request) => Promise<Response>

/** Resolves when every download has ended, well or badly. */
export async function fillLessons(shelf: LessonShelf, fetch: Fetch): Promise<void> {
  const missing = await missingLessons(shelf)
  const { bundles, singles } = chooseDownloads(shelf.index, missing)
  const wanted = new Set(missing)
  await inParallel(PARALLEL_DOWNLOADS, [
    ...bundles.map((bundle) => () => takeBundle(shelf, fetch, bundle, wanted)),
    ...singles.map((file) => () => takeSingle(shelf, fetch, file)),
  ])
}

async function takeBundle(shelf: LessonShelf, fetch: Fetch, bundle: LessonBundle, wanted: Set<string>): Promise<void> {
  const bytes = await download(fetch, new Request(shelf.origin + bundle.url), bundle.bytes)
  if (bytes === 'unreachable') return
  const texts = bytes === 'refused' ? new Map<string, string>() : textsOf(bytes)
  for (const file of bundle.files.filter((name) => wanted.has(name))) {
    const text = texts.get(file)
    const isKept = text !== undefined && (await keepLesson(shelf, file, new TextEncoder().encode(text).buffer))
    if (!isKept) await takeSingle(shelf, fetch, file)
  }
}

async function takeSingle(shelf: LessonShelf, fetch: Fetch, file: string): Promise<void> {
  // The address bears no hash: without revalidation the HTTP cache could answer with the file of an earlier deployment.
  const request = new Request(shelf.origin + LESSONS_PATH + file, { cache: 'no-cache' })
  const bytes = await download(fetch, request, shelf.index.files[file]?.size ?? 0)
  if (typeof bytes !== 'string') await keepLesson(shelf, file, bytes)
}

/** @param size what the build promised: more bytes than that are not its file, and are not waited for */
async function download(
  fetch: Fetch,
  request: Request,
  size: number,
): Promise<ArrayBuffer | 'refused' | 'unreachable'> {
  try {
    const response = await fetch(request)
    return response.ok ? await readAtMost(response, size) : 'refused'
  } catch (error) {
    return error instanceof BadAnswer ? 'refused' : 'unreachable'
  }
}

/** Empty when the bytes are no bundle: a captive portal answers every address with a page of its own. */
function textsOf(bytes: ArrayBuffer): ReadonlyMap<string, string> {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof value !== 'object' || value === null) return new Map()
    return new Map(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return new Map()
  }
}
