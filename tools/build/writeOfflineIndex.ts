import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OfflineIndex } from '../../sw/offlineIndex.ts'
import { type BuiltPart, wholeSite } from './builtParts.ts'
import { compactLessons } from './compactLessons.ts'
import { compressedBytes } from './compressedBytes.ts'
import { writeLessonBundles } from './lessonBundles.ts'
import { precacheFiles } from './precacheFiles.ts'
import { writeSiteBundle } from './siteBundle.ts'

/** Compacts the lessons of a language, writes its bundles, and returns what the lists say of both. */
export async function writeOfflineIndex(dist: string, base = '/', part: BuiltPart = wholeSite): Promise<OfflineIndex> {
  await compactLessons(join(dist, part.folder, 'data/lessons'))
  const lessons = await writeLessonBundles(dist, base, part.folder)
  const site = await writeSiteBundle(dist, base, part)
  const singles = precacheFiles(dist, base, part).filter(({ url }) => !Object.hasOwn(site.sizes, url))
  const sizes = [
    ...singles.map(({ file }) => compressedBytes(readFileSync(join(dist, file)))),
    ...[...lessons.bundles, site].map(({ wire }) => wire),
  ]
  return { ...lessons, site, downloadBytes: sizes.reduce((sum, size) => sum + size, 0) }
}
