import { escapeText } from './escapeText.ts'

export interface FeedEntry {
  readonly path: string
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly title: string
  readonly summary: string
  /** The whole article. */
  readonly html: string
}

export interface FeedSite {
  /** Undefined where nobody has said where the site will stand. */
  readonly origin: string | undefined
  readonly title: string
  readonly description: string
  /** Of the page that lists what is in the feed. */
  readonly path: string
  readonly feedPath: string
}

/** What RSS asks for and what we don't know: a whole address. This one is valid, and leads nowhere. */
const nowhere = 'about:blank'

/**
 * RSS 2.0 with whole articles. Addresses in RSS are whole ones. Without an origin the feed is valid all the same: an item
 * needs none, and Atom's links, which may be relative, lead a reader from the feed's own address to the pages.
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
    element('language', 'en-us'),
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

/** XML knows no way to write control characters; one of them would spoil the whole feed. */
function withoutControls(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, (character) => (/[\t\n\r]/.test(character) ? character : ''))
}

/** The date format of RSS. A newsletter has a day and no hour; noon keeps it on that day from Honolulu to Berlin. */
function rfc822(date: string): string {
  return new Date(`${date}T12:00:00Z`).toUTCString()
}
