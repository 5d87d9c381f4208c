import { describe, expect, test } from 'vitest'
import { figureAt } from '../../../src/core/curriculum/figureAt'
import type { Figure } from '../../../src/core/curriculum/parseLists'

const limit: Figure = {
  id: 'limit',
  label: 'The limit',
  value: 24_480,
  unit: 'usd',
  year: 2026,
  source: 'An agency',
  url: 'https://example.gov/limit',
  compiledOn: '2026-11-21',
  expiresOn: '2026-12-31',
}
const next = { value: 25_560, year: 2027, from: '2027-01-01', source: 'An agency', url: 'https://example.gov/2027' }
const both: Figure = { ...limit, next }
const shown = (figure: Figure, sentence: string, today: string) => {
  const { value, through } = figureAt(figure, sentence, today)
  return through === undefined ? value : `${value} through ${through}`
}

describe('a figure in a sentence', () => {
  test.each([
    ['on December 31', '2026-12-31', 24_480],
    ['on January 1', '2027-01-01', 25_560],
    ['on the last day of the next year', '2027-12-31', 25_560],
    ['after the next year', '2028-01-01', '25560 through 2027-12-31'],
    ['under a clock of long ago', '1970-01-01', 24_480],
    ['without a clock', '', 24_480],
    ['under a clock of far ahead', '2035-05-05', '25560 through 2027-12-31'],
  ])('is of the learner’s year %s', (_when, today, value) => {
    expect(shown(both, 'The limit is .', today)).toBe(value)
  })

  test.each([
    ['In 2026 the limit is .', '2026-12-31', 24_480],
    ['In 2026 the limit is .', '2027-01-01', '24480 through 2026-12-31'],
    ['In 2027 the limit will be .', '2026-12-31', 25_560],
    ['It is  in 2026, and more in 2027.', '2027-01-01', '24480 through 2026-12-31'],
  ])('%s on %s: is of the year that it names', (sentence, today, value) => {
    expect(shown(both, sentence, today)).toBe(value)
  })

  test.each(['Above the limit: $30,480 −  = $6,000.', '2 × ', ' ÷ 12'])(
    'keeps its number in the formula %s',
    (text) => {
      for (const today of ['2026-12-31', '2027-01-01', '2030-01-01']) expect(shown(both, text, today)).toBe(24_480)
    },
  )

  test('shows its last day when it is over and nothing follows', () => {
    expect(shown(limit, 'The limit is .', '2026-12-31')).toBe(24_480)
    expect(shown(limit, 'The limit is .', '2027-01-01')).toBe('24480 through 2026-12-31')
    const { expiresOn: _, ...steady } = limit
    expect(shown(steady, 'The limit is .', '2099-01-01')).toBe(24_480)
  })

  test('counts a year that does not begin in January', () => {
    const school = { ...both, expiresOn: '2027-09-30', next: { ...next, from: '2027-10-01' } }
    expect(shown(school, 'It is .', '2027-10-01')).toBe(25_560)
    expect(shown(school, 'It is .', '2028-10-01')).toBe('25560 through 2028-09-30')
  })
})
