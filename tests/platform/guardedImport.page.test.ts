import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guardedImport } from '../../src/platform/guardedImport'

const WORDS = { text: 'Couldn’t load this page.', again: 'Try again' }
const SCRIPTS = ['/assets/area-1.js', '/assets/main-1.js']
const REJECTED = new TypeError('Failed to fetch')

let missing: readonly string[]
let isOnline: boolean
const asked = vi.fn(async (url: string) => {
  if (missing.includes(url)) throw REJECTED
})
/** Downloads of the page past the cache. */
const fetched = vi.fn<(url: string, options: RequestInit) => Promise<Response>>()
/** Downloads of scripts. */
const downloaded = vi.fn(async (_url: string) => new Response())
const reloads = vi.fn()

/** Runs the statements as the script of a page does, in the strict code of a module too. */
function opens(page: 'learner' | 'public' = 'learner'): void {
  const text = guardedImport(JSON.stringify(SCRIPTS), WORDS, page).replaceAll('import(', 'asked(')
  runInThisContext(`(()=>{"use strict";${text}})()`)
}
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const shown = () => document.querySelector('output')?.textContent
/** The page of the tests doesn't call the handlers of its window. */
const tells = (handler: 'onclick' | 'oninput' | 'ononline') =>
  (globalThis as unknown as Readonly<Record<typeof handler, () => void>>)[handler]()

beforeEach(() => {
  vi.useFakeTimers()
  missing = ['/assets/main-1.js']
  isOnline = true
  fetched.mockResolvedValue(new Response('<p>'))
  vi.stubGlobal('asked', asked)
  vi.stubGlobal('fetch', (url: string, options: RequestInit) => (url === '' ? fetched(url, options) : downloaded(url)))
  for (const name of ['onclick', 'oninput', 'ononline']) vi.stubGlobal(name, null)
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.spyOn(location, 'reload').mockImplementation(reloads)
  document.body.innerHTML = '<header></header><div id="root"><div role="status">Loading</div></div>'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const mock of [asked, fetched, downloaded, reloads]) mock.mockClear()
  sessionStorage.clear()
  document.body.innerHTML = ''
  delete document.documentElement.dataset['browser']
})

describe('a page whose first script does not come', () => {
  it('asks for its scripts once when all of them come', async () => {
    missing = []
    opens()
    await after(60_000)
    expect(asked.mock.calls.flat()).toEqual(SCRIPTS)
    expect([shown(), fetched.mock.calls]).toEqual([undefined, []])
  })

  it('imports public scripts only after all arrived', async () => {
    missing = []
    downloaded.mockRejectedValueOnce(REJECTED)
    opens('public')
    await after(999)
    expect(asked).not.toHaveBeenCalled()
    await after(1)
    expect(downloaded.mock.calls.flat()).toEqual([...SCRIPTS, ...SCRIPTS])
    expect(asked.mock.calls.flat()).toEqual(SCRIPTS)
  })

  it('downloads nothing twice when the worker sent the page', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ workerStart: 12 } as PerformanceNavigationTiming])
    opens('public')
    await after(0)
    expect(downloaded).not.toHaveBeenCalled()
    expect(asked.mock.calls.flat()).toEqual(SCRIPTS)
  })

  it('asks again after a second, and says nothing', async () => {
    opens()
    await after(999)
    expect(asked).toHaveBeenCalledTimes(2)
    missing = []
    await after(1)
    expect(asked).toHaveBeenCalledTimes(4)
    await after(60_000)
    expect(asked).toHaveBeenCalledTimes(4)
    expect([shown(), reloads.mock.calls]).toEqual([undefined, []])
  })

  it('stops asking after two minutes', async () => {
    opens()
    tells('onclick')
    await after(130_000)
    const tries = asked.mock.calls.length
    expect(tries).toBe(12 * SCRIPTS.length)
    await after(600_000)
    expect(asked).toHaveBeenCalledTimes(tries)
  })

  it('reloads once past the cache when asking again does not help', async () => {
    opens()
    await after(2_999)
    expect(fetched).not.toHaveBeenCalled()
    await after(1)
    expect(fetched.mock.calls).toEqual([['', { cache: 'reload' }]])
    expect(reloads).toHaveBeenCalledOnce()
    expect(shown()).toBeUndefined()
  })

  it('says so after the reload, and asks until the pauses end', async () => {
    opens()
    await after(3_000)
    vi.clearAllTimers()
    opens()
    await after(3_000)
    expect(shown()).toBe('Couldn’t load this page. Try again')
    expect(document.querySelector('[role=status]')).toBeNull()
    await after(60_000)
    expect(reloads).toHaveBeenCalledOnce()
    const times = asked.mock.calls.length
    missing = []
    tells('ononline')
    await after(0)
    expect(asked).toHaveBeenCalledTimes(times + 2)
    expect(shown()).toBeUndefined()
  })

  it('reloads when someone presses the button', async () => {
    sessionStorage.setItem(SCRIPTS.join(), '1')
    opens()
    await after(3_000)
    document.querySelector('button')?.click()
    expect(reloads).toHaveBeenCalledOnce()
  })

  it('reloads for each entry once', async () => {
    sessionStorage.setItem('/assets/area-1.js,/assets/main-0.js', '1')
    opens()
    await after(3_000)
    expect(reloads).toHaveBeenCalledOnce()
  })

  it.each([
    ['the browser is offline', () => void (isOnline = false)],
    ['the site does not answer', () => void fetched.mockRejectedValue(REJECTED)],
    ['someone typed', () => tells('oninput')],
    ['someone pressed something', () => tells('onclick')],
    [
      'storage is blocked',
      () =>
        void vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
          throw new DOMException('blocked', 'SecurityError')
        }),
    ],
  ])('says so without a reload when %s', async (_, happens) => {
    opens()
    happens()
    await after(60_000)
    expect(reloads).not.toHaveBeenCalled()
    expect(shown()).toBe('Couldn’t load this page. Try again')
  })

  it('reloads after all when the browser comes online', async () => {
    isOnline = false
    opens()
    await after(60_000)
    isOnline = true
    tells('ononline')
    await after(0)
    expect(reloads).toHaveBeenCalledOnce()
  })

  it('leaves the message to a browser that is too old', async () => {
    document.documentElement.dataset['browser'] = 'old'
    opens()
    await after(60_000)
    expect(asked).toHaveBeenCalledTimes(2)
    expect([shown(), reloads.mock.calls]).toEqual([undefined, []])
  })
})
