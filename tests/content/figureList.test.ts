import { describe, expect, test } from 'vitest'
import type { Figure } from '../../src/core/curriculum/parseLists'
import { datedValues } from '../../tools/content/datedValues'
import { figureList } from '../../tools/content/figureList'

const figure = (id: string, more: Partial<Figure> = {}): Figure => ({
  id,
  label: `The ${id}`,
  value: 1000,
  unit: 'usd',
  year: 2026,
  source: 'An agency',
  url: `https://example.gov/${id}`,
  compiledOn: '2026-11-21',
  ...more,
})
const limit = figure('limit', { expiresOn: '2026-12-31' })
const fee = figure('fee', { expiresOn: '2027-03-31', sourceDated: '2026-06' })
const law = figure('law')
const texts = [
  { file: 'a_1.json', text: 'One. The limit is {{limit}}, and {{law}} more.\n\n- Ask for {{limit}}.' },
  { file: 'a_quiz.json', text: 'A fee of {{fee}}? Yes. A {{gone}} stays.' },
]
const stateNotes = new Map()
const list = (today: string, by: string, figures = [limit, fee, law]) =>
  figureList(figures, datedValues({ figures, stateNotes }), texts, today, by)
const groups = (text: string) =>
  text
    .split(/^# /m)
    .slice(1)
    .map((group) => [group.split('\n')[0], ...[...group.matchAll(/^ *(\w+): \$/gm)].map(([, id]) => id)])

describe('the work list of figures', () => {
  test('puts each figure into one group, by its last day', () => {
    expect(groups(list('2026-12-30', '2026-12-31'))).toEqual([
      ['Expired on 2026-12-30: 0'],
      // The calculators' tax figures have no text of their own here.
      ['Expires by 2026-12-31: 2', 'limit'],
      ['Others, by official page: 2', 'fee', 'law'],
    ])
    expect(groups(list('2027-01-01', '2027-03-31')).slice(0, 2)).toEqual([
      ['Expired on 2027-01-01: 2', 'limit'],
      ['Expires by 2027-03-31: 1', 'fee'],
    ])
  })

  test('names the calculators with the page to look at', () => {
    expect(list('2026-12-30', '2026-12-31')).toMatch(
      /src\/core\/finance\/taxFigures2026\.ts: through 2026-12-31\n {2}https:/,
    )
  })

  test('names the address, the source, the last day and every sentence', () => {
    const text = list('2026-12-30', '2027-03-31')
    expect(text).toContain('limit: $1,000 for 2026, through 2026-12-31\n  The limit\n  https://example.gov/limit\n')
    expect(text).toContain('  An agency, undated, read on 2026-11-21\n  not compared with the official page')
    expect(text).toContain('  An agency, 2026-06, read on 2026-11-21')
    expect(text).toContain('  a_1.json: The limit is $1,000, and $1,000 more.\n  a_1.json: - Ask for $1,000.')
    expect(text).toContain('  a_quiz.json: A fee of $1,000?')
    expect(text).not.toContain('{{')
  })

  test('lists the rest by official page', () => {
    const twin = figure('twin', { url: law.url, checked: { on: '2026-12-01', by: 'A. Reader' } })
    expect(list('2026-11-27', '2026-11-28', [limit, twin, law])).toContain(
      'https://example.gov/law\n  twin: $1,000 for 2026; checked by A. Reader, 2026-12-01\n' +
        '  law: $1,000 for 2026; not compared with the official page\n\nhttps://example.gov/limit',
    )
  })

  test('names the next value of a figure, which lasts a year longer', () => {
    const next = { value: 1100, year: 2027, from: '2027-01-01', source: 'An agency', url: 'https://example.gov/next' }
    const checked = { ...limit, checked: { on: '2026-12-01', by: 'A. Reader' }, next }
    expect(list('2027-02-01', '2027-12-31', [checked])).toContain(
      '  from 2027-01-01: $1,100, https://example.gov/next\n  checked by A. Reader, 2026-12-01',
    )
    expect(groups(list('2027-02-01', '2027-12-30', [checked])).at(-1)).toEqual(['Others, by official page: 1', 'limit'])
  })
})
