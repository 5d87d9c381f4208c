import { describe, expect, it } from 'vitest'
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
})
