import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { followWorker } from '../../../src/platform/window/followWorker'
import { createReadiness } from '../../../src/platform/window/readiness'
import { createUpdates } from '../../../src/platform/window/updates'
import { FetchObserver } from '../../fakes/FetchObserver'
import type { PageMessage, ReadinessMessage, UpdateMessage } from '../../../src/platform/workerMessages'

const { dataset: page } = document.documentElement

const ready: ReadinessMessage = {
  type: 'readiness',
  state: 'ready',
  precache: { done: 90, total: 90 },
  lessons: { done: 49, total: 49 },
  quizzes: { done: 10, total: 10 },
  bytes: 900_000,
}

/** A browser with one worker that sends given messages, and a page that follows it. */
async function followed(isInstalled = true) {
  const asked: unknown[] = []
  const site: { isRegistered: boolean; registrations: number; options?: RegistrationOptions } = {
    isRegistered: false,
    registrations: 0,
  }
  const worker = Object.assign(new EventTarget(), {
    state: isInstalled ? 'activated' : 'installing',
    scriptURL: `${location.origin}/sw.js`,
    postMessage: (message: unknown) => asked.push(message),
  })
  const update = async (): Promise<void> => undefined
  const unregister = async (): Promise<boolean> => {
    site.isRegistered = false
    return true
  }
  const [active, installing] = isInstalled ? [worker, null] : [null, worker]
  const registration = Object.assign(new EventTarget(), { active, waiting: null, installing, update, unregister })
  const container = Object.assign(new EventTarget(), {
    controller: active,
    ready: Promise.resolve(registration),
    register: async (_url: string, options: RegistrationOptions) => {
      site.isRegistered = true
      site.registrations += 1
      site.options = options
      return registration
    },
    getRegistration: async () => (site.isRegistered ? registration : undefined),
  })
  vi.stubGlobal('navigator', { serviceWorker: container })
  const readiness = createReadiness()
  const updates = createUpdates({
    reload: () => undefined,
    isHidden: () => false,
    hasTypedText: () => false,
    onHidden: () => undefined,
  })
  followWorker(container as unknown as ServiceWorkerContainer, readiness, updates)
  await vi.advanceTimersByTimeAsync(0)
  const says = (message: ReadinessMessage | UpdateMessage) =>
    container.dispatchEvent(new MessageEvent('message', { data: message }))
  const comesBack = async () => {
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
  }
  if (isInstalled) says(ready)
  asked.length = 0
  return { asked, site, registration, worker, readiness, updates, says, comesBack }
}

const waiting: ReadinessMessage = { ...ready, state: 'waiting', lessons: { done: 10, total: 49 } }
const filling: ReadinessMessage = { ...waiting, state: 'filling' }
const refused = (isStopped: boolean): ReadinessMessage => ({
  ...waiting,
  trouble: { kind: 'refused', files: 2, isStopped },
})
const wasAsked = (asked: readonly unknown[], type: string): boolean =>
  asked.some((message) => JSON.stringify(message) === JSON.stringify({ type }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('readiness', () => {
  it('is requested again when the window is visible, even if ready', async () => {
    const { asked, comesBack } = await followed()
    await comesBack()
    expect(asked).toEqual([{ type: 'readiness?' }, { type: 'update?' }])
  })

  it('is cleared when the worker is gone, and starts again', async () => {
    const { site, readiness, comesBack } = await followed()
    expect(readiness.getSnapshot().state).toBe('ready')
    site.isRegistered = false
    await comesBack()
    expect(readiness.getSnapshot().state).toBe('waiting')
    expect(site.registrations).toBe(2)
  })

  it('is requested again when a fill is silent for long', async () => {
    const { asked, says } = await followed()
    says(filling)
    await vi.advanceTimersByTimeAsync(20_000)
    says(filling)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(20_000)
    expect(asked).toEqual([{ type: 'readiness?' }, { type: 'update?' }])
    says(ready)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(2)
  })
})

describe('a worker that installs', () => {
  it('is registered again when it says nothing for long', async () => {
    const { site } = await followed(false)
    await vi.advanceTimersByTimeAsync(29_000)
    expect(site.registrations).toBe(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect([site.isRegistered, site.registrations]).toEqual([true, 2])
  })

  it('is left alone when it is active by then, without an answer', async () => {
    const { asked, site, registration, worker } = await followed(false)
    Object.assign(registration, { active: worker, installing: null })
    await vi.advanceTimersByTimeAsync(30_000)
    expect([site.isRegistered, site.registrations]).toEqual([true, 1])
    expect(wasAsked(asked, 'readiness?')).toBe(true)
  })

  it('is left alone when it answers', async () => {
    const { site, says } = await followed(false)
    says({ ...filling, lessons: { done: 0, total: 0 } })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(site.registrations).toBe(1)
  })
})

describe('missing files', () => {
  it('are asked for again after pauses that grow to 30 seconds', async () => {
    const { asked, readiness, says } = await followed()
    const pauses: (number | undefined)[] = []
    says(waiting)
    for (let round = 0; round < 14; round += 1) {
      const pause = readiness.getSnapshot().retryAfter
      pauses.push(pause)
      await vi.advanceTimersByTimeAsync((pause ?? 0) * 1000 - 1)
      expect(wasAsked(asked, 'readiness?')).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      expect(wasAsked(asked, 'readiness?')).toBe(true)
      asked.length = 0
      // The worker reports the saved files before it begins.
      says(waiting)
      says(filling)
      expect(readiness.getSnapshot().retryAfter).toBeUndefined()
      says(waiting)
    }
    expect(pauses).toEqual([1, 1, 2, 2, 3, 3, 5, 5, 8, 8, 15, 30, 30, 30])
  })

  it('are asked for soon again when one more arrived', async () => {
    const { readiness, says } = await followed()
    says(waiting)
    for (let round = 0; round < 8; round += 1) {
      await vi.advanceTimersByTimeAsync(30_000)
      says(waiting)
    }
    const before = readiness.getSnapshot().retryAfter
    says(filling)
    says({ ...waiting, lessons: { done: 11, total: 49 } })
    expect([before, readiness.getSnapshot().retryAfter]).toEqual([8, 1])
  })

  it('are not asked for during a fill', async () => {
    const { asked, says } = await followed()
    says(waiting)
    says(filling)
    await vi.advanceTimersByTimeAsync(29_000)
    expect(asked).toEqual([])
  })

  it('are not asked for again while the disk is full', async () => {
    const { asked, says } = await followed()
    says({ ...ready, state: 'waiting', lessons: { done: 10, total: 49 }, isFull: true })
    await vi.advanceTimersByTimeAsync(120_000)
    expect(asked).toEqual([])
  })

  it('are asked for until they were rejected three times', async () => {
    const { asked, readiness, says } = await followed()
    says(refused(false))
    expect(readiness.getSnapshot()).toMatchObject({ retryAfter: 1, trouble: { isStopped: false } })
    await vi.advanceTimersByTimeAsync(1000)
    expect(wasAsked(asked, 'readiness?')).toBe(true)
    asked.length = 0
    says(filling)
    says(refused(true))
    expect(readiness.getSnapshot().retryAfter).toBeUndefined()
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(asked).toEqual([])
  })

  it('are asked for when the learner says so', async () => {
    const { asked, readiness, says } = await followed()
    says(refused(true))
    readiness.tryAgain()
    expect(asked).toEqual([{ type: 'try-again' }])
  })
})

describe('a press', () => {
  const press = (type = 'pointerdown'): void => void window.dispatchEvent(new Event(type))

  it.each(['pointerdown', 'keydown'])('is told only while files are being fetched: %s', async (type) => {
    const { asked, says } = await followed()
    press(type)
    says(waiting)
    press(type)
    expect(asked).toEqual([])
    says(filling)
    press(type)
    expect(asked).toEqual([{ type: 'busy' }])
  })

  it('is not told again within half a second', async () => {
    const { asked, says } = await followed()
    says(filling)
    press()
    await vi.advanceTimersByTimeAsync(400)
    press()
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    press()
    expect(asked).toHaveLength(2)
  })

  it('is told again while the page is waiting', async () => {
    const { asked, says } = await followed()
    says(filling)
    press()
    page['waiting'] = ''
    await vi.advanceTimersByTimeAsync(3000)
    expect(asked).toEqual([{ type: 'busy' }, { type: 'busy' }, { type: 'busy' }])
    delete page['waiting']
    await vi.advanceTimersByTimeAsync(20_000)
    expect(asked).toHaveLength(3)
  })

  it('is told when a try begins while the page is waiting', async () => {
    const { asked, says } = await followed()
    says(waiting)
    press()
    page['waiting'] = ''
    onTestFinished(() => void delete page['waiting'])
    expect(asked).toEqual([])
    says(filling)
    says(filling)
    expect(asked).toEqual([{ type: 'busy' }])
  })

  it('is not told forever', async () => {
    const { asked, says } = await followed()
    says(filling)
    press()
    page['waiting'] = ''
    onTestFinished(() => void delete page['waiting'])
    await vi.advanceTimersByTimeAsync(29_000)
    const before = asked.length
    await vi.advanceTimersByTimeAsync(120_000)
    const busy = asked.filter((message) => (message as PageMessage).type === 'busy')
    expect(before).toBeGreaterThan(15)
    expect(busy).toHaveLength(21)
  })
})

describe('an update', () => {
  it('does not fetch the worker’s unchanged imports again', async () => {
    const { site } = await followed()
    expect(site.options).toEqual({ scope: '/', updateViaCache: 'imports' })
  })

  it('is recorded as the worker reports it, beside readiness', async () => {
    vi.stubGlobal('PerformanceObserver', FetchObserver)
    const { readiness, updates, says } = await followed()
    const update: UpdateMessage = {
      type: 'update',
      state: 'fetching',
      bytes: { done: 38_000, total: 40_000 },
      files: { done: 3, total: 4 },
    }
    says(update)
    expect(updates.getSnapshot()).toEqual({ available: false, download: update })
    expect(readiness.getSnapshot().state).toBe('ready')
  })
})
