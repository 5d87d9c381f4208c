import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { productFaults } from './productFaults.mjs'

const contract = readFileSync('docs/contract.md', 'utf8')

test.each(productFaults)('can plant “$name” at one place', ({ promise, file, find, replace, tests, journey }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2)
  expect(replace).not.toBe(find)
  expect(promise === 'README' || new RegExp(`^#{2,3} ${promise} `, 'm').test(contract)).toBe(true)
  const named = [...(tests ? [tests] : []), ...(journey ? [`tests/journeys/${journey}.journey.ts`] : [])]
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

test('gives every fault its own name', () => {
  expect(new Set(productFaults.map(({ name }) => name)).size).toBe(productFaults.length)
})
