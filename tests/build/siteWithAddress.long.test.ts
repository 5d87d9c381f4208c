import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newsletters, publicRoutes } from '../../src/prerender'
import { site } from '../../src/site'
import { withoutOrigin } from '../../tools/build/siteOrigin'
import { unfilled } from '../../tools/build/unfilled'
import { type BuiltSite, buildSite } from './buildSite'
import { parseXml, type XmlElement } from './parseXml'
import { elements, type ReadHead, readHead } from './readHead'

const origin = 'https://ledger.example.org'
const noLanguages = mkdtempSync(join(tmpdir(), 'no-languages-'))
/** The site as it is in the project, in English and Spanish, with an address. */
let known: BuiltSite
/** A site without an address, and in English alone. */
let unknown: BuiltSite
beforeAll(async () => {
  known = await buildSite(origin)
  unknown = await buildSite('', { LANGUAGES: noLanguages })
})
afterAll(() => {
  for (const built of [known, unknown]) built.remove()
  rmSync(noLanguages, { recursive: true })
})

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)
const htmlOf = (path: string, { dist } = known): string => readFileSync(join(dist, fileOf(path)), 'utf8')
const textAt = (file: string, { dist } = known): string => readFileSync(join(dist, file), 'utf8')
const below = (of: XmlElement | undefined, name: string) => of?.children.filter((one) => one.name === name) ?? []
const textBelow = (of: XmlElement | undefined, name: string): string => below(of, name)[0]?.text ?? ''

it('builds without warnings when every setting is filled in', () => {
  expect([known.status, unknown.status]).toEqual([0, 0])
  expect(known.said).not.toContain('VITE_SITE_ORIGIN')
})

describe.each(publicRoutes)('the file of %s', (path) => {
  it('has its full address once, and an existing picture', () => {
    const { links, meta } = readHead(htmlOf(path))
    const whole = origin + path
    expect(links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href)).toEqual([whole])
    expect(meta['og:url']).toBe(whole)
    expect(meta['og:image']?.startsWith(`${origin}/`)).toBe(true)
    expect(existsSync(join(known.dist, meta['og:image']?.slice(origin.length) ?? 'nowhere'))).toBe(true)
  })

  it('has no address when none is configured', () => {
    const html = htmlOf(path, unknown)
    const { links, meta } = readHead(html)
    expect(links.filter(({ rel }) => rel === 'canonical')).toEqual([])
    expect(Object.keys(meta).filter((name) => /og:url|og:image/.test(name))).toEqual([])
  })

  it('has matching structured data with addresses of existing pages', () => {
    const data = readHead(htmlOf(path)).structuredData
    const types = new Set(data.map((one) => one['@type']))
    const expected = path.startsWith('/newsletters/')
      ? ['Article']
      : ({ '/': ['Organization'], '/about': ['Organization'], '/contact': ['Organization'] }[path] ??
        (path === '/financial-literacy' ? ['Course'] : []))
    expect([...types]).toEqual(expected)
    for (const one of data) expect(one['@context']).toBe('https://schema.org')
    const addresses = JSON.stringify(data).match(/https:\/\/ledger\.example\.org[^"]*/g) ?? []
    for (const address of addresses) {
      const at = address.slice(origin.length).replace(/#.*/, '')
      expect(publicRoutes.includes(at) || existsSync(join(known.dist, at)), address).toBe(true)
    }
  })
})

describe('the file of the lessons', () => {
  it.each([
    ['several languages', () => htmlOf('/lesson')],
    ['one language', () => htmlOf('/lesson', unknown)],
  ])('requests everything for a lesson in few files, in %s', (_, html) => {
    const links: ReadHead['links'] = JSON.parse(/data-files='([^']+)'/.exec(html())?.[1] ?? '{}').links
    const asked = (rel: string, as?: string) => links.filter((link) => link['rel'] === rel && link['as'] === as)
    const scripts = asked('modulepreload').map(({ href }) => href)
    expect(scripts).toContainEqual(expect.stringMatching(/^\/assets\/LessonScreen-/))
    expect(scripts).toContainEqual(expect.stringMatching(/^\/assets\/learner-/))
    expect(scripts.length).toBeLessThanOrEqual(9)
    expect(asked('preload', 'style').length).toBeLessThanOrEqual(4)
    expect(asked('preload', 'fetch').map(({ href }) => href)).toEqual([
      '/data/lessons/manifest.json',
      '/data/lessons/figures.json',
      '/data/lessons/glossary.json',
    ])
    expect(htmlOf('/lesson')).not.toContain('data-prerendered')
  })
})

describe('search engines', () => {
  it.each(['/login', '/lesson'])('are not told to index %s', (path) => {
    expect(textAt('sitemap.xml')).not.toContain(path)
  })

  it('are the only pages in the sitemap', () => {
    const urls = parseXml(textAt('sitemap.xml')).children
    expect(urls.map((url) => textBelow(url, 'loc'))).toEqual(
      publicRoutes.flatMap((path) => [origin + path, `${origin}/es${path === '/' ? '' : path}`]),
    )
  })

  it('allow search engines, and tell them where the sitemap is', () => {
    const lines = textAt('robots.txt').trim().split('\n')
    expect(lines.at(-1)).toBe(`Sitemap: ${origin}/sitemap.xml`)
    for (const line of lines.filter((one) => one.startsWith('Disallow: '))) {
      const refused = line.slice('Disallow: '.length).replace('$', '')
      expect(publicRoutes.filter((path) => path === refused)).toEqual([])
    }
  })
})

describe('the feed', () => {
  it('has one item per newsletter, with full addresses and RFC dates', () => {
    const channel = below(parseXml(textAt('newsletters/feed.xml')), 'channel')[0]
    const items = below(channel, 'item')
    expect(items.map((item) => textBelow(item, 'link'))).toEqual(
      newsletters().entries.map((entry) => origin + entry.path),
    )
    expect(items.length).toBeGreaterThan(2)
    const rfc822 =
      /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/
    for (const item of items) {
      expect(textBelow(item, 'pubDate')).toMatch(rfc822)
      expect(textBelow(item, 'description')).not.toBe('')
      const article = textBelow(item, 'content:encoded')
      expect(article.length).toBeGreaterThan(500)
      for (const [, address] of article.matchAll(/(?:href|src)="([^"]*)"/g)) expect(address).toMatch(/^https?:\/\//)
    }
    expect(textBelow(channel, 'lastBuildDate')).toMatch(rfc822)
    expect(below(channel, 'atom:link')[0]?.attributes['href']).toBe(`${origin}/newsletters/feed.xml`)
  })

  it.each(['known', 'unknown'])('is named and linked by its path when the address is %s', (address) => {
    const built = address === 'known' ? known : unknown
    for (const path of publicRoutes) {
      const feeds = readHead(htmlOf(path, built)).links.filter(({ type }) => type === 'application/rss+xml')
      expect(feeds.map(({ href }) => href)).toEqual(['/newsletters/feed.xml'])
    }
    expect(elements(htmlOf('/newsletters', built), 'a').map(({ href }) => href)).toContain('/newsletters/feed.xml')
  })
})

it('mentions no language in a site with one', () => {
  expect(readdirSync(unknown.dist).filter((name) => /^(?:es|start\.js)/.test(name))).toEqual([])
  for (const path of publicRoutes) expect(htmlOf(path, unknown)).not.toMatch(/hreflang|data-offer/i)
})

it('lists the fields that the organization leaves empty', () => {
  for (const line of unfilled(site)) expect(unknown.said).toContain(line)
  expect(unfilled(site).length).toBeGreaterThan(0)
})

describe('a build that does not know its address', () => {
  it('warns in one sentence, and omits files that need the address', () => {
    expect(unknown.said).toContain(withoutOrigin)
    expect(existsSync(join(unknown.dist, 'sitemap.xml'))).toBe(false)
    expect(parseXml(textAt('newsletters/feed.xml', unknown)).name).toBe('rss')
    expect(textAt('robots.txt', unknown)).not.toContain('Sitemap')
  })
})

it('fails when the address is invalid', async () => {
  const broken = await buildSite('ledger.example.org')
  broken.remove()
  expect(broken.status).not.toBe(0)
  expect(broken.said).toContain(
    'VITE_SITE_ORIGIN must be an address like https://ledger.example.org, and is ledger.example.org',
  )
})
