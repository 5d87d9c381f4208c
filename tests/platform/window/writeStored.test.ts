import { expect, it } from 'vitest'
import { writeStored } from '../../../src/platform/window/writeStored'

it('writes the text, and deletes it when there is none', () => {
  const kept = new Map<string, string>()
  const place = () => ({
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
  expect(writeStored('name', 'Ana', place)).toBe(true)
  expect([...kept]).toEqual([['name', 'Ana']])
  expect(writeStored('name', undefined, place)).toBe(true)
  expect([...kept]).toEqual([])
})

it('returns false when storage is blocked or full', () => {
  const blocked = (): Storage => {
    throw new DOMException('denied', 'SecurityError')
  }
  const full = () => ({
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError')
    },
    removeItem: () => undefined,
  })
  expect([writeStored('name', 'Ana', blocked), writeStored('name', 'Ana', full)]).toEqual([false, false])
})
