import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Deployment, languageDist, listOf, removeDists, served, urlsOf } from './languageDist'
import { offline, ORIGIN } from './lessonServer'
import { deviceWith } from './WorkerDevice'

let site: Deployment
/** The Spanish page About and a Spanish lesson are new. */
let newer: Deployment

beforeAll(async () => {
  site = await languageDist(['en', 'es', 'fr'])
  newer = await languageDist(['en', 'es', 'fr'], {
    'es/about.html': 'es about, edited',
    'es/data/lessons/saving_1.json': '{"name":"edited"}',
  })
})
afterEach(() => void vi.unstubAllGlobals())
afterAll(removeDists)

describe('the list of a language', () => {
  it('is not used when this build wrote another one', async () => {
    const device = await deviceWith(site, 'en')
    await device.choose('es', 'en')
    const url = listOf(site, 'es')
    device.fetch = async (request) =>
      request.url.endsWith(url) && request.integrity === ''
        ? new Response('{"precache":[],"index":{}}')
        : served(
            { ...site, read: (path) => (path === url ? Buffer.from('{"precache":[]}') : site.read(path)) },
            request,
          )
    await device.says('languages')
    expect(device.saved).toEqual(urlsOf(site, ['en']))
    expect(new Set(device.asked)).toEqual(new Set([url]))
    expect(device.state).toBe('waiting')
    device.online(site)
    await device.says('readiness?')
    expect(device.state).toBe('ready')
  })

  it('is never all of a language, however late it arrives', async () => {
    const url = listOf(site, 'es')
    for (const failures of [1, 2, 3, 4]) {
      const device = await deviceWith(site, 'en')
      await device.choose('es', 'en')
      let left = failures
      device.fetch = async (request) => (request.url.endsWith(url) && left-- > 0 ? offline() : served(site, request))
      await device.says('languages')
      expect(device.state === 'ready').toBe(device.saved.length === urlsOf(site, ['en', 'es']).length)
      await device.says('readiness?')
      expect(device.state).toBe('ready')
      expect(device.saved).toEqual(urlsOf(site, ['en', 'es']))
    }
  })

  it('is fetched again when the disk can’t read it', async () => {
    const device = await deviceWith(site, 'es')
    const url = listOf(site, 'es')
    const precache = [...device.caches.values()].find((cache) => cache.urls.includes(ORIGIN + url))
    await precache?.put(ORIGIN + url, new Response('{"precache":[{"ur'))
    await device.start(site)
    expect(await device.asks('check-files')).toContainEqual(
      expect.objectContaining({ type: 'checked', missing: 0, later: 0 }),
    )
    expect(device.asked).toEqual([url])
    expect(device.state).toBe('ready')
  })
})

describe('a check of every file', () => {
  it('reads those of every language, and reports on the one in use', async () => {
    const device = await deviceWith(site, 'es', 'en')
    const url = device.saved.find((path) => path.startsWith('/data/lessons/saving_2')) ?? ''
    await device.cache('lessons').put(ORIGIN + url, new Response('damaged'))
    const files = urlsOf(site, ['en', 'es']).length
    expect((await device.asks('check-files')).at(-1)).toMatchObject({ total: files, mended: 1, missing: 0, later: 0 })
    const [report] = await device.asks('files?')
    expect(report).toMatchObject({
      modules: { saving: { lessons: { done: 2, total: 2 }, quizzes: { done: 1, total: 1 } } },
      lastCheck: { files },
    })
  })
})

describe('an update', () => {
  it('fetches the lists of the kept languages and their changed files', async () => {
    const device = await deviceWith(site, 'es', 'en')
    device.online(newer)
    await device.start(newer)
    await device.happens('install')
    const lesson = '/es/data/lessons/saving_1.json'
    expect(device.asked.toSorted()).toEqual([listOf(newer, 'es'), lesson, '/es/about'].toSorted())
    expect(device.saved).toContain(listOf(site, 'es'))
    await device.activates()
    expect(device.saved).toEqual(urlsOf(newer, ['en', 'es']))
    device.fetch = offline
    expect(await device.text('/es/about')).toBe('es about, edited')
  })

  it('is not installed while a page of a kept language is missing', async () => {
    const device = await deviceWith(site, 'es')
    device.fetch = async (request) => (request.url.endsWith('/es/about') ? offline() : served(newer, request))
    await device.start(newer)
    await expect(device.happens('install')).rejects.toThrow('next try')
    device.online(newer)
    await device.happens('install')
    await device.activates()
    expect(device.saved).toEqual(urlsOf(newer, ['es']))
  })

  it('removes no older file before its own language is complete', async () => {
    const device = await deviceWith(site, 'en')
    device.online(newer)
    await device.start(newer)
    await device.happens('install')
    // The active worker hears of the choice and saves its own version of the language.
    await device.start(site)
    device.online(site)
    await device.choose('es')
    await device.says('languages')
    device.fetch = offline
    await device.start(newer)
    await device.activates()
    for (const url of site.urlsOf('es')) expect(device.saved).toContain(url)
    device.online(newer)
    await device.says('readiness?')
    expect(device.state).toBe('ready')
    for (const url of newer.urlsOf('es')) expect(device.saved).toContain(url)
  })

  it('has the chosen language before a page lets it take over', async () => {
    const device = await deviceWith(site, 'en')
    device.online(newer)
    await device.start(newer)
    await device.happens('install')
    await device.choose('es')
    await device.says('skip-waiting')
    for (const url of newer.urlsOf('es')) expect(device.saved).toContain(url)
  })
})
