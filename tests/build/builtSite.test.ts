import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newsletters, publicRoutes, render } from '../../src/prerender'
import { site } from '../../src/site'
import { licensesPath, publicPaths } from '../../src/words/paths'
import { precacheFiles } from '../../tools/build/precacheFiles'
import { withoutOrigin } from '../../tools/build/siteOrigin'
import { unfilled } from '../../tools/build/unfilled'
import { type BuiltSite, buildSite } from './buildSite'
import { readPdf, textsOf } from './documents/readPdf'
import { parseXml, type XmlElement } from './parseXml'
import { elements, readHead } from './readHead'

const origin = 'https://ledger.example.org'
let known: BuiltSite
let unknown: BuiltSite
beforeAll(async () => {
  known = await buildSite(origin)
  unknown = await buildSite('')
})
afterAll(() => {
  for (const built of [known, unknown]) built.remove()
})

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)
const htmlOf = (path: string, { dist } = known): string => readFileSync(join(dist, fileOf(path)), 'utf8')
const textAt = (file: string, { dist } = known): string => readFileSync(join(dist, file), 'utf8')
const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const below = (of: XmlElement | undefined, name: string) => of?.children.filter((one) => one.name === name) ?? []
const textBelow = (of: XmlElement | undefined, name: string): string => below(of, name)[0]?.text ?? ''

it('is built, and says nothing where it knows everything', () => {
  expect([known.status, unknown.status]).toEqual([0, 0])
  expect(known.said).not.toContain('VITE_SITE_ORIGIN')
})

describe.each(publicRoutes)('the file of %s', (path) => {
  it('begins with its content policy, then says how it is written', () => {
    const html = htmlOf(path)
    const { first, meta, styles, lang } = readHead(html)
    expect([first.tag, first.attributes['http-equiv']]).toEqual(['meta', 'Content-Security-Policy'])
    const hashes = styles.map(hashSource)
    expect(meta['Content-Security-Policy']).toContain(`style-src 'self' ${hashes.join(' ')};`)
    expect(meta['Content-Security-Policy']).not.toMatch(/unsafe|\*/)
    // Browsers look no further for it.
    expect(Buffer.from(html).indexOf('<meta charset="utf-8">')).toBeLessThan(1024 - 22)
    expect(lang).toBe('en')
  })

  it('has what its policy would refuse nowhere: a style or a handler of its own, or a script but the two it allows', () => {
    const html = htmlOf(path)
    expect(html).not.toMatch(/<[a-z][^>]*\s(?:style|on[a-z]+)=/)
    const scripts = [...html.matchAll(/<script>([^<]*)<\/script>/g)].map(([, text = '']) => text)
    expect(readHead(html).meta['Content-Security-Policy']).toContain(
      `script-src 'self' ${scripts.map(hashSource).join(' ')};`,
    )
    const types = elements(html, 'script').map(({ type }) => type)
    // One looks at the browser's age, the other sets the appearance.
    expect(types.filter((type) => type !== 'application/ld+json')).toEqual([undefined, undefined])
  })

  it('asks for its scripts and stylesheets after its first paint, and names only files that are there', () => {
    const html = htmlOf(path).replace(/<noscript>.*?<\/noscript>/, '')
    expect(html).not.toMatch(/rel="(?:modulepreload|stylesheet)"|as="(?:font|script|style)"/)
    const later = [...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([url]) => url)
    expect(later.length).toBeGreaterThan(1)
    expect(later.filter((url) => !existsSync(join(known.dist, url)))).toEqual([])
  })

  it('has one heading of the first level, and loads only files that are there', () => {
    const html = htmlOf(path)
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    const loaded = [...html.matchAll(/(?:href|src)="(\/[^"#?]*\.[^"#?]+)"/g)].map(([, url = '']) => url)
    expect(loaded.length).toBeGreaterThan(3)
    expect(loaded.filter((url) => !existsSync(join(known.dist, url)))).toEqual([])
  })

  it('names the stylesheet of every class that it has, those of islands excepted, and no other page’s', () => {
    const { document } = new Window()
    document.body.innerHTML = /<body>(.*)<\/body>/s.exec(htmlOf(path))?.[1] ?? ''
    const named = document.getElementById('root')?.getAttribute('data-stylesheets')?.split(' ') ?? []
    for (const island of document.querySelectorAll('[data-island]')) island.replaceChildren()
    // Of CSS modules: classes of all pages stand in the selectors of many.
    const classes = [...document.querySelectorAll('[class^=_],[class*=" _"]')]
      .flatMap((element) => [...element.classList])
      .filter((name) => name.startsWith('_'))
    const sheets = readdirSync(join(known.dist, 'assets')).filter((file) => file.endsWith('.css'))
    const holds = (texts: readonly string[], name: string) =>
      texts.some((text) => new RegExp(`\\.${name}(?![\\w-])`).test(text))
    const [all, own] = [sheets.map((sheet) => `/assets/${sheet}`), named].map((some) =>
      some.map((file) => textAt(file)),
    )
    const styled = classes.filter((name) => holds(all ?? [], name))
    expect(styled.length).toBeGreaterThan(10)
    expect(styled.filter((name) => !holds(own ?? [], name))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
    for (const row of Object.keys(publicPaths)) {
      const own = render(path).name === row ? 1 : 0
      expect(
        named.filter((sheet) => sheet.startsWith(`/assets/${row}-`)),
        row,
      ).toHaveLength(own)
    }
  })

  it('says the same title and description to a reader, a search engine and a link preview', () => {
    const { title, meta } = readHead(htmlOf(path))
    const { head } = render(path)
    expect([title, meta['description']]).toEqual([head.title, head.description])
    expect([meta['og:title'], meta['og:description']]).toEqual([head.title, head.description])
    expect(meta).toMatchObject({ 'og:site_name': site.name, 'og:locale': 'en_US' })
    expect(meta['og:type']).toBe(path.startsWith('/newsletters/') ? 'article' : 'website')
  })

  it('names its own whole address once, and a picture that is there', () => {
    const { links, meta } = readHead(htmlOf(path))
    const whole = origin + path
    expect(links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href)).toEqual([whole])
    expect(meta['og:url']).toBe(whole)
    expect(meta['og:image']?.startsWith(`${origin}/`)).toBe(true)
    expect(existsSync(join(known.dist, meta['og:image']?.slice(origin.length) ?? 'nowhere'))).toBe(true)
  })

  it('names no address where nobody has said one', () => {
    const html = htmlOf(path, unknown)
    const { links, meta } = readHead(html)
    expect(links.filter(({ rel }) => rel === 'canonical')).toEqual([])
    expect(Object.keys(meta).filter((name) => /og:url|og:image/.test(name))).toEqual([])
  })

  it('has structured data that fits it, with addresses of pages that are there', () => {
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

  it('links to both documents from its footer', () => {
    const [footer = ''] = /<footer.*<\/footer>/s.exec(htmlOf(path)) ?? []
    const hrefs = elements(footer, 'a').map(({ href }) => href)
    expect(hrefs).toEqual(expect.arrayContaining([site.documents.privacy, site.documents.terms]))
  })
})

describe('the file of /login', () => {
  it('begins with what is the same for everybody, and with nothing that could be typed into and lost', () => {
    const html = htmlOf('/login')
    const { first, title, meta, lang } = readHead(html)
    expect([first.tag, first.attributes['http-equiv'], lang]).toEqual(['meta', 'Content-Security-Policy', 'en'])
    expect(title).toBe('Sign in · Prairie Ledger')
    expect(meta['description']).toMatch(/^Sign in, /)
    expect(html).toContain(
      '<noscript><h1>Sign in or start learning</h1><p>Lessons, quizzes and tools need JavaScript, ',
    )
    // Where several learn, another heading comes: this one is shown where nobody can have learned yet.
    const body = html.slice(html.indexOf('<body')).replaceAll(/<noscript>.*?<\/noscript>/gs, '')
    expect(body.match(/<h1/g)).toHaveLength(1)
    const [, greeting = ''] = /<div class="(\w+)"><h1>Sign in or start learning<\/h1>/.exec(body) ?? []
    expect(html).toContain(`.${greeting}{display:none}:root[data-visit=first] .${greeting}{display:block}`)
    expect(html).toContain('document.documentElement.dataset.visit="first";')
    expect(html).not.toMatch(/<(?:input|button|form)\b|<[a-z][^>]*\sstyle=/)
    // React replaces it: it is no page to be woken.
    expect(html).not.toContain('data-prerendered')
  })

  it('asks for the script of its screen with all others, by its head, and for nothing before', () => {
    const html = htmlOf('/login')
    expect(readHead(html).links.filter(({ rel }) => rel === 'modulepreload' || rel === 'preload')).toEqual([])
    expect(html.match(/\{"rel":"modulepreload","crossorigin":"","href":"\/assets\/LoginScreen-/g)).toHaveLength(1)
    const asked = [...html.matchAll(/"(\/assets\/[\w.-]+)"/g)].map(([, url = '']) => url)
    expect(asked.length).toBeGreaterThan(4)
    expect(asked.filter((url) => !existsSync(join(known.dist, url)))).toEqual([])
    expect(htmlOf('/shell')).not.toContain('/assets/LoginScreen-')
  })

  it('is no page for search engines', () => {
    expect(textAt('sitemap.xml')).not.toContain('/login')
  })
})

describe('the file of the lessons', () => {
  it('asks with the page for everything that a lesson is made of, and for few files', () => {
    const { links } = readHead(htmlOf('/lesson'))
    const asked = (rel: string, as?: string) => links.filter((link) => link['rel'] === rel && link['as'] === as)
    const scripts = asked('modulepreload').map(({ href }) => href)
    expect(scripts).toContainEqual(expect.stringMatching(/^\/assets\/LessonScreen-/))
    expect(scripts).toContainEqual(expect.stringMatching(/^\/assets\/learner-/))
    expect(scripts.length).toBeLessThanOrEqual(5)
    expect(asked('preload', 'style').length).toBeLessThanOrEqual(4)
    expect(asked('preload', 'fetch').map(({ href }) => href)).toEqual([
      '/data/lessons/manifest.json',
      '/data/lessons/figures.json',
      '/data/lessons/glossary.json',
    ])
    expect(htmlOf('/lesson')).not.toContain('data-prerendered')
  })

  it('is no page for search engines', () => {
    expect(textAt('sitemap.xml')).not.toContain('/lesson')
  })
})

describe('all pages together', () => {
  it('come without a script of their own', () => {
    const scripts = readdirSync(join(known.dist, 'assets')).filter((file) => file.endsWith('.js'))
    const rows = Object.keys(publicPaths)
    expect(scripts.filter((file) => rows.some((row) => file.startsWith(`${row}-`)))).toEqual([])
  })

  it('have a title and a description each of their own', () => {
    for (const key of ['title', 'description'] as const) {
      const texts = publicRoutes.map((path) => render(path).head[key])
      expect(new Set(texts).size, key).toBe(texts.length)
    }
  })

  it('are in the sitemap, and nothing else is', () => {
    const urls = parseXml(textAt('sitemap.xml')).children
    expect(urls.map((url) => textBelow(url, 'loc'))).toEqual(publicRoutes.map((path) => origin + path))
  })

  it('may be read by search engines, which learn where the sitemap is', () => {
    const lines = textAt('robots.txt').trim().split('\n')
    expect(lines.at(-1)).toBe(`Sitemap: ${origin}/sitemap.xml`)
    for (const line of lines.filter((one) => one.startsWith('Disallow: '))) {
      const refused = line.slice('Disallow: '.length).replace('$', '')
      expect(publicRoutes.filter((path) => path === refused)).toEqual([])
    }
  })
})

describe('the feed', () => {
  it('has one item a newsletter, each with whole addresses and a date as mail writes it', () => {
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

  it.each(['known', 'unknown'])('is named and linked by its path where the address is %s', (address) => {
    const built = address === 'known' ? known : unknown
    for (const path of publicRoutes) {
      const feeds = readHead(htmlOf(path, built)).links.filter(({ type }) => type === 'application/rss+xml')
      expect(feeds.map(({ href }) => href)).toEqual(['/newsletters/feed.xml'])
    }
    expect(elements(htmlOf('/newsletters', built), 'a').map(({ href }) => href)).toContain('/newsletters/feed.xml')
  })
})

it('lists what src/site.ts leaves open', () => {
  for (const line of unfilled(site)) expect(unknown.said).toContain(line)
  expect(unfilled(site).length).toBeGreaterThan(0)
})

describe('the licenses', () => {
  it('are those of what is in the scripts, and of the typeface, each with its text', () => {
    const text = textAt('licenses.txt')
    for (const name of [
      '@hpke/core',
      'dexie',
      'events',
      'minisearch',
      'pouchdb-browser',
      'qr',
      'react',
      'react-dom',
      'react-router',
      'scheduler',
      'valibot',
      'workbox-precaching',
    ]) {
      expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\([\\w. -]+\\)$`, 'm'))
    }
    expect(text).not.toMatch(/^(?:firebase|@firebase\/|typescript|vitest|react-router-dom)/m)
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1')
    expect(text).toContain('Besley')
    // PouchDB breaks the lines of its copy elsewhere.
    expect(text.match(/TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION/g)).toHaveLength(2)
  })

  it('are linked where the parts are listed, and kept for offline', () => {
    expect(elements(htmlOf('/opensource'), 'a').map(({ href }) => href)).toContain(licensesPath)
    expect(precacheFiles(known.dist).map(({ url }) => url)).toContain(licensesPath)
    expect(precacheFiles(known.dist).map(({ url }) => url)).not.toContain('/robots.txt')
  })
})

describe('a build that does not know its address', () => {
  it('says so in one sentence, and leaves out what needs it', () => {
    expect(unknown.said).toContain(withoutOrigin)
    expect(existsSync(join(unknown.dist, 'sitemap.xml'))).toBe(false)
    expect(parseXml(textAt('newsletters/feed.xml', unknown)).name).toBe('rss')
    expect(textAt('robots.txt', unknown)).not.toContain('Sitemap')
  })
})

it('does not build for an address that is none', async () => {
  const broken = await buildSite('ledger.example.org')
  broken.remove()
  expect(broken.status).not.toBe(0)
  expect(broken.said).toContain(
    'VITE_SITE_ORIGIN must be an address like https://ledger.example.org, and is ledger.example.org',
  )
})

describe.each([
  [site.documents.privacy, 'Privacy Policy'],
  [site.documents.terms, 'Terms of Service'],
])('%s', (path, title) => {
  it('is a PDF that begins with its title', () => {
    const { pages } = readPdf(readFileSync(join(known.dist, path)))
    const texts = textsOf(pages[0] ?? '').filter(({ tag }) => tag !== 'Artifact')
    expect(texts[0]?.text).toBe(title)
  })
})
