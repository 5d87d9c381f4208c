import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nearby } from '../../../src/platform/window/nearby'
import { createReadiness } from '../../../src/platform/window/readiness'
import { registerWorker } from '../../../src/platform/window/registerWorker'
import { updates } from '../../../src/platform/window/updates'

const container = {} as ServiceWorkerContainer
const followWorker = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('PROD', true)
  vi.stubGlobal('navigator', { serviceWorker: container })
  followWorker.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it('requests its script again when it failed, and reports that it waits', async () => {
  const readiness = createReadiness()
  const load = vi.fn<(failures: number) => Promise<{ followWorker: typeof followWorker }>>()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ followWorker })
  registerWorker(undefined, readiness, updates, load)
  await vi.advanceTimersByTimeAsync(0)
  expect(readiness.getSnapshot().state).toBe('waiting')
  expect(followWorker).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(followWorker).toHaveBeenCalledExactlyOnceWith(container, readiness, updates, nearby)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(load.mock.calls).toEqual([[0], [1]])
})

it('waits until the page is drawn, at most five seconds', async () => {
  const load = vi.fn(async () => ({ followWorker }))
  registerWorker(new Promise(() => undefined), createReadiness(), updates, load)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(followWorker).toHaveBeenCalledOnce()
})

it('reports a browser without service workers', () => {
  vi.stubGlobal('navigator', {})
  const readiness = createReadiness()
  const load = vi.fn(async () => ({ followWorker }))
  registerWorker(undefined, readiness, updates, load)
  expect(readiness.getSnapshot().state).toBe('unsupported')
  expect(load).not.toHaveBeenCalled()
})
