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

test('every planted fault was found', () => {
  const planted = [...(fast.faults?.planted ?? []), ...(real?.planted ?? [])]
  expect(planted.length).toBeGreaterThanOrEqual(30)
  expect(planted.filter(({ after }) => after === undefined)).toEqual([])
})
