import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rescueWords } from '../../src/words/en/rescue'
import type { LanguageList } from '../../sw/offlineIndex'
import { parseRescuePage } from '../../sw/rescue'
import { builtPart, startPageOf, wholeSite } from '../../tools/build/builtParts'
import { languageLists } from '../../tools/build/languageLists'
import { precacheFiles } from '../../tools/build/precacheFiles'
import { rescuePage } from '../../tools/build/rescuePage'

const languages = [
  { tag: 'en', folder: '' },
  { tag: 'es', folder: 'es/' },
]
const [english, spanish] = languages as [(typeof languages)[0], (typeof languages)[0]]
const assetsOf = new Map([
  ['en', new Set(['assets/words-en.js', 'assets/react.js'])],
  ['es', new Set(['assets/words-es.js', 'assets/react.js'])],
])
const lessons = { 'manifest.json': '{"modules":[]}', 'glossary.json': '{ "a": 1 }' }

let dist = ''
const put = (name: string, text = name): void => {
  mkdirSync(dirname(join(dist, name)), { recursive: true })
  writeFileSync(join(dist, name), text)
}
const listed = (): LanguageList => {
  const [file = ''] = readdirSync(join(dist, 'es')).filter((name) => name.startsWith('files.'))
  return JSON.parse(readFileSync(join(dist, 'es', file), 'utf8'))
}

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'language-lists-'))
  for (const language of languages) put(startPageOf(language))
  for (const file of ['about.html', '404.html', 'manifest.webmanifest', 'start.js', 'documents/terms.html'])
    for (const { folder } of languages) put(folder + file)
  for (const [file, text] of Object.entries(lessons))
    for (const { folder } of languages) put(`${folder}data/lessons/${file}`, text)
  for (const file of ['assets/words-en.js', 'assets/words-es.js', 'assets/react.js', 'assets/backup-1.js']) put(file)
  for (const file of ['icons/mark.svg', 'licenses.txt', 'robots.txt', 'sw.js', 'newsletters/first.html']) put(file)
})
afterEach(() => rmSync(dist, { recursive: true }))

describe('the files of a language', () => {
  it('are its folder, its assets, and the files of no language', async () => {
    await languageLists(dist, '/', languages, assetsOf)
    expect(listed().precache.map(({ url }) => url)).toEqual([
      '/assets/react.js',
      '/assets/words-es.js',
      '/es',
      '/es/about',
      '/es/documents/terms',
      '/es/manifest.webmanifest',
      '/es/start.js',
      '/icons/mark.svg',
      '/licenses.txt',
    ])
  })

  it('are for English everything but the rest of the others', () => {
    const urls = precacheFiles(dist, '/', builtPart(dist, english, languages, assetsOf)).map(({ url }) => url)
    const all = precacheFiles(dist).map(({ url }) => url)
    expect(urls).toEqual(all.filter((url) => !/^\/(?:es$|es\/|assets\/words-es)/.test(url)))
    expect(urls).toContain('/newsletters/first')
  })

  it('have an asset that no build names', () => {
    put('assets/font.woff2')
    for (const language of languages)
      expect(builtPart(dist, language, languages, assetsOf).has('assets/font.woff2')).toBe(true)
  })

  it('have the revisions of the English list where they share a file', async () => {
    await languageLists(dist, '/', languages, assetsOf)
    const entries = new Map(precacheFiles(dist).map(({ url, revision }) => [url, revision]))
    for (const { url, revision } of listed().precache) expect(revision).toBe(entries.get(url))
  })

  it('are all of the site in a build with one language', () => {
    const alone = builtPart(dist, english, [english], new Map())
    expect(precacheFiles(dist, '/', alone)).toEqual(precacheFiles(dist, '/', wholeSite))
  })
})

describe('the list of a language', () => {
  it('is named by its content, and counted for the worker', async () => {
    const [first, second] = await languageLists(dist, '/learn/', languages, assetsOf)
    expect(first).toEqual({ ...english, list: null })
    expect(second).toMatchObject({ ...spanish, list: { files: 12, bytes: expect.any(Number) } })
    const { url, integrity } = second?.list ?? { url: '', integrity: '' }
    expect(url).toMatch(/^\/learn\/es\/files\.[\w-]{12}\.json$/)
    const text = readFileSync(join(dist, url.slice('/learn/'.length)))
    expect(integrity).toBe(`sha256-${createHash('sha256').update(text).digest('base64')}`)
  })

  it('names lessons by whole paths, and has its bundles in its folder', async () => {
    await languageLists(dist, '/learn/', languages, assetsOf)
    const { files, bundles, site } = listed().index
    const names = ['glossary.json', 'manifest.json'].map((name) => `/learn/es/data/lessons/${name}`)
    expect(Object.keys(files)).toEqual(names)
    expect(bundles.map((bundle) => bundle.files)).toEqual([names])
    for (const { url } of [...bundles, site]) {
      expect(url).toMatch(/^\/learn\/es\/data\/bundles\//)
      expect(Object.keys(JSON.parse(readFileSync(join(dist, url.slice('/learn/'.length)), 'utf8')))).not.toEqual([])
    }
    expect(Object.keys(site.sizes)).toContain('/learn/icons/mark.svg')
    expect(Object.keys(site.sizes)).not.toContain('/learn/es')
    expect(readFileSync(join(dist, 'es/data/lessons/glossary.json'), 'utf8')).toBe('{"a":1}')
  })
})

describe('the page of the rescue in another language', () => {
  const template = readFileSync('sw/rescuePage.html', 'utf8')
  const ar = { tag: 'ar-XB', dir: 'rtl' }

  it('has that language’s texts for the worker', () => {
    const words = { ...rescueWords, again: 'a --> b <!--/again-->' }
    const page = parseRescuePage(rescuePage(template, words, 'Site', ar))
    expect(page?.texts).toEqual({
      ask: words.ask('Site'),
      again: words.again,
      done: words.done('Site'),
      unreachable: words.unreachable('Site'),
      strange: words.strange('Site'),
    })
    const bare = (html = '') => html.replace(/\n+<html[^>]*>/, '').replace(/<style>[^]*<\/style>/, '')
    expect(bare(page?.template)).toBe(bare(template))
  })

  it('says its language and direction', () => {
    const written = (dir: string) => rescuePage(template, rescueWords, 'Site', { tag: 'xx', dir })
    expect(written('ltr')).toContain('<html lang="xx" dir="ltr">')
    expect(written('rtl')).toContain('<html lang="xx" dir="rtl">')
  })

  it('is not read from another page', () => {
    expect(parseRescuePage(template)).toBeUndefined()
    expect(parseRescuePage(undefined)).toBeUndefined()
  })
})
