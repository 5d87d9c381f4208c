import { describe, expect, it } from 'vitest'
import { sheetWords as words } from '#words/sheets'
import { parseSheet, type LessonSheet } from '../../../src/core/curriculum/parseSheet'
import { emptyPlaces, numberIn, resultOf } from '../../../src/screens/lesson/sheet/sheetNumbers'
import { letterPieces, sheetText } from '../../../src/screens/lesson/sheet/sheetText'
import { sampleSheet } from './sampleSheet'

function sheetOf(value: unknown): LessonSheet {
  const parsed = parseSheet(value)
  if (parsed.kind === 'invalid') throw new Error(parsed.reason)
  return parsed.value
}
const sheet = sheetOf(sampleSheet)
const textsOf = (texts: Readonly<Record<string, string>>) => (name: string) => texts[name] ?? ''
const resultRows = () => {
  const part = sheet.parts.find(({ type }) => type === 'results')
  if (part?.type !== 'results') throw new Error('no results')
  return part.rows
}
const results = (texts: Readonly<Record<string, string>>) =>
  resultRows().map((row) => words.value(resultOf(row, sheet.parts, textsOf(texts)), row.unit))

describe('a number as a person types it', () => {
  it.each([
    ['$2,400.50', 2400.5],
    [' 1 200 ', 1200],
    ['\u22125', -5],
    ['22%', 22],
    ['', undefined],
    ['  ', undefined],
    ['about 5', Number.NaN],
    ['1,20', Number.NaN],
  ])('reads %j as %j', (text, number) => expect(numberIn(text)).toEqual(number))
})

describe('the results of a worksheet', () => {
  it('follow the numbers, to the cent', () => {
    expect(results({ 'month.rent': '$850', 'month.food': '480.10' })).toEqual(['$3,990.30', '63.9%', '$500'])
    expect(results({ 'month.rent': '0.1', 'month.food': '0.2' })[0]).toBe('$0.90')
  })

  it('sum filled rows, and wait for a named row that is empty', () => {
    expect(results({ 'month.food': '850' })).toEqual(['$2,550', '–', '$500'])
    expect(results({ 'month.food': '850', 'month.rent': '0' })).toEqual(['$2,550', '0%', '$500'])
    expect(results({})).toEqual(['–', '–', '$500'])
  })

  it('name missing and uncounted numbers once something is entered', () => {
    const [three, share] = resultRows()
    const empty = (row: typeof three, texts: Readonly<Record<string, string>>) => {
      const places = row && emptyPlaces(row, sheet.parts, textsOf(texts))
      return places && words.empty(places.missing, places.left)
    }
    expect(empty(share, {})).toBeUndefined()
    expect(empty(share, { 'month.food': '850' })).toBe('Still needed: “Rent”. Enter 0 if there is none.')
    expect(empty(three, { 'month.food': '850' })).toBe('1 line above is empty, so it isn’t counted.')
    expect(empty(three, { 'month.food': '850', 'month.rent': '0' })).toBe('')
  })

  it('show a dash for a division by zero or invalid number', () => {
    expect(results({ 'month.rent': '0' })).toEqual(['$0', '–', '$500'])
    expect(results({ 'month.rent': 'some', 'month.food': '1' })).toEqual(['–', '–', '$500'])
  })

  it('wait for every field, because an empty one is unknown', () => {
    const two = sheetOf({
      ...sampleSheet,
      parts: [
        { type: 'fields', id: 'a', fields: ['x', 'y'].map((id) => ({ id, label: id, kind: 'amount' })) },
        {
          type: 'results',
          id: 'r',
          rows: [
            {
              label: 'd',
              unit: 'dollars',
              terms: [{ of: 'a.x' }, { of: 'a.y', times: -1 }],
              plus: 1,
              over: [{ of: 'a.y' }],
            },
          ],
        },
      ],
    })
    const part = two.parts[1]
    if (part?.type !== 'results' || part.rows[0] === undefined) throw new Error('no results')
    const of = (texts: Readonly<Record<string, string>>) =>
      part.rows[0] && resultOf(part.rows[0], two.parts, textsOf(texts))
    expect(of({ 'a.x': '5' })).toBeUndefined()
    expect(of({ 'a.x': '5', 'a.y': '2' })).toBe(2)
    expect(of({ 'a.x': '5', 'a.y': '0' })).toBeUndefined()
  })

  it('show their units', () => {
    expect([
      words.value(-300, 'dollars'),
      words.value(1, 'months'),
      words.value(3.5, 'months'),
      words.value(1, 'hours'),
      words.value(-2, 'number'),
      words.value(Number.NaN, 'dollars'),
      words.figure(undefined, 'dollars'),
    ]).toEqual(['\u2212$300', '1 month', '3.5 months', '1 hour', '\u22122', '–', '–'])
  })
})

describe('a letter', () => {
  const text = 'I owe $[[you.owed]] or [[you.owed]] by [[you.by]]. [[you.gone]]'
  it('has the entered text in its places, and labeled blanks', () => {
    const pieces = letterPieces(text, sheet.parts, textsOf({ 'you.owed': '1200.5' }))
    expect(pieces.map(({ kind, text: shown }) => `${kind}:${shown}`)).toEqual([
      'text:I owe $',
      'filled:1,200.50',
      'text: or ',
      'filled:$1,200.50',
      'text: by ',
      'blank:Pay by',
      'text:. ',
      'blank:you.gone',
    ])
  })

  it('is the shared plain text, or the full worksheet without one', () => {
    const texts = textsOf({ 'you.name': 'Maya', 'you.by': '2026-12-01' })
    expect(sheetText(sheet, texts)).toBe('My name is Maya. I owe [Amount owed] and can pay by December 1, 2026.')
    const whole = { ...sheet, parts: sheet.parts.filter(({ type }) => type !== 'letter') }
    const shared = sheetText(
      whole,
      textsOf({ 'month.rent': '850', 'bills.sum.1': '40', 'bills.paid.1': 'yes', 'papers.bill': 'yes' }),
    )
    expect(shared).toContain('One month of essentials\n\nEach month\nRent: 850\nFood at home: \nOne month: $850')
    expect(shared).toContain('Bills\nLight, $40, ✓\nTotal: $40')
    expect(shared).toContain('[x] The bill')
    expect(shared).toContain('Pay stub\nMade up for this lesson.\nGross pay: $1,200.00')
  })
})
