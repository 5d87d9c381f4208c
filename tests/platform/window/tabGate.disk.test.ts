import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTabGate } from '../../../src/platform/window/tabGate'

/** The storage of a tab, which lasts until the tab is closed. */
function tabStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

type Start = NonNullable<Parameters<typeof createTabGate>[1]>
type Opened = ReturnType<typeof createTabGate>

/** A page of a tab, from the moment it starts. Each page ends with an event, or without one if the browser was killed. */
function openPage(tab: ReturnType<typeof tabStorage> | (() => never), how: Partial<ReturnType<Start>> = {}) {
  const start = { startedAt: Date.now(), isComeBackTo: false, wasDiscarded: false, ...how }
  const gate: Opened = createTabGate(
    () => (typeof tab === 'function' ? tab() : tab),
    () => start,
  )
  const host = new EventTarget()
  const fire = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
    void host.dispatchEvent(Object.assign(new Event(type), { persisted }))
  gate.follow(host)
  return { gate, fire }
}

/** What `next` is, after Ana’s page was left in this way, and `awayMs` have passed. */
function isOpenIn(left: 'closed' | 'kept' | 'killed', awayMs: number, next: Partial<ReturnType<Start>> = {}): boolean {
  const storage = tabStorage()
  const { gate, fire } = openPage(storage)
  gate.open('ana')
  gate.touched(undefined)
  vi.setSystemTime(Date.now() + MINUTE)
  if (left !== 'killed') fire('pagehide', left === 'kept')
  vi.setSystemTime(Date.now() + awayMs)
  return openPage(storage, next).gate.isOpen('ana')
}

const MINUTE = 60_000
const SECOND = 1000

describe('the next page of a tab with an open gate', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00') }))
  afterEach(() => void vi.useRealTimers())

  it('stays open after a reload or a link, however slow', () => {
    const slow = { startedAt: new Date('2026-03-02T09:00:30').getTime() }
    expect([isOpenIn('closed', 0), isOpenIn('closed', 5 * SECOND)]).toEqual([true, true])
    vi.setSystemTime(new Date('2026-03-02T09:00:00'))
    expect(isOpenIn('closed', 10 * MINUTE, slow)).toBe(true)
  })

  it('stays open after Back from a site where it was kept', () => {
    const back = { isComeBackTo: true }
    expect([isOpenIn('kept', 30 * MINUTE, back), isOpenIn('kept', 61 * MINUTE, back)]).toEqual([true, false])
  })

  it('is locked when the tab was closed and restored', () => {
    const restored = { isComeBackTo: true }
    expect([isOpenIn('closed', 2 * SECOND, restored), isOpenIn('closed', 9 * MINUTE)]).toEqual([false, false])
  })

  it('is locked when the browser was killed', () => {
    expect([isOpenIn('killed', 0, { isComeBackTo: true }), isOpenIn('killed', 0)]).toEqual([false, false])
  })

  it('stays open when the browser discarded the tab', () => {
    expect(isOpenIn('killed', 9 * 60 * MINUTE, { wasDiscarded: true, isComeBackTo: true })).toBe(true)
  })

  it('is locked when the clock was set back', () => {
    expect(isOpenIn('closed', -2 * MINUTE, { isComeBackTo: true })).toBe(false)
  })

  it('is locked when it is killed after Back showed it again', () => {
    const storage = tabStorage()
    const { gate, fire } = openPage(storage)
    gate.open('ana')
    fire('pagehide', true)
    fire('pageshow', true)
    expect(openPage(storage, { isComeBackTo: true }).gate.isOpen('ana')).toBe(false)
  })

  it('is locked when a restored public page leads to it', () => {
    const storage = tabStorage()
    const first = openPage(storage)
    first.gate.open('ana')
    first.fire('pagehide', false)
    vi.setSystemTime(Date.now() + MINUTE)
    openPage(storage, { isComeBackTo: true }).fire('pagehide', false)
    expect(openPage(storage).gate.isOpen('ana')).toBe(false)
  })
})

describe('the learner a tab was unlocked for', () => {
  it('survives a reload, for that learner only, until the gate closes', () => {
    const storage = tabStorage()
    const { gate, fire } = openPage(storage)
    expect(gate.isOpen('ana')).toBe(false)
    gate.open('ana')
    fire('pagehide', false)
    const reloaded = openPage(storage).gate
    expect([reloaded.isOpen('ana'), reloaded.isOpen('ben'), openPage(tabStorage()).gate.isOpen('ana')]).toEqual([
      true,
      false,
      false,
    ])
    reloaded.open(undefined)
    expect([reloaded.isOpen('ana'), openPage(storage).gate.isOpen('ana')]).toEqual([false, false])
  })

  it('is remembered by the page alone when the browser blocks storage', () => {
    const refuse = (): never => {
      throw new DOMException('', 'SecurityError')
    }
    const gate = openPage(refuse).gate
    gate.open('ana')
    expect([gate.isOpen('ana'), openPage(refuse).gate.isOpen('ana')]).toEqual([true, false])
  })

  it('is cleared in its page when a later page locks', () => {
    const storage = tabStorage()
    const left = openPage(storage).gate
    left.open('ana')
    openPage(storage).gate.open(undefined)
    expect(left.isOpen('ana')).toBe(false)
  })

  it('is no one when the stored data is unreadable', () => {
    for (const text of ['ana', 'null', '"ana"', '{"id":1}', '{"id":"ana","left":7}']) {
      const storage = tabStorage()
      storage.setItem('ledger-let-in', text)
      expect(openPage(storage).gate.isOpen('ana')).toBe(false)
    }
  })
})

describe('a discarded tab that returns as a new page', () => {
  const LIMIT = 5 * 60_000
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00') }))
  afterEach(() => void vi.useRealTimers())

  /** @returns whether the gate is open after this time */
  function isOpenAfter(ms: number, limitMs: number | undefined, again = false): boolean {
    const storage = tabStorage()
    const first = openPage(storage).gate
    first.open('ana')
    first.touched(limitMs)
    if (again) first.open('ana')
    vi.setSystemTime(Date.now() + ms)
    return openPage(storage, { wasDiscarded: true }).gate.isOpen('ana')
  }

  it('is open until the idle limit of its learner has passed', () => {
    expect(isOpenAfter(LIMIT - 1, LIMIT)).toBe(true)
    expect(isOpenAfter(LIMIT, LIMIT)).toBe(false)
    expect(isOpenAfter(9 * 3_600_000, LIMIT)).toBe(false)
    // Signing in the same learner again, as setting a PIN does, keeps the limit.
    expect(isOpenAfter(LIMIT, LIMIT, true)).toBe(false)
  })

  it('is locked when the last touch is in the future', () => {
    expect(isOpenAfter(-1, LIMIT)).toBe(false)
  })

  it('stays open without a limit', () => {
    expect(isOpenAfter(9 * 3_600_000, undefined)).toBe(true)
  })

  it('stays open during a quiz, and the right PIN opens it again', () => {
    const storage = tabStorage()
    const quiz = openPage(storage).gate
    quiz.open('ana')
    quiz.touched(LIMIT)
    vi.setSystemTime(Date.now() + 2 * LIMIT)
    expect(quiz.isOpen('ana')).toBe(true)
    const later = openPage(storage).gate
    later.open('ana')
    const again = openPage(storage, { wasDiscarded: true }).gate
    expect([later.isOpen('ana'), again.isOpen('ana')]).toEqual([true, true])
  })

  it('stores nothing when no learner was signed in', () => {
    const storage = tabStorage()
    const gate = openPage(storage).gate
    gate.touched(LIMIT)
    expect(storage.getItem('ledger-let-in')).toBeNull()
  })
})
