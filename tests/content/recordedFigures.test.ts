import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type Figure, parseFigures } from '../../src/core/curriculum/parseLists'
import { describeProblem } from '../../tools/content/problem'
import { checkChangedFigures, checkRecordedFigures, listedFigures } from '../../tools/content/recordedFigures'
import { soundFigures } from './soundContent'

const read = (name: string) => readFileSync(fileURLToPath(new URL(`../../${name}`, import.meta.url)), 'utf8')

function figuresOf(value: unknown): readonly Figure[] {
  const parsed = parseFigures(value)
  if (parsed.kind === 'invalid') throw new Error(parsed.reason)
  return parsed.value
}

const [cap] = figuresOf(soundFigures())
if (cap === undefined) throw new Error('the sound content has one')
const next = { value: 2100, year: 2027, from: '2027-01-01', source: 'An agency', url: 'https://example.gov/next' }
const recorded = listedFigures([cap], '')
const problems = (changed: Partial<Figure>, list = recorded) =>
  checkRecordedFigures([{ ...cap, ...changed }], list)
    .map(describeProblem)
    .join('\n')

test('another organization changes a figure of ours only with a later day', () => {
  const changed = (by: Partial<Figure>) =>
    checkChangedFigures([{ ...cap, ...by }], recorded)
      .map(describeProblem)
      .join()
  expect(changed({})).toBe('')
  expect(changed({ value: 2050 })).toContain('cap was “2000 usd of 2026 through 2026-12-31” on 2026-11-21 and is “2050')
  expect(changed({ value: 2050, compiledOn: '2026-11-22' })).toBe('')
  expect(changed({ id: 'own', value: 2050 })).toBe('')
})

describe('the list of recorded figures', () => {
  test('agrees with the figures that the site serves', () => {
    const figures = figuresOf(JSON.parse(read('public/data/lessons/figures.json')))
    const list = read('tools/content/figures.txt')
    expect(figures.length).toBeGreaterThan(100)
    expect(checkRecordedFigures(figures, list).map(describeProblem)).toEqual([])
    expect(listedFigures(figures, list)).toBe(list)
  })

  test('has the id, value, last day and reading day', () => {
    expect(recorded).toBe('cap 2000 usd of 2026 through 2026-12-31 read 2026-11-21\n')
    expect(problems({})).toBe('')
  })

  test.each<[string, Partial<Figure>, string]>([
    ['value', { value: 2500 }, 'is “2500 usd of 2026 through 2026-12-31” now'],
    ['unit', { unit: 'percent' }, 'is “2000 percent of 2026'],
    ['year and last day', { year: 2027, expiresOn: '2027-12-31' }, 'is “2000 usd of 2027 through 2027-12-31” now'],
    ['next value', { next }, 'then 2100” now'],
  ])('fails for another %s on the same day, with the steps', (_, change, problem) => {
    const said = problems(change)
    expect(said).toContain('figures.json: [0]: cap was “2000 usd of 2026 through 2026-12-31” on 2026-11-21 and ')
    expect(said).toContain(problem)
    expect(said).toContain(
      'Look at https://example.gov/cap, put the day you looked as compiledOn, then run npx tsx tools/content/listFigures.ts',
    )
    expect(problems({ ...change, compiledOn: '2026-11-20' })).toBe(said)
  })

  test('never records such a change', () => {
    const changed = { ...cap, value: 2500 }
    expect(listedFigures([changed], recorded)).toBe(recorded)
  })

  test('asks to record a value with a later day', () => {
    const changed = { value: 2500, compiledOn: '2027-01-04' }
    expect(problems(changed)).toBe('figures.json: [0]: cap has a new value. Run npx tsx tools/content/listFigures.ts')
    const list = listedFigures([{ ...cap, ...changed }], recorded)
    expect(list).toBe('cap 2500 usd of 2026 through 2026-12-31 read 2027-01-04\n')
    expect(problems(changed, list)).toBe('')
  })

  test('accepts a figure whose day alone changed', () => {
    expect(problems({ compiledOn: '2027-01-04' })).toBe('')
    expect(listedFigures([{ ...cap, compiledOn: '2027-01-04' }], recorded)).toContain('read 2027-01-04')
  })

  test('names new and deleted figures, and broken or repeated lines', () => {
    expect(problems({ id: 'fee' })).toBe(
      'figures.json: [0]: fee is not in figures.txt. Run npx tsx tools/content/listFigures.ts\n' +
        'figures.txt: cap: figures.json no longer has it. Run npx tsx tools/content/listFigures.ts',
    )
    expect(listedFigures([], recorded)).toBe('\n')
    expect(problems({}, `${recorded}nonsense\n${recorded}`)).toBe(
      'figures.txt: line 2: no figure, value and day\nfigures.txt: line 3: cap is listed twice',
    )
  })
})
