import { describe, expect, it, vi } from 'vitest'
import { keepAwake } from '../../../src/platform/window/keepAwake'

function device({ refuses = false, knows = true } = {}) {
  const heard = new Set<() => void>()
  const locks: { release: ReturnType<typeof vi.fn<() => Promise<void>>> }[] = []
  const request = vi.fn(async () => {
    if (refuses) throw new DOMException('The battery is low.', 'NotAllowedError')
    const lock = { release: vi.fn(async () => undefined) }
    locks.push(lock)
    return lock
  })
  const document = {
    visibilityState: 'visible',
    addEventListener: (_: string, listener: () => void) => void heard.add(listener),
    removeEventListener: (_: string, listener: () => void) => void heard.delete(listener),
  }
  return {
    host: { document, navigator: knows ? { wakeLock: { request } } : {} },
    heard,
    locks,
    request,
    becomes(state: string) {
      document.visibilityState = state
      for (const listener of heard) listener()
    },
  }
}
const settled = () => new Promise<void>((resolve) => void setImmediate(resolve))

describe('a screen that is kept awake', () => {
  it('stays awake until it is released', async () => {
    const { host, locks, heard } = device()
    const stop = keepAwake(host)
    await settled()
    expect(locks).toHaveLength(1)
    expect(locks[0]?.release).not.toHaveBeenCalled()
    stop()
    expect(locks[0]?.release).toHaveBeenCalledOnce()
    expect(heard.size).toBe(0)
  })

  it('is requested again when the page returns, because hiding ends the lock', async () => {
    const { host, request, becomes } = device()
    keepAwake(host)
    becomes('hidden')
    expect(request).toHaveBeenCalledOnce()
    becomes('visible')
    expect(request).toHaveBeenCalledTimes(2)
  })

  it('releases a lock at once that came too late', async () => {
    const { host, locks } = device()
    keepAwake(host)()
    await settled()
    expect(locks[0]?.release).toHaveBeenCalledOnce()
  })

  it('is left to its device when that rejects or has no lock', async () => {
    keepAwake(device({ refuses: true }).host)()
    keepAwake(device({ knows: false }).host)()
    await expect(settled()).resolves.toBeUndefined()
  })
})
