import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Language } from '../../src/words/language.ts'
import { paths } from '../../src/words/paths.ts'
import { type FeedEntry, newsletterFeed } from './newsletterFeed.ts'
import { robots, type SitemapEntry, sitemap } from './sitemap.ts'

/** The newsletters from the prerendering step. */
export interface Newsletters {
  readonly title: string
  readonly description: string
  readonly path: string
  readonly feedPath: string
  readonly entries: readonly FeedEntry[]
}

interface SearchFiles {
  /** The folder of the site, such as `/`. */
  readonly base: string
  readonly origin: string | undefined
  readonly pages: readonly SitemapEntry[]
  readonly language: Language
  readonly newsletters: Newsletters
}

/** Screens that show a learner their own records. */
const ownScreens = [paths.dashboard, paths.dashboardOld, paths.learningOld, paths.achievements, paths.profile]

/**
 * Writes the newsletters' feed in the language of the build. The build in the first language also writes robots.txt, and
 * sitemap.xml if the site knows its address, which the file needs.
 */
export async function writeSearchFiles(
  dist: string,
  { base, origin, pages, newsletters, language }: SearchFiles,
): Promise<void> {
  const screens = ownScreens.map((path) => base + path.slice(1))
  const isFirst = language.folder === ''
  if (isFirst) await writeFile(join(dist, 'robots.txt'), robots(origin, screens, base))
  if (isFirst && origin !== undefined) await writeFile(join(dist, 'sitemap.xml'), sitemap(origin, pages))
  const feed = join(dist, newsletters.feedPath.slice(base.length))
  await mkdir(dirname(feed), { recursive: true })
  await writeFile(
    feed,
    newsletterFeed({ origin, language: language.locale.toLowerCase(), ...newsletters }, newsletters.entries),
  )
}
