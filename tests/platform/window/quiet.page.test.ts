import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQuiet } from '../../../src/platform/window/quiet'
import { FetchObserver } from '../../fakes/FetchObserver'

const device = { onLine: true, visibilityState: 'visible' as DocumentVisibilityState }

function becomes(change: Partial<typeof device>): void {
  Object.assign(device, change)
  if (change.visibilityState) document.dispatchEvent(new Event('visibilitychange'))
  if (change.onLine) window.dispatchEvent(new Event('online'))
}

function waiting() {
  const act = vi.fn<() => void>()
  const quiet = createQuiet(act)
  quiet.wait(3000)
  return { act, quiet, pass: (ms: number) => vi.advanceTimersByTime(ms) }
}

beforeEach(() => {
  vi.useFakeTimers()
  FetchObserver.close()
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

describe('a page that waits for quiet', () => {
  it('acts once after three quiet seconds', () => {
    const { act, pass } = waiting()
    pass(2999)
    expect(act).not.toHaveBeenCalled()
    pass(1)
    expect(act).toHaveBeenCalledOnce()
    pass(60_000)
    expect(act).toHaveBeenCalledOnce()
  })

  it.each([
    ['a touch', () => window.dispatchEvent(new Event('pointerdown'))],
    ['a key', () => document.body.dispatchEvent(new Event('keydown', { bubbles: true }))],
    ['a scroll', () => window.dispatchEvent(new Event('touchmove'))],
    ['a resource', () => FetchObserver.fetches()],
  ])('starts over after %s', (_, happens) => {
    const { act, pass } = waiting()
    pass(2900)
    happens()
    pass(2999)
    expect(act).not.toHaveBeenCalled()
    pass(1)
    expect(act).toHaveBeenCalledOnce()
  })

  it.each([
    ['hidden', { visibilityState: 'hidden' }, { visibilityState: 'visible' }],
    ['offline', { onLine: false }, { onLine: true }],
  ] as const)('has no timer while %s, and starts over afterwards', (_, leaves, returns) => {
    const { act, pass } = waiting()
    becomes(leaves)
    pass(600_000)
    expect([act.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0])
    becomes(returns)
    pass(2999)
    expect(act).not.toHaveBeenCalled()
    pass(1)
    expect(act).toHaveBeenCalledOnce()
  })

  it('acts at once when it has been quiet since the last time', () => {
    const { act, quiet, pass } = waiting()
    pass(3000)
    quiet.wait(3000)
    expect(act).toHaveBeenCalledTimes(2)
    window.dispatchEvent(new Event('pointerdown'))
    quiet.wait(3000)
    expect(act).toHaveBeenCalledTimes(2)
    quiet.hold()
    pass(60_000)
    expect(act).toHaveBeenCalledTimes(2)
  })

  it('watches nothing after it was stopped', () => {
    const { act, quiet, pass } = waiting()
    expect(FetchObserver.count()).toBe(1)
    quiet.stop()
    pass(60_000)
    expect([act.mock.calls.length, vi.getTimerCount(), FetchObserver.count()]).toEqual([0, 0, 0])
  })
})
