import { escapeText } from './escapeText.ts'

export interface SearchPage {
  readonly path: string
  readonly title: string
  readonly description: string
  /** The day of an article, `YYYY-MM-DD`. */
  readonly publishedOn?: string
  readonly structuredData: readonly unknown[]
  /** The page in every language, itself included and the first language first. Empty for a site with one language. */
  readonly alternates: readonly { readonly tag: string; readonly path: string }[]
}

export interface SearchSite {
  /** The folder of the site, such as `/`. */
  readonly base: string
  readonly name: string
  /** How the language is written where the site is, such as `en-US`. */
  readonly locale: string
  readonly origin: string | undefined
  /** The path of the newsletters' feed, and its title for readers. */
  readonly feed: { readonly path: string; readonly title: string }
}

const picture = { path: 'icons/icon-512.png', size: '512' }

/** Metadata in the head of a public page for search engines, link previews and feed readers. */
export function searchHead(page: SearchPage, { base, name, locale, origin, feed }: SearchSite): string {
  const whole = (path: string): string => `${origin ?? ''}${path}`
  const alternate = ({ tag, path }: { readonly tag: string; readonly path: string }): string =>
    `<link rel="alternate" hreflang="${escapeText(tag)}" href="${escapeText(whole(path))}">`
  // Search engines only accept full addresses here.
  const alternates = withDefault(page.alternates).map(alternate)
  const always = [
    `<link rel="alternate" type="application/rss+xml" title="${escapeText(feed.title)}" href="${escapeText(feed.path)}">`,
    meta('og:type', page.publishedOn === undefined ? 'website' : 'article'),
    meta('og:site_name', name),
    meta('og:locale', locale.replace(/-u-.*/, '').replace('-', '_')),
    meta('og:title', page.title),
    meta('og:description', page.description),
    ...(page.publishedOn === undefined ? [] : [meta('article:published_time', page.publishedOn)]),
  ]
  const withOrigin =
    origin === undefined
      ? []
      : [
          `<link rel="canonical" href="${escapeText(whole(page.path))}">`,
          meta('og:url', whole(page.path)),
          meta('og:image', whole(base + picture.path)),
          meta('og:image:width', picture.size),
          meta('og:image:height', picture.size),
          `<meta name="twitter:card" content="summary">`,
          ...alternates,
        ]
  return [...withOrigin, ...always, ...page.structuredData.map(dataBlock)].join('')
}

/** The page in every language, and the one for people who read none of them. */
export function withDefault(alternates: SearchPage['alternates']): SearchPage['alternates'] {
  return [...alternates, ...alternates.slice(0, 1).map(({ path }) => ({ tag: 'x-default', path }))]
}

function meta(property: string, content: string): string {
  return `<meta property="${property}" content="${escapeText(content)}">`
}

/** A data block, which no browser runs, so the content policy does not apply to it. No text in it can end it. */
function dataBlock(data: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}
