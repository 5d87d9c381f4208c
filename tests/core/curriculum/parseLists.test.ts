import { describe, expect, test } from 'vitest'
import { isStale, parseFigures, parseGlossary } from '../../../src/core/curriculum/parseLists'

const figure = {
  id: 'cap',
  label: 'The cap',
  value: 2000,
  unit: 'usd',
  year: 2026,
  source: 'An agency',
  url: 'https://example.gov/cap',
  compiledOn: '2026-11-21',
}
const entry = {
  id: 'budget',
  term: 'Budget',
  aliases: ['budgets'],
  definition: 'A plan for your money.',
  lessonId: 'foundations_3',
}

describe('figures', () => {
  test('are read unchanged', () => {
    expect(parseFigures([figure])).toEqual({ kind: 'valid', value: [figure] })
    expect(parseFigures([])).toEqual({ kind: 'valid', value: [] })
    const checked = {
      ...figure,
      sourceDated: '2026-06',
      expiresOn: '2026-12-31',
      checked: { on: '2026-12-01', by: 'A. Reader' },
      next: { value: 2100, year: 2027, from: '2027-01-01', source: 'An agency', url: 'https://example.gov/2027' },
    }
    expect(parseFigures([checked])).toEqual({ kind: 'valid', value: [checked] })
  })

  test.each<[unknown, string]>([
    [null, 'expected Array'],
    [{ figures: [] }, 'expected Array'],
    [[figure, figure], 'the id cap comes twice'],
    [[{ ...figure, value: '2,000' }], '[0].value: expected number'],
    [[{ ...figure, value: Infinity }], '[0].value: not a finite number'],
    [[{ ...figure, unit: 'eur' }], '[0].unit: expected'],
    [[{ ...figure, year: 26 }], '[0].year: not a year'],
    [[{ ...figure, url: 'javascript:alert(1)' }], '[0].url: not an https address'],
    [[{ ...figure, compiledOn: 'yesterday' }], '[0].compiledOn: not a date'],
    [[{ ...figure, compiledOn: undefined, checkedOn: '2026-11-21' }], '[0].compiledOn: expected string'],
    [[{ ...figure, expiresOn: '2026' }], '[0].expiresOn: not a date'],
    [[{ ...figure, sourceDated: 'May' }], '[0].sourceDated: not a year, month or day'],
    [[{ ...figure, checked: { on: '2026-11-21' } }], '[0].checked.by: expected'],
    [[{ ...figure, checked: '2026-11-21' }], '[0].checked: expected Object'],
    [[{ ...figure, next: { value: 2100, year: 2027 } }], '[0].next.from: expected'],
    [[{ ...figure, next: 2100 }], '[0].next: expected Object'],
  ])('are invalid: %j', (value, reason) => {
    const parsed = parseFigures(value)
    expect(parsed.kind === 'invalid' && parsed.reason).toContain(reason)
  })
})

describe('the check for an old figure', () => {
  test.each([
    ['2026-12-31', '2026-12-30', false],
    ['2026-12-31', '2026-12-31', false],
    ['2026-12-31', '2027-01-01', true],
    [undefined, '2099-01-01', false],
  ])('with the last day %s, on %s, gives %s', (expiresOn, today, stale) => {
    expect(isStale(expiresOn === undefined ? {} : { expiresOn }, today)).toBe(stale)
  })
})

describe('the glossary', () => {
  test('is read unchanged, and aliases are optional', () => {
    const { aliases: _aliases, ...bare } = entry
    expect(parseGlossary([entry, { ...bare, id: 'plan' }])).toEqual({
      kind: 'valid',
      value: [entry, { ...entry, id: 'plan', aliases: [] }],
    })
  })

  test.each<[unknown, string]>([
    [null, 'expected Array'],
    [[entry, entry], 'the id budget comes twice'],
    [[{ ...entry, definition: ' ' }], '[0].definition: empty text'],
    [[{ ...entry, aliases: 'budgets' }], '[0].aliases: expected Array'],
    [[{ ...entry, lessonId: 'a b' }], '[0].lessonId: not a lesson id'],
  ])('is invalid: %j', (value, reason) => {
    const parsed = parseGlossary(value)
    expect(parsed.kind === 'invalid' && parsed.reason).toContain(reason)
  })
})
