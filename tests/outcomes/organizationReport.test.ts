import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ClassOutcomes } from '../../src/classroom/protocol/outcomes/parseClassOutcomes'
import { addMonths, endOf, lastClosedMonth, monthsBetween, parseMonth } from '../../tools/outcomes/months'
import { newestFiles, organizationReport } from '../../tools/outcomes/organizationReport'
import { learners } from '../classroom/protocol/outcomes/outcomeSamples'
import { day } from '../core/progress/samples'
import { fileOf } from './simulatedClasses'

/** A class of so many learners. All of them did everything in October, and gained 1 or 2. */
function classFile(number: number, count: number, asOf = '2026-10-30'): ClassOutcomes {
  const members = learners(count, (index) => ({
    lessons: ['saving_1'],
    days: ['2026-10-20'],
    quizzes: { saving: [1, 1, 90] },
    checks: { saving: [2, 3 + (index % 2), '2026-10-20'] },
    state: 'IA',
    heardOn: asOf,
  }))
  return fileOf(members, number, day(asOf))
}

const saving = (files: readonly ClassOutcomes[], month: Parameters<typeof organizationReport>[1] = '2026-10') =>
  organizationReport(files, month).figures?.modules.find(({ id }) => id === 'saving')

describe('the month of a report', () => {
  it.each([
    ['2026-11-07', '2026-09'],
    ['2026-11-08', '2026-10'],
    ['2026-12-07', '2026-10'],
    ['2026-12-08', '2026-11'],
    ['2027-01-08', '2026-12'],
    ['2026-01-07', '2025-11'],
  ])('is on %s the month %s', (today, month) => {
    expect(lastClosedMonth(day(today))).toBe(month)
  })

  it('counts over the end of a year', () => {
    const added = [addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-11', 14)]
    expect(added).toEqual(['2027-01', '2025-12', '2028-01'])
    expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
    expect(monthsBetween('2026-11', '2026-10')).toEqual([])
    expect([endOf('2028-02'), endOf('2026-12')]).toEqual(['2028-02-29', '2026-12-31'])
    expect(['2026-10', '2026-13', '2026-1', 'x'].map(parseMonth)).toEqual(['2026-10', undefined, undefined, undefined])
  })
})

describe('the report of an organization', () => {
  it('adds the classes, in tens', () => {
    const report = organizationReport([classFile(1, 24), classFile(2, 18), classFile(3, 9)], '2026-10')
    // 20 + 15 + 5 in fives. In the last class, five of nine are surely done.
    expect(report).toMatchObject({ month: '2026-10', figuresOf: '2026-10', courses: ['v3.3.5'] })
    expect(report.figures).toMatchObject({
      classes: 3,
      enrolled: 40,
      active: 30,
      states: [{ state: 'IA', learners: 30 }],
    })
    // 20, 15 and 5 learners in blocks.
    expect(saving([classFile(1, 24), classFile(2, 18), classFile(3, 9)])).toMatchObject({
      finished: 30,
      passedFirst: 30,
      passedBest: 30,
      checks: { learners: 40, before: 2 },
    })
  })

  it('uses the newest file of a class in the month', () => {
    const files = [classFile(1, 10, '2026-10-02'), classFile(1, 24, '2026-10-30'), classFile(1, 40, '2026-11-01')]
    expect(newestFiles(files, day('2026-10-31'))).toEqual([files[1]])
    expect(saving(files)?.checks?.learners).toBe(20)
    expect(saving(files, '2026-11')?.checks?.learners).toBe(40)
  })

  it('does not depend on the order of the files', () => {
    const files = [
      classFile(1, 24),
      classFile(1, 25),
      classFile(2, 18),
      classFile(3, 9, '2026-09-15'),
      classFile(4, 30),
    ]
    const expected = organizationReport(files, '2026-11')
    fc.assert(
      fc.property(fc.shuffledSubarray(files, { minLength: files.length }), (shuffled) => {
        expect(organizationReport(shuffled, '2026-11')).toEqual(expected)
      }),
    )
  })

  it('keeps the figures when fewer than ten handed in', () => {
    const files = [classFile(1, 24), classFile(2, 18)]
    // Nine learners are at least five who handed in.
    const quiet = [...files, classFile(3, 9, '2026-11-20')]
    expect(organizationReport(quiet, '2026-11')).toEqual({
      ...organizationReport(files, '2026-10'),
      month: '2026-11',
    })
    const busy = [...quiet, classFile(4, 14, '2026-11-20')]
    expect(organizationReport(busy, '2026-11')).toMatchObject({
      figuresOf: '2026-11',
      figures: { classes: 4 },
    })
  })

  it('keeps a mean while it has as many learners as before', () => {
    const files = [classFile(1, 24), classFile(2, 18)]
    const before = saving(files)?.checks
    // Five more in blocks make no further pair, and may change which five are left out.
    const more = [...files, classFile(0, 9, '2026-11-20'), classFile(9, 14, '2026-11-20')]
    const without = more.map((file) => (file.classNumber.endsWith('9') ? { ...file, modules: [] } : file))
    expect(before?.learners).toBe(30)
    expect(saving(without, '2026-11')?.checks?.learners).toBe(40)
    const one = [...files, { ...classFile(9, 14, '2026-11-20'), modules: [] }]
    expect(saving(one, '2026-11')?.checks).toEqual(before)
  })

  it('has no mean of nine, or of equal gains', () => {
    expect(saving([classFile(1, 9), { ...classFile(2, 24), modules: [] }])?.checks).toBeUndefined()
    const same = fileOf(
      learners(20, (index) => ({ checks: { saving: [index % 3, (index % 3) + 2] }, heardOn: '2026-10-20' })),
      1,
      day('2026-10-30'),
    )
    expect(saving([same])?.checks).toMatchObject({ learners: 20, gain: undefined })
  })

  it('has no figures without files, or before the first month', () => {
    expect(organizationReport([], '2026-10').figures).toBeUndefined()
    expect(organizationReport([classFile(1, 24)], '2026-09').figures).toBeUndefined()
  })
})
