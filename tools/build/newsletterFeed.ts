import { escapeText } from './escapeText.ts'

export interface FeedEntry {
  readonly path: string
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly title: string
  readonly summary: string
  /** The complete article. */
  readonly html: string
}

export interface FeedSite {
  /** Undefined if the address of the site is not known. */
  readonly origin: string | undefined
  readonly title: string
  readonly description: string
  /** The tag of its language, such as `en-us`. */
  readonly language: string
  /** The address of the page that lists the items of the feed. */
  readonly path: string
  readonly feedPath: string
}

/** RSS requires a full address even if we don't know ours. This one is valid, and leads nowhere. */
const nowhere = 'about:blank'

/**
 * RSS 2.0 with complete articles. Addresses in RSS are absolute. Without an origin the feed is still valid, because an
 * item needs no link. Atom's links may be relative, and lead a reader from the feed's own address to the pages.
 */
export function newsletterFeed(site: FeedSite, entries: readonly FeedEntry[]): string {
  const { origin } = site
  const newest = entries
    .map(({ date }) => date)
    .sort()
    .at(-1)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    '<channel>',
    element('title', site.title),
    element('link', origin === undefined ? nowhere : origin + site.path),
    element('description', site.description),
    element('language', site.language),
    ...(newest === undefined ? [] : [element('lastBuildDate', rfc822(newest))]),
    atomLink('self', `${origin ?? ''}${site.feedPath}`, 'application/rss+xml'),
    ...(origin === undefined ? [atomLink('alternate', site.path, 'text/html')] : []),
    ...entries.map((entry) =>
      [
        '<item>',
        element('title', entry.title),
        ...addressOf(entry, origin),
        element('pubDate', rfc822(entry.date)),
        element('description', entry.summary),
        element('content:encoded', entry.html),
        '</item>',
      ].join('\n'),
    ),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function addressOf({ path }: FeedEntry, origin: string | undefined): readonly string[] {
  return origin === undefined
    ? [atomLink('alternate', path, 'text/html'), `<guid isPermaLink="false">${escapeText(path)}</guid>`]
    : [element('link', origin + path), `<guid isPermaLink="true">${escapeText(origin + path)}</guid>`]
}

function atomLink(rel: string, href: string, type: string): string {
  return `<atom:link href="${escapeText(href)}" rel="${rel}" type="${type}"/>`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeText(withoutControls(text))}</${name}>`
}

/** XML has no escape for control characters. One of them would break the entire feed. */
function withoutControls(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, (character) => (/[\t\n\r]/.test(character) ? character : ''))
}

/** The date format of RSS. A newsletter has a day and no hour. Noon keeps it on that day from Honolulu to Berlin. */
function rfc822(date: string): string {
  return new Date(`${date}T12:00:00Z`).toUTCString()
}
