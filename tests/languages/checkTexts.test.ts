import { describe, expect, test } from 'vitest'
import { blocksOf } from '../../tools/languages/blocks/blocksOf'
import { checkTexts } from '../../tools/languages/check/checkTexts'
import { differentFacts } from '../../tools/languages/check/facts'
import { courseFiles } from './courseFiles'

const SAME = { missing: [], added: [] }

/** What is wrong with one translation. */
function problemOf(english: string, text: string, locale = 'es-US', use: 'text' | 'name' = 'text'): string | undefined {
  return checkTexts([{ key: 'a', text: english, use }], new Map([['a', text]]), locale).get('a')
}

describe('the facts of a translation', () => {
  test.each([
    ['es-US', 'Pay $1,300.50 by October 12, 2026.', 'Paga $1,300.50 antes del 12 de octubre de 2026.'],
    ['es-ES', 'Pay $1,300.50 at 4.5% APR.', 'Paga 1.300,50 $ con un 4,5 % de TAE.'],
    ['fr', 'It grows 10,000 times.', 'Il croît 10\u202F000 fois.'],
    ['ar-EG', 'Save 5% of $1,234.5 in 2026.', 'ادخر ٥٪ من $١٬٢٣٤٫٥ في ٢٠٢٦.'],
    ['ar-u-nu-latn', 'Save 5% by May 3.', 'ادخر 5% حتى 3 مايو.'],
    ['ja', 'The date is October 12, 2026.', '日付は2026年10月12日です。'],
    ['zh-CN', 'From March 1 to April 15', '从3月1日到4月15日'],
    ['ru', 'Call by December 24.', 'Позвоните до 24 декабря.'],
    ['es-US', 'You may owe −$5.', 'Puedes deber −$5.'],
    ['es-US', 'See irs.gov/file and call 888-473-4858.', 'Llama al 888-473-4858 y lee irs.gov/file.'],
    ['es-US', 'Form 1040-X, a W-2 and your 401(k)', 'Tu 401(k), el Formulario 1040-X y un W-2'],
    ['es-US', 'Regulation E and 15 U.S.C. 1693', 'La Regulation E y 15 U.S.C. 1693'],
    ['es-US', 'Up to {{limit}} in [[a.b]]', 'Hasta {{limit}} en [[a.b]]'],
    ['es-US', '1. One\n2. Two', '1. Uno\n2. Dos'],
  ])('are the same in %s: %s', (locale, english, translation) => {
    expect(differentFacts(english, translation, locale)).toEqual(SAME)
  })

  test.each<[string, string, string, string[], string[]]>([
    ['a number', 'Pay $5 or $7.', 'Paga $5.', ['$7'], []],
    ['a number that comes twice', '$5 and $5', '$5', ['$5'], []],
    ['money in place of a percent', 'Pay 5%.', 'Paga $5.', ['5%'], ['$5']],
    ['decimals in the signs of English', '1.5 years', '1.5 años', ['1.5'], ['1.5']],
    ['a day', 'By October 12', 'El 13 de octubre', ['12'], ['13']],
    ['a month', 'By October 12', 'El 12 de noviembre', ['October'], []],
    ['a year', 'In 2026', 'En 2025', ['2026'], ['2025']],
    ['a figure', '{{a}} and {{b}}', '{{a}} y {{c}}', ['{{b}}'], ['{{c}}']],
    ['an address', 'Read irs.gov.', 'Lee irs.com.', ['irs.gov'], ['irs.com']],
    ['a phone number', 'Call 800-555-0100.', 'Llama al 800-555-0101.', ['800-555-0100'], ['800-555-0101']],
    ['the name of a law', 'Chapter 7 helps.', 'El capítulo siete ayuda.', ['Chapter 7'], []],
    ['a sign', 'You have −$5.', 'Tienes $5.', ['−$5'], ['$5']],
  ])('differ in %s', (_, english, translation, missing, added) => {
    expect(differentFacts(english, translation, english.startsWith('1.5') ? 'es-ES' : 'es-US')).toEqual({
      missing,
      added,
    })
  })

  test('leave out a month without a day, because May is a verb', () => {
    expect(differentFacts('You May ask', 'Puedes preguntar', 'es-US')).toEqual(SAME)
  })

  test.each(courseFiles)('of each English text in $path are the same as its own', ({ kind, english }) => {
    const different = blocksOf(kind, english).filter(({ text }) => {
      const { missing, added } = differentFacts(text, text, 'en-US')
      return missing.length + added.length > 0
    })
    expect(different).toEqual([])
  })
})

describe('the check of a translation', () => {
  test.each([
    ['Save money.', ' ', 'has no words. Write some, or delete the entry.'],
    ['Save $5.', 'Ahorra $6.', 'has “$6” where the English has “$5”. Use what the English has.'],
    ['Save $5.', 'Ahorra.', 'lacks “$5”. Use what the English has.'],
    ['Save.', 'Ahorra 5%.', 'adds “5%”. Take out what the English doesn’t have.'],
    ['**Save.**', '**Ahorra.', 'has bold text that isn’t closed. Put ** before and after it.'],
    ['- One\n- Two', '- Uno y dos', 'has 1 list items, and the English has 2. Use the same number.'],
    ['One.\n\nTwo.', 'Uno. Dos.', 'has 1 paragraphs, and the English has 2. Use the same number.'],
    ['Save a little now.', 'Save a little now.', 'is still English. Translate it, or delete the entry.'],
  ])('of “%s” finds a mistake in “%s”', (english, text, problem) => {
    expect(problemOf(english, text)).toBe(problem)
  })

  test('accepts two words that are the same in both languages', () => {
    expect(problemOf('Total {{figure-of-the-year}}: crédito', 'Total {{figure-of-the-year}}: crédito')).toBeUndefined()
  })

  test('accepts the name of a law that stays English', () => {
    expect(problemOf('Fair Credit Reporting Act', 'Fair Credit Reporting Act', 'es-US', 'name')).toBeUndefined()
  })

  const options = (...texts: string[]) => texts.map((text, at) => ({ key: `q.options.${at}`, text }))
  const translated = (...texts: string[]) => new Map(texts.map((text, at) => [`q.options.${at}`, text]))

  test('finds two options that became the same', () => {
    const found = checkTexts(options('Ask a friend', 'Ask the bank'), translated('Pregunta', 'pregunta '), 'es-US')
    expect(found.get('q.options.1')).toBe('is the same as q.options.0. Translate both options.')
  })

  test('finds an option in the place of another one by its numbers', () => {
    const texts = translated('Paga $7 hoy', 'Paga $5 hoy')
    const found = checkTexts(options('Pay $5 today', 'Pay $7 today'), texts, 'es-US')
    expect(found.get('q.options.0')).toContain('Its numbers are those of q.options.1. Keep the order of the options.')
  })

  test('finds the English of another option', () => {
    const found = checkTexts(options('Ask a friend', 'Wait'), translated('Wait', 'Espera'), 'es-US')
    expect(found.get('q.options.0')).toBe('is the English of q.options.1. Keep the order of the options.')
  })

  test('continues after a mistake', () => {
    const blocks = ['a', 'b', 'c'].map((key) => ({ key, text: 'Pay $5.' }))
    const found = checkTexts(
      blocks,
      new Map([
        ['a', ''],
        ['b', 'Paga $5.'],
        ['c', 'Paga.'],
      ]),
      'es-US',
    )
    expect([...found.keys()]).toEqual(['a', 'c'])
  })
})
