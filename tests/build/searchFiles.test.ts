import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { language } from '../../src/words/language'
import { newsletters } from '../../src/prerender'
import { newsletterFeed } from '../../tools/build/newsletterFeed'
import { siteOrigin } from '../../tools/build/siteOrigin'
import { robots, sitemap } from '../../tools/build/sitemap'
import { writeSearchFiles } from '../../tools/build/writeSearchFiles'
import { parseXml, type XmlElement } from './parseXml'

const origin = 'https://ledger.example.org'
const child = (of: XmlElement | undefined, name: string) => of?.children.find((one) => one.name === name)
const feedSite = {
  origin,
  title: 'Letters',
  description: 'About money',
  language: 'en-us',
  path: '/newsletters',
  feedPath: '/feed.xml',
}

describe('the address of the site', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['https://ledger.example.org', origin],
    [' https://ledger.example.org/ ', origin],
    ['http://localhost:4173', 'http://localhost:4173'],
  ])('%s: %s', (value, read) => {
    expect(siteOrigin(value)).toBe(read)
  })

  it.each(['ledger.example.org', 'ftp://ledger.example.org', `${origin}/site`, `${origin}?a=1`, 'https://'])(
    'is rejected as %s',
    (value) => {
      expect(() => siteOrigin(value)).toThrow('VITE_SITE_ORIGIN must be an address')
    },
  )
})

describe('the feed of the newsletters', () => {
  it('is well-formed and complete', () => {
    const { entries } = newsletters()
    const rss = parseXml(newsletterFeed(feedSite, entries))
    expect([rss.name, rss.attributes['version']]).toEqual(['rss', '2.0'])
    const channel = child(rss, 'channel')
    expect(child(channel, 'link')?.text).toBe(`${origin}/newsletters`)
    const items = channel?.children.filter(({ name }) => name === 'item') ?? []
    expect(items.map((item) => child(item, 'title')?.text)).toEqual(entries.map(({ title }) => title))
    for (const [index, item] of items.entries()) {
      expect(child(item, 'link')?.text).toBe(origin + (entries[index]?.path ?? ''))
      expect(child(item, 'guid')?.text).toBe(child(item, 'link')?.text)
      expect(child(item, 'content:encoded')?.text).toBe(entries[index]?.html)
      expect(new Date(child(item, 'pubDate')?.text ?? '').toISOString().slice(0, 10)).toBe(entries[index]?.date)
    }
  })

  it('escapes any issue text, and drops characters that XML forbids', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 40 })
    fc.assert(
      fc.property(anything, anything, (title, summary) => {
        const entry = { path: '/newsletters/x', date: '2026-11-07', title, summary, html: `<p>${title}</p>` }
        const item = child(child(parseXml(newsletterFeed(feedSite, [entry])), 'channel'), 'item')
        const held = (text: string) => text.replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, (c) => (/\s/.test(c) ? c : ''))
        expect(child(item, 'title')?.text.replaceAll(/\s/g, '')).toBe(held(title).replaceAll(/\s/g, ''))
        expect(child(item, 'description')?.text.replaceAll(/\s/g, '')).toBe(held(summary).replaceAll(/\s/g, ''))
      }),
    )
  })

  it('is valid without an address, with relative links only in Atom', () => {
    const { entries } = newsletters()
    const channel = child(parseXml(newsletterFeed({ ...feedSite, origin: undefined }, entries)), 'channel')
    const atomLinks = (of: XmlElement) =>
      of.children.filter(({ name }) => name === 'atom:link').map(({ attributes: { rel, href } }) => [rel, href])
    if (channel === undefined) throw new Error('The feed has no channel.')
    expect(child(channel, 'link')?.text).toBe('about:blank')
    expect(atomLinks(channel)).toEqual([
      ['self', '/feed.xml'],
      ['alternate', '/newsletters'],
    ])
    const items = channel.children.filter(({ name }) => name === 'item')
    expect(items).toHaveLength(entries.length)
    for (const [index, item] of items.entries()) {
      const path = entries[index]?.path
      expect(child(item, 'link')).toBeUndefined()
      expect(atomLinks(item)).toEqual([['alternate', path]])
      expect([child(item, 'guid')?.text, child(item, 'guid')?.attributes['isPermaLink']]).toEqual([path, 'false'])
      expect(child(item, 'content:encoded')?.text).toBe(entries[index]?.html)
    }
  })

  it('may be empty', () => {
    const channel = child(parseXml(newsletterFeed(feedSite, [])), 'channel')
    expect(channel?.children.map(({ name }) => name)).not.toContain('item')
  })
})

describe('the sitemap', () => {
  it('names a page in each language, with links to the others', () => {
    const alternates = [
      { tag: 'en', path: '/about' },
      { tag: 'es', path: '/es/about' },
    ]
    const text = sitemap(origin, [{ path: '/about', alternates }])
    const urls = parseXml(text).children
    expect(urls.map((url) => child(url, 'loc')?.text)).toEqual([`${origin}/about`, `${origin}/es/about`])
    for (const tag of ['en', 'es', 'x-default']) expect(text.split(`hreflang="${tag}"`)).toHaveLength(3)
  })

  it('names each page with its full address and any date', () => {
    const urls = parseXml(
      sitemap(origin, [
        { path: '/', alternates: [] },
        { path: '/newsletters/a', date: '2026-11-07', alternates: [] },
      ]),
    ).children
    expect(urls.map((url) => url.children.map(({ name, text }) => [name, text]))).toEqual([
      [['loc', `${origin}/`]],
      [
        ['loc', `${origin}/newsletters/a`],
        ['lastmod', '2026-11-07'],
      ],
    ])
  })
})

describe('robots.txt', () => {
  it('allows everything except a learner’s own screens', () => {
    expect(robots(origin, ['/profile'])).toBe(
      `User-agent: *\nDisallow: /profile$\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    )
    expect(robots(undefined, [])).toBe('User-agent: *\nAllow: /\n')
    expect(robots(origin, [], '/learn/')).toBe(
      `User-agent: *\nAllow: /learn/\n\nSitemap: ${origin}/learn/sitemap.xml\n`,
    )
  })
})

describe('the files for search engines', () => {
  let dist = ''
  beforeAll(() => {
    dist = mkdtempSync(join(tmpdir(), 'search-'))
  })
  afterAll(() => rmSync(dist, { recursive: true, force: true }))
  const input = { base: '/', pages: [{ path: '/', alternates: [] }], language, newsletters: newsletters() }

  it('are left out when the address is unknown', async () => {
    await writeSearchFiles(dist, { ...input, origin: undefined })
    expect(readFileSync(join(dist, 'robots.txt'), 'utf8')).not.toContain('Sitemap')
    expect(existsSync(join(dist, 'sitemap.xml'))).toBe(false)
    expect(parseXml(readFileSync(join(dist, 'newsletters/feed.xml'), 'utf8')).name).toBe('rss')
  })

  it('are all present when the address is known', async () => {
    await writeSearchFiles(dist, { ...input, origin })
    for (const file of ['sitemap.xml', 'newsletters/feed.xml']) {
      expect(() => parseXml(readFileSync(join(dist, file), 'utf8')), file).not.toThrow()
    }
  })
})
