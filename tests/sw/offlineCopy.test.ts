import { describe, expect, it, vi } from 'vitest'
import { chooseAnswer } from '../../sw/chooseAnswer'
import { createOfflineCopy } from '../../sw/offlineCopy'
import type { Precache } from '../../sw/precache'
import { siteOfOnePart } from '../../sw/sitePart'
import { asCache, FakeCache } from './FakeCaches'
import { deployment, offline, ORIGIN } from './lessonServer'

const lessons = { saving: { 'saving_1.json': '"one"', 'saving_quiz.json': '"quiz"' } }
const pages = ['/', '/about', '/shell', '/assets/app-1234.js']

function site({ isSavingData = false } = {}) {
  const { index, fetch, asked, answers, page, lessonCache } = deployment(lessons)
  const files = new FakeCache()
  const lessonFiles = new FakeCache()
  const keyOf = (url: URL) => (pages.includes(url.pathname) ? `${url.origin}${url.pathname}?rev=1` : undefined)
  const entries = pages.map((path) => page(path, `the page ${path}`))
  const about = entries.find(({ url }) => url.endsWith('/about'))?.textPath ?? ''
  const precache = { entries, keyOf, open: async () => asCache(files) } as unknown as Precache
  const openLessonCache = async () => lessonCache(lessonFiles)
  const network = { fetch: (request: Request): Promise<Response> => fetch(request) }
  const update = { isComing: false }
  const copy = createOfflineCopy({
    isUpdateComing: () => update.isComing,
    open: async () => siteOfOnePart({ precache, lessonCache: await openLessonCache() }),
    fetch: (request) => network.fetch(request),
    version: async () => 'one',
    isSavingData: () => isSavingData,
  })
  const answer = (request: Request) =>
    chooseAnswer(request, {
      origin: ORIGIN,
      precache,
      openLessonCache,
      isLessonFile: (file) => file in index.files,
      fetch: (asking) => network.fetch(asking),
      rescue: async () => new Response('rescue'),
    })
  return { copy, answer, network, answers, asked, about, files, lessonFiles, update }
}

describe('the offline copy', () => {
  it('is ready once both caches are complete', async () => {
    const { copy } = site()
    expect(await copy.readiness()).toMatchObject({ state: 'filling', precache: { done: 0, total: 4 }, bytes: 1234 })
    await copy.fill()
    expect(await copy.readiness()).toMatchObject({
      state: 'ready',
      precache: { done: 4, total: 4 },
      lessons: { done: 1, total: 1 },
      quizzes: { done: 1, total: 1 },
    })
  })

  it('reports the fill while it runs, and fills once for two calls', async () => {
    const { copy, asked } = site()
    const both = [copy.fill(), copy.fill()]
    expect(copy.isFilling()).toBe(true)
    expect((await copy.readiness()).state).toBe('filling')
    await Promise.all(both)
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('reports waiting when one file fails, and fetches only that later', async () => {
    const { copy, answers, asked, about } = site()
    const answer = answers.get(about) ?? Response.error
    answers.set(about, () => new Response('broken', { status: 500 }))
    await copy.fill()
    expect(await copy.readiness()).toMatchObject({ state: 'waiting', precache: { done: 3, total: 4 } })
    answers.set(about, answer)
    asked.length = 0
    await copy.fill()
    expect(asked).toEqual([about])
    expect((await copy.readiness()).state).toBe('ready')
  })

  it.each(['pages', 'lessons'] as const)('reports a full disk while it has no space %s', async (kind) => {
    const { copy, files, lessonFiles } = site()
    const cache = kind === 'pages' ? files : lessonFiles
    const refusal = vi.spyOn(cache, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'))
    await expect(copy.fill()).rejects.toThrow()
    expect(await copy.readiness()).toMatchObject({ state: 'waiting', isFull: true })
    expect(await copy.check(() => undefined)).toMatchObject({ isFull: true })
    refusal.mockRestore()
    await copy.fill()
    const ready = await copy.readiness()
    expect([ready.state, ready.isFull]).toEqual(['ready', undefined])
  })

  it('removes old lessons, but not those of a waiting update', async () => {
    const { copy, lessonFiles, update } = site()
    await copy.fill()
    const other = `${ORIGIN}/data/lessons/saving_1.json?hash=other`
    await lessonFiles.put(other, new Response('"newer"'))
    update.isComing = true
    await copy.tidy()
    expect(lessonFiles.urls).toContain(other)
    update.isComing = false
    await copy.tidy()
    expect(lessonFiles.urls).not.toContain(other)
    expect((await copy.readiness()).state).toBe('ready')
  })

  it('fetches everything but lessons while the browser saves data', async () => {
    const { copy, asked } = site({ isSavingData: true })
    await copy.fill()
    expect(asked.some((path) => /^\/data\/(?:lessons|bundles)\//.test(path))).toBe(false)
    expect((await copy.readiness()).state).toBe('paused-save-data')
    await copy.allowLessons()
    await copy.fill()
    expect((await copy.readiness()).state).toBe('ready')
  })
})

describe('the answer to a request', () => {
  it('skips the network for files and lessons, but not otherwise', async () => {
    const { copy, answer, network } = site()
    await copy.fill()
    network.fetch = offline
    const textAt = async (path: string) => (await answer(new Request(ORIGIN + path)))?.text()
    expect(await textAt('/assets/app-1234.js')).toBe('the page /assets/app-1234.js')
    expect(await textAt('/assets/app-1234.js?v=2')).toBe('the page /assets/app-1234.js')
    expect(await textAt('/data/lessons/saving_1.json')).toBe('"one"')
    expect(answer(new Request(`${ORIGIN}/data/lessons/unknown.json`))).toBeUndefined()
    expect(answer(new Request(`${ORIGIN}/assets/unknown.js`))).toBeUndefined()
    expect(answer(new Request('https://hub.test/about'))).toBeUndefined()
    expect(answer(new Request(`${ORIGIN}/about`, { method: 'HEAD' }))).toBeUndefined()
    expect(answer(new Request(`${ORIGIN}/about`, { method: 'POST' }))).toBeUndefined()
    expect(answer(new Request(`${ORIGIN}/about`, { headers: { range: 'bytes=0-9' } }))).toBeUndefined()
  })
})
