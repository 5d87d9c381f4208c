import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followUpdate, type UpdateFollower } from '../../../src/platform/window/followUpdate'
import { type Bring, createNearby } from '../../../src/platform/window/nearby'
import { createUpdates } from '../../../src/platform/window/updates'
import { FetchObserver } from '../../fakes/FetchObserver'
import { UpdatingWorker } from '../../fakes/UpdatingWorker'

const device = { onLine: true, visibilityState: 'visible' as DocumentVisibilityState }
const followers: UpdateFollower[] = []
const workers: { waiting: UpdatingWorker | null; active: UpdatingWorker | null } = { waiting: null, active: null }

/** A worker that tells all windows of this device. */
function workerWith(files: number, isSavingData = false): UpdatingWorker {
  return new UpdatingWorker({ files, isSavingData }, (message, from) => {
    for (const follower of followers) follower.receive(message, from)
  })
}

/** A window of the site, which asks when it opens. */
async function opens(nearby = createNearby()) {
  const reload = vi.fn<() => void>()
  const updates = createUpdates({
    reload,
    isHidden: () => false,
    hasTypedText: () => false,
    onHidden: () => undefined,
  })
  const follower = followUpdate(() => workers as unknown as ServiceWorkerRegistration, updates, nearby)
  followers.push(follower)
  follower.ask()
  await pass(10)
  return { updates, reload, follower, isOffered: () => updates.getSnapshot().available }
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)
const touch = (): void => void window.dispatchEvent(new Event('pointerdown'))

beforeEach(() => {
  vi.useFakeTimers()
  FetchObserver.close()
  followers.length = 0
  Object.assign(workers, { waiting: null, active: null })
  Object.assign(device, { onLine: true, visibilityState: 'visible' })
  vi.stubGlobal('PerformanceObserver', FetchObserver)
  vi.stubGlobal('navigator', device)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => device.visibilityState)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a newer version that waits', () => {
  it('is fetched step by step while the page is quiet, then offered', async () => {
    const worker = (workers.waiting = workerWith(2))
    const { updates, isOffered } = await opens()
    expect(worker.heard()).toEqual(['update?'])
    await pass(2900)
    expect(worker.heard()).toEqual([])
    await pass(150)
    expect(worker.heard()).toEqual(['fetch-update'])
    expect(updates.getSnapshot().download?.state).toBe('fetching')
    await pass(1000)
    expect(updates.getSnapshot().download?.bytes).toEqual({ done: 10_000, total: 20_000 })
    expect(worker.heard()).toEqual(['fetch-update'])
    expect(isOffered()).toBe(false)
    await pass(1010)
    expect(isOffered()).toBe(true)
    updates.apply()
    expect(worker.heard()).toEqual(['skip-waiting'])
    await pass(600_000)
    expect(vi.getTimerCount()).toBe(0)
    expect(FetchObserver.count()).toBe(0)
  })

  it('waits while the learner uses the page', async () => {
    const worker = (workers.waiting = workerWith(2))
    await opens()
    for (let second = 0; second < 30; second += 1) {
      touch()
      await pass(1000)
    }
    expect(worker.downloads).toBe(0)
    await pass(2100)
    expect(worker.downloads).toBe(1)
    touch()
    await pass(2900)
    expect(worker.downloads).toBe(1)
    await pass(200)
    expect(worker.downloads).toBe(2)
  })

  it('is not fetched while the page is hidden', async () => {
    device.visibilityState = 'hidden'
    const worker = (workers.waiting = workerWith(1))
    await opens()
    await pass(600_000)
    expect(worker.heard()).toEqual(['update?'])
    device.visibilityState = 'visible'
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(3000)
    expect(worker.heard()).toEqual(['fetch-update'])
  })

  it('continues when the browser is back online', async () => {
    const worker = (workers.waiting = workerWith(2))
    const { isOffered } = await opens()
    worker.isLine = 'cut'
    await pass(3000)
    device.onLine = false
    await pass(600_000)
    expect(worker.downloads).toBe(1)
    worker.isLine = 'good'
    device.onLine = true
    window.dispatchEvent(new Event('online'))
    await pass(3000)
    expect(worker.downloads).toBe(2)
    await pass(2010)
    expect(isOffered()).toBe(true)
  })

  it('is tried less and less often while steps fail', async () => {
    const worker = (workers.waiting = workerWith(1))
    worker.isLine = 'full'
    const { updates, follower } = await opens()
    const starts: number[] = []
    for (let second = 0; second < 200; second += 1) {
      const before = worker.downloads
      // Another question repeats the same failure, which doesn't count again.
      if (second % 3 === 0) follower.ask()
      await pass(1000)
      if (worker.downloads > before) starts.push(second)
    }
    expect(starts).toHaveLength(5)
    const pauses = starts.slice(1).map((at, index) => at - (starts[index] ?? 0))
    expect(pauses).toEqual([6, 16, 46, 121])
    expect(updates.getSnapshot().download).toMatchObject({ state: 'waiting', failed: true, isFull: true })
  })

  it('is asked about again when the browser stopped its worker', async () => {
    const worker = (workers.waiting = workerWith(1))
    worker.stepMs = 20_000
    const { isOffered } = await opens()
    await pass(3000)
    worker.stop()
    worker.heard()
    await pass(30_010)
    expect(worker.heard()).toEqual(['update?', 'fetch-update'])
    await pass(20_010)
    expect(isOffered()).toBe(true)
  })

  it('is no longer offered when an unsaved newer one arrives', async () => {
    workers.waiting = workerWith(1)
    const { updates, isOffered, follower } = await opens()
    await pass(5000)
    expect(isOffered()).toBe(true)
    workers.waiting = workerWith(3)
    follower.ask()
    await pass(10)
    expect([isOffered(), updates.getSnapshot().download?.state]).toEqual([false, 'waiting'])
    await pass(10_000)
    expect(isOffered()).toBe(true)
  })
})

describe('a waiting worker that does not answer', () => {
  it('is not offered until it does', async () => {
    const asked: unknown[] = []
    const postMessage = (message: unknown): void => void asked.push(message)
    workers.waiting = { postMessage } as unknown as UpdatingWorker
    const { updates, isOffered, follower } = await opens()
    await pass(60_000)
    expect([isOffered(), updates.getSnapshot().download, asked]).toEqual([false, undefined, [{ type: 'update?' }]])
    workers.waiting = workerWith(0)
    follower.ask()
    await pass(5000)
    expect(isOffered()).toBe(true)
  })
})

describe('an active worker that is behind', () => {
  it('fetches its version, and reloads the window that let it in', async () => {
    const worker = (workers.active = workerWith(1))
    const [one, other] = [await opens(), await opens()]
    await pass(5000)
    expect([one.isOffered(), other.isOffered()]).toEqual([true, true])
    worker.heard()
    one.updates.apply()
    expect(worker.heard()).toEqual(['use-update'])
    await pass(10)
    expect(one.reload).toHaveBeenCalledOnce()
    expect([other.reload.mock.calls.length, other.isOffered()]).toEqual([0, true])
  })

  it('says nothing when its version has been in use all along', async () => {
    const worker = (workers.active = workerWith(0))
    worker.postMessage({ type: 'use-update' })
    const { updates, reload } = await opens()
    await pass(600_000)
    expect(updates.getSnapshot()).toEqual({ available: false, download: undefined })
    expect([worker.downloads, reload.mock.calls.length]).toEqual([0, 0])
  })

  it('is not heard while a newer one waits', async () => {
    const worker = (workers.active = workerWith(5))
    workers.waiting = workerWith(1)
    const { updates } = await opens()
    worker.postMessage({ type: 'update?' })
    await pass(10)
    expect(updates.getSnapshot().download?.files.total).toBe(1)
  })
})

describe('a device in the room that has the newer version', () => {
  /** Brings one file after another, each in so many ms. */
  async function opensNear(worker: UpdatingWorker, files: number, eachMs = 200) {
    const nearby = createNearby()
    const bring = vi.fn<Bring>(async () => {
      for (let at = 0; at < files; at += 1) {
        await new Promise((resolve) => setTimeout(resolve, eachMs))
        worker.takeFile()
      }
    })
    nearby.offer(bring)
    return { bring, ...(await opens(nearby)) }
  }

  it('brings all of it, and nothing is downloaded', async () => {
    const worker = (workers.waiting = workerWith(5))
    const { bring, isOffered } = await opensNear(worker, 5)
    await pass(2900)
    expect(bring).not.toHaveBeenCalled()
    await pass(1300)
    expect(bring).toHaveBeenCalledExactlyOnceWith(worker)
    expect(isOffered()).toBe(true)
    await pass(600_000)
    expect(worker.downloads).toBe(0)
    expect(bring).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('brings a part, and the rest is downloaded', async () => {
    const worker = (workers.waiting = workerWith(5))
    const { isOffered } = await opensNear(worker, 3)
    await pass(3500)
    expect(worker.downloads).toBe(0)
    await pass(20_000)
    expect(isOffered()).toBe(true)
    expect(worker.downloads).toBeGreaterThan(0)
    expect(worker.downloads).toBeLessThanOrEqual(2)
  })

  it('is slow, and no download starts beside it', async () => {
    const worker = (workers.waiting = workerWith(3))
    const { bring, isOffered } = await opensNear(worker, 3, 9000)
    await pass(29_000)
    expect(worker.downloads).toBe(0)
    expect(bring).toHaveBeenCalledOnce()
    await pass(2000)
    expect(isOffered()).toBe(true)
    expect(worker.downloads).toBe(0)
  })
})

describe('two windows', () => {
  it('start no download twice', async () => {
    const worker = (workers.waiting = workerWith(3))
    const windows = [await opens(), await opens()]
    await pass(10_000)
    expect(windows.map(({ isOffered }) => isOffered())).toEqual([true, true])
    expect(worker.downloads).toBe(3)
  })
})

describe('Save-Data', () => {
  it('fetches nothing until the learner asks, then does not wait for quiet', async () => {
    const worker = (workers.waiting = workerWith(2, true))
    const { updates, isOffered } = await opens()
    await pass(600_000)
    expect([worker.downloads, updates.getSnapshot().download?.state]).toEqual([0, 'paused-save-data'])
    touch()
    updates.fetchNow()
    await pass(1010)
    touch()
    expect(worker.downloads).toBe(2)
    await pass(1010)
    expect(isOffered()).toBe(true)
    expect(worker.heard()).toEqual(['update?', 'fetch-update-now', 'fetch-update-now'])
  })

  it('is asked again after a pause when the worker forgot the request', async () => {
    const worker = (workers.waiting = workerWith(2, true))
    const { updates, follower } = await opens()
    updates.fetchNow()
    await pass(500)
    worker.stop()
    follower.ask()
    await pass(10)
    expect(worker.downloads).toBe(1)
    await pass(5000)
    expect(worker.downloads).toBe(2)
  })
})
