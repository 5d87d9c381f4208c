import { expect, it } from 'vitest'
import { madeUpReports } from '../../../../src/classroom/screens/teacher/demonstration/madeUpClass'
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
