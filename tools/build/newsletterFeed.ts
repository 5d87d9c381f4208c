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
  readonly origin: string
  readonly title: string
  readonly description: string
  /** Of the page that lists what is in the feed. */
  readonly path: string
  readonly feedPath: string
}

/** RSS 2.0 with whole articles. */
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
    element('link', origin + site.path),
    element('description', site.description),
    element('language', 'en-us'),
    ...(newest === undefined ? [] : [element('lastBuildDate', rfc822(newest))]),
    `<atom:link href="${escapeText(origin + site.feedPath)}" rel="self" type="application/rss+xml"/>`,
    ...entries.map((entry) =>
      [
        '<item>',
        element('title', entry.title),
        element('link', origin + entry.path),
        `<guid isPermaLink="true">${escapeText(origin + entry.path)}</guid>`,
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
