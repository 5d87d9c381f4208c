import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { furtherForms } from '../../../tools/organization/sentences/furtherForms'
import { readSentences, type Sentence } from '../../../tools/organization/sentences/readSentences'
import { rewriteSentences, textProblem } from '../../../tools/organization/sentences/rewriteSentences'

interface Listed extends Sentence {
  readonly area: string
}

const sources = new Map(
  readdirSync('src/words/en')
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [file.replace(/\.ts$/, ''), readFileSync(`src/words/en/${file}`, 'utf8')]),
)
const all: readonly Listed[] = [...sources].flatMap(([area, source]) =>
  readSentences(area, source).map((sentence) => ({ ...sentence, area })),
)
const plain = all.filter(({ values }) => values.size === 0)

const written = (area: string, source: string) =>
  new Map(readSentences(area, source).map(({ key, start, end }) => [key, source.slice(start, end)]))

/** The keys whose source an own text changes, and the new source of the sentence itself. */
function changedBy({ area, key }: Listed, text: string): readonly [string | undefined, readonly string[]] {
  const source = sources.get(area) ?? ''
  const before = written(area, source)
  const after = written(area, rewriteSentences(area, source, new Map([[key, text]])))
  expect([...after.keys()]).toEqual([...before.keys()])
  return [after.get(key), [...after.keys()].filter((other) => after.get(other) !== before.get(other))]
}

/** The sentence, and those that it is a part of. */
const around = ({ area, start, end }: Listed): readonly string[] =>
  all.filter((one) => one.area === area && one.start <= start && one.end >= end).map(({ key }) => key)

describe('an own text', () => {
  it('changes exactly its sentence', () => {
    const text = fc.string({ minLength: 1, unit: 'grapheme' }).filter((one) => one.trim() !== '')
    fc.assert(
      fc.property(fc.constantFrom(...plain), text, (sentence, own) => {
        expect(changedBy(sentence, own)).toEqual([JSON.stringify(own), around(sentence)])
      }),
    )
  })

  it('replaces every plain sentence of every area', () => {
    expect(plain.length).toBeGreaterThan(2000)
    for (const [area, source] of sources) {
      const own = new Map(
        plain.filter((one) => one.area === area).map(({ key }) => [key, `“${key}” isn't "here" \\ $`]),
      )
      const after = written(area, rewriteSentences(area, source, own))
      expect([...own.keys()].map((key) => after.get(key))).toEqual(
        [...own.values()].map((text) => JSON.stringify(text)),
      )
      expect([...after.keys()]).toEqual([...written(area, source).keys()])
    }
  })

  it('keeps the values of every sentence that is made from values', () => {
    const made = all.filter(({ values }) => values.size > 0)
    expect(made.length).toBeGreaterThan(500)
    for (const sentence of made) {
      const source = sources.get(sentence.area) ?? ''
      const names = [...sentence.values.keys()]
      const own = new Map([
        [
          sentence.key,
          names
            .map((name) => `{${name}}`)
            .join(' then ')
            .concat('.'),
        ],
      ])
      const values = [...sentence.values.values()].map(({ start, end }) => `\${${source.slice(start, end)}}`)
      expect(rewriteSentences(sentence.area, source, own)).toBe(
        `${source.slice(0, sentence.start)}\`${values.join(' then ')}.\`${source.slice(sentence.end)}`,
      )
    }
  })

  it('may change a text inside another own text', () => {
    const source = 'export const words = { a: (n: number) => `${n === 1 ? "one" : `${n} of them`} here` }'
    const texts = new Map([
      ['area.a', 'Here: {n}. `${x}` \\'],
      ['area.a.0', 'just one'],
      ['area.a.1', 'all {n}'],
    ])
    expect(rewriteSentences('area', source, texts)).toBe(
      'export const words = { a: (n: number) => `Here: ${n === 1 ? "just one" : `all ${n}`}. \\`\\${x}\\` \\\\` }',
    )
  })
})

const counts =
  'export const words = { a: (n: number, w: string) => plural(n, { one: `1 word in ${w}`, other: `${whole(n)} words in ${w}` }) }'

describe('the forms of a plural', () => {
  const forms = readSentences('area', counts)

  it('are sentences that say which form they are', () => {
    expect(forms.map(({ key, plural, values, spare }) => [key, plural, [...values.keys()], [...spare.keys()]])).toEqual(
      [
        ['area.a.one', 'one', ['w'], ['n']],
        ['area.a.other', 'other', ['n', 'w'], []],
      ],
    )
  })

  it.each([
    ['one', '{n} word', 'is made from values. Write it with {w}, {n}'],
    ['one', '1 word in {w}', undefined],
    ['one', '{n} word in {w}', undefined],
    ['one', '1 word in {w}, {m}', 'is made from values. Write it with {w}, {n}'],
    ['other', 'words in {w}', 'is made from values. Write it with {n}, {w}'],
    ['few', '{n} words in {w}', undefined],
    ['two', 'two words in {w}', undefined],
    ['many', '{n} words', 'is made from values. Write it with {w}, {n}'],
  ])('%s may be “%s”, or not', (form, text, problem) => {
    const sentence = [...forms, ...forms.flatMap(furtherForms)].find(({ plural }) => plural === form)
    expect(sentence && textProblem(sentence, text)).toBe(problem)
  })

  it('are added where a translation has more of them', () => {
    const texts = new Map([
      ['area.a.few', '{n} few in {w}'],
      ['area.a.one', 'Just {n} in {w}'],
      ['area.a.two', 'Two'],
    ])
    expect(rewriteSentences('area', counts, texts)).toBe(
      'export const words = { a: (n: number, w: string) => plural(n, ' +
        '{ one: `Just ${whole(n)} in ${w}`, other: `${whole(n)} words in ${w}`, two: "Two", few: `${whole(n)} few in ${w}` }) }',
    )
  })

  it('are added inside another text, also around one', () => {
    const source =
      'export const a = (n: number) => `${plural(n, { one: "a", other: `${n} of ${n > 5 ? "b" : "c"}` })} here`'
    const texts = new Map([
      ['area.0.few', 'few {n} {n2}'],
      ['area.0.other.0', 'B'],
    ])
    expect(rewriteSentences('area', source, texts)).toBe(
      'export const a = (n: number) => `${plural(n, ' +
        '{ one: "a", other: `${n} of ${n > 5 ? "B" : "c"}`, few: `few ${n} ${n > 5 ? "B" : "c"}` })} here`',
    )
  })

  it('are one in English when its number is never 1', () => {
    const source = 'export const w = { a: (n: number) => plural(n, { other: `${n} days` }) }'
    const [only, ...none] = readSentences('area', source)
    expect([only?.key, none]).toEqual(['area.a.other', []])
    expect((only && furtherForms(only))?.map(({ key }) => key)).toContain('area.a.one')
    expect(rewriteSentences('area', source, new Map([['area.a.one', '{n} day']]))).toBe(
      'export const w = { a: (n: number) => plural(n, { other: `${n} days`, one: `${n} day` }) }',
    )
  })

  it.each([
    'plural(n, { one: "a" })',
    'plural(n, forms)',
    'plural(n, { one: "a", other: n > 5 ? "b" : "c" })',
    'plural(n, { one: n > 5 ? "b" : "c", other: "a" })',
  ])('fail to be read in %s', (call) => {
    expect(() => readSentences('area', `export const a = (n: number) => ${call}`)).toThrow(
      'A plural needs a count and a text for “other”. It may have a text for “one”.',
    )
  })

  it('are numbered as one text', () => {
    const source = 'export const w = { a: (n: number) => n === 0 ? "No" : plural(n, { one: "One", other: `${n}s` }) }'
    expect(readSentences('area', source).map(({ key }) => key)).toEqual(['area.a.0', 'area.a.1.one', 'area.a.1.other'])
  })
})

describe('the key of a sentence', () => {
  it('is unique', () => {
    expect(all.map(({ key }) => key).filter((key, at, keys) => keys.indexOf(key) !== at)).toEqual([])
  })

  it('is the path to it, or a number in a function', () => {
    const source = `
      import { counted } from './counting'
      const steps = [{ icon: 'share', text: 'Tap Share.' }] as const
      export const words = {
        title: 'A title' as string,
        long: 'One ' + 'two.',
        nested: { list: ['First', \`Second\`] },
        steps,
        count: (n: number) => counted(n, 'lesson', 'lessons'),
        wait: (unit: 'day' | 'hour') => (unit === 'day' ? 'A day' : 'An hour'),
        answer: (site: string) => ({ go: \`Open \${site}\` }),
        empty: '',
      }
      function helper() { return 'Helped' }
    `
    expect(readSentences('area', source).map(({ key }) => key)).toEqual([
      'area.steps.0.text',
      'area.title',
      'area.long',
      'area.nested.list.0',
      'area.nested.list.1',
      'area.count.0',
      'area.count.1',
      'area.wait.0',
      'area.wait.1',
      'area.answer.go',
      'area.helper',
    ])
  })

  it('begins with the name of the object when a file exports two', () => {
    const source = `export const one = { a: 'A' }\nexport const two = 'B'\nexport function three() { return 'C' }`
    expect(readSentences('area', source).map(({ key }) => key)).toEqual(['area.one.a', 'area.two', 'area.three'])
  })
})

describe('a value', () => {
  it.each([
    ['n', 'n'],
    ['isolated(name)', 'name'],
    ['site.name', 'name'],
    ['topics.length', 'topics'],
    ['format().format(date)', 'date'],
    ['n === 1 ? "a" : "b"', 'n'],
    ['today()', 'today'],
  ])('of %s has the placeholder {%s}', (expression, name) => {
    const [sentence] = readSentences('area', `export const words = { a: \`x \${${expression}}\` }`)
    expect([...(sentence?.values.keys() ?? [])]).toEqual([name])
  })

  it('has a number when another has the same name', () => {
    const [sentence] = readSentences('area', 'export const words = { a: `${n} of ${whole(n)}` }')
    expect([...(sentence?.values.keys() ?? [])]).toEqual(['n', 'n2'])
  })
})

describe('a text that can’t replace a sentence', () => {
  const [title, count] = readSentences('a', 'export const w = { t: "T", c: (n: number) => `${n} of ${all(n)}` }')
  it.each([
    ['', 'has no text'],
    [' ', 'has no text'],
    ['All {count}', 'has no values, so {count} can’t be in it'],
    ['All of {them}, {n}', 'has no values, so {them}, {n} can’t be in it'],
    ['All { of } them', undefined],
  ])('“%s”', (text, problem) => {
    expect(title && textProblem(title, text)).toBe(problem)
  })

  it.each([
    ['All', 'is made from values. Write it with {n}, {n2}'],
    ['{n}', 'is made from values. Write it with {n}, {n2}'],
    ['{n} {n2} {n3}', 'is made from values. Write it with {n}, {n2}'],
    ['{n2}, {n}', undefined],
    ['{n} {n} {n2}', undefined],
  ])('“%s” with values', (text, problem) => {
    expect(count && textProblem(count, text)).toBe(problem)
  })
})
