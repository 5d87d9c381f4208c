import { escapeText } from './escapeText.ts'

export interface SitemapEntry {
  readonly path: string
  /** `YYYY-MM-DD`, if the page has its own date. */
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

/** robots.txt: all pages may be crawled, except a learner's own screens, which have no content for search engines. */
export function robots(origin: string | undefined, ownScreens: readonly string[], base = '/'): string {
  return [
    'User-agent: *',
    ...ownScreens.map((path) => `Disallow: ${path}$`),
    `Allow: ${base}`,
    ...(origin === undefined ? [] : ['', `Sitemap: ${origin}${base}sitemap.xml`]),
    '',
  ].join('\n')
}
