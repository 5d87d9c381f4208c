import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { failedFiles } from '../../tools/setup/failedFiles.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const told = (report: string) => {
  writeFileSync(join(folder, 'report.json'), report)
  return failedFiles(join(folder, 'report.json'))
}
const result = (name: string, status: string) => ({ name: resolve(name), status, assertionResults: [] })

it('names the failed files as relative paths', () => {
  const testResults = [result('tests/a.journey.ts', 'failed'), result('tests/b.journey.ts', 'passed')]
  expect(told(JSON.stringify({ testResults }))).toEqual(['tests/a.journey.ts'])
})

it('returns no files without failures or without a readable report', () => {
  expect(told(JSON.stringify({ testResults: [result('tests/a.journey.ts', 'passed')] }))).toEqual([])
  expect(told('{"testResults": [')).toEqual([])
  expect(told('{}')).toEqual([])
  expect(failedFiles(join(folder, 'missing.json'))).toEqual([])
})
