import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { lessonTexts } from '../../tools/content/contentTexts'
import { readContent } from '../../tools/content/readContent'
import { readFolder } from '../../tools/content/readFolder'
import { EXAMPLES } from './examples'
import { isComputed, isPrinted } from './examplesAgree'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const { content } = readContent(readFolder(here('../../public/data/lessons')))
const lessons = content?.modules.flatMap((module) => module.lessons) ?? []
const computed = new Map(
  readFileSync(here('computed-examples.txt'), 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [id = '', ...lines] = section.split('\n')
      return [id.trim(), lines.join('\n')] as const
    }),
)

describe('the worked example of', () => {
  test.each(lessons.map((read) => [read.info.id, read] as const))(
    '%s prints the computed results',
    (id, { lesson }) => {
      const results = EXAMPLES[id] ?? []
      expect(results, 'the lesson has results in examples.ts').not.toEqual([])
      const texts = lessonTexts(lesson).flatMap(({ text, counted }) => (counted ? [text.replaceAll('**', '')] : []))
      const bars = lesson.content.sections.flatMap(({ bars }) => bars?.items.flatMap(({ parts }) => parts) ?? [])
      const printed = [...texts, ...bars.map(({ value }) => value.toLocaleString('en-US'))]
      expect(results.filter((result) => !isPrinted(result, printed))).toEqual([])
    },
  )
})

test.each(Object.entries(EXAMPLES))('each result of %s was computed', (id, results) => {
  const section = computed.get(id) ?? ''
  expect(results.filter((result) => !isComputed(result, section))).toEqual([])
})

describe('a number', () => {
  test.each([
    ['$1,416', 'That is $1,416 a year.', true],
    ['$1,416', 'That is **$1,416**, so far.', true],
    ['$60', 'That is $600 a year.', false],
    ['$60', 'That is $60.50 a year.', false],
    ['$60', 'That is $1,060 a year, and $60,000 in all.', false],
    ['$60', 'What is left is $60.', true],
    ['15', 'It takes 15 months.', true],
    ['15', 'It takes 2015 months, or 3.15.', false],
    ['−$5,360', 'Net worth: −$5,360', true],
    ['2.6', 'about 2.6 times', true],
    ['2.6', 'about 12.6 times', false],
  ])('%s is printed in %j: %s', (result, text, answer) => {
    expect(isPrinted(result, [text.replaceAll('**', '')])).toBe(answer)
  })

  test.each([
    ['$1,416', 'freed 58 new left 118 per year 1416', true],
    ['$1,417', 'freed 58 new left 118 per year 1416', false],
    ['$2,416', 'monthly avg (x26/12) 2,415.53', true],
    ['$2,415.5', 'monthly avg (x26/12) 2,415.53', true],
    ['$2,415.54', 'monthly avg (x26/12) 2,415.53', false],
    ['$901.80', "avalanche (24, 901.7998408878466, ['Store B'])", true],
    ['−$5,360', 'nw -5360', true],
    ['$360', 'sell 359.9999999999991', true],
    ['88%', 'APR x252 88.3 cost', true],
  ])('%s is computed in %j: %s', (result, section, answer) => {
    expect(isComputed(result, section)).toBe(answer)
  })
})
