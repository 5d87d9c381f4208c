import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Deployment, languageDist, removeDists, served, type Tag, urlsOf } from './languageDist'
import { offline, ORIGIN } from './lessonServer'
import { deviceWith, WorkerDevice } from './WorkerDevice'

const all: readonly Tag[] = ['en', 'es', 'fr']
let site: Deployment
/** The same site with English only. */
let english: Deployment

beforeAll(async () => {
  site = await languageDist(all)
  english = await languageDist(['en'])
})
afterEach(() => void vi.unstubAllGlobals())
afterAll(removeDists)

/** The requests that only this language has a reason for. */
const isOnlyOf = (tag: Tag) => (path: string) =>
  tag === 'en'
    ? /^\/(?:about|shell|lesson|login|assets\/en-.*|data\/.*)?$/.test(path)
    : `${path}/`.startsWith(`/${tag}/`) || path === `/assets/${tag}-1.js`

describe('the languages that a device keeps', () => {
  it('are English alone without a record of a language of the site', async () => {
    for (const record of [undefined, 'broken', '{"current":7}', '{"current":"xx","kept":["xx"]}']) {
      const device = new WorkerDevice()
      if (record !== undefined) await device.cache('lessons').put(`${ORIGIN}/data/languages-kept`, new Response(record))
      await device.install(site)
      expect(device.saved).toEqual(urlsOf(site, ['en']))
      expect(device.asked.filter((path) => isOnlyOf('es')(path) || isOnlyOf('fr')(path))).toEqual([])
      expect(device.state).toBe('ready')
    }
  })

  it('are saved before the first install ends, without any other language', async () => {
    const device = new WorkerDevice()
    await device.choose('es')
    await device.install(site)
    expect(device.saved).toEqual(urlsOf(site, ['es']))
    expect(device.asked.filter((path) => isOnlyOf('en')(path) || isOnlyOf('fr')(path))).toEqual([])
    expect(device.state).toBe('ready')
  })

  it('grow when a language is chosen, and readiness counts them', async () => {
    const device = await deviceWith(site, 'en')
    await device.choose('es', 'en')
    await device.says('languages')
    expect(device.saved).toEqual(urlsOf(site, ['en', 'es']))
    expect(device.asked.filter((path) => !/^\/es(?:$|\/)/.test(path) && path !== '/assets/es-1.js')).toEqual([])
    const files = urlsOf(site, ['en', 'es']).length
    const lessons = { done: 4, total: 4 }
    expect(device.told.at(-1)).toMatchObject({ state: 'ready', lessons, quizzes: { done: 2, total: 2 } })
    expect(device.told.at(-1)).toMatchObject({ precache: { done: files - 6, total: files - 6 } })
  })

  it('lose what only the language needs that no one uses', async () => {
    const device = await deviceWith(site, 'en', 'es')
    await device.choose('es')
    await device.says('languages')
    expect(device.saved).toEqual(urlsOf(site, ['es']))
    expect(device.saved).toContain('/assets/shared-1.js')
    await device.choose('en')
    await device.says('languages')
    expect(device.saved).toEqual(urlsOf(site, ['en']))
  })

  it('lose nothing before the chosen one is complete', async () => {
    const device = await deviceWith(site, 'en')
    await device.choose('es')
    device.fetch = offline
    await device.says('languages')
    expect(device.saved).toEqual(urlsOf(site, ['en']))
    expect(device.state).toBe('waiting')
    // The chosen page can't be there, so the page in English is better than none.
    expect(await device.text('/dashboard')).toContain('en shell')
    device.online(site)
    await device.says('readiness?')
    expect(device.saved).toEqual(urlsOf(site, ['es']))
  })

  it('are fetched after an interruption without a file twice', async () => {
    const whole = (await deviceWith(site, 'en')).asked
    expect(whole).toEqual([])
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 25 }), async (answered) => {
        const device = await deviceWith(site, 'en')
        await device.choose('es', 'en')
        const arrived: string[] = []
        device.fetch = async (request) => {
          if (arrived.length >= answered) return offline()
          arrived.push(request.url)
          return served(site, request)
        }
        await device.says('languages')
        // The browser ends the worker, and the next page starts it again.
        await device.start(site)
        device.fetch = async (request) => {
          arrived.push(request.url)
          return served(site, request)
        }
        await device.says('readiness?')
        expect(device.saved).toEqual(urlsOf(site, ['en', 'es']))
        expect(new Set(arrived).size).toBe(arrived.length)
      }),
      { numRuns: 20 },
    )
  })

  it('are exactly the chosen ones after any series of choices', async () => {
    const choice = fc.record({
      kept: fc.uniqueArray(fc.constantFrom(...all), { minLength: 1 }),
      isOnline: fc.boolean(),
      isNew: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(choice, { minLength: 1, maxLength: 5 }), async (choices) => {
        const device = await deviceWith(site, 'en')
        for (const { kept, isOnline, isNew } of choices) {
          const [current = 'en', ...others] = kept
          await device.choose(current, ...others)
          device.asked.length = 0
          if (isOnline) device.online(site)
          else device.fetch = offline
          if (isNew) await device.start(site)
          await device.says('languages')
          for (const tag of all.filter((other) => !kept.includes(other)))
            expect(device.asked.filter(isOnlyOf(tag))).toEqual([])
          const wanted = urlsOf(site, kept)
          expect(isOnline ? device.saved : wanted).toEqual(wanted)
        }
      }),
      { numRuns: 25 },
    )
  })
})

describe('the report on languages', () => {
  it('counts the saved files of each language, chosen or not', async () => {
    const device = await deviceWith(site, 'es')
    const [answer] = await device.asks('language-files?')
    const filesOf = (tag: Tag) => site.urlsOf(tag).size
    const shared = urlsOf(site, ['en']).filter((url) => site.urlsOf('es').has(url)).length
    const bytes = expect.any(Number)
    expect(answer).toEqual({
      type: 'language-files',
      languages: [
        { tag: 'en', done: shared, total: filesOf('en'), bytes },
        { tag: 'es', done: filesOf('es'), total: filesOf('es'), bytes },
        { tag: 'fr', done: 0, total: filesOf('fr'), bytes },
      ],
    })
  })
})

describe('a site with one language', () => {
  it('is saved as before, although another language is chosen', async () => {
    const device = await deviceWith(english, 'es')
    await device.says('languages')
    expect(device.saved).toEqual(urlsOf(english, ['en']))
    expect(device.asked).toEqual([])
    device.fetch = offline
    expect(await device.text('/dashboard')).toContain('en shell')
    expect(device.answer('/assets/es-1.js')).toBeUndefined()
    expect(await device.asks('language-files?')).toEqual([{ type: 'language-files', languages: [] }])
  })
})
