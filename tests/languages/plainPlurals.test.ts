import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hasEnglishRule, plainPlurals, withPlainPlurals } from '../../tools/languages/plainPlurals'

const plain = (source: string): string => withPlainPlurals('area.ts', source)

it('writes a plural as a condition', () => {
  expect(plain('const a = (n) => plural(n, { one: "1 day", other: `${n} days` }) + "."')).toBe(
    'const a = (n) => (n === 1 ? "1 day" : `${n} days`) + "."',
  )
})

it('writes a plural without a form for 1 as its text', () => {
  expect(plain('plural(n, { other: `${n} days` })')).toBe('(`${n} days`)')
})

it('leaves out forms that the rule never picks', () => {
  expect(plain('plural(n, { one: "a", other: "b", many: "c" })')).toBe('(n === 1 ? "a" : "b")')
})

it('writes plurals inside plurals, and several in one text', () => {
  expect(
    plain(
      '`${plural(n, { one: "a", other: `${plural(m, { one: "b", other: "c" })}` })}, ${plural(k, { other: "d" })}`',
    ),
  ).toBe('`${(n === 1 ? "a" : `${(m === 1 ? "b" : "c")}`)}, ${("d")}`')
})

it('leaves no plural in the words of the site', () => {
  const files = readdirSync('src/words/en').filter((file) => file.endsWith('.ts'))
  const sources = files.map((file) => readFileSync(`src/words/en/${file}`, 'utf8'))
  expect(sources.join('').match(/\bplural\(/g)?.length).toBeGreaterThan(100)
  expect(sources.map(plain).join('')).not.toMatch(/\bplural\(/)
})

it.each([
  ['en-US', true],
  ['es-US', true],
  ['de', true],
  ['fr', false],
  ['pl', false],
  ['ar', false],
  ['ja', false],
])('tells whether %s has English’s rule', (locale, expected) => {
  expect(hasEnglishRule(locale)).toBe(expected)
})

it('changes nothing in a language with another rule', () => {
  const { transform } = plainPlurals('pl')
  const handler = typeof transform === 'object' ? transform.handler : undefined
  expect(handler?.call({} as never, 'plural(n, { other: "d" })', '/src/words/en/a.ts')).toBeUndefined()
})
