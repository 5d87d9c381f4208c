import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCourtesy } from '../../sw/courtesy'

const URL_OF_BUNDLE = 'https://ledger.test/data/bundles/site.json'

/** A line on which nothing ever arrives. */
const hangs = vi.fn(
  ({ signal }: Request) =>
    new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  hangs.mockClear()
})
afterEach(() => vi.useRealTimers())

/** Starts a download, and tells how it ended so far. */
function download(courtesy: ReturnType<typeof createCourtesy>) {
  const state = { name: 'under way' }
  courtesy.fetch(new Request(URL_OF_BUNDLE)).catch((error: Error) => (state.name = error.name))
  return state
}

describe('a download of the offline copy', () => {
  it.each([
    ['press', 2000],
    ['file', 2000],
    ['page', 15_000],
  ] as const)('waits after a %s', async (what, ms) => {
    const courtesy = createCourtesy(hangs)
    courtesy.touch(what)
    download(courtesy)
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(hangs).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(hangs).toHaveBeenCalledOnce()
  })

  it('starts a second after a page said that it is there', async () => {
    const courtesy = createCourtesy(hangs)
    courtesy.touch('page')
    courtesy.arrived()
    download(courtesy)
    await vi.advanceTimersByTimeAsync(1000)
    expect(hangs).toHaveBeenCalledOnce()
  })

  it.each([
    ['press', 1500, 'AbortError'],
    ['file', 1500, 'AbortError'],
    ['page', 1500, 'AbortError'],
    ['file', 900, 'under way'],
  ] as const)('during a %s after %d ms is %s', async (what, ms, name) => {
    const courtesy = createCourtesy(hangs)
    const state = download(courtesy)
    await vi.advanceTimersByTimeAsync(ms)
    courtesy.touch(what)
    await vi.advanceTimersByTimeAsync(0)
    expect(state.name).toBe(name)
  })

  it('arrives although someone never stops using the site', async () => {
    const courtesy = createCourtesy(hangs)
    const ends: string[] = []
    for (let second = 0; second < 400; second += 1) {
      courtesy.touch('file')
      if (second % 100 === 0) ends.push('')
      const at = ends.length - 1
      if (second % 100 === 0)
        courtesy.fetch(new Request(URL_OF_BUNDLE)).catch((error: Error) => (ends[at] = error.name))
      await vi.advanceTimersByTimeAsync(1000)
    }
    // Each started after its longest wait. The first two were canceled.
    expect(ends).toEqual(['AbortError', 'AbortError', '', ''])
    expect(hangs).toHaveBeenCalledTimes(4)
  })
})
