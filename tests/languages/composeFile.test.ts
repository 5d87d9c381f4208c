import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { marked, readMark } from '../../src/core/curriculum/languageMark'
import { blocksOf, type ContentKind, mapBlocks } from '../../tools/languages/blocks/blocksOf'
import { lettersBeside } from '../../tools/languages/compose/lettersBeside'
import { composeFile } from '../../tools/languages/compose/composeFile'
import type { Entry } from '../../tools/languages/compose/translation'
import { hashOf } from '../../tools/languages/hashOf'
import { inventedLanguages } from '../../tools/languages/invented/inventions'
import { inventText } from '../../tools/languages/invented/inventText'
import { courseFiles } from './courseFiles'

const [long] = inventedLanguages
if (long === undefined) throw new Error('There is a long language.')
const { locale } = long.language
const translated = (english: string) => inventText(english, long)

type Entries = ReadonlyMap<string, Entry>

function fullTranslation(kind: ContentKind, english: unknown): Map<string, Entry> {
  return new Map(blocksOf(kind, english).map(({ key, text }) => [key, { of: hashOf(text), text: translated(text) }]))
}

function compose(kind: ContentKind, english: unknown, entries: Entries) {
  return composeFile(kind, english, { entries, locale })
}

/** A file without the texts that a language translates, and without marks. */
function skeleton(kind: ContentKind, value: unknown): unknown {
  return mapBlocks(
    kind,
    value,
    () => '',
    () => '',
  )
}

function unmarked(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, one: unknown) => (typeof one === 'string' ? readMark(one).text : one))
}

const QUIZ = {
  title: 'Credit Quiz',
  questions: [
    {
      id: 'credit_q1',
      question: 'What costs less?',
      options: ['A loan for $5', 'A card for $7'],
      correct: 1,
      explanation: 'The card.',
    },
    { id: 'credit_q2', question: 'And today?', options: ['Yes', 'No'], correct: 0, explanation: 'Because.' },
  ],
}
const LESSON = {
  title: 'How Credit Works',
  content: {
    sections: [{ title: 'What it costs', content: 'A loan of $100 costs money.' }],
    callouts: [{ title: 'Look', content: 'Read it.', type: 'tip', after: 'What it costs' }],
  },
}

describe('composing a file of a language', () => {
  test.each(courseFiles)('leaves no English in $path when all is fresh', ({ kind, english }) => {
    const { value, states } = compose(kind, english, fullTranslation(kind, english))
    const all = mapBlocks(kind, english, ({ text }) => translated(text), translated)
    // The letter to send stays English, with its translation beside it.
    const whole = kind === 'lesson' ? lettersBeside(all, english) : all
    expect(value).toEqual(whole)
    expect(new Set(states.values())).toEqual(new Set(['fresh']))
    const letters = JSON.stringify(whole).split('"beside":').length - 1
    expect(JSON.stringify(value).split(marked('', 'en').slice(0, 4)).length - 1).toBe(letters)
  })

  test.each(courseFiles)('has the English of $path, with marks, when nothing is translated', ({ kind, english }) => {
    const { value, states } = compose(kind, english, new Map())
    expect(unmarked(value)).toEqual(english)
    expect(new Set(states.values())).toEqual(new Set(['missing']))
    const { text } = blocksOf(kind, english).find(({ use }) => use === 'text' || use === 'exact') ?? { text: '?' }
    expect(JSON.stringify(value)).toContain(JSON.stringify(marked(text, 'en')).slice(1, -1))
  })

  test('changes only texts for any translation', () => {
    const files = courseFiles.filter(({ path }) => /credit_(?:1|quiz)|signCards|figures|glossary|terms/.test(path))
    const anyEntry = fc.record({
      of: fc.constantFrom('same', 'other'),
      text: fc.oneof(fc.string(), fc.constant('same')),
    })
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.array(anyEntry, { minLength: 1, maxLength: 9 }),
        ({ kind, english }, some) => {
          const entries = new Map(
            blocksOf(kind, english).map(({ key, text }, at) => {
              const { of, text: other } = some[at % some.length] ?? { of: '', text: '' }
              return [key, { of: of === 'same' ? hashOf(text) : of, text: other === 'same' ? translated(text) : other }]
            }),
          )
          const { value } = compose(kind, english, entries)
          expect(skeleton(kind, value)).toEqual(skeleton(kind, english))
        },
      ),
      { numRuns: 40 },
    )
  })

  test('marks a stale text whose facts are right', () => {
    const entries = fullTranslation('lesson', LESSON)
    entries.set('content.sections.0.content', { of: 'older', text: 'Üñ $100.' })
    const { value, states } = compose('lesson', LESSON, entries)
    expect(states.get('content.sections.0.content')).toBe('stale')
    expect(value).toMatchObject({ content: { sections: [{ content: marked('Üñ $100.', 'x-old') }] } })
  })

  test('has English in place of a stale text whose facts changed', () => {
    const entries = fullTranslation('lesson', LESSON)
    entries.set('content.sections.0.content', { of: 'older', text: 'Üñ $90.' })
    const { value, problems } = compose('lesson', LESSON, entries)
    expect(value).toMatchObject({ content: { sections: [{ content: marked('A loan of $100 costs money.', 'en') }] } })
    expect(problems.size).toBe(0)
  })

  test('keeps a box after its section', () => {
    for (const entries of [fullTranslation('lesson', LESSON), new Map<string, Entry>()]) {
      const { content } = compose('lesson', LESSON, entries).value as typeof LESSON
      expect(content.callouts[0]?.after).toBe(content.sections[0]?.title)
    }
  })

  test.each([
    ['stale', { of: 'older', text: 'Þöŕqûé.' }, 'stale'],
    ['missing', undefined, 'missing'],
    ['wrong', { of: hashOf('The card.'), text: 'Þöŕqûé $5.' }, 'wrong'],
  ])('has a question in English when one text is %s', (_, entry, state) => {
    const entries = fullTranslation('quiz', QUIZ)
    const key = 'questions.credit_q1.explanation'
    if (entry === undefined) entries.delete(key)
    else entries.set(key, entry)
    const { value, states } = compose('quiz', QUIZ, entries)
    const { questions } = value as typeof QUIZ
    expect(states.get(key)).toBe(state)
    expect(questions[0]).toEqual({
      ...QUIZ.questions[0],
      question: marked('What costs less?', 'en'),
      options: [marked('A loan for $5', 'en'), marked('A card for $7', 'en')],
      explanation: marked('The card.', 'en'),
    })
    expect(questions[1]?.question).toBe(translated('And today?'))
  })

  test('notes a mistake, and shows English in its place', () => {
    const entries = fullTranslation('figures', [{ id: 'a', label: 'The limit in 2026', value: 5 }])
    entries.set('a.label', { of: hashOf('The limit in 2026'), text: 'Ļîɱîţ 2025' })
    const { value, problems } = compose('figures', [{ id: 'a', label: 'The limit in 2026', value: 5 }], entries)
    expect(value).toEqual([{ id: 'a', label: marked('The limit in 2026', 'en'), value: 5 }])
    expect(problems.get('a.label')).toContain('2025')
  })

  test('finds a text that moved to another key', () => {
    const entries = new Map([['content.sections.4.title', { of: hashOf('What it costs'), text: 'Ļö qûé çûéšţå' }]])
    const { value, states } = compose('lesson', LESSON, entries)
    expect(states.get('content.sections.0.title')).toBe('fresh')
    expect(value).toMatchObject({ content: { sections: [{ title: 'Ļö qûé çûéšţå' }] } })
  })

  test('takes a text that another file of the course has', () => {
    const elsewhere = new Map([[hashOf('How Credit Works'), 'Çŕéðîţö']])
    const { value } = composeFile('lesson', LESSON, { entries: new Map(), locale, elsewhere })
    expect(value).toMatchObject({ title: 'Çŕéðîţö' })
  })
})
