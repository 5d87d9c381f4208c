import { expect, it } from 'vitest'
import { parseKeptLanguages } from '../../src/platform/keptLanguages'

it('reads the record of the kept languages', () => {
  const record = { current: 'es', kept: ['en', 'es'] }
  expect(parseKeptLanguages({ ...record, more: 1 })).toEqual(record)
})

it.each([
  [null],
  ['es'],
  [{ current: 'es' }],
  [{ current: 1, kept: [] }],
  [{ current: 'es', kept: 'es' }],
  [{ current: 'es', kept: ['es', 1] }],
])('reads no record from %j', (value) => {
  expect(parseKeptLanguages(value)).toBeUndefined()
})
