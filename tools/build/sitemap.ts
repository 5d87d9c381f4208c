import { escapeText } from './escapeText.ts'
import { withDefault } from './searchHead.ts'

const XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'

export interface SitemapEntry {
  readonly path: string
  /** `YYYY-MM-DD`, if the page has its own date. */
  readonly date?: string
  /** The page in every language, itself included. Empty for a site with one language. */
  readonly alternates: readonly { readonly tag: string; readonly path: string }[]
}

/** sitemap.xml: the public pages, each in every language. */
export function sitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap(({ path, date, alternates }) => {
    const changed = date === undefined ? '' : `<lastmod>${date}</lastmod>`
    const links = withDefault(alternates).map((one) => {
      return `<xhtml:link rel="alternate" hreflang="${escapeText(one.tag)}" href="${escapeText(origin + one.path)}"/>`
    })
    const pages = alternates.length === 0 ? [path] : alternates.map((one) => one.path)
    return pages.map((page) => `<url><loc>${escapeText(origin + page)}</loc>${changed}${links.join('')}</url>`)
  })
  const isInSeveral = entries.some(({ alternates }) => alternates.length > 0)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${isInSeveral ? XHTML : ''}>`,
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
