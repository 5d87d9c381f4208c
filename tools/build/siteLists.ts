import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pageTextOf, pageTextPath } from '../../src/platform/pageText.ts'
import type { ListedFile, OfflineIndex, SiteFacts, SiteList } from '../../sw/offlineIndex.ts'
import { type BuiltPart, wholeSite } from './builtParts.ts'
import { compactLessons } from './compactLessons.ts'
import { compressedBytes } from './compressedBytes.ts'
import { writeLessonBundles } from './lessonBundles.ts'
import { type PrecachedFile, precacheFiles } from './precacheFiles.ts'
import { writeSiteBundle } from './siteBundle.ts'

/** A list, with the first part of its file name. */
export type NamedList = readonly [name: string, list: SiteList]

/**
 * The lists of the files of a language: its pages, scripts, styles, other files, each module of its course, and the facts.
 * A change is in few of them. Also writes each page as the worker fetches it. Call it when all pages are written.
 */
export async function siteLists(
  dist: string,
  base: string,
  part: BuiltPart = wholeSite,
  more: Pick<SiteFacts, 'languages' | 'backup'> = { languages: null, backup: null },
): Promise<readonly NamedList[]> {
  const index = await writeOfflineIndex(dist, base, part)
  const groups = new Map<string, ListedFile[]>()
  for (const file of precacheFiles(dist, base, part)) {
    if (file.file.endsWith('.html')) await writePageText(dist, file)
    const group = groups.get(groupOf(file)) ?? []
    groups.set(groupOf(file), [...group, listed(dist, file, index)])
  }
  const ofFiles = [...groups].map(([name, files]): NamedList => [name, { files }])
  return [...ofFiles, ...lessonLists(index), ['site', { facts: factsOf(index, more) }]]
}

/** A changed page of an update travels in this form. */
async function writePageText(dist: string, { file, hash }: PrecachedFile): Promise<void> {
  const path = join(dist, pageTextPath(hash))
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, pageTextOf(readFileSync(join(dist, file), 'utf8')))
}

function groupOf({ file }: PrecachedFile): string {
  if (file.endsWith('.html')) return 'pages'
  if (!file.startsWith('assets/')) return 'others'
  return file.endsWith('.js') ? 'scripts' : 'styles'
}

function listed(dist: string, { url, file, hash, size }: PrecachedFile, { site }: OfflineIndex): ListedFile {
  const wire = compressedBytes(readFileSync(join(dist, file)))
  return Object.hasOwn(site.sizes, url) ? [url, hash, size, wire, 1] : [url, hash, size, wire]
}

function lessonLists({ files, bundles }: OfflineIndex): readonly NamedList[] {
  return bundles.map(({ files: names, ...bundle }) => {
    const lessons = names.flatMap((name) => {
      const file = files[name]
      return file === undefined ? [] : [[name, file.hash, file.size, file.wire, file.kind] as const]
    })
    return [`course-${bundle.id}`, { bundle, lessons }]
  })
}

function factsOf(
  { site: { url, bytes, wire, headers }, downloadBytes }: OfflineIndex,
  more: Pick<SiteFacts, 'languages' | 'backup'>,
): SiteFacts {
  return { bundle: { url, bytes, wire }, headers, downloadBytes, ...more }
}

/** The name of a file whose content never changes. */
export function hashedName(name: string, text: string, ending: string): string {
  return `${name}-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.${ending}`
}

/** Compacts the lessons of a language, writes its bundles, and returns what the lists say of both. */
async function writeOfflineIndex(dist: string, base = '/', part: BuiltPart = wholeSite): Promise<OfflineIndex> {
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
