import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faults } from '../../tools/lab/faults.mjs'
import { realFaults } from '../../tools/lab/real/faults.mjs'

const planted: readonly { name: string; file: string; find: string; also?: { find: string } }[] = [
  ...faults,
  ...realFaults,
]

test.each(planted)('can plant “$name” at one place in the source', ({ file, find, also }) => {
  const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
  for (const text of [find, ...(also ? [also.find] : [])]) expect(source.split(text), text).toHaveLength(2)
})

test('gives every fault its own name', () => {
  expect(new Set(planted.map(({ name }) => name)).size).toBe(planted.length)
})
