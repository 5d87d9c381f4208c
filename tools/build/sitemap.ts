import { escapeText } from './escapeText.ts'

export interface SitemapEntry {
  readonly path: string
  /** `YYYY-MM-DD`, where the page has a day of its own. */
  readonly date?: string
}

/** sitemap.xml: the public pages. */
export function sitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, date }) => {
    const changed = date === undefined ? '' : `<lastmod>${date}</lastmod>`
    return `<url><loc>${escapeText(origin + path)}</loc>${changed}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** robots.txt: everything may be read; a learner's own screens hold nothing to read. */
export function robots(origin: string | undefined, ownScreens: readonly string[]): string {
  return [
    'User-agent: *',
    ...ownScreens.map((path) => `Disallow: ${path}$`),
    'Allow: /',
    ...(origin === undefined ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
    '',
  ].join('\n')
}
