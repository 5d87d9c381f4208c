import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import budgets from '../../tools/build/budgets.json'
import { measureSite } from '../../tools/build/measureSite'

let dist = ''
const put = (name: string, text: string): void => {
  mkdirSync(dirname(join(dist, name)), { recursive: true })
  writeFileSync(join(dist, name), text)
}
/** A byte is a byte here: the sizes add up by hand. */
const measured = () => {
  const weigh = (bytes: Buffer) => bytes.length
  const sizes = measureSite({ dist, read: (file) => readFileSync(join(dist, file)), brotli: weigh, gzip: weigh })
  return new Map(sizes.map(({ name, bytes }) => [name, bytes]))
}

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'measure-'))
  put('index.html', '<link rel="modulepreload" href="/assets/main.js">')
  put('shell.html', '')
  put('sw.js', '123')
  put('assets/main.js', '12345')
  put('assets/other.js', '1234567')
  put('assets/main.css', '1')
  put('.vite/manifest.json', JSON.stringify({ 'index.html': { file: 'assets/main.js', isEntry: true } }))
  put('data/lessons/saving_1.json', 'not a bundle')
  put('data/bundles/saving.abc.json', '1234567890')
  put('data/bundles/shared.def.json', '12345')
})
afterEach(() => rmSync(dist, { recursive: true }))

it('adds up every lesson bundle, and nothing else', () => {
  expect(measured().get('Lesson and quiz bundles, brotli')).toBe(15)
  put('data/bundles/taxes.ghi.json', '1'.repeat(100))
  expect(measured().get('Lesson and quiz bundles, brotli')).toBe(115)
})

it('keeps lessons out of the precache', () => {
  const before = measured().get('Whole precache, brotli')
  put('data/bundles/taxes.ghi.json', '1'.repeat(100))
  expect(measured().get('Whole precache, brotli')).toBe(before)
})

it('tells the scripts before / from the largest other', () => {
  expect(measured().get('Scripts before / is usable, brotli')).toBe(5)
  expect(measured().get('Largest other script, brotli')).toBe(7)
})

it('has a budget for each size, and a size for each budget', () => {
  expect([...measured().keys()].sort()).toEqual(Object.keys(budgets.bytes).sort())
})
