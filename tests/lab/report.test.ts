import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faults } from '../../tools/lab/faults.mjs'
import { realFaults } from '../../tools/lab/real/faults.mjs'
import { badgeLine, report } from '../../tools/lab/report'
import { readRecords } from '../../tools/lab/readRecords'

const text = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const { fast, real } = readRecords()

test('makes docs/lab.md match the records of the laboratories exactly', () => {
  expect(text('docs/lab.md')).toBe(report(fast, real))
})

test('shows the numbers of the records in docs/reliability.md', () => {
  expect(text('docs/reliability.md')).toContain(`\n${badgeLine(fast, real)}\n`)
})

test('shows that the fast laboratory found every planted fault', () => {
  const planted = fast.faults?.planted ?? []
  expect(planted.length).toBeGreaterThanOrEqual(30)
  expect(planted.filter(({ after }) => after === undefined)).toEqual([])
})

test('has a record for every listed fault and no other', () => {
  const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name).sort()
  expect(namesOf(fast.faults?.planted ?? [])).toEqual(namesOf(faults))
  expect(namesOf(real?.planted ?? [])).toEqual(namesOf(realFaults))
})

test('names every fault that the real laboratory missed', () => {
  const missed = (real?.planted ?? []).filter(({ after }) => after === undefined)
  expect(text('docs/lab.md').match(/\| real \| \*\*not found\*\* \|/g) ?? []).toHaveLength(missed.length)
})
