import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MOST_BYTES } from '../../src/platform/readAtMost'
import { answerLessonData } from '../../sw/answerLessonData'
import { chooseDownloads, fillLessons } from '../../sw/fillLessons'
import { missingLessons, removeOldLessons } from '../../sw/lessonCache'
import { FakeCache } from './FakeCaches'
import { captivePortal, deployment, endless, offline, ORIGIN } from './lessonServer'

const saving = { 'saving_1.json': '"one, long"', 'saving_2.json': '"two, long"', 'saving_quiz.json': '"quiz long"' }
const taxes = { 'taxes_1.json': '"Maya’s first pay stub"', 'taxes_quiz.json': '"quiz"' }

describe('choosing downloads', () => {
  const { index } = deployment({ saving, taxes })

  it('takes the bundle of a module when all its files are missing', () => {
    const chosen = chooseDownloads(index, Object.keys(index.files))
    expect(chosen.bundles.map(({ url }) => url)).toEqual(['/data/bundles/saving.json', '/data/bundles/taxes.json'])
    expect(chosen.singles).toEqual([])
  })

  it('takes one file after an edit of one lesson', () => {
    expect(chooseDownloads(index, ['saving_2.json'])).toEqual({ bundles: [], singles: ['saving_2.json'] })
  })

  it('takes nothing when nothing is missing', () => {
    expect(chooseDownloads(index, [])).toEqual({ bundles: [], singles: [] })
  })
})

describe('filling the lessons cache', () => {
  it('splits bundles into single entries that answer without the network', async () => {
    const site = deployment({ saving, taxes })
    const cache = new FakeCache()
    await fillLessons(site.lessonCache(cache), site.fetch)
    expect(site.asked).toEqual(['/data/bundles/saving.json', '/data/bundles/taxes.json'])
    expect(await missingLessons(site.lessonCache(cache))).toEqual([])
    const answer = await answerLessonData(site.lessonCache(cache), 'taxes_1.json', offline)
    expect(await answer.json()).toBe('Maya’s first pay stub')
    expect(answer.headers.get('content-type')).toContain('application/json')
  })

  it('fetches one file after an edit, and keeps the old one meanwhile', async () => {
    const before = deployment({ saving })
    const cache = new FakeCache()
    await fillLessons(before.lessonCache(cache), before.fetch)
    const after = deployment({ saving: { ...saving, 'saving_2.json': '"two, edited"' } })

    await fillLessons(after.lessonCache(cache), offline)
    await removeOldLessons(after.lessonCache(cache))
    const old = await answerLessonData(after.lessonCache(cache), 'saving_2.json', offline)
    expect(await old.json()).toBe('two, long')

    await fillLessons(after.lessonCache(cache), after.fetch)
    expect(after.asked).toEqual(['/data/lessons/saving_2.json'])
    expect(cache.urls).toHaveLength(4)
    await removeOldLessons(after.lessonCache(cache))
    expect(cache.urls).toHaveLength(3)
    expect(await (await answerLessonData(after.lessonCache(cache), 'saving_2.json', offline)).json()).toBe(
      'two, edited',
    )
  })

  it('continues after an interruption', async () => {
    const site = deployment({ saving, taxes })
    const cache = new FakeCache()
    const breaksAt = async (request: Request) => (request.url.includes('taxes') ? offline() : site.fetch(request))
    await fillLessons(site.lessonCache(cache), breaksAt)
    expect(await missingLessons(site.lessonCache(cache))).toEqual(Object.keys(taxes))
    site.asked.length = 0
    await fillLessons(site.lessonCache(cache), site.fetch)
    expect(site.asked).toEqual(['/data/bundles/taxes.json'])
    expect(await missingLessons(site.lessonCache(cache))).toEqual([])
  })

  it('fetches single files when a bundle is missing on the server', async () => {
    const site = deployment({ taxes })
    site.answers.delete('/data/bundles/taxes.json')
    const cache = new FakeCache()
    await fillLessons(site.lessonCache(cache), site.fetch)
    expect(await missingLessons(site.lessonCache(cache))).toEqual([])
  })

  it('saves nothing from a captive portal or another deployment', async () => {
    const site = deployment({ saving })
    const cache = new FakeCache()
    await fillLessons(site.lessonCache(cache), captivePortal)
    expect(cache.urls).toEqual([])
    const other = deployment({ saving: { ...saving, 'saving_1.json': '"of another deployment"' } })
    await fillLessons(site.lessonCache(cache), other.fetch)
    expect(await missingLessons(site.lessonCache(cache))).toEqual(['saving_1.json'])
  })
})

describe('a download that is longer than the build recorded', () => {
  it('is canceled at the first extra byte, bundle or single file', async () => {
    const site = deployment({ saving })
    const flood = endless()
    const asked: string[] = []
    const fetch = (request: Request) => {
      asked.push(request.url.replace(ORIGIN, ''))
      return flood.answer()
    }
    const cache = new FakeCache()
    await fillLessons(site.lessonCache(cache), fetch)
    expect(asked).toEqual(['/data/bundles/saving.json', ...Object.keys(saving).map((file) => `/data/lessons/${file}`)])
    expect(flood.given()).toBeLessThanOrEqual(asked.length * 3 * flood.atATime)
    expect(cache.urls).toEqual([])
  })

  it('is canceled for a page too, which gets a bad answer', async () => {
    const site = deployment({ taxes })
    const flood = endless()
    const answer = await answerLessonData(site.lessonCache(new FakeCache()), 'taxes_1.json', flood.answer)
    expect(answer.status).toBe(502)
    expect(flood.given()).toBeLessThanOrEqual(MOST_BYTES + 3 * flood.atATime)
  })

  it('has a limit far above every file of the course', () => {
    const folder = 'public/data/lessons'
    const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size)
    expect(Math.max(...sizes) * 8).toBeLessThan(MOST_BYTES)
  })
})

describe('answering lesson data', () => {
  it('fetches and saves a missing file', async () => {
    const site = deployment({ taxes })
    const cache = new FakeCache()
    const answer = await answerLessonData(site.lessonCache(cache), 'taxes_quiz.json', site.fetch)
    expect(await answer.json()).toBe('quiz')
    expect(await missingLessons(site.lessonCache(cache))).toEqual(['taxes_1.json'])
  })

  it('returns a fetched file when the browser can’t save it', async () => {
    const { lessonCache, fetch } = deployment({ taxes })
    const full = new FakeCache()
    full.put = () => Promise.reject(new DOMException('The disk is full', 'QuotaExceededError'))
    const answer = await answerLessonData(lessonCache(full), 'taxes_quiz.json', fetch)
    expect(await answer.json()).toBe('quiz')
  })

  it('uses the network first for an unreadable file, with a fallback', async () => {
    const site = deployment({ taxes })
    const cache = new FakeCache()
    await fillLessons(site.lessonCache(cache), site.fetch)
    site.answers.set('/data/lessons/taxes_1.json', () => Response.json('mended'))
    const ask = (fetch: typeof site.fetch, isFresh: boolean) =>
      answerLessonData(site.lessonCache(cache), 'taxes_1.json', fetch, isFresh).then((answer) => answer.json())
    expect(await ask(site.fetch, false)).toBe('Maya’s first pay stub')
    expect(await ask(site.fetch, true)).toBe('mended')
    expect(await ask(offline, true)).toBe('Maya’s first pay stub')
  })

  it.each([
    ['fails like the network without a connection', offline, 0],
    ['hands on that the server is out of order', async () => new Response('{}', { status: 503 }), 503],
    ['calls the page of a captive portal a bad answer, and does not hand it on', captivePortal, 502],
  ])('%s', async (_, fetch, status) => {
    const site = deployment({ taxes })
    const cache = new FakeCache()
    const answer = await answerLessonData(site.lessonCache(cache), 'taxes_1.json', fetch)
    expect([answer.status, await answer.text()]).toEqual([status, ''])
    expect(cache.urls).toEqual([])
  })
})
