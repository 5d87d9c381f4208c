// Role: updates the `lessons` cache to this worker's index.
// Guarantee: only bytes with the expected hash are saved. Fetched files are kept, and the next call fetches only the
// rest.
// Must not: throw for a failed download, nor remove anything.

import { readAtMost } from '../src/platform/readAtMost'
import { downloadBundle, isSmaller } from './downloadBundle'
import { inParallel } from './inParallel'
import { keepLesson, type LessonCache, lessonAddress, missingLessons } from './lessonCache'
import type { LessonBundle, OfflineIndex } from './offlineIndex'

const PARALLEL_DOWNLOADS = 12

type Fetch = (request: Request) => Promise<Response>

/** Resolves when every download has succeeded or failed. */
export async function fillLessons(lessonCache: LessonCache, fetch: Fetch): Promise<void> {
  const missing = await missingLessons(lessonCache)
  const { bundles, singles } = chooseDownloads(lessonCache.index, missing)
  const wanted = new Set(missing)
  await inParallel(PARALLEL_DOWNLOADS, [
    ...bundles.map((bundle) => () => takeBundle(lessonCache, fetch, bundle, wanted)),
    ...singles.map((file) => () => takeSingle(lessonCache, fetch, file)),
  ])
}

export async function takeBundle(
  lessonCache: LessonCache,
  fetch: Fetch,
  bundle: LessonBundle,
  wanted: Set<string>,
): Promise<void> {
  const texts = await downloadBundle(fetch, new Request(lessonCache.origin + bundle.url), bundle.bytes)
  if (texts === 'unreachable') return
  for (const file of bundle.files.filter((name) => wanted.has(name))) {
    const text = texts === 'refused' ? undefined : texts.get(file)
    const isKept =
      typeof text === 'string' && (await keepLesson(lessonCache, file, new TextEncoder().encode(text).buffer))
    if (!isKept) await takeSingle(lessonCache, fetch, file)
  }
}

export async function takeSingle(lessonCache: LessonCache, fetch: Fetch, file: string): Promise<void> {
  // The address has no hash, so without revalidation the HTTP cache could return the file of an earlier deployment.
  const request = new Request(lessonAddress(lessonCache, file), { cache: 'no-cache' })
  const bytes = await download(fetch, request, lessonCache.index.files[file]?.size ?? 0)
  if (bytes !== undefined) await keepLesson(lessonCache, file, bytes)
}

/**
 * Undefined if the server can't be reached or the response is not the file.
 * @param size the size that the build recorded; a response with more bytes is not the file and is canceled
 */
async function download(fetch: Fetch, request: Request, size: number): Promise<ArrayBuffer | undefined> {
  try {
    const response = await fetch(request)
    return response.ok ? await readAtMost(response, size) : undefined
  } catch {
    return undefined
  }
}

interface Downloads {
  readonly bundles: readonly LessonBundle[]
  readonly singles: readonly string[]
}

/**
 * Chooses between a module's bundle and single files for its missing files. Every missing file is in exactly one
 * download, and after an edit of one lesson only that lesson is fetched.
 */
export function chooseDownloads(index: OfflineIndex, missing: readonly string[]): Downloads {
  const wanted = new Set(missing)
  const bundles = index.bundles.filter(({ files, wire }) => {
    const wantedFiles = files.filter((file) => wanted.has(file))
    return isSmaller(wire, sizesOf(index, wantedFiles))
  })
  for (const file of bundles.flatMap((bundle) => bundle.files)) wanted.delete(file)
  return { bundles, singles: [...wanted] }
}

function sizesOf(index: OfflineIndex, files: readonly string[]): readonly number[] {
  return files.map((file) => index.files[file]?.wire ?? 0)
}
