import { expect, it } from 'vitest'
import { readStoredJson } from '../../../src/platform/window/readStoredJson'

const storing = (text: string | null) => () => ({ getItem: (key: string) => (key === 'known' ? text : null) })

it('returns the stored value of a key, parsed', () => {
  expect(readStoredJson('known', storing('{"totalPoints":5}'))).toEqual({ totalPoints: 5 })
  expect(readStoredJson('other', storing('{"totalPoints":5}'))).toBeUndefined()
})

it('is undefined for invalid JSON, and when storage is blocked', () => {
  expect(readStoredJson('known', storing('{"torn'))).toBeUndefined()
  const blocked = (): Storage => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(readStoredJson('known', blocked)).toBeUndefined()
})
