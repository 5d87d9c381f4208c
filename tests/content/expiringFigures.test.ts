import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { taxFigures2026 } from '../../src/core/finance/taxFigures2026'
import { expiryNote, expiryNoteOf } from '../../tools/content/expiryNote'
import { checkTaxFigures } from '../../tools/content/checkTaxFigures'
import { datedValues, daysAfter } from '../../tools/content/datedValues'
import { figureChecklist } from '../../tools/content/figureChecklist'
import { describeProblem } from '../../tools/content/problem'
import { readContent } from '../../tools/content/readContent'
import { readFolder } from '../../tools/content/readFolder'
import { usingTexts } from '../../tools/content/usingTexts'
import { asFiles, soundContent } from './soundContent'

const { content } = readContent(readFolder(fileURLToPath(new URL('../../public/data/lessons', import.meta.url))))
if (content === undefined) throw new Error('no manifest')
const { figures, stateNotes } = content
const values = datedValues(content)

const note = (state: string, text: string) => ({
  state,
  text,
  site: 'example.gov',
  source: 'An office',
  url: 'https://example.gov/rule',
  sourceDated: 'undated',
  readOn: '2026-11-26',
})
const noted = (text: string) => [
  ...datedValues({
    figures: [],
    stateNotes: new Map([['states_wages.json', { topic: 'wages', notes: [note('OH', text)] }]]),
  }),
]

describe('the list of last days', () => {
  test('a note ends with the newest year in it', () => {
    expect(noted('It is $11 in 2026.')[0]).toEqual({
      name: 'states_wages.json OH',
      through: '2026-12-31',
      url: 'https://example.gov/rule',
    })
    expect(noted('It is $11 in 2026, and $12 in 2027.').at(-1)?.through).toBe('2027-12-31')
  })

  test('leaves out a note with an earlier year, or none', () => {
    const isListed = (text: string) => noted(text).some(({ name }) => name.startsWith('states_'))
    expect(isListed('It is $11.')).toBe(false)
    expect(isListed('A law of 2020 says so.')).toBe(false)
  })

  test('has every yearly figure of the course', () => {
    const yearly = figures.filter(({ expiresOn }) => expiresOn !== undefined)
    expect(yearly.length).toBeGreaterThan(100)
    const names = new Set(values.map(({ name }) => name))
    expect(yearly.filter(({ id }) => !names.has(id))).toEqual([])
  })
})

describe('the note of a build', () => {
  const files = asFiles(soundContent())

  test('names the values that expire within 60 days', () => {
    expect(daysAfter('2026-11-01', 60)).toBe('2026-12-31')
    expect(expiryNoteOf(files, '2026-11-01')).toContain('Expires by 2026-12-31: cap (2026-12-31), ')
    expect(expiryNoteOf(files, '2026-10-31')).toBe('')
  })

  test('names expired values, and how to find the pages', () => {
    expect(expiryNoteOf(files, '2027-01-01')).toMatch(/^Expired before 2027-01-01: cap .*\nRun npm run figures /)
  })

  test('counts the rest when many expire', () => {
    const note = expiryNote(fileURLToPath(new URL('../../public/data/lessons', import.meta.url)), '2027-01-01')
    expect(note).toMatch(/, \d+ more\.\n/)
    expect(note.length).toBeLessThan(600)
  })

  test('says nothing about a folder that can’t be read', () => {
    expect(expiryNoteOf(new Map(), '2027-01-01')).toBe('')
  })
})

describe('the checklist of a year', () => {
  const list = figureChecklist(figures, values, usingTexts(content), 2027)
  const line = (id: string) => list.split('\n').find((one) => one.startsWith(`- [ ] \`${id}\``)) ?? ''

  test('has every value that ends before the year does', () => {
    const due = [
      ...figures.filter(({ expiresOn = '9' }) => expiresOn < '2027-12-31').map(({ id }) => id),
      ...values.filter(({ name, through }) => name.includes('.') && through < '2027-12-31').map(({ name }) => name),
    ]
    expect(due.length).toBeGreaterThan(100)
    expect(list.match(/^- \[ \] /gm)).toHaveLength(due.length)
    for (const name of due) expect(line(name)).not.toBe('')
    expect(line('src/core/finance/taxFigures2026.ts')).not.toBe('')
  })

  test('has each figure below its official page', () => {
    const { url = '' } = figures.find(({ id }) => id === '401k-limit') ?? {}
    const section = list.split('\n## ').find((one) => one.includes('`401k-limit`'))
    expect(section?.split('\n\n')[1]).toBe(url)
  })

  test('names the lessons, the worked examples, and texts with the number itself', () => {
    expect(line('standard-deduction-single')).toMatch(/Used in .*taxes_1/)
    expect(line('standard-deduction-single')).toMatch(/Worked examples: .*taxes_1/)
    expect(line('standard-deduction-single')).toMatch(/Also written out in .*taxes_quiz/)
  })

  test('says when the value of the year is already there', () => {
    expect(line('social-security-wage-base')).toContain('Already has $192,300.')
  })
})

describe('the calculators', () => {
  const problems = (tax: typeof taxFigures2026) => checkTaxFigures({ figures }, tax).map(describeProblem).join('\n')

  test('have the tax figures of the lessons', () => {
    expect(problems(taxFigures2026)).toBe('')
  })

  test('fail with another value or year', () => {
    const deduction = { ...taxFigures2026.standardDeductionDollars, single: 16_000 }
    expect(problems({ ...taxFigures2026, standardDeductionDollars: deduction })).toMatch(
      /standard-deduction-single is 16100 for 2026, but the calculators have 16000 for 2026/,
    )
    const later = problems({ ...taxFigures2026, year: 2027 })
    for (const id of ['401k-limit', '401k-catch-up-60', 'social-security-wage-base', 'federal-third-bracket-joint'])
      expect(later).toContain(`${id} is`)
  })
})

test('the state notes of the course can be read', () => {
  expect([...stateNotes.keys()].length).toBeGreaterThan(5)
  expect(values.filter(({ name }) => name.startsWith('states_')).length).toBeGreaterThan(10)
})
