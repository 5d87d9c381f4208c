import { describe, expect, test } from 'vitest'
import { translatedTexts } from '../../tools/languages/compose/translatedTexts'
import { hashOf } from '../../tools/languages/hashOf'
import { wordBlocks } from '../../tools/languages/words/wordBlocks'
import { rewriteSentences } from '../../tools/organization/sentences/rewriteSentences'

const SOURCE = `
import { plural } from '../plural'
/** The home page. */
export const homeWords = {
  headline: 'Money lessons that work \\'offline\\'.',
  locale: 'en-US',
  greeting: (name: string, place: string) => \`Hello \${name}\` + \`, in \${place} you\\nlearn.\`,
  percent: (value: number) => \`\${value}%\`,
  lessons: (count: number) => plural(count, { one: '1 lesson', other: \`\${count} lessons\` }),
}
`

const texts = (locale: string) => wordBlocks('home', SOURCE, locale).map(({ key, text }) => [key, text])

describe('the sentences of an area', () => {
  test('have their English text with the names of values', () => {
    expect(texts('es-US')).toEqual(
      expect.arrayContaining([
        ['home.headline', "Money lessons that work 'offline'."],
        ['home.greeting', 'Hello {name}, in {place} you\nlearn.'],
        ['home.lessons.one', '1 lesson'],
        ['home.lessons.other', '{count} lessons'],
      ]),
    )
  })

  test.each([
    ['ja', ['other']],
    ['en', ['one', 'other']],
    ['pl', ['few', 'many', 'one', 'other']],
    ['ar', ['few', 'many', 'one', 'other', 'two', 'zero']],
  ])('have the plural forms of %s', (locale, forms) => {
    const found = texts(locale).flatMap(([key = '']) => /^home\.lessons\.(\w+)$/.exec(key)?.[1] ?? [])
    expect(found.sort()).toEqual(forms)
  })

  test('may leave out a form for millions', () => {
    const many = wordBlocks('home', SOURCE, 'es-US').find(({ key }) => key === 'home.lessons.many')
    expect(many?.isOptional).toBe(true)
  })

  test('leave out what code compares', () => {
    expect(texts('es-US').map(([key]) => key)).not.toContain('home.locale')
  })

  test('may leave out a sentence of signs only', () => {
    const [percent] = wordBlocks('home', SOURCE, 'es-US').filter(({ key }) => key === 'home.percent')
    expect(percent?.isOptional).toBe(true)
    expect(translatedTexts('home', SOURCE, { entries: new Map(), locale: 'es-US' }).states.has('home.percent')).toBe(
      false,
    )
  })
})

describe('translated sentences', () => {
  const translate = (key: string, of: string, text: string, locale = 'es-US') =>
    translatedTexts('home', SOURCE, { entries: new Map([[key, { of, text }]]), locale })

  test('are fresh for the English of today', () => {
    const { texts: made, states } = translate(
      'home.greeting',
      hashOf('Hello {name}, in {place} you\nlearn.'),
      '{place}: hola {name}',
    )
    expect(states.get('home.greeting')).toBe('fresh')
    expect(states.get('home.headline')).toBe('missing')
    expect(rewriteSentences('home', SOURCE, made)).toContain(
      'greeting: (name: string, place: string) => `${place}: hola ${name}`',
    )
  })

  test('are shown when stale if the values are the same', () => {
    const { texts: made, states, problems } = translate('home.greeting', 'older', '{place}: hola {name}')
    expect(states.get('home.greeting')).toBe('stale')
    expect(made.get('home.greeting')).toBe('{place}: hola {name}')
    expect(problems.size).toBe(0)
  })

  test('are English when stale if a value is missing', () => {
    const { texts: made, states, problems } = translate('home.greeting', 'older', 'Hola {name}')
    expect([states.get('home.greeting'), made.size, problems.size]).toEqual(['stale', 0, 0])
  })

  test.each([
    [
      'home.greeting',
      'Hello {name}, in {place} you\nlearn.',
      'Hola',
      'is made from values. Write it with {name}, {place}.',
    ],
    [
      'home.headline',
      "Money lessons that work 'offline'.",
      "Money lessons that work 'offline'.",
      'is still English. Translate it, or delete the entry.',
    ],
    ['home.headline', "Money lessons that work 'offline'.", ' ', 'has no text.'],
  ])('with a mistake are English: %s', (key, english, text, problem) => {
    const made = translate(key, hashOf(english), text)
    expect(made.states.get(key)).toBe('wrong')
    expect(made.problems.get(key)).toBe(problem)
    expect(made.texts.size).toBe(0)
  })

  test('have the further forms of a plural', () => {
    const { texts: made } = translate('home.lessons.few', hashOf('{count} lessons'), '{count} lekcje', 'pl')
    expect(rewriteSentences('home', SOURCE, made)).toContain('few: `${count} lekcje`')
  })

  test('do not take one form of a plural for another', () => {
    const { states } = translate('home.lessons.other', hashOf('{count} lessons'), '{count} lekcji', 'pl')
    expect(states.get('home.lessons.few')).toBe('missing')
  })

  test('never carry a mark', () => {
    const { texts: made } = translate('home.headline', 'older', 'Lecciones sin internet.')
    expect([...made.values()]).toEqual(['Lecciones sin internet.'])
  })
})
