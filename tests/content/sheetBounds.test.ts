import { fileURLToPath } from 'node:url'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sheetWords as words } from '#words/sheets'
import type { LessonSheet } from '../../src/core/curriculum/parseSheet'
import { fieldName, cellName, rowsOf } from '../../src/screens/lesson/sheet/sheetFields'
import { resultsOf } from '../../src/screens/lesson/sheet/sheetResults'
import { checkResults } from '../../tools/content/checkResults'
import { readContent } from '../../tools/content/readContent'
import { readFolder } from '../../tools/content/readFolder'

const { content } = readContent(readFolder(fileURLToPath(new URL('../../public/data/lessons', import.meta.url))))

const lessons = (content?.modules ?? []).flatMap(({ lessons: read }) => read)
const sheets = lessons.flatMap(({ info, lesson }) => (lesson.sheet ? [{ id: info.id, sheet: lesson.sheet }] : []))

/** The names of all fields that have a number. */
function numbersOf({ parts }: LessonSheet): string[] {
  return parts.flatMap((part) => {
    if (part.type === 'amounts') return part.rows.map(({ id }) => fieldName(part.id, id))
    if (part.type === 'lines') {
      const columns = part.columns.filter(({ kind }) => kind === 'amount')
      return columns.flatMap(({ id }) =>
        Array.from({ length: rowsOf(part) }, (_, index) => cellName(part.id, id, index + 1)),
      )
    }
    if (part.type !== 'fields') return []
    const fields = part.fields.filter(({ kind }) => ['amount', 'percent', 'number'].includes(kind))
    return fields.map(({ id }) => fieldName(part.id, id))
  })
}

/** What a learner may enter. Many fields with one number give goals that are reached, losses and equal offers. */
const entry = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('', '0', '1', '100', '1500') },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 200_000 }).map(String) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 9_999 }).map((cents) => (cents / 100).toFixed(2)) },
)

type Row = Extract<LessonSheet['parts'][number], { type: 'results' }>['rows'][number]

const rowsOfSheet = ({ parts }: LessonSheet): readonly Row[] =>
  parts.flatMap((part) => (part.type === 'results' ? part.rows : []))

function shownFor(sheet: LessonSheet, entries: ReadonlyMap<string, string>): readonly string[] {
  const results = resultsOf(sheet.parts, (name) => entries.get(name) ?? '')
  return rowsOfSheet(sheet).map((row) => words.result(results.get(row)?.result, row.unit))
}

const filled = (sheet: LessonSheet, text: string) => new Map(numbersOf(sheet).map((name) => [name, text] as const))

describe('the results of the worksheets', () => {
  test('are in every module that has bounds', () => {
    expect(sheets.length).toBeGreaterThan(25)
    expect(sheets.flatMap(({ sheet }) => rowsOfSheet(sheet)).length).toBeGreaterThan(60)
  })

  test.each(sheets)('of $id are never a negative time, count or payment', ({ sheet }) => {
    const names = numbersOf(sheet)
    const rows = rowsOfSheet(sheet)
    fc.assert(
      fc.property(fc.array(entry, { minLength: names.length, maxLength: names.length }), (texts) => {
        const shown = shownFor(sheet, new Map(names.map((name, index) => [name, texts[index] ?? ''])))
        for (const text of shown) expect(text).not.toMatch(/NaN|Infinity|undefined|\[\[/)
        expect(shown.filter((text, index) => !rows[index]?.signed && text.includes('\u2212'))).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  test.each(sheets)('of $id are complete with a zero in every field', ({ sheet }) => {
    const results = resultsOf(sheet.parts, (name) => filled(sheet, '0').get(name) ?? '')
    for (const row of rowsOfSheet(sheet)) expect(results.get(row)?.empty?.missing ?? []).toEqual([])
  })

  test.each(sheets)('of $id wait for an empty field', ({ sheet }) => {
    const names = numbersOf(sheet)
    for (const gone of names) {
      const entries = filled(sheet, '100')
      entries.set(gone, '')
      const results = resultsOf(sheet.parts, (name) => entries.get(name) ?? '')
      for (const row of rowsOfSheet(sheet)) {
        const { result, empty } = results.get(row) ?? {}
        const isMissing = (empty?.missing ?? []).length > 0
        expect(isMissing && result !== undefined).toBe(false)
        expect(empty?.missing ?? []).not.toContain('')
      }
    }
  })
})

describe('the check of bounds', () => {
  const problems = (row: Partial<Row>, over?: Row['over']) => {
    const sheet = {
      parts: [{ type: 'results', id: 'sums', rows: [{ label: 'Left', unit: 'dollars', terms: [], ...row, over }] }],
    }
    return checkResults('x.json', sheet as unknown as LessonSheet).map(({ problem }) => problem)
  }
  const less: Row['terms'] = [{ of: 'a.x' }, { of: 'a.y', times: -1 }]

  test.each<readonly [fault: string, found: readonly string[], problem: string | undefined]>([
    ['nothing in a sum', problems({ terms: [{ of: 'a.x' }] }), undefined],
    ['nothing in a difference with a sentence', problems({ terms: less, less: 'Enough.' }), undefined],
    ['a difference', problems({ terms: less }), 'can be below zero, without signed, less or least'],
    ['a sum with a sentence', problems({ terms: [{ of: 'a.x' }], less: 'No.' }), 'is never below zero'],
    ['two ways', problems({ terms: less, less: 'No.', least: 0 }), 'more than one of signed, less and least'],
    ['signed months', problems({ terms: less, unit: 'months', signed: true }), 'a number of months is signed'],
    ['a divisor', problems({ terms: [{ of: 'a.x' }] }, less), 'its divisor can be zero or less, without none'],
    ['no divisor', problems({ terms: [{ of: 'a.x' }], none: 'No.' }), 'none without a divisor'],
    [
      'a value of a division',
      problems({ terms: less, less: '[[value]]' }, [{ of: 'a.x' }]),
      '[[value]] in a row with a divisor',
    ],
    [
      'a hint about a hidden number',
      problems({ terms: less, less: 'No.', hint: 'Below zero: call.' }),
      'its hint speaks of a number that nobody sees',
    ],
  ])('finds %s', (_fault, found, problem) => {
    expect(found).toEqual(problem === undefined ? [] : [problem])
  })
})
