import { describe, expect, test } from 'vitest'
import { composeLanguage } from '../../tools/languages/compose/composeLanguage'
import type { EnglishFiles } from '../../tools/languages/englishFiles'
import { hashOf } from '../../tools/languages/hashOf'
import { readTranslation } from '../../tools/languages/read/readTranslation'
import { writtenFiles } from './writtenInvention'

const LESSON = { title: 'How Credit Works', rule: 'Wait a day.', content: { introduction: 'Pay $5.' } }

function english(isOwn = false): EnglishFiles {
  return {
    content: new Map([
      ['lessons/credit_1.json', { kind: 'lesson', english: LESSON, isOwn }],
      ['signCards.json', { kind: 'signCards', english: [{ id: 'loan', title: 'How Credit Works' }], isOwn: false }],
    ]),
    words: new Map([['home', "export const homeWords = { headline: 'Money lessons' }"]]),
  }
}

function entry(text: string, of: string) {
  return { of: hashOf(of), text }
}

function written(files: Readonly<Record<string, unknown>>, mayHaveMore = false) {
  const texts = Object.entries(files).map(
    ([path, value]) => [path, typeof value === 'string' ? value : JSON.stringify(value, null, 2)] as const,
  )
  return { folder: writtenFiles(texts), mayHaveMore }
}

function faultsOf(files: Readonly<Record<string, unknown>>, mayHaveMore = false): readonly string[] {
  const { faults } = readTranslation('es-US', [written(files, mayHaveMore)], english())
  return faults.map((fault) => fault.replace(/^\S*?(?=(?:lessons|words)\/|\w+\.json)/, ''))
}

describe('reading a language', () => {
  test('reads texts of the course and of the interface', () => {
    const folder = written({
      'lessons/credit_1.json': { title: entry('El crédito', 'How Credit Works') },
      'words/home.json': { 'home.headline': entry('Lecciones', 'Money lessons') },
    })
    const { content, words, problems } = composeLanguage(english(), readTranslation('es-US', [folder], english()))
    expect(content.get('lessons/credit_1.json')).toMatchObject({ title: 'El crédito' })
    expect(content.get('signCards.json')).toEqual([{ id: 'loan', title: 'El crédito' }])
    expect([...words]).toEqual([['home.headline', 'Lecciones']])
    expect(problems).toEqual([])
  })

  test('puts texts of a later folder over earlier ones', () => {
    const ours = written({
      'lessons/credit_1.json': { title: entry('Uno', 'How Credit Works'), rule: entry('Espera.', 'Wait a day.') },
    })
    const theirs = written({ 'lessons/credit_1.json': { title: entry('Dos', 'How Credit Works') } })
    const { files } = readTranslation('es-US', [ours, theirs], english())
    const { entries } = files.get('lessons/credit_1.json') ?? {}
    expect([...(entries?.values() ?? [])].map(({ text }) => text)).toEqual(['Dos', 'Espera.'])
  })

  test.each<[string, Readonly<Record<string, unknown>>, RegExp]>([
    [
      'broken JSON',
      { 'lessons/credit_1.json': '{\n  "title": {,\n}' },
      /^lessons\/credit_1\.json:2:\d+ {2}broken JSON: /,
    ],
    [
      'an unknown key',
      { 'lessons/credit_1.json': { ruel: entry('a', 'b') } },
      /^lessons\/credit_1\.json:4:5 {2}“ruel” is no text of this file\. The nearest one is “rule”\.$/,
    ],
    [
      'an unknown file',
      { 'lessons/credit_2.json': {} },
      /^lessons\/credit_2\.json:1:1 {2}is the translation of no file\. The nearest one is lessons\/credit_1\.json\./,
    ],
    [
      'an entry without its English',
      { 'lessons/credit_1.json': { rule: { text: 'a' } } },
      /^lessons\/credit_1\.json:3:5 {2}“rule” is no entry\./,
    ],
    ['a list', { 'words/home.json': [] }, /^words\/home\.json:1:1 {2}has no texts by key\. Write an object\.$/],
  ])('finds %s', (_, files, fault) => {
    expect(faultsOf(files)).toEqual([expect.stringMatching(fault)])
  })

  test('reads the other entries after a wrong one', () => {
    const folder = written({ 'lessons/credit_1.json': { rule: 'a', title: entry('El crédito', 'How Credit Works') } })
    const { content } = composeLanguage(english(), readTranslation('es-US', [folder], english()))
    expect(content.get('lessons/credit_1.json')).toMatchObject({ title: 'El crédito' })
  })

  test('says the place of a text with a mistake', () => {
    const folder = written({ 'lessons/credit_1.json': { 'content.introduction': entry('Paga $6.', 'Pay $5.') } })
    const { problems } = composeLanguage(english(), readTranslation('es-US', [folder], english()))
    expect(problems).toEqual([expect.stringMatching(/credit_1\.json:4:5 {2}“content\.introduction” has “\$6” where/)])
  })

  test('is quiet about texts of lessons that an organization left out', () => {
    expect(faultsOf({ 'lessons/credit_2.json': {}, 'lessons/credit_1.json': { more: entry('a', 'b') } }, true)).toEqual(
      [],
    )
  })

  test('leaves out our stale texts of a lesson that an organization wrote', () => {
    const ours = written(
      { 'lessons/credit_1.json': { title: entry('Otra', 'Our title'), rule: entry('Espera.', 'Wait a day.') } },
      true,
    )
    const { files } = readTranslation('es-US', [ours], english(true))
    expect([...(files.get('lessons/credit_1.json')?.entries.keys() ?? [])]).toEqual(['rule'])
  })
})
