// Role: updates the `lessons` cache to this worker's index.
// Guarantee: only bytes with the expected hash are saved. Fetched files stay, and the next call continues from there.
// Must not: throw for a failed download, nor remove anything.

import { BadAnswer, readAtMost } from '../src/platform/readAtMost'
import { inParallel } from './inParallel'
import { keepLesson, LESSONS_PATH, type LessonShelf, missingLessons } from './lessonCache'
import type { LessonBundle, OfflineIndex } from './offlineIndex'

const PARALLEL_DOWNLOADS = 12

type Fetch = (request: Request) => Promise<Response>

/** Resolves when every download has succeeded or failed. */
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
  // The address has no hash, so without revalidation the HTTP cache could return the file of an earlier deployment.
  const request = new Request(shelf.origin + LESSONS_PATH + file, { cache: 'no-cache' })
  const bytes = await download(fetch, request, shelf.index.files[file]?.size ?? 0)
  if (typeof bytes !== 'string') await keepLesson(shelf, file, bytes)
}

/** @param size the size that the build recorded; a response with more bytes is not the file and is canceled */
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

/** Empty when the bytes are not a bundle: a captive portal answers every address with its own page. */
function textsOf(bytes: ArrayBuffer): ReadonlyMap<string, string> {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof value !== 'object' || value === null) return new Map()
    return new Map(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return new Map()
  }
}

interface Downloads {
  readonly bundles: readonly LessonBundle[]
  readonly singles: readonly string[]
}

/**
 * A bundle is worth it when at least this share of its bytes is needed. It saves requests, but downloads saved files
 * again.
 */
const WORTHWHILE_SHARE = 0.5

/**
 * Chooses between a module's bundle and single files for its missing files. Every missing file is in exactly one
 * download, and after an edit of one lesson only that lesson is fetched.
 */
export function chooseDownloads(index: OfflineIndex, missing: readonly string[]): Downloads {
  const wanted = new Set(missing)
  const bundles = index.bundles.filter(({ files }) => {
    const wantedFiles = files.filter((file) => wanted.has(file))
    return wantedFiles.length > 1 && bytesOf(index, wantedFiles) >= WORTHWHILE_SHARE * bytesOf(index, files)
  })
  for (const file of bundles.flatMap((bundle) => bundle.files)) wanted.delete(file)
  return { bundles, singles: [...wanted] }
}

function bytesOf(index: OfflineIndex, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + (index.files[file]?.size ?? 0), 0)
}
