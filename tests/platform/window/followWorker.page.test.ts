import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followWorker } from '../../../src/platform/window/followWorker'
import { createReadiness } from '../../../src/platform/window/readiness'
import { createUpdates } from '../../../src/platform/window/updates'
import { FetchObserver } from '../../fakes/FetchObserver'
import type { ReadinessMessage, UpdateMessage } from '../../../src/platform/workerMessages'

const ready: ReadinessMessage = {
  type: 'readiness',
  state: 'ready',
  precache: { done: 90, total: 90 },
  lessons: { done: 49, total: 49 },
  quizzes: { done: 10, total: 10 },
  bytes: 900_000,
}

/** A browser with one worker that sends given messages, and a page that follows it. */
async function followed() {
  const asked: unknown[] = []
  const site: { isRegistered: boolean; registrations: number; options?: RegistrationOptions } = {
    isRegistered: false,
    registrations: 0,
  }
  const active = Object.assign(new EventTarget(), {
    state: 'activated',
    scriptURL: `${location.origin}/sw.js`,
    postMessage: (message: unknown) => asked.push(message),
  })
  const registration = Object.assign(new EventTarget(), { active, waiting: null, installing: null })
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
  says(ready)
  asked.length = 0
  return { asked, site, readiness, updates, says, comesBack }
}

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
    const filling: ReadinessMessage = { ...ready, state: 'filling', lessons: { done: 10, total: 49 } }
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
