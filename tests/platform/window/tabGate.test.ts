import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTabGate } from '../../../src/platform/window/tabGate'

/** What a tab keeps until it is closed. */
function tabStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('whom a tab was opened for', () => {
  it('is remembered over a reload, by nobody else, and until the gate is closed', () => {
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

  it('is remembered by the page alone where the browser refuses storage', () => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError')
    }
    const gate = createTabGate(refuse)
    gate.open('ana')
    expect([gate.isOpen('ana'), createTabGate(refuse).isOpen('ana')]).toEqual([true, false])
  })

  it('is forgotten by the page it was noted in when a later page of the tab closes the gate', () => {
    const storage = tabStorage()
    const left = createTabGate(() => storage)
    left.open('ana')
    createTabGate(() => storage).open(undefined)
    expect(left.isOpen('ana')).toBe(false)
  })

  it('lets nobody in for what can’t be read', () => {
    for (const text of ['ana', 'null', '"ana"', '{"id":1}']) {
      const storage = tabStorage()
      storage.setItem('ledger-let-in', text)
      expect(createTabGate(() => storage).isOpen('ana')).toBe(false)
    }
  })
})

describe('a tab that is put away and comes back as a new page', () => {
  const LIMIT = 5 * 60_000
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00') }))
  afterEach(() => void vi.useRealTimers())

  /** @returns whether the gate is open after so long */
  function isOpenAfter(ms: number, limitMs: number | undefined, again = false): boolean {
    const storage = tabStorage()
    const first = createTabGate(() => storage)
    first.open('ana')
    first.touched(limitMs)
    if (again) first.open('ana')
    vi.setSystemTime(Date.now() + ms)
    return createTabGate(() => storage).isOpen('ana')
  }

  it('is open until nobody has touched the ledger for as long as its learner chose', () => {
    expect(isOpenAfter(LIMIT - 1, LIMIT)).toBe(true)
    expect(isOpenAfter(LIMIT, LIMIT)).toBe(false)
    expect(isOpenAfter(9 * 3_600_000, LIMIT)).toBe(false)
    // The same learner is let in once more, as setting a PIN does, and the limit stands.
    expect(isOpenAfter(LIMIT, LIMIT, true)).toBe(false)
  })

  it('is shut where the last touch lies ahead', () => {
    expect(isOpenAfter(-1, LIMIT)).toBe(false)
  })

  it('stays open without a limit', () => {
    expect(isOpenAfter(9 * 3_600_000, undefined)).toBe(true)
  })

  it('is open again to the right PIN, and a page that is open is not shut in the middle of a quiz', () => {
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

  it('notes nothing where nobody was let in', () => {
    const storage = tabStorage()
    const gate = createTabGate(() => storage)
    gate.touched(LIMIT)
    expect(storage.getItem('ledger-let-in')).toBeNull()
  })
})
