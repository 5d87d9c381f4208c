import { describe, expect, it } from 'vitest'
import { LANGUAGES_PATH, parseKeptLanguages } from '../../../src/platform/keptLanguages'
import { keepLanguages, type KeptLanguagesHost } from '../../../src/platform/window/keepLanguages'

function browser() {
  const kept = new Map<string, string>()
  const told: unknown[] = []
  const worker = { postMessage: (message: unknown) => void told.push(message) }
  const cache = {
    match: async (path: string) => (kept.has(path) ? new Response(kept.get(path)) : undefined),
    put: async (path: string, answer: Response) => void kept.set(path, await answer.text()),
  }
  const host = {
    caches: { open: async (name: string) => (name === 'lessons' ? cache : undefined) },
    navigator: { serviceWorker: { getRegistration: async () => ({ scope: '/', active: worker, waiting: null }) } },
  } as unknown as KeptLanguagesHost
  return { host, told, record: () => parseKeptLanguages(JSON.parse(kept.get(LANGUAGES_PATH) ?? 'null')) }
}
const english = { current: 'en', kept: ['en'] }
const both = { current: 'es', kept: ['en', 'es'] }

describe('the record of the languages for the worker', () => {
  it('is written before the worker is told of it', async () => {
    const { host, told, record } = browser()
    await keepLanguages(both, host)
    expect(record()).toEqual(both)
    expect(told).toEqual([{ type: 'languages' }])
  })

  it('is the last one of several', async () => {
    const { host, record } = browser()
    void keepLanguages(both, host)
    await keepLanguages(english, host)
    expect(record()).toEqual(english)
  })

  it('is neither written nor told again when it is the same', async () => {
    const { host, told } = browser()
    await keepLanguages(both, host)
    await keepLanguages({ ...both }, host)
    expect(told).toHaveLength(1)
  })

  it('is missing where there are no caches, or they are blocked', async () => {
    const { host, told } = browser()
    await keepLanguages(both, { navigator: host.navigator })
    await keepLanguages(both, { ...host, caches: { open: () => Promise.reject(new Error('blocked')) } })
    expect(told).toEqual([])
    await keepLanguages(both, { caches: host.caches as CacheStorage, navigator: {} })
    expect(told).toEqual([])
  })

  it.each([null, {}, { current: 'en' }, { current: 1, kept: [] }, { current: 'en', kept: ['en', 2] }])(
    'is none in %j',
    (value) => expect(parseKeptLanguages(value)).toBeUndefined(),
  )
})
