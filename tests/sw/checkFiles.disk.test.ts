import { afterEach, describe, expect, it, vi } from 'vitest'
import { createOfflineCopy } from '../../sw/offlineCopy'
import type { Precache } from '../../sw/precache'
import { siteOfOnePart } from '../../sw/sitePart'
import type { FileTally } from '../../src/platform/workerMessages'
import { asCache, FakeCache } from './FakeCaches'
import { deployment, offline } from './lessonServer'

const lessons = {
  saving: { 'saving_1.json': '"one"', 'saving_2.json': '"two"', 'saving_quiz.json': '"quiz"' },
  credit: { 'credit_1.json': '"credit"' },
}
const pages = ['/', '/about']

async function keptSite(
  modules: Parameters<typeof deployment>[0] = lessons,
  lessonFiles = new FakeCache(),
  isSavingData = false,
) {
  const { fetch, asked, page, lessonCache } = deployment(modules)
  const files = new FakeCache()
  const entries = pages.map((path) => page(path, `the page ${path}`))
  const precache = { entries, open: async () => asCache(files) } as unknown as Precache
  const network = { fetch }
  const copy = createOfflineCopy({
    isUpdateComing: () => false,
    open: async () => siteOfOnePart({ precache, lessonCache: lessonCache(lessonFiles) }),
    fetch: (request) => network.fetch(request),
    version: async () => 'one',
    isSavingData: () => isSavingData,
  })
  await copy.fill()
  asked.length = 0
  const damage = (cache: FakeCache, part: string) => {
    const url = cache.urls.find((kept) => kept.includes(part)) ?? ''
    return cache.put(url, new Response('cut o'))
  }
  return { copy, files, lessonFiles, network, asked, textPaths: entries.map(({ textPath }) => textPath), damage }
}

/** Bytes that the disk can't read. */
const unreadable = () =>
  new Response(new ReadableStream({ start: (controller) => controller.error(new Error('the disk')) }))

afterEach(() => vi.useRealTimers())

describe('a check of every file', () => {
  it('finds all complete, counts, uses no network and saves the time', async () => {
    const { copy, asked } = await keptSite()
    const told: FileTally[] = []
    expect((await copy.report()).lastCheck).toBeUndefined()
    expect(await copy.check((tally) => told.push(tally))).toEqual({
      type: 'checked',
      total: 6,
      mended: 0,
      missing: 0,
      later: 0,
    })
    expect(told.map(({ done }) => done)).toEqual([1, 2, 3, 4, 5, 6])
    expect(told.every(({ total }) => total === 6)).toBe(true)
    expect(asked).toEqual([])
    expect((await copy.report()).lastCheck).toEqual({ at: expect.stringMatching(/^\d{4}-.*Z$/), files: 6 })
  })

  it('fetches damaged and missing files, and only those', async () => {
    const {
      copy,
      files,
      lessonFiles,
      asked,
      textPaths: [home],
      damage,
    } = await keptSite()
    await damage(files, '/about')
    await damage(lessonFiles, 'credit_1')
    await lessonFiles.delete(lessonFiles.urls.find((url) => url.includes('saving_2')) ?? '')
    expect(await copy.check(() => {})).toEqual({ type: 'checked', total: 6, mended: 3, missing: 0, later: 0 })
    expect(asked).not.toContain(home)
    expect(await copy.check(() => {})).toMatchObject({ mended: 0, missing: 0 })
    expect((await copy.readiness()).state).toBe('ready')
  })

  it('fetches files that the disk can’t read', async () => {
    const { copy, files, lessonFiles } = await keptSite()
    await files.put(files.urls.find((url) => url.includes('/about')) ?? '', unreadable())
    await lessonFiles.put(lessonFiles.urls.find((url) => url.includes('credit_1')) ?? '', unreadable())
    expect(await copy.check(() => {})).toMatchObject({ total: 6, mended: 2, missing: 0 })
    expect(await copy.check(() => {})).toMatchObject({ mended: 0, missing: 0 })
  })

  it('returns the missing files when the disk is full', async () => {
    const { copy, lessonFiles, damage } = await keptSite()
    await damage(lessonFiles, 'saving_1')
    lessonFiles.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    expect(await copy.check(() => {})).toMatchObject({ total: 6, mended: 0, missing: 1 })
    expect((await copy.report()).lastCheck).toBeUndefined()
  })

  it('fetches damaged files that a concurrent fill did not know of', async () => {
    const { copy, lessonFiles, network, damage } = await keptSite()
    const answer = network.fetch
    let release = (): void => undefined
    const isFree = new Promise<void>((resolve) => {
      release = resolve
    })
    network.fetch = (request) => isFree.then(() => answer(request))
    await lessonFiles.delete(lessonFiles.urls.find((url) => url.includes('saving_2')) ?? '')
    await damage(lessonFiles, 'credit_1')
    let filling: Promise<void> | undefined
    const checked = await copy.check(({ done }) => {
      // Another tab requests the missing files. Its list lacks the file that is found damaged later.
      if (done === 1) filling = copy.fill()
      if (done === 6) release()
    })
    await filling
    expect(checked).toMatchObject({ mended: 2, missing: 0 })
  })

  it('reports progress while it fetches', async () => {
    const { copy, files, network, damage } = await keptSite()
    await damage(files, '/about')
    const answer = network.fetch
    let release = (): void => undefined
    let isAsked = (): void => undefined
    const asking = new Promise<void>((resolve) => {
      isAsked = resolve
    })
    network.fetch = (request) => {
      isAsked()
      return new Promise<void>((resolve) => {
        release = resolve
      }).then(() => answer(request))
    }
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const told: FileTally[] = []
    const checking = copy.check((tally) => told.push(tally))
    await asking
    vi.advanceTimersByTime(19_000)
    expect(told.slice(6)).toEqual(Array.from({ length: 3 }, () => ({ done: 6, total: 6 })))
    release()
    expect(await checking).toMatchObject({ mended: 1, missing: 0 })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('offline reports missing files, saves nothing, and readiness is not ready', async () => {
    const { copy, lessonFiles, network, damage } = await keptSite()
    await damage(lessonFiles, 'saving_1')
    network.fetch = offline
    expect(await copy.check(() => {})).toEqual({ type: 'checked', total: 6, mended: 0, missing: 1, later: 0 })
    expect((await copy.readiness()).state).toBe('waiting')
    expect(await copy.report()).toMatchObject({
      lastCheck: undefined,
      modules: {
        saving: { lessons: { done: 1, total: 2 }, quizzes: { done: 1, total: 1 } },
        credit: { lessons: { done: 1, total: 1 }, quizzes: { done: 0, total: 0 } },
      },
    })
  })

  it('with Save-Data counts no unfetched file as missing, and stays incomplete', async () => {
    const kept = await keptSite(lessons, new FakeCache(), true)
    const {
      copy,
      files,
      lessonFiles,
      asked,
      textPaths: [, about],
      damage,
    } = kept
    await damage(files, '/about')
    expect(await copy.check(() => {})).toEqual({ type: 'checked', total: 6, mended: 1, missing: 0, later: 4 })
    expect(asked).toEqual([about])
    expect((await copy.report()).lastCheck).toBeUndefined()
    await copy.allowLessons()
    expect(await copy.check(() => {})).toEqual({ type: 'checked', total: 6, mended: 4, missing: 0, later: 0 })
    await damage(lessonFiles, 'saving_1')
    expect(await copy.check(() => {})).toMatchObject({ mended: 1, missing: 0, later: 0 })
  })

  it('does not apply to other texts, which have another edition', async () => {
    const first = await keptSite()
    await first.copy.check(() => {})
    const second = await keptSite({ ...lessons, credit: { 'credit_1.json': '"new"' } }, first.lessonFiles)
    const [before, after] = [await first.copy.report(), await second.copy.report()]
    expect(before.lastCheck).toBeDefined()
    expect(after.lastCheck).toBeUndefined()
    expect(after.edition).toMatch(/^[A-Za-z0-9]{8}$/)
    expect(after.edition).not.toBe(before.edition)
  })
})
