import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { KeptFiles } from '../../tools/hub/site/KeptFiles'
import { SiteFollower } from '../../tools/hub/site/SiteFollower'

const MINUTE = 60_000
/** All files of the newest version are here. */
const COMPLETE: Pick<KeptFiles, 'isNewest' | 'missing'> = { isNewest: () => true, missing: () => [] }

describe('following a site', () => {
  const fetch = vi.fn<typeof globalThis.fetch>()
  let isOnline: boolean
  let follower: SiteFollower
  const looks = () => fetch.mock.calls.length
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    isOnline = true
    fetch.mockReset().mockImplementation(async () => {
      if (!isOnline) throw new TypeError('fetch failed')
      return new Response('importScripts()')
    })
    const kept = COMPLETE as KeptFiles
    const now = () => performance.now()
    follower = new SiteFollower({ kept, site: 'https://a.example/', now, failed: () => undefined, fetch })
  })
  afterEach(async () => {
    await follower.stop()
    vi.useRealTimers()
  })

  it('looks every ten minutes, and soon after it could not', async () => {
    isOnline = false
    follower.start()
    await pass(0)
    expect(looks()).toBe(1)
    await pass(MINUTE)
    expect(looks()).toBe(2)
    isOnline = true
    await pass(2 * MINUTE)
    expect(looks()).toBe(3)
    await pass(9 * MINUTE)
    expect(looks()).toBe(3)
    await pass(MINUTE)
    expect(looks()).toBe(4)
  })

  it('looks at most once a minute when devices ask for unknown files', async () => {
    follower.start()
    await pass(0)
    for (let at = 0; at < 50; at += 1) follower.lookSoon()
    await pass(1000)
    expect(looks()).toBe(1)
    await pass(MINUTE)
    for (let at = 0; at < 50; at += 1) follower.lookSoon()
    await pass(1000)
    expect(looks()).toBe(2)
  })

  it('ends a download when it stops, and looks no more', async () => {
    fetch.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('ended')))),
    )
    follower.start()
    await pass(0)
    await follower.stop()
    expect(fetch.mock.lastCall?.[1]?.signal?.aborted).toBe(true)
    await pass(60 * MINUTE)
    expect(fetch).toHaveBeenCalledOnce()
  })
})
