import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLanguageLists, readSiteLists } from '../../tools/build/readSiteLists'
import { publicRoutes, render } from '../../src/prerender'
import { inventedLanguages } from '../../tools/languages/invented/inventions'
import { writeInvented } from '../../tools/languages/invented/writeInvented'
import { type BuiltSite, buildSite } from './buildSite'
import { parseXml } from './parseXml'
import { elements, readHead } from './readHead'

const TAG = 'ar-XB'
const ORIGIN = 'https://ledger.example.org'

const folder = mkdtempSync(join(tmpdir(), 'languages-'))
let built: BuiltSite
const read = (file: string): string => readFileSync(join(built.dist, file), 'utf8')

beforeAll(async () => {
  writeInvented(
    folder,
    inventedLanguages.filter(({ tag }) => tag === TAG),
  )
  cpSync('languages/es', join(folder, 'es'), { recursive: true })
  built = await buildSite(ORIGIN, { LANGUAGES: folder })
  expect(built.said).not.toContain('rror')
  expect(built.status).toBe(0)
}, 240_000)
afterAll(() => {
  built.remove()
  rmSync(folder, { recursive: true, force: true })
})

describe('a site with further languages', () => {
  it('has public pages in a folder, and home beside it', () => {
    for (const file of [`${TAG}.html`, `${TAG}/about.html`, `${TAG}/newsletters.html`]) {
      expect(read(file)).toMatch(/^<!doctype html><html lang="ar-XB" dir="rtl">/)
      expect(read(file)).toContain('\u202e')
    }
    expect(read('about.html')).toMatch(/^<!doctype html><html lang="en">/)
    expect(read('about.html')).not.toContain('\u202eWhy')
  })

  it('names each page in every language for search engines', () => {
    for (const file of ['about.html', `${TAG}/about.html`]) {
      expect(read(file)).toContain(`<link rel="alternate" hreflang="en" href="${ORIGIN}/about">`)
      expect(read(file)).toContain(`<link rel="alternate" hreflang="ar-XB" href="${ORIGIN}/ar-XB/about">`)
    }
    expect(read(`${TAG}/about.html`)).toContain(`<link rel="canonical" href="${ORIGIN}/ar-XB/about">`)
    expect(read('sitemap.xml')).toContain(`<loc>${ORIGIN}/ar-XB</loc>`)
  })

  it('has the learner area and the lessons in the language', () => {
    for (const page of ['shell', 'lesson', 'login'])
      expect(read(`${TAG}/${page}.html`)).toContain('<html lang="ar-XB" dir="rtl">')
    const lesson = JSON.parse(read(`${TAG}/data/lessons/saving_1.json`)) as { title: string; points: number }
    const english = JSON.parse(read('data/lessons/saving_1.json')) as { title: string; points: number }
    expect(lesson.title).toBe(`\u202e${english.title}\u202c`)
    expect(lesson.points).toBe(english.points)
  })

  it('describes itself in the manifest in its language, with the same start', () => {
    const own = JSON.parse(read(`${TAG}/manifest.webmanifest`)) as Record<string, unknown>
    const first = JSON.parse(read('manifest.webmanifest')) as Record<string, unknown>
    expect(own).toMatchObject({ lang: TAG, dir: 'rtl', id: first['id'], start_url: first['start_url'] })
    expect(own['description']).toBe(`\u202e${String(first['description'])}\u202c`)
  })

  it('has the documents as pages, with links to them', () => {
    expect(read(`${TAG}/documents/privacy-policy.html`)).toContain('\u202ePrivacy Policy\u202c')
    expect(read(`${TAG}.html`)).toContain('href="/ar-XB/documents/privacy-policy"')
    expect(read('index.html')).toContain('href="/documents/privacy-policy.pdf"')
  })

  it('has one file for scripts and styles that are equal in both', () => {
    const scripts = (page: string) => [...read(page).matchAll(/\/assets\/[\w-]+\.(?:js|css)/g)].map(([file]) => file)
    const [own, first] = [new Set(scripts(`${TAG}/shell.html`)), new Set(scripts('shell.html'))]
    for (const file of own) expect(existsSync(join(built.dist, file))).toBe(true)
    expect([...own].filter((file) => first.has(file)).length).toBeGreaterThan(0)
  })

  it('lists the files of the language apart from those of the worker', () => {
    const { files, facts } = readSiteLists(built.dist)
    const own = facts.languages?.find(({ tag }) => tag === TAG)
    const urls = readLanguageLists(built.dist, own?.list?.url ?? '').files.map(([url]) => url)
    expect(urls).toEqual(expect.arrayContaining(['/ar-XB', '/ar-XB/shell', '/ar-XB/rescue', '/icons/mark.svg']))
    expect(urls).not.toContain('/shell')
    const first = files.map(([url]) => url)
    expect(first).toContain('/shell')
    expect(first).not.toContain('/ar-XB/shell')
  })

  it('has a script that starts either language without a worker', () => {
    expect(read('start.js')).toContain('r.lang="en"')
    expect(read(`${TAG}/start.js`)).toContain('r.lang="ar-XB"')
    expect(read('shell.html')).toContain('start.js')
  })
})

const inSpanish = (path: string): string => (path === '/' ? '/es' : `/es${path}`)
const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

describe.each(publicRoutes)('the Spanish page of %s', (path) => {
  const english = () => readHead(read(fileOf(path)))
  const spanish = () => readHead(read(fileOf(inSpanish(path))))
  const hrefsOf = ({ links }: ReturnType<typeof readHead>, rel: string) =>
    links
      .filter((link) => link['rel'] === rel && link['type'] === undefined)
      .map(({ hreflang, href }) => [hreflang, href])

  it('says its language, and its own address once', () => {
    expect([spanish().lang, spanish().meta['og:locale']]).toEqual(['es', 'es_US'])
    expect(hrefsOf(spanish(), 'canonical')).toEqual([[undefined, ORIGIN + inSpanish(path)]])
    expect(spanish().meta['og:url']).toBe(ORIGIN + inSpanish(path))
  })

  it('names the same pages in other languages as its English twin', () => {
    const twins = [
      ['en', ORIGIN + path],
      [TAG, `${ORIGIN}/${TAG}${path === '/' ? '' : path}`],
      ['es', ORIGIN + inSpanish(path)],
      ['x-default', ORIGIN + path],
    ]
    expect(hrefsOf(spanish(), 'alternate')).toEqual(twins)
    expect(hrefsOf(english(), 'alternate')).toEqual(twins)
  })

  it('has its title and description in Spanish', () => {
    const { head } = render(path)
    expect([english().title, english().meta['description']]).toEqual([head.title, head.description])
    expect([head.title, '']).not.toContain(spanish().title)
    expect([head.description, '', undefined]).not.toContain(spanish().meta['description'])
  })

  it('leads to Spanish pages, except by the names of languages', () => {
    const hrefs = elements(read(fileOf(inSpanish(path))), 'a').filter(({ hrefLang }) => hrefLang === undefined)
    const ways = hrefs.map(({ href = '' }) => href.replace(/[#?].*/, ''))
    expect(ways).toContain('/es/about')
    expect(ways.filter((href) => publicRoutes.includes(href))).toEqual([])
    const own = ways.filter((href) => href.startsWith('/es'))
    const files = own.map((href) => (href.includes('.') ? href : fileOf(href)))
    expect(files.filter((file) => !existsSync(join(built.dist, file)))).toEqual([])
  })

  it('has a feed in Spanish', () => {
    const feeds = spanish().links.filter(({ type }) => type === 'application/rss+xml')
    expect(feeds.map(({ href }) => href)).toEqual(['/es/newsletters/feed.xml'])
  })
})

it('has a Spanish feed with the addresses of Spanish pages', () => {
  const [channel] = parseXml(read('es/newsletters/feed.xml')).children
  const linksOf = (of = channel) => of?.children.filter(({ name }) => name === 'link').map(({ text }) => text) ?? []
  const items = channel?.children.filter(({ name }) => name === 'item') ?? []
  const issues = publicRoutes.filter((path) => path.startsWith('/newsletters/'))
  expect(linksOf()).toEqual([`${ORIGIN}/es/newsletters`])
  expect(items.flatMap(linksOf).toSorted()).toEqual(issues.map((path) => ORIGIN + inSpanish(path)).toSorted())
  expect(items.length).toBeGreaterThan(2)
})

it('describes the site in Spanish before anyone opens it', () => {
  const manifest = JSON.parse(read('es/manifest.webmanifest')) as Record<string, unknown>
  expect(manifest['description']).toMatch(/^Una organización sin fines de lucro/)
  for (const page of ['shell', 'lesson'])
    expect(readHead(read(`es/${page}.html`)).meta['description']).toBe(manifest['description'])
})
