import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstPaint, type PaintHost } from '../../../src/platform/window/firstPaint'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A window that draws frames and becomes idle on command. */
function fakeWindow({ canSayIdle = true } = {}) {
  const frames: (() => void)[] = []
  const idle: (() => void)[] = []
  const host: PaintHost = {
    requestAnimationFrame: (callback) => frames.push(callback),
    setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
    ...(canSayIdle && { requestIdleCallback: (callback: () => void) => idle.push(callback) }),
  }
  return { host, draw: () => frames.shift()?.(), beIdle: () => idle.shift()?.() }
}

async function watch(promise: Promise<void>) {
  let isDone = false
  void promise.then(() => (isDone = true))
  return async (ms = 0): Promise<boolean> => {
    await vi.advanceTimersByTimeAsync(ms)
    return isDone
  }
}

describe('work that waits for the first paint', () => {
  it('starts when two frames were drawn and the page is idle', async () => {
    const { host, draw, beIdle } = fakeWindow()
    const isDone = await watch(firstPaint(host))
    draw()
    beIdle()
    expect(await isDone()).toBe(false)
    draw()
    expect(await isDone()).toBe(false)
    beIdle()
    expect(await isDone()).toBe(true)
  })

  it('waits a little when the browser can’t report that it is idle', async () => {
    const { host, draw } = fakeWindow({ canSayIdle: false })
    const isDone = await watch(firstPaint(host))
    draw()
    draw()
    expect(await isDone(199)).toBe(false)
    expect(await isDone(1)).toBe(true)
  })

  it('starts after two seconds on a background page, which draws nothing', async () => {
    const isDone = await watch(firstPaint(fakeWindow().host))
    expect(await isDone(1999)).toBe(false)
    expect(await isDone(1)).toBe(true)
  })
})
