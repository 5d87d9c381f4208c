// Role: checks the bytes of every saved file, and records when all of them were last found complete.
// Guarantee: only files that do not match the build are removed. A file is called complete only if it was just read.
// Must not: fetch anything.

import { type LastCheck, parseLastCheck } from '../src/platform/fileMessages'
import type { FileTally } from '../src/platform/workerMessages'
import { contentHash, shortHash } from './contentHash'
import { inParallel } from './inParallel'
import { CHECKED_PATH, type LessonCache, lessonKey } from './lessonCache'
import type { SitePart } from './sitePart'

/** Only two files are in memory at a time, because many devices have little memory and some files are large. */
const PARALLEL_READS = 2

/** `bad`: damaged files, which are now removed, and files that were already missing. */
export async function removeDamaged(
  cache: Cache,
  { precache: { entries }, lessonCache }: SitePart,
  tell: (tally: FileTally) => void,
): Promise<{ readonly total: number; readonly bad: number }> {
  const files = Object.keys(lessonCache.index.files)
  const total = entries.length + files.length
  let done = 0
  const look = async (
    from: Cache,
    key: string,
    isRight: (bytes: ArrayBuffer) => Promise<boolean>,
  ): Promise<boolean> => {
    const kept = await from.match(key)
    // Bytes that the disk can't read are treated as damaged.
    const bytes = await kept?.arrayBuffer().catch(() => undefined)
    const isWhole = bytes !== undefined && (await isRight(bytes))
    if (kept !== undefined && !isWhole) await from.delete(key)
    done += 1
    tell({ done, total })
    return isWhole
  }
  const whole = await inParallel(PARALLEL_READS, [
    ...entries.map(
      ({ cacheKey, hash }) =>
        () =>
          look(cache, cacheKey, async (bytes) => (await shortHash(bytes)) === hash),
    ),
    ...files.map(
      (file) => () =>
        look(
          lessonCache.cache,
          lessonKey(lessonCache, file) ?? '',
          async (bytes) => (await contentHash(bytes)) === lessonCache.index.files[file]?.hash,
        ),
    ),
  ])
  return { total, bad: whole.filter((isWhole) => !isWhole).length }
}

/** Identifies this deployment's lesson texts by eight characters. The eight characters differ if the texts differ. */
export async function editionOf({ index }: LessonCache): Promise<string> {
  const texts = Object.entries(index.files)
    .map(([file, { hash }]) => `${file} ${hash}`)
    .sort()
    .join('\n')
  return (await contentHash(new TextEncoder().encode(texts).buffer)).replaceAll(/[^a-z0-9]/gi, '').slice(0, 8)
}

/** Returns the last check of exactly these files. A check of other files is ignored. */
export async function readLastCheck(site: SitePart): Promise<LastCheck | undefined> {
  const { cache, origin } = site.lessonCache
  const kept = await cache.match(origin + CHECKED_PATH)
  if (kept === undefined) return undefined
  try {
    const value: unknown = await kept.json()
    const isOfThese = typeof value === 'object' && value !== null && 'of' in value
    return isOfThese && value.of === (await nameOf(site)) ? parseLastCheck(value) : undefined
  } catch {
    return undefined
  }
}

export async function keepLastCheck(site: SitePart, files: number): Promise<void> {
  const { cache, origin } = site.lessonCache
  const check = { at: new Date().toISOString(), files, of: await nameOf(site) }
  await cache.put(origin + CHECKED_PATH, new Response(JSON.stringify(check)))
}

async function nameOf({ precache: { entries }, lessonCache }: SitePart): Promise<string> {
  const names = [...entries.map(({ cacheKey, hash }) => `${cacheKey} ${hash}`).sort(), await editionOf(lessonCache)]
  return contentHash(new TextEncoder().encode(names.join('\n')).buffer)
}
