// Role: updates the `lessons` cache to this worker's index.
// Guarantee: only bytes with the expected hash are saved. Fetched files are kept, and the next call fetches only the
// rest.
// Must not: throw for a failed download, nor remove anything.

import { readAtMost } from '../src/platform/readAtMost'
import { downloadBundle, isSmaller, Losses, type Outcome, outcomeOf } from './downloadBundle'
import { inParallel } from './inParallel'
import { keepLesson, type LessonCache, lessonAddress, missingLessons } from './lessonCache'
import type { LessonBundle, OfflineIndex } from './offlineIndex'

const PARALLEL_DOWNLOADS = 12

type Fetch = (request: Request) => Promise<Response>

/** Resolves when every download has succeeded or failed. */
export async function fillLessons(lessonCache: LessonCache, fetch: Fetch, losses = new Losses()): Promise<void> {
  const missing = await missingLessons(lessonCache)
  const { bundles, singles } = chooseDownloads(lessonCache.index, missing)
  const wanted = new Set(missing)
  await inParallel(PARALLEL_DOWNLOADS, [
    ...bundles.map((bundle) => () => takeBundle(lessonCache, fetch, bundle, wanted, losses)),
    ...singles.map((file) => async () => losses.count(await takeSingle(lessonCache, fetch, file))),
  ])
}

export async function takeBundle(
  lessonCache: LessonCache,
  fetch: Fetch,
  bundle: LessonBundle,
  wanted: Set<string>,
  losses = new Losses(),
): Promise<void> {
  const texts = await downloadBundle(fetch, new Request(lessonCache.origin + bundle.url), bundle.bytes)
  if (texts === 'dropped') losses.count(texts)
  if (texts === 'dropped' || texts === 'interrupted') return
  for (const file of bundle.files.filter((name) => wanted.has(name))) {
    const text = texts === 'refused' ? undefined : texts.get(file)
    const isKept =
      typeof text === 'string' && (await keepLesson(lessonCache, file, new TextEncoder().encode(text).buffer))
    if (!isKept) losses.count(await takeSingle(lessonCache, fetch, file))
  }
}

export async function takeSingle(lessonCache: LessonCache, fetch: Fetch, file: string): Promise<Outcome> {
  // The address has no hash, so without revalidation the HTTP cache could return the file of an earlier deployment.
  const request = new Request(lessonAddress(lessonCache, file), { cache: 'no-cache' })
  const answer = await download(fetch, request, lessonCache.index.files[file]?.size ?? 0)
  if (typeof answer === 'string') return answer
  return (await keepLesson(lessonCache, file, answer)) ? 'kept' : 'refused'
}

/** @param size the size that the build recorded; a response with more bytes is not the file and is canceled */
async function download(fetch: Fetch, request: Request, size: number): Promise<ArrayBuffer | Exclude<Outcome, 'kept'>> {
  try {
    const response = await fetch(request)
    return response.ok ? await readAtMost(response, size) : 'refused'
  } catch (error) {
    return outcomeOf(error)
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
