import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchIdle } from '../../../src/platform/window/watchIdle'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const LIMIT = 5 * 60_000

function page() {
  const heard = new Map<string, () => void>()
  const target = {
    addEventListener: (type: string, listener: unknown) => void heard.set(type, listener as () => void),
    removeEventListener: (type: string) => void heard.delete(type),
  }
  const onIdle = vi.fn()
  const onTouch = vi.fn()
  let isBusy = false
  const stop = watchIdle({
    limitMs: LIMIT,
    isBusy: () => isBusy,
    onIdle,
    onTouch,
    host: { ...target, document: { ...target, visibilityState: 'visible' } },
  })
  return {
    onIdle,
    onTouch,
    stop,
    heard,
    happens: (type: string) => heard.get(type)?.(),
    works: (busy: boolean) => (isBusy = busy),
  }
}

describe('a page that no one touches', () => {
  it('is reported once, when the time is up and not before', () => {
    const { onIdle, heard } = page()
    vi.advanceTimersByTime(LIMIT - 1)
    expect(onIdle).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60_000)
    expect(onIdle).toHaveBeenCalledOnce()
    expect(heard.size).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])('starts again with %s', (type) => {
    const { onIdle, happens } = page()
    vi.advanceTimersByTime(LIMIT - 1)
    happens(type)
    vi.advanceTimersByTime(LIMIT - 1)
    expect(onIdle).not.toHaveBeenCalled()
  })

  it('that slept through its time is reported before the waking touch counts', () => {
    const slept = page()
    vi.setSystemTime(Date.now() + 2 * LIMIT)
    slept.happens('pointerdown')
    expect(slept.onIdle).toHaveBeenCalledOnce()
    const seen = page()
    vi.setSystemTime(Date.now() + 2 * LIMIT)
    seen.happens('visibilitychange')
    expect(seen.onIdle).toHaveBeenCalledOnce()
  })

  it('wakes once a minute at most', () => {
    const { onIdle } = page()
    let wakes = 0
    for (; !onIdle.mock.calls.length && wakes < 100; wakes += 1) vi.advanceTimersToNextTimer()
    expect(wakes).toBe(LIMIT / 60_000)
  })

  it('is reported even if the clock is set back', () => {
    const { onIdle } = page()
    vi.setSystemTime(Date.now() - 100 * LIMIT)
    vi.advanceTimersByTime(LIMIT + 5000)
    expect(onIdle).toHaveBeenCalledOnce()
  })

  it('waits for the end of a quiz, and is silent after unsubscribing', () => {
    const { onIdle, works } = page()
    works(true)
    vi.advanceTimersByTime(10 * LIMIT)
    expect(onIdle).not.toHaveBeenCalled()
    works(false)
    vi.advanceTimersByTime(5000)
    expect(onIdle).toHaveBeenCalledOnce()
    const other = page()
    other.stop()
    vi.advanceTimersByTime(10 * LIMIT)
    expect(other.onIdle).not.toHaveBeenCalled()
  })

  it('reports touches at first and every few seconds, for a later page', () => {
    const { onTouch, happens } = page()
    expect(onTouch).toHaveBeenCalledOnce()
    for (let seconds = 0; seconds < 20; seconds += 1) {
      happens('pointermove')
      vi.advanceTimersByTime(1000)
    }
    expect(onTouch).toHaveBeenCalledTimes(4)
    vi.advanceTimersByTime(60_000)
    expect(onTouch).toHaveBeenCalledTimes(4)
  })
})
