import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { badgeLine, report } from '../../tools/lab/report'
import { readRecords } from '../../tools/lab/readRecords'

const text = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const { fast, real } = readRecords()

test('docs/lab.md says what the records of the laboratories say, and nothing else', () => {
  expect(text('docs/lab.md')).toBe(report(fast, real))
})

test('the README has the numbers of the same records', () => {
  expect(text('README.md')).toContain(`\n${badgeLine(fast, real)}\n`)
})

test('the fast laboratory found every fault that was planted', () => {
  const planted = fast.faults?.planted ?? []
  expect(planted.length).toBeGreaterThanOrEqual(30)
  expect(planted.filter(({ after }) => after === undefined)).toEqual([])
})

test('what the real laboratory did not find is said', () => {
  const missed = (real?.planted ?? []).filter(({ after }) => after === undefined)
  expect(text('docs/lab.md').match(/\| real \| \*\*not found\*\* \|/g) ?? []).toHaveLength(missed.length)
})
