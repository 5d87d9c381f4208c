import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rescueWords } from '../../src/words/en/rescue'
import type { ListedSite } from '../../sw/readLists'
import { parseRescuePage } from '../../sw/rescue'
import { builtPart, startPageOf, wholeSite } from '../../tools/build/builtParts'
import { languageLists } from '../../tools/build/languageLists'
import { precacheFiles, shortHash } from '../../tools/build/precacheFiles'
import { readLanguageLists } from '../../tools/build/readSiteLists'
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
/** The names of the lists in the folder of the language. */
const listNames = (): readonly string[] =>
  readdirSync(join(dist, 'es')).filter((name) => /^(?:files|list-.+)-[\w-]{8}\.json$/.test(name))
const listed = async (base = '/'): Promise<ListedSite> => {
  const [, second] = await languageLists(dist, base, languages, assetsOf)
  return readLanguageLists(dist, second?.list?.url ?? '', base)
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
    const { files } = await listed()
    expect(files.map(([url]) => url).toSorted()).toEqual([
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

  it('have the hashes of the English list where they share a file', async () => {
    const entries = new Map(precacheFiles(dist).map(({ url, hash }) => [url, hash]))
    for (const [url, hash] of (await listed()).files) expect(hash).toBe(entries.get(url))
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
    const { files, index } = readLanguageLists(dist, second?.list?.url ?? '', '/learn/')
    const count = listNames().length + files.length + Object.keys(index.files).length
    expect(second).toMatchObject({ ...spanish, list: { files: count, bytes: expect.any(Number) } })
    expect(second?.list?.bytes).toBeGreaterThan(index.downloadBytes)
    const { url, hash } = second?.list ?? { url: '', hash: '' }
    expect(url).toMatch(/^\/learn\/es\/files-[\w-]{8}\.json$/)
    expect(hash).toBe(shortHash(readFileSync(join(dist, url.slice('/learn/'.length)))))
  })

  it('names lists that keep their names unless their files change', async () => {
    await languageLists(dist, '/', languages, assetsOf)
    const before = listNames()
    put('es/about.html', 'edited')
    await languageLists(dist, '/', languages, assetsOf)
    const after = listNames().filter((name) => !before.includes(name))
    // The bundle has the page too, and its address is in the list of the site.
    expect(after.map((name) => name.replace(/-[\w-]{8}\.json$/, ''))).toEqual(['files', 'list-pages', 'list-site'])
  })

  it('names lessons by whole paths, and has its bundles in its folder', async () => {
    const { files, bundles, site } = (await listed('/learn/')).index
    const names = ['glossary.json', 'manifest.json'].map((name) => `/learn/es/data/lessons/${name}`)
    expect(Object.keys(files)).toEqual(names)
    expect(bundles.map((bundle) => bundle.files)).toEqual([names])
    for (const { url } of [...bundles, site]) {
      expect(url).toMatch(/^\/learn\/es\/data\/bundles\//)
      expect(Object.keys(JSON.parse(readFileSync(join(dist, url.slice('/learn/'.length)), 'utf8')))).not.toEqual([])
    }
    expect(Object.keys(site.sizes)).toContain('/learn/icons/mark.svg')
    expect(Object.keys(site.sizes)).toContain('/learn/es')
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
