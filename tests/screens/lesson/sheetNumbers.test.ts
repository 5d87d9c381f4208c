import { describe, expect, it } from 'vitest'
import { sheetWords as words } from '#words/sheets'
import { parseSheet, type LessonSheet } from '../../../src/core/curriculum/parseSheet'
import { numberIn, periodTexts } from '../../../src/screens/lesson/sheet/sheetNumbers'
import { resultsOf } from '../../../src/screens/lesson/sheet/sheetResults'
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
  resultRows().map((row) => words.result(resultsOf(sheet.parts, textsOf(texts)).get(row)?.result, row.unit))

describe('a number as a person types it', () => {
  it.each([
    ['$2,400.50', 2400.5],
    [' 1 200 ', 1200],
    ['\u22125', -5],
    ['22%', 22],
    ['', undefined],
    ['  ', undefined],
    ['about 5', Number.NaN],
    ['1,20', 1.2],
    ['1,2,3', Number.NaN],
  ])('reads %j as %j', (text, number) => expect(numberIn(text)).toEqual(number))
})

describe('the texts of a worksheet in period form', () => {
  const parts = sheetOf({
    ...sampleSheet,
    parts: [
      { type: 'amounts', id: 'm', unit: 'dollars', rows: [{ id: 'rent', label: 'Rent' }] },
      { type: 'amounts', id: 'h', unit: 'hours', rows: [{ id: 'sleep', label: 'Sleep' }] },
      {
        type: 'fields',
        id: 'f',
        fields: ['percent', 'number', 'text'].map((kind) => ({ id: kind, label: kind, kind })),
      },
      { type: 'lines', id: 't', columns: [{ id: 'sum', label: 'Sum', kind: 'amount' }], blank: 1 },
    ],
  }).parts
  it.each([
    ['m.rent', '12,50', '12.50'],
    ['m.rent', '6,5', '6.5'],
    ['m.rent', '1.200', '1200'],
    ['m.rent', '1.200,50', '1200.50'],
    ['m.rent', '1200,50', '1200.50'],
    ['m.rent', '1,200.50', '1,200.50'],
    ['m.rent', '1,200', '1,200'],
    ['t.sum.1', '1.200', '1200'],
    ['h.sleep', '7,5', '7.5'],
    ['h.sleep', '1.200', '1.200 ?'],
    ['f.number', '1.200', '1.200 ?'],
    ['f.percent', '6.125', '6.125'],
    ['f.percent', '6,125', '6,125 ?'],
    ['f.text', '1.200', '1.200'],
  ])('have, for %s, from %j: %j', (name, typed, text) => {
    expect(periodTexts(parts, (asked) => (asked === name ? typed : ''))(name)).toBe(text)
    expect(numberIn('1.200 ?')).toBeNaN()
  })
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
      const places = row && resultsOf(sheet.parts, textsOf(texts)).get(row)?.empty
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
      part.rows[0] && resultsOf(two.parts, textsOf(texts)).get(part.rows[0])?.result?.value
    expect(of({ 'a.x': '5' })).toBeUndefined()
    expect(of({ 'a.x': '5', 'a.y': '2' })).toBe(2)
    expect(of({ 'a.x': '5', 'a.y': '0' })).toBeUndefined()
  })

  describe('with bounds', () => {
    /** Fields a.x, a.y and a.z, the amounts m.p and m.q, a table t of columns c and d, and these rows. */
    const shownWith = (rows: readonly object[], texts: Readonly<Record<string, string>>) => {
      const bounded = sheetOf({
        ...sampleSheet,
        parts: [
          { type: 'fields', id: 'a', fields: ['x', 'y', 'z'].map((id) => ({ id, label: id, kind: 'amount' })) },
          { type: 'amounts', id: 'm', unit: 'dollars', rows: ['p', 'q'].map((id) => ({ id, label: id })), total: 'M' },
          {
            type: 'lines',
            id: 't',
            columns: ['c', 'd'].map((id) => ({ id, label: id, kind: 'amount', unit: 'number' })),
            blank: 3,
          },
          { type: 'results', id: 'r', rows: rows.map((row) => ({ label: 'R', unit: 'dollars', ...row })) },
        ],
      })
      const part = bounded.parts[3]
      if (part?.type !== 'results') throw new Error('no results')
      const computed = resultsOf(bounded.parts, textsOf(texts))
      return part.rows.map((row) => {
        const { result, empty } = computed.get(row) ?? {}
        return [words.result(result, row.unit), words.empty(empty?.missing ?? [], empty?.left ?? 0)].join(' ').trim()
      })
    }
    const left = { terms: [{ of: 'a.x' }, { of: 'a.y', times: -1 }] }

    it('say a sentence in place of a number below zero', () => {
      const rows = [
        { ...left, less: 'Over by [[value]].' },
        { ...left, least: 0 },
      ]
      expect(shownWith(rows, { 'a.x': '5', 'a.y': '12.50' })).toEqual(['Over by $7.50.', '$0'])
      expect(shownWith(rows, { 'a.x': '5', 'a.y': '2' })).toEqual(['$3', '$3'])
    })

    it('say a sentence in place of a division by zero', () => {
      const rows = [{ terms: [{ of: 'a.z' }], over: left.terms, unit: 'number', none: 'Never.', less: 'Done.' }]
      expect(shownWith(rows, { 'a.z': '1', 'a.x': '2', 'a.y': '2' })).toEqual(['Never.'])
      expect(shownWith(rows, { 'a.z': '1', 'a.x': '2', 'a.y': '3' })).toEqual(['Never.'])
      expect(shownWith(rows, { 'a.z': '0', 'a.x': '2', 'a.y': '3' })).toEqual(['Done.'])
      expect(shownWith(rows, { 'a.z': '3', 'a.x': '3', 'a.y': '1' })).toEqual(['1.5'])
    })

    it('round a count up', () => {
      const rows = [{ terms: [{ of: 'a.z' }], over: [{ of: 'a.x' }], unit: 'number', roundUp: true }]
      expect(shownWith(rows, { 'a.z': '3', 'a.x': '2' })).toEqual(['2'])
      expect(shownWith(rows, { 'a.z': '0.3', 'a.x': '0.1' })).toEqual(['3'])
    })

    it('say a sentence while an optional field is empty', () => {
      const rows = [{ ...left, unless: { of: 'a.y', say: 'First time.' }, signed: true }]
      expect(shownWith(rows, { 'a.x': '5' })).toEqual(['First time.'])
      expect(shownWith(rows, { 'a.x': '5', 'a.y': '7' })).toEqual(['\u2212$2'])
      expect(shownWith(rows, { 'a.y': '7' })).toEqual(['– Still needed: “x”. Enter 0 if there is none.'])
    })

    it('use the results above, and wait for the fields of these', () => {
      const rows = [
        { id: 'left', ...left, less: 'Short.' },
        { terms: [{ of: 'r.left' }, { of: 'a.z' }], signed: true },
      ]
      expect(shownWith(rows, { 'a.x': '5', 'a.y': '7', 'a.z': '1' })).toEqual(['Short.', '\u2212$1'])
      expect(shownWith(rows, { 'a.x': '5', 'a.z': '1' })[1]).toBe('– Still needed: “y”. Enter 0 if there is none.')
      expect(shownWith([{ id: 'own', terms: [{ of: 'r.own' }] }], { 'a.x': '5' })).toEqual(['–'])
    })

    it('multiply and divide, with two columns row by row', () => {
      const rows = [
        { terms: [{ of: 'a.x', by: 'a.y' }] },
        { terms: [{ of: 'a.x', per: 'a.y' }] },
        { terms: [{ of: 't.c', by: 't.d', times: 2 }] },
        { terms: [{ of: 't.c', per: 't.d' }] },
      ]
      const texts = { 'a.x': '6', 'a.y': '3', 't.c.1': '4', 't.d.1': '2', 't.c.2': '9', 't.c.3': '10', 't.d.3': '5' }
      expect(shownWith(rows, texts)).toEqual(['$18', '$2', '$116', '$4'])
    })

    it('wait for all rows of a part with whole', () => {
      const rows = [{ terms: [{ of: 'm', times: 0.5, whole: true }] }]
      expect(shownWith(rows, {})).toEqual(['–'])
      expect(shownWith(rows, { 'm.p': '10' })).toEqual(['– Still needed: “q”. Enter 0 if there is none.'])
      expect(shownWith(rows, { 'm.p': '10', 'm.q': '20' })).toEqual(['$15'])
    })
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

  it('has the author’s words in place of an empty field', () => {
    const parts = sheet.parts.map((part) =>
      part.type === 'fields' ? { ...part, fields: part.fields.map((field) => ({ ...field, blank: 'a date' })) } : part,
    )
    expect(
      letterPieces('By [[you.by]].', parts, textsOf({}))
        .map((piece) => piece.text)
        .join(''),
    ).toBe('By a date.')
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
