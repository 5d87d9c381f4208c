import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { blocksOf, type ContentKind, mapBlocks } from '../../tools/languages/blocks/blocksOf'
import { fields } from '../../tools/languages/blocks/fields'
import { kindOf } from '../../tools/languages/blocks/kinds'
import { hasLetters } from '../../tools/languages/blocks/walkTexts'
import { courseFiles } from './courseFiles'

const jsonFiles = courseFiles.filter(({ kind }) => kind !== 'document')

/** Every string of a value with its path, such as `sheet.parts.*<lines>.title`. */
function* stringsIn(value: unknown, path = ''): Generator<readonly [path: string, text: string]> {
  if (typeof value === 'string') yield [path, value]
  if (typeof value !== 'object' || value === null) return
  for (const [name, one] of Object.entries(value as Record<string, unknown>)) {
    const type = path === 'sheet.parts' ? `<${(one as { type: string }).type}>` : ''
    const step = Array.isArray(value) ? `*${type}` : name
    yield* stringsIn(one, path === '' ? step : `${path}.${step}`)
  }
}

function isIn(path: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) =>
    pattern.startsWith('**.')
      ? `.${path}`.endsWith(pattern.slice(2))
      : path === pattern || path.startsWith(`${pattern}.`),
  )
}

describe('the texts to translate', () => {
  test.each(jsonFiles)('of $path have every string with letters, except named fields', ({ kind, english }) => {
    if (kind === 'document') throw new Error('no JSON')
    const { texts, fixed, repeated = {} } = fields[kind]
    const lists = Object.keys(texts).filter((path) => texts[path] === 'list')
    const known = [...Object.keys(texts), ...Object.keys(repeated), ...lists.map((path) => `${path}.*`)]
    const unknown = [...stringsIn(english)].filter(
      ([path, text]) => hasLetters(text) && !known.includes(path) && !isIn(path, fixed),
    )
    expect(unknown).toEqual([])
  })

  test.each(courseFiles)('of $path have keys of their own', ({ kind, english }) => {
    const keys = blocksOf(kind, english).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).not.toEqual([])
  })

  test.each(courseFiles)('of $path put back make the same file', ({ kind, english }) => {
    expect(mapBlocks(kind, english, ({ text }) => text)).toEqual(english)
  })

  test('have a name for each item that has one', () => {
    const quiz = { questions: [{ id: 'credit_q24', question: 'Why?', options: ['$5', 'No'], correct: 1 }] }
    expect(blocksOf('quiz', quiz)).toEqual([
      expect.objectContaining({ key: 'questions.credit_q24.question', text: 'Why?', isExact: true }),
      expect.objectContaining({ key: 'questions.credit_q24.options.1', group: 'questions.credit_q24' }),
    ])
    const notes = { notes: [{ state: 'IL', text: 'Call.' }] }
    expect(blocksOf('stateNotes', notes).map(({ key }) => key)).toEqual(['notes.IL.text'])
  })

  test('have a number for items that share a name', () => {
    const states = {
      topics: [
        { id: 'a', title: 'One' },
        { id: 'a', title: 'Two' },
        { id: '0', title: 'Three' },
      ],
    }
    expect(blocksOf('states', states).map(({ key }) => key)).toEqual([
      'topics.0.title',
      'topics.1.title',
      'topics.2.title',
    ])
  })

  test('have one text for the aliases of a term', () => {
    const glossary = [{ id: 'budget', term: 'Budget', aliases: ['budgets', 'budgeting'], definition: 'A plan.' }]
    expect(blocksOf('glossary', glossary)[1]).toMatchObject({ key: 'budget.aliases', text: 'budgets | budgeting' })
    const changed = mapBlocks('glossary', glossary, ({ key, text }) =>
      key === 'budget.aliases' ? 'uno| dos |tres' : text,
    )
    expect(changed).toEqual([{ ...glossary[0], aliases: ['uno', 'dos', 'tres'] }])
  })

  test('leave out numbers', () => {
    const table = { caption: 'A table', columns: [], rows: [['Rent', '1,300.50']] }
    const lesson = { content: { sections: [{ table }] } }
    expect(blocksOf('lesson', lesson).map(({ text }) => text)).toEqual(['A table', 'Rent'])
  })

  test('of a document are its headings, paragraphs and items without marks', () => {
    const document = '# Title\n\nOne line\nand more.\n\n- **First**\n- Second\n\n## Heading\n\n2026\n'
    const blocks = blocksOf('document', document)
    expect(blocks.map(({ key, text }) => `${key} ${text}`)).toEqual([
      '0 Title',
      '1 One line\nand more.',
      '2 **First**',
      '3 Second',
      '4 Heading',
    ])
    expect(mapBlocks('document', document, ({ key }) => `x${key}`)).toBe('# x0\n\nx1\n\n- x2\n- x3\n\n## x4\n\n2026\n')
  })
})

describe('the kind of a file', () => {
  test.each<[string, ContentKind | 'words' | undefined]>([
    ['words/home.json', 'words'],
    ['lessons/credit_1.json', 'lesson'],
    ['lessons/real_estate_quiz.json', 'quiz'],
    ['lessons/states_loans.json', 'stateNotes'],
    ['lessons/figures.json', 'figures'],
    ['documents/privacy-policy.json', 'document'],
    ['signCards.json', 'signCards'],
    ['course.json', undefined],
    ['lessons/notes.txt', undefined],
    ['lessons/more/credit_1.json', undefined],
  ])('of %s is %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind)
  })

  test('is known for each file of the lessons folder', () => {
    const titles = JSON.parse(readFileSync('public/data/lessons/manifest.json', 'utf8')) as { modules: unknown[] }
    expect(courseFiles.filter(({ kind }) => kind === 'quiz')).toHaveLength(titles.modules.length)
  })
})
