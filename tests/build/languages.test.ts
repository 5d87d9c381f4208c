import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLanguageLists, readSiteLists } from '../../tools/build/readSiteLists'
import { inventedLanguages } from '../../tools/languages/invented/inventions'
import { writeInvented } from '../../tools/languages/invented/writeInvented'
import { type BuiltSite, buildSite } from './buildSite'

const TAG = 'ar-XB'
const ORIGIN = 'https://ledger.example.org'

describe('a site with a second language', () => {
  const folder = mkdtempSync(join(tmpdir(), 'languages-'))
  let built: BuiltSite
  const read = (file: string): string => readFileSync(join(built.dist, file), 'utf8')

  beforeAll(async () => {
    writeInvented(
      folder,
      inventedLanguages.filter(({ tag }) => tag === TAG),
    )
    built = await buildSite(ORIGIN, { LANGUAGES: folder })
    expect(built.said).not.toContain('rror')
    expect(built.status).toBe(0)
  }, 240_000)
  afterAll(() => {
    built.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  it('has public pages in a folder, and home beside it', () => {
    for (const file of [`${TAG}.html`, `${TAG}/about.html`, `${TAG}/newsletters.html`]) {
      expect(read(file)).toMatch(/^<!doctype html><html lang="ar-XB" dir="rtl">/)
      expect(read(file)).toContain('\u202e')
    }
    expect(read('about.html')).toMatch(/^<!doctype html><html lang="en">/)
    expect(read('about.html')).not.toContain('\u202eWhy')
  })

  it('names each page in both languages for search engines', () => {
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

  it('says its language in the manifest, with the same start', () => {
    const own = JSON.parse(read(`${TAG}/manifest.webmanifest`)) as Record<string, unknown>
    const first = JSON.parse(read('manifest.webmanifest')) as Record<string, unknown>
    expect(own).toMatchObject({ lang: TAG, dir: 'rtl', id: first['id'], start_url: first['start_url'] })
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
    const [, own] = facts.languages ?? []
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
