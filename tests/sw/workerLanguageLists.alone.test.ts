import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { asked, type Deployment, languageDist, listOf, removeDists, served, urlsOf } from './languageDist'
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
    const other = { ...site, read: (path: string) => (path === url ? Buffer.from('{"lists":[]}') : site.read(path)) }
    device.online(other)
    await device.says('languages')
    expect(device.saved).toEqual(urlsOf(site, ['en']))
    // After a file with other bytes, it looks whether this is the site at all.
    expect(new Set(device.asked)).toEqual(new Set([url, '/sw.js']))
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
    const key = ORIGIN + (device.saved.find((path) => path.startsWith(url)) ?? '')
    const precache = [...device.caches.values()].find((cache) => cache.urls.includes(key))
    await precache?.put(key, new Response('{"lists":[["/es'))
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
  it('fetches the changed lists of the kept languages and their changed files', async () => {
    const device = await deviceWith(site, 'es', 'en')
    device.online(newer)
    await device.start(newer)
    await device.happens('install')
    expect(device.asked).toEqual([])
    await device.update()
    const lesson = '/es/data/lessons/saving_1.json'
    const lists = device.asked.filter((path) => /^\/es\/(?:files|list)-/.test(path))
    expect(device.asked.toSorted()).toEqual([...lists, lesson, asked(newer, '/es/about')].toSorted())
    const named = lists.map((path) => path.replace(/-[\w-]{8}\.json$/, ''))
    // Two lists have the changed files. The facts have the size of the download.
    expect(new Set(named)).toEqual(new Set(['/es/files', '/es/list-pages', '/es/list-course-saving', '/es/list-site']))
    expect(device.saved).toContain(site.urlsOf('es').values().next().value)
    await device.activates()
    expect(device.saved).toEqual(urlsOf(newer, ['en', 'es']))
    device.fetch = offline
    expect(await device.text('/es/about')).toBe('es about, edited')
  })

  it('does not take over while a page of a language is missing', async () => {
    const device = await deviceWith(site, 'es')
    const about = asked(newer, '/es/about')
    device.fetch = async (request) => (request.url.endsWith(about) ? offline() : served(newer, request))
    await device.start(newer)
    await device.happens('install')
    for (let step = 0; step < 10; step += 1) await device.says('fetch-update')
    expect(device.toldOfUpdate).toMatchObject({ state: 'waiting', failed: true })
    await device.says('skip-waiting')
    expect(device.hasSkipped).toBe(false)
    // Its pages were closed, so the browser makes it active. The version before still answers.
    await device.activates()
    device.fetch = offline
    expect(await device.text('/es/about')).toContain('es about <')
    for (const url of site.urlsOf('es')) expect(device.saved).toContain(url)
    device.online(newer)
    await device.update()
    await device.says('use-update')
    expect(device.toldOfUpdate).toMatchObject({ state: 'in-use' })
    expect(device.saved).toEqual(urlsOf(newer, ['es']))
  })

  it('brings a language that was chosen while it waited', async () => {
    const device = await deviceWith(site, 'en')
    device.online(newer)
    await device.start(newer)
    await device.happens('install')
    await device.update()
    // The active worker hears of the choice and saves its own version of the language.
    await device.start(site)
    device.online(site)
    await device.choose('es')
    await device.says('languages')
    device.fetch = offline
    await device.start(newer)
    await device.says('skip-waiting')
    expect(device.hasSkipped).toBe(false)
    await device.activates()
    for (const url of site.urlsOf('es')) expect(device.saved).toContain(url)
    expect(device.state).toBe('ready')
    device.online(newer)
    await device.update()
    await device.says('use-update')
    expect(device.saved).toEqual(urlsOf(newer, ['es']))
  })
})
