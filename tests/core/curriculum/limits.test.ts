import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createLibrary } from './withWords'
import { fallbackLesson } from './withWords'
import { LIMITS, overLimit } from '../../../src/core/curriculum/limits'
import { parseFigures, parseGlossary } from '../../../src/core/curriculum/parseLists'
import { parseLesson } from './withWords'
import { parseManifest } from '../../../src/core/curriculum/parseManifest'
import { parseQuiz } from './withWords'
import { wholeLesson } from './rawLessons'

const many = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n))
const content = (part: object) => ({ content: { introduction: 'Hi.', ...part } })
const table = (columns: number, rows: number) => ({
  caption: 'A month',
  columns: many(columns, () => ({ label: 'Entry', kind: 'text' })),
  rows: many(rows, () => ['All']),
})
const question = { question: 'Why?', options: ['a', 'b'], correct: 0 }
const figure = {
  id: 'a',
  label: 'A',
  value: 1,
  unit: 'usd',
  year: 2026,
  source: 'S',
  url: 'https://a.org',
  compiledOn: '2026-01-01',
}
const entry = { id: 'a', term: 'A', aliases: [], definition: 'D', lessonId: 'saving_1' }
const quizInfo = { id: 'q', title: 'Q', duration: '5 min', points: 100, contentFile: 'q.json' }
const lessonInfo = { id: 'l', title: 'L', duration: '5 min', points: 50, contentFile: 'l.json' }
const module = (id: string, lessons: number) => ({
  id,
  title: 'M',
  description: '',
  duration: '4 weeks',
  difficulty: 'Beginner',
  icon: 'foundations',
  color: 'orange',
  lessons: many(lessons, (n) => ({ ...lessonInfo, id: `${id}_${n}` })),
  quiz: quizInfo,
})

let nested: unknown = 'deep'
for (let level = 0; level < 100_000; level += 1) nested = [nested]

/** Each row makes a value of any size, which is tested at its limit and one above it. */
const rows: readonly (readonly [string, (value: unknown) => { kind: string }, (size: number) => unknown, number])[] = [
  ['lines of a text', parseLesson, (n) => content({ introduction: '- a\n'.repeat(n - 1) }), LIMITS.textLines],
  ['characters of a text', parseLesson, (n) => content({ introduction: 'x'.repeat(n) }), LIMITS.text],
  ['key points', parseLesson, (n) => content({ keyPoints: many(n, () => 'a') }), LIMITS.entries],
  ['steps', parseLesson, (n) => content({ practicalSteps: many(n, () => ({ title: 'a' })) }), LIMITS.entries],
  ['callouts', parseLesson, (n) => content({ callouts: many(n, () => ({ title: 'a' })) }), LIMITS.entries],
  ['sections', parseLesson, (n) => content({ sections: many(n, () => ({ title: 'a' })) }), LIMITS.sections],
  [
    'ready sections',
    parseLesson,
    (n) => ({ sections: many(n, () => ({ type: 'text', content: 'a' })) }),
    LIMITS.sections,
  ],
  ['rows of a table', parseLesson, (n) => content({ sections: [{ table: table(1, n) }] }), LIMITS.tableRows],
  ['columns of a table', parseLesson, (n) => content({ sections: [{ table: table(n, 1) }] }), LIMITS.tableColumns],
  ['questions', parseQuiz, (n) => ({ questions: many(n, () => question) }), LIMITS.questions],
  ['options', parseQuiz, (n) => ({ questions: [{ ...question, options: many(n, () => 'a') }] }), LIMITS.options],
  ['modules', parseManifest, (n) => ({ modules: many(n, (at) => module(`m${at}`, 1)) }), LIMITS.modules],
  ['lessons of a module', parseManifest, (n) => ({ modules: [module('m', n)] }), LIMITS.lessonsOfModule],
  ['figures', parseFigures, (n) => many(n, (at) => ({ ...figure, id: `a${at}` })), LIMITS.figures],
  ['words', parseGlossary, (n) => many(n, (at) => ({ ...entry, id: `a${at}` })), LIMITS.words],
]

describe('the limits of a content file', () => {
  it.each(rows)('accept %s at the limit and reject one more by name', (_name, parse, make, limit) => {
    expect(parse(make(limit)).kind).toBe('valid')
    const refused = parse(make(limit + 1))
    expect(refused).toMatchObject({
      kind: 'invalid',
      reason: expect.stringContaining(`more than the limit of ${limit}`),
    })
  })

  it('count all texts of a lesson, even if each is short', () => {
    const sections = many(LIMITS.sections, () => ({ title: 'a', content: '- a\n'.repeat(100) }))
    expect(parseLesson(content({ sections }))).toMatchObject({
      kind: 'invalid',
      reason: expect.stringMatching(/^content\.sections\[\d+\]\.content: \d+ texts, more than the limit of 2500$/),
    })
  })

  it('reject deeply nested brackets without recursing into them', () => {
    expect(overLimit(nested, LIMITS.pieces)).toMatch(/levels, more than the limit of 20$/)
    expect(parseLesson({ content: nested })).toMatchObject({ kind: 'invalid' })
  })

  it('count lines as a reader sees them, with any line ending', () => {
    const text = (end: string) => ({ a: `x${end}`.repeat(LIMITS.textLines) })
    for (const end of ['\n', '\r', '\r\n']) {
      expect(overLimit(text(end), LIMITS.pieces)).toBe('a: 201 lines, more than the limit of 200')
    }
  })
})

describe('160,000 list items', () => {
  it('give the fallback lesson, with a reason in the log', async () => {
    const text = JSON.stringify(content({ introduction: '- a\n'.repeat(160_000) }))
    const failures: string[] = []
    const manifest = JSON.stringify({ modules: [{ ...module('m', 1) }] })
    const library = createLibrary(
      (path) => Promise.resolve(path.endsWith('manifest.json') ? manifest : text),
      ({ reason }) => failures.push(reason),
    )
    expect(await library.lesson('m', 'm_0')).toMatchObject({ kind: 'fallback', value: fallbackLesson })
    expect(failures).toEqual(['content.introduction: 640000 characters, more than the limit of 12000'])
  })
})

describe('the real content', () => {
  const folder = 'public/data/lessons'
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))

  it.each(files)('in %s is below half of every limit', (file) => {
    const value: unknown = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))
    const listed = /^(?:figures|glossary|manifest)\.json$/.test(file)
    expect(overLimit(value, (listed ? LIMITS.listedPieces : LIMITS.pieces) / 2)).toBeUndefined()
    expect(longest(value)).toBeLessThanOrEqual(LIMITS.text / 2)
  })
})

function longest(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Math.max(0, ...Object.values(value).map(longest))
}

describe('an unknown color of a section', () => {
  it('is left out, and the lesson is still valid', () => {
    for (const color of ['purple', 'toString', '', 7, {}, []]) {
      const sections = [{ type: 'callout', title: 'Careful', content: 'A trap.', color }]
      expect(parseLesson({ sections })).toMatchObject({
        kind: 'valid',
        value: { sections: [{ type: 'callout', title: 'Careful', content: 'A trap.' }] },
      })
      const parsed = parseLesson({ ...wholeLesson, sections })
      expect(parsed.kind === 'valid' && parsed.value.sections[0]).not.toHaveProperty('color')
    }
  })
})
