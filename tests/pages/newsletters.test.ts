import { describe, expect, it } from 'vitest'
import { outlineLesson } from '../../src/pages/courseOutline'
import { issues, minutesOf } from '../../src/pages/newsletters/issues'
import { parseIssues } from '../../src/pages/newsletters/parseIssues'

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '').length
const amount = (cell: string) => Number(cell.replaceAll(',', '').replace('\u2212', '-'))

describe.each(issues)('the newsletter “$title”', (issue) => {
  it('is an article of 400 to 700 words', () => {
    const text = [...issue.sections.map((section) => section.text), ...issue.steps].join(' ')
    expect(wordsIn(text)).toBeGreaterThanOrEqual(400)
    expect(wordsIn(text)).toBeLessThanOrEqual(700)
    expect(minutesOf(issue)).toBeGreaterThanOrEqual(2)
  })

  it('leads to lessons that exist', () => {
    expect(issue.lessons.length).toBeGreaterThan(0)
    for (const id of issue.lessons) expect(outlineLesson(id), id).toBeDefined()
  })

  it('adds up', () => {
    const tables = issue.sections.flatMap(({ table }) => (table?.total ? [table] : []))
    expect(tables.length).toBeGreaterThan(0)
    for (const { caption, rows } of tables) {
      const last = rows.map((row) => amount(row.at(-1) ?? ''))
      const sum = last.slice(0, -1).reduce((total, value) => total + value, 0)
      expect(sum, caption).toBeCloseTo(last.at(-1) ?? Number.NaN, 2)
    }
  })

  it('names actions that cost $0, and shows no markup of its file', () => {
    expect(issue.steps.length).toBeGreaterThanOrEqual(3)
    expect(JSON.stringify(issue)).not.toMatch(/\{\{|<\w/)
  })
})

describe('the list of newsletters', () => {
  it('has the newest first', () => {
    const dates = issues.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(new Set(dates).size).toBe(dates.length)
  })

  const sound = { slug: 'a-b', date: '2026-11-07', title: 'T', summary: 'S', sections: [{ text: 'x' }], lessons: [] }
  const table = { caption: 'C', columns: [{ label: 'L', kind: 'text' }], rows: [['r']], total: false }

  it('may be empty', () => {
    expect(parseIssues([])).toEqual([])
    expect(parseIssues([sound])).toMatchObject([{ steps: [] }])
  })

  it.each<[string, unknown, RegExp]>([
    ['is not a list', {}, /newsletters: a list/],
    ['has a slug that no address takes', [{ ...sound, slug: 'A b' }], /newsletters\[0\]\.slug/],
    ['has a slug twice', [sound, sound], /a-b comes twice/],
    ['has a day that does not exist', [{ ...sound, date: '2026-02-30' }], /a-b, date: a date like/],
    ['has no title', [{ ...sound, title: ' ' }], /a-b, title/],
    ['refers to a figure that changes', [{ ...sound, sections: [{ text: '{{fica}}' }] }], /write the figure out/],
    ['names a picture that nobody drew', [{ ...sound, picture: 'piggy' }], /a-b, picture: one of/],
    [
      'has a row with too many cells',
      [{ ...sound, sections: [{ text: 'x', table: { ...table, rows: [['r', 's']] } }] }],
      /rows\[0\]: 1 cells/,
    ],
    [
      'has a column of no kind',
      [{ ...sound, sections: [{ text: 'x', table: { ...table, columns: [{ label: 'L', kind: 'money' }] } }] }],
      /kind: text or number/,
    ],
  ])('is rejected when it %s, with the place', (_, file, reason) => {
    expect(() => parseIssues(file)).toThrow(reason)
  })
})
