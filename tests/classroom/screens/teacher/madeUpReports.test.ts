import { expect, it } from 'vitest'
import { madeUpReports } from '../../../../src/classroom/screens/teacher/demonstration/madeUpClassBook'
import { madeUpShared } from '../../../../src/classroom/screens/teacher/demonstration/madeUpShared'
import { completedLessons } from '../../../../src/core/progress/lessons'
import { CURRICULUM } from '../../protocol/bookSamples'

it('spreads the learners over a shorter course', () => {
  const reports = madeUpReports(CURRICULUM, new Date('2026-11-20T15:00:00Z'))
  const done = reports.map(({ row: { report } }) =>
    report.kind === 'learning' ? completedLessons(report.document) : [],
  )
  const count = (lessons: number) => done.filter(({ length }) => length === lessons).length
  // The course has three lessons.
  expect([0, 1, 2, 3].map(count)).toEqual([2, 8, 8, 6])
})

it('gives self-checks only of finished modules, and none without a yes', () => {
  const reports = madeUpReports(CURRICULUM, new Date('2026-11-20T15:00:00Z'))
  const learning = reports.flatMap(({ row: { report } }) => (report.kind === 'learning' ? [report] : []))
  expect(learning.map(({ shared }) => shared?.state).filter((state) => state === undefined)).toHaveLength(2)
  const taken = learning.flatMap(({ shared }) => Object.values(shared?.checks ?? {}))
  expect(taken.length).toBeGreaterThan(10)
  expect(taken.flat().every(({ right, day }) => right >= 0 && right <= 6 && day !== undefined)).toBe(true)
  const [someone] = learning.filter(({ document }) => completedLessons(document).length === 0)
  expect(someone === undefined ? [] : madeUpShared(someone.document, 0, CURRICULUM)?.checks).toEqual({})
})
