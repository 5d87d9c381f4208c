import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onDayChange } from '../../src/platform/window/dayChange'
import { createMirror, type MirrorHost } from '../../src/platform/window/mirror'
import { isOnlineHint, onNetworkHint } from '../../src/platform/window/network'
import {
  readPersistence,
  readStorageSpace,
  requestPersistence,
  requestPersistenceQuietly,
} from '../../src/platform/window/storagePersistence'
import { TurnableClock } from '../fakes/TurnableClock'

const ANA = { id: 'ana1', firstName: 'Ana' }

describe('the mirror', () => {
  it('stores only the id and first name of the current learner', () => {
    const { host, stored } = windowWith()
    const mirror = createMirror(host)
    expect(mirror.getSnapshot()).toBeUndefined()
    const learner = { id: 'ana1', firstName: 'Ana', email: 'ana@example.org' }
    mirror.write(learner)
    expect([mirror.getSnapshot(), mirror.stored()]).toEqual([ANA, ANA])
    expect([...stored.values()].join()).not.toContain('example.org')
    mirror.clear()
    expect([mirror.getSnapshot(), mirror.stored(), stored.size]).toEqual([undefined, undefined, 0])
  })

  it('returns the learner of an earlier visit, always as the same object', () => {
    const { host } = windowWith()
    createMirror(host).write(ANA)
    const mirror = createMirror(host)
    expect(mirror.getSnapshot()).toEqual(ANA)
    expect(mirror.getSnapshot()).toBe(mirror.getSnapshot())
  })

  it.each(['', 'torn', 'null', '[]', '{"id":1,"firstName":"Ana"}', '{"id":"ana1"}', '{"id":"","firstName":""}'])(
    'reads no learner from %j',
    (text) => {
      const { host, stored } = windowWith()
      createMirror(host).write(ANA)
      for (const key of stored.keys()) stored.set(key, text)
      expect(createMirror(host).getSnapshot()).toBeUndefined()
    },
  )

  it('works within this window, without an error, when storage is blocked', () => {
    const { host } = windowWith()
    Object.defineProperty(host, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    const mirror = createMirror(host)
    expect(mirror.getSnapshot()).toBeUndefined()
    mirror.write(ANA)
    expect([mirror.getSnapshot(), mirror.stored()]).toEqual([ANA, undefined])
    mirror.clear()
    expect(mirror.getSnapshot()).toBeUndefined()
  })

  it('changes without a storage event in the window that signs in', () => {
    const mirror = createMirror(windowWith().host)
    const heard: (string | undefined)[] = []
    const stop = mirror.subscribe(() => heard.push(mirror.getSnapshot()?.firstName))
    mirror.write(ANA)
    mirror.clear()
    stop()
    mirror.write(ANA)
    expect(heard).toEqual(['Ana', undefined])
  })

  it('follows another window, and reads the stored value before an event', () => {
    const { host, stored } = windowWith()
    const mirror = createMirror(host)
    mirror.write(ANA)
    const [key = ''] = stored.keys()
    stored.set(key, JSON.stringify({ id: 'maya1', firstName: 'Maya' }))
    expect([mirror.getSnapshot()?.id, mirror.stored()?.id]).toEqual(['ana1', 'maya1'])
    ;(host as EventTarget & MirrorHost).dispatchEvent(storageEvent(key))
    expect(mirror.getSnapshot()?.id).toBe('maya1')
    stored.clear()
    ;(host as EventTarget & MirrorHost).dispatchEvent(storageEvent(null))
    expect(mirror.getSnapshot()).toBeUndefined()
  })

  it('follows another tab and a full clear, but not other keys', () => {
    const { host, stored } = windowWith()
    const mirror = createMirror(host)
    mirror.write({ id: 'ana1', firstName: 'Ana' })
    const heard = vi.fn()
    const stop = mirror.subscribe(heard)
    const tell = (key: string | null) => (host as EventTarget & MirrorHost).dispatchEvent(storageEvent(key))
    tell('something-else')
    expect(heard).toHaveBeenCalledTimes(0)
    tell([...stored.keys()][0] ?? '')
    tell(null)
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
    tell(null)
    expect(heard).toHaveBeenCalledTimes(2)
  })
})

describe('the day changes', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('after midnight, and again the next night', () => {
    const { clock, heard } = watchDays('2026-03-02T23:59:00')
    clock.turnTo('2026-03-03T00:00:00.250')
    vi.advanceTimersByTime(60_249)
    expect(heard).toHaveBeenCalledTimes(0)
    vi.advanceTimersByTime(1)
    expect(heard).toHaveBeenCalledTimes(1)
    clock.turnTo('2026-03-04T00:00:00.250')
    vi.advanceTimersByTime(86_400_000)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('once when a phone wakes up after midnight', () => {
    const { clock, heard, host } = watchDays('2026-03-02T20:00:00')
    host.show('visible')
    expect(heard).toHaveBeenCalledTimes(0)
    clock.turnTo('2026-03-03T07:00:00')
    host.show('hidden')
    expect(heard).toHaveBeenCalledTimes(0)
    host.show('visible')
    host.show('visible')
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('when the clock is set back, but not after unsubscribing', () => {
    const { clock, heard, host, stop } = watchDays('2026-03-02T20:00:00')
    clock.turnTo('2026-03-01T20:00:00')
    host.show('visible')
    expect(heard).toHaveBeenCalledTimes(1)
    stop()
    clock.turnTo('2026-03-05T20:00:00')
    host.show('visible')
    vi.advanceTimersByTime(86_400_000 * 3)
    expect(heard).toHaveBeenCalledTimes(1)
  })
})

describe('the browser’s hints', () => {
  it('report the network state until unsubscribed', () => {
    const host = Object.assign(new EventTarget(), { navigator: { onLine: false } })
    const heard = vi.fn()
    const stop = onNetworkHint(heard, host)
    host.dispatchEvent(new Event('online'))
    host.dispatchEvent(new Event('offline'))
    expect([heard.mock.calls.length, isOnlineHint(host)]).toEqual([2, false])
    stop()
    host.dispatchEvent(new Event('online'))
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('report whether storage is persistent, or that it is unknown', async () => {
    const kept = { persisted: () => Promise.resolve(true), persist: () => Promise.resolve(false) }
    expect(await readPersistence(kept)).toBe('persistent')
    expect(await requestPersistence(kept)).toBe('best-effort')
    expect(await readPersistence({})).toBe('unknown')
    expect(await requestPersistence({ persist: () => Promise.reject(new TypeError('no')) })).toBe('unknown')
  })

  const chromium =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
  const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1'
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  it.each([
    ['Chromium, which calls it a prompt and shows none', chromium, 'prompt', 1],
    ['Safari', safari, undefined, 1],
    ['Firefox, which would show a question', firefox, 'prompt', 0],
    ['Firefox, where the question was answered with no', firefox, 'denied', 0],
    ['Firefox, where it was answered with yes', firefox, 'granted', 1],
    ['a Firefox that does not say', firefox, undefined, 0],
  ] as const)('request persistence without a question on the screen: %s', async (_name, userAgent, state, times) => {
    const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false))
    const permissions = {
      query: () => (state === undefined ? Promise.reject(new TypeError()) : Promise.resolve({ state })),
    }
    const storage = { persisted: () => Promise.resolve(false), persist }
    await requestPersistenceQuietly(storage, { userAgent, permissions })
    expect(persist).toHaveBeenCalledTimes(times)
  })

  it('are not requested again when storage is persistent or unknown', async () => {
    const persist = vi.fn<() => Promise<boolean>>()
    await requestPersistenceQuietly({ persisted: () => Promise.resolve(true), persist }, { userAgent: chromium })
    await requestPersistenceQuietly(
      { persisted: () => Promise.reject(new Error('private')), persist },
      { userAgent: chromium },
    )
    await requestPersistenceQuietly({}, { userAgent: chromium })
    expect(persist).not.toHaveBeenCalled()
  })

  it('report the free space, or nothing', async () => {
    const estimate = (usage: number, quota: number) => ({ estimate: () => Promise.resolve({ usage, quota }) })
    expect(await readStorageSpace(estimate(30, 100))).toEqual({ usedBytes: 30, leftBytes: 70 })
    expect(await readStorageSpace(estimate(130, 100))).toEqual({ usedBytes: 130, leftBytes: 0 })
    expect(await readStorageSpace({ estimate: () => Promise.resolve({}) })).toBeUndefined()
    expect(await readStorageSpace({})).toBeUndefined()
  })
})

function windowWith() {
  const stored = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const host = Object.assign(new EventTarget(), { localStorage }) as unknown as MirrorHost
  return { host, stored }
}

function storageEvent(key: string | null): Event {
  return Object.assign(new Event('storage'), { key })
}

class FakeDocument extends EventTarget {
  visibilityState = 'visible'
  show(state: 'visible' | 'hidden'): void {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

function watchDays(from: string) {
  const clock = new TurnableClock(from)
  const host = new FakeDocument()
  const heard = vi.fn()
  return { clock, host, heard, stop: onDayChange(heard, clock, host) }
}
