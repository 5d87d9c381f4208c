import { expect, test } from 'vitest'
import type { AuthoredLesson } from '../../tools/content/authored/authoredLesson'
import { checkGuessing, guessed } from '../../tools/content/checkGuessing'
import { checkSheets } from '../../tools/content/checkSheet'
import { describeProblem } from '../../tools/content/problem'
import { type Content, readContent } from '../../tools/content/readContent'
import { asFiles, soundContent, soundQuiz } from './soundContent'

type Sheet = NonNullable<AuthoredLesson['sheet']>
type Part = Sheet['parts'][number]

const soundParts = (): Part[] => [
  { type: 'amounts', id: 'month', unit: 'dollars', rows: [{ id: 'rent', label: 'Rent' }], total: 'All' },
  {
    type: 'lines',
    id: 'bills',
    columns: [
      { id: 'who', label: 'Bill', kind: 'text' },
      { id: 'sum', label: 'Dollars', kind: 'amount' },
    ],
    blank: 2,
    total: 'sum',
  },
  {
    type: 'fields',
    id: 'you',
    fields: [
      { id: 'name', label: 'Your name', kind: 'text' },
      { id: 'owed', label: 'Owed', kind: 'amount' },
      { id: 'how', label: 'How', kind: 'choice', options: ['By mail', 'By phone'] },
    ],
  },
  { type: 'checks', id: 'papers', items: [{ id: 'bill', label: 'The bill' }] },
  { type: 'letter', id: 'letter', style: 'letter', text: 'I am [[you.name]] and owe [[you.owed]].' },
  {
    type: 'document',
    id: 'stub',
    title: 'Pay stub',
    note: 'Made up.',
    lines: [{ id: 'net', label: 'Net pay', value: '$960.00' }],
    tasks: [{ id: 'home', ask: 'What reaches the bank?', line: 'net', why: 'It is what is left.' }],
  },
  {
    type: 'results',
    id: 'sums',
    rows: [
      {
        label: 'Share',
        unit: 'percent',
        terms: [{ of: 'month' }, { of: 'month.rent', times: -1 }, { of: 'bills.sum' }],
        over: [{ of: 'you.owed' }],
        signed: true,
      },
    ],
  },
]

const sheet = (parts: readonly Part[], id = 'banking-1-plan'): Sheet => ({
  id,
  kind: 'plan',
  title: 'A plan',
  intro: 'Use it this week.',
  minutes: 10,
  parts,
})

function problemsOf(parts: readonly Part[], more: Partial<AuthoredLesson> = {}): string[] {
  const content = soundContent()
  Object.assign(content['banking_1.json'], { sheet: sheet(parts), ...more })
  return checkSheets(contentOf(content)).map(describeProblem)
}

function contentOf(content: Readonly<Record<string, unknown>>): Content {
  const read = readContent(asFiles(content))
  expect(read.problems.map(describeProblem)).toEqual([])
  if (read.content === undefined) throw new Error('nothing was read')
  return read.content
}

/** The sound parts with one changed. */
function changed<Type extends Part['type']>(type: Type, change: (part: Extract<Part, { type: Type }>) => Part): Part[] {
  return soundParts().map((part) => (part.type === type ? change(part as Extract<Part, { type: Type }>) : part))
}

test('accepts a sound sheet', () => {
  expect(problemsOf(soundParts(), { rule: 'Pay rent first.' })).toEqual([])
})

test.each<readonly [fault: string, parts: readonly Part[], problem: string]>([
  ['two parts of one id', [...soundParts(), ...soundParts().slice(0, 1)], 'parts: the id month comes twice'],
  [
    'two rows of one id',
    changed('amounts', (part) => ({ ...part, rows: [...part.rows, ...part.rows] })),
    'parts[0]: the id rent comes twice',
  ],
  [
    'two columns of one id',
    changed('lines', (part) => ({ ...part, columns: [...part.columns, ...part.columns] })),
    'parts[1]: the id who comes twice',
  ],
  [
    'two fields of one id',
    changed('fields', (part) => ({ ...part, fields: [...part.fields, ...part.fields.slice(0, 1)] })),
    'parts[2]: the id name comes twice',
  ],
  [
    'two ticks of one id',
    changed('checks', (part) => ({ ...part, items: [...part.items, ...part.items] })),
    'parts[3]: the id bill comes twice',
  ],
  [
    'a line of a document with the id of a question',
    changed('document', (part) => ({ ...part, lines: [...part.lines, { id: 'home', label: 'Home', value: '' }] })),
    'parts[5]: the id home comes twice',
  ],
  ['a table without rows', changed('lines', (part) => ({ ...part, blank: 0 })), 'parts[1]: no rows'],
  [
    'a total of words',
    changed('lines', (part) => ({ ...part, total: 'who' })),
    'parts[1].total: who is no column of amounts',
  ],
  [
    'a total of a column that is not there',
    changed('lines', (part) => ({ ...part, total: 'tip' })),
    'parts[1].total: tip is no column of amounts',
  ],
  [
    'a choice of one',
    changed('fields', (part) => ({ ...part, fields: [...part.fields, { id: 'x', label: 'X', kind: 'choice' }] })),
    'parts[2].x: a choice has options',
  ],
  [
    'options of what is no choice',
    changed('fields', (part) => ({
      ...part,
      fields: [...part.fields, { id: 'x', label: 'X', kind: 'text', options: ['a', 'b'] }],
    })),
    'parts[2].x: a choice has options',
  ],
  [
    'a blank that no field fills',
    changed('letter', (part) => ({ ...part, text: '[[you.town]]' })),
    'parts[4].text: no field is called you.town',
  ],
  [
    'a question about a line that is not there',
    changed('document', (part) => ({ ...part, tasks: part.tasks.map((task) => ({ ...task, line: 'gross' })) })),
    'parts[5].home: no line is called gross',
  ],
  ...(['terms', 'over'] as const).map((place): readonly [string, readonly Part[], string] => [
    `a result of words: ${place}`,
    changed('results', (part) => ({
      ...part,
      rows: part.rows.map((row) => ({ ...row, [place]: [{ of: 'you.name' }] })),
    })),
    'parts[6]: no number is called you.name',
  ]),
  [
    'more than a page',
    [...soundParts(), { type: 'letter', id: 'long', style: 'script', text: 'a\n'.repeat(40) }],
    'lines in print, more than 44',
  ],
])('finds %s', (_fault, parts, problem) => {
  expect(problemsOf(parts)).toContainEqual(expect.stringContaining(problem))
})

test('finds a repeated sheet and a rule that has no wording', () => {
  const content = soundContent()
  Object.assign(content['banking_1.json'], { sheet: sheet(soundParts()), rule: 'x'.repeat(111) })
  Object.assign(content['banking_2.json'], { sheet: sheet(soundParts()) })
  const problems = checkSheets(contentOf(content)).map(describeProblem)
  expect(problems).toEqual([
    'banking_1.json: sheet.id: banking-1-plan is used twice',
    'banking_1.json: rule: 111 letters, more than 110',
    'banking_2.json: sheet.id: banking-1-plan is used twice',
  ])
})

type Question = ReturnType<typeof soundQuiz>['questions'][number]

/** Twelve questions of each form. Every option is alike, so that readers can only guess. */
const forms = (change: (question: Question, index: number) => Question = (question) => question) => {
  const sound = soundQuiz().questions[0]
  if (sound === undefined) throw new Error('the sound quiz has one')
  const form = (prefix: string) =>
    Array.from({ length: 12 }, (_, index) =>
      change(
        {
          ...sound,
          id: `${prefix}${index}`,
          options: ['In a bank', 'In a sock', 'In a tree', 'In a shed'],
          correct: index % 4,
          lessonId: `banking_${(index % 4) + 1}`,
        },
        index,
      ),
    )
  return { questions: form('q'), practice: form('p') }
}

function guesses(parts: Partial<ReturnType<typeof forms>>): string[] {
  const content = soundContent()
  Object.assign(content['banking_quiz.json'], parts)
  return checkGuessing(contentOf(content)).map(describeProblem)
}

/** The right option with other words. */
const withRight = (text: string) => (question: Question) => ({
  ...question,
  options: question.options.map((option, index) => (index === question.correct ? text : option)),
})

test('accepts two unpredictable forms, and a quiz without a second form', () => {
  expect(guesses(forms())).toEqual([])
  expect(guesses({ questions: forms().questions.slice(0, 3) })).toEqual([])
})

test.each<readonly [fault: string, parts: Partial<ReturnType<typeof forms>>, problem: string]>([
  ['too short a form', { ...forms(), questions: forms().questions.slice(1) }, 'questions: 11 questions, fewer than 12'],
  ['too short a parallel form', { ...forms(), practice: forms().practice.slice(1) }, 'practice: 11 questions'],
  [
    'a lesson that the parallel form leaves out',
    { ...forms(), practice: forms().practice.map((one) => ({ ...one, lessonId: 'banking_1' })) },
    'practice: nothing is asked of banking_2',
  ],
  ['long right answers', forms(withRight('In a bank, now')), 'the longest option is right in 100%'],
  ['careful right answers', forms(withRight('May be ok')), 'the most careful option is right in 100%'],
  ['right answers that are longer', forms(withRight('In a bank, now')), 'right options are 1.56 times as long'],
  ['right answers that are shorter', forms(withRight('A bank')), 'right options are 0.67 times as long'],
])('finds %s', (_fault, parts, problem) => {
  expect(guesses(parts)).toContainEqual(expect.stringContaining(problem))
})

test('shares a guess among tied options', () => {
  const content = soundContent()
  Object.assign(content['banking_quiz.json'], forms())
  expect(guessed(contentOf(content))).toEqual([
    { module: 'banking', questions: 24, longest: 25, careful: 25, ratio: 1 },
  ])
})
