import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { OfflineIndex } from '../../sw/offlineIndex.ts'
import { type BuiltPart, wholeSite } from './builtParts.ts'
import { compactLessons } from './compactLessons.ts'
import { writeLessonBundles } from './lessonBundles.ts'
import { precacheFiles } from './precacheFiles.ts'
import { writeSiteBundle } from './siteBundle.ts'

/** Compacts the lessons of a language, writes its bundles, and lists both for the worker. */
export async function writeOfflineIndex(dist: string, base = '/', part: BuiltPart = wholeSite): Promise<OfflineIndex> {
  await compactLessons(join(dist, part.folder, 'data/lessons'))
  const lessons = await writeLessonBundles(dist, base, part.folder)
  const site = await writeSiteBundle(dist, base, part)
  const singles = precacheFiles(dist, base, part).filter(({ url }) => !Object.hasOwn(site.sizes, url))
  const files = [
    ...singles.map(({ file }) => file),
    ...[...lessons.bundles, site].map(({ url }) => url.slice(base.length)),
  ]
  return { ...lessons, site, downloadBytes: files.reduce((sum, file) => sum + transferBytes(join(dist, file)), 0) }
}

/** Uses the compression quality of hosts that compress on the fly. */
export function transferBytes(path: string): number {
  const bytes = readFileSync(path)
  return Math.min(bytes.length, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length)
}
