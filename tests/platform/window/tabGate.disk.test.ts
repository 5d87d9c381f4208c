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

describe('the learner a tab was unlocked for', () => {
  it('survives a reload, for that learner only, until the gate closes', () => {
    const storage = tabStorage()
    const gate = createTabGate(() => storage)
    expect(gate.isOpen('ana')).toBe(false)
    gate.open('ana')
    const reloaded = createTabGate(() => storage)
    expect([reloaded.isOpen('ana'), reloaded.isOpen('ben'), createTabGate(tabStorage).isOpen('ana')]).toEqual([
      true,
      false,
      false,
    ])
    reloaded.open(undefined)
    expect([reloaded.isOpen('ana'), createTabGate(() => storage).isOpen('ana')]).toEqual([false, false])
  })

  it('is remembered by the page alone when the browser blocks storage', () => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError')
    }
    const gate = createTabGate(refuse)
    gate.open('ana')
    expect([gate.isOpen('ana'), createTabGate(refuse).isOpen('ana')]).toEqual([true, false])
  })

  it('is cleared in its page when a later page locks', () => {
    const storage = tabStorage()
    const left = createTabGate(() => storage)
    left.open('ana')
    createTabGate(() => storage).open(undefined)
    expect(left.isOpen('ana')).toBe(false)
  })

  it('is no one when the stored data is unreadable', () => {
    for (const text of ['ana', 'null', '"ana"', '{"id":1}']) {
      const storage = tabStorage()
      storage.setItem('ledger-let-in', text)
      expect(createTabGate(() => storage).isOpen('ana')).toBe(false)
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
    const first = createTabGate(() => storage)
    first.open('ana')
    first.touched(limitMs)
    if (again) first.open('ana')
    vi.setSystemTime(Date.now() + ms)
    return createTabGate(() => storage).isOpen('ana')
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
    const quiz = createTabGate(() => storage)
    quiz.open('ana')
    quiz.touched(LIMIT)
    vi.setSystemTime(Date.now() + 2 * LIMIT)
    expect(quiz.isOpen('ana')).toBe(true)
    const later = createTabGate(() => storage)
    later.open('ana')
    expect([later.isOpen('ana'), createTabGate(() => storage).isOpen('ana')]).toEqual([true, true])
  })

  it('stores nothing when no learner was signed in', () => {
    const storage = tabStorage()
    const gate = createTabGate(() => storage)
    gate.touched(LIMIT)
    expect(storage.getItem('ledger-let-in')).toBeNull()
  })
})
