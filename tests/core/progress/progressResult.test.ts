import { describe, expect, test } from 'vitest'
import { completeLesson } from '../../../src/core/progress/lessons'
import { finishQuizAttempt } from '../../../src/core/progress/quizzes'
import { PROGRESS_DEFAULTS, progressResult } from '../../../src/core/progress/progressResult'
import { device, doneBy, fresh, FULL_SYLLABUS, instant, lesson, moduleId } from './samples'

const PHONE = device('phone')

function learned(...lessons: readonly string[]) {
  return lessons.reduce(
    (document, id) => doneBy(completeLesson(document, { lessonId: lesson(id), device: PHONE, today: undefined })),
    fresh(),
  )
}

describe('the progress result', () => {
  test('of a new learner is zero', () => {
    const { moduleProgress, ...totals } = progressResult(fresh(), FULL_SYLLABUS)
    expect(totals).toEqual({
      totalLessons: 49,
      completedLessons: 0,
      totalPoints: 5700,
      earnedPoints: 0,
      progressPercentage: 0,
    })
    expect(Object.keys(moduleProgress)).toHaveLength(10)
    expect(new Set(Object.values(moduleProgress))).toEqual(new Set([0]))
  })

  test.each([
    { lessons: ['foundations_1'], percentage: 2, foundations: 13, points: 50 },
    { lessons: ['foundations_1', 'foundations_2', 'foundations_3'], percentage: 6, foundations: 38, points: 150 },
    { lessons: ['foundations_1', 'taxes_4', 'gone_1'], percentage: 4, foundations: 13, points: 200 },
  ])('of a learner who completed $lessons is $percentage percent', ({ lessons, percentage, foundations, points }) => {
    const result = progressResult(learned(...lessons), FULL_SYLLABUS)
    expect(result.progressPercentage).toBe(percentage)
    expect(result.moduleProgress[moduleId('foundations')]).toBe(foundations)
    expect(result.earnedPoints).toBe(points)
  })

  test('counts quiz points, but only lessons in the percentage', () => {
    const at = instant('2026-03-01T10:00:00.000Z')
    const attempt = { moduleId: moduleId('credit'), score: 90, passed: true, device: PHONE, today: undefined, at }
    const result = progressResult(doneBy(finishQuizAttempt(fresh(), attempt)), FULL_SYLLABUS)
    expect([result.earnedPoints, result.progressPercentage]).toEqual([150, 0])
  })

  test('of everything is 100 percent', () => {
    const all = FULL_SYLLABUS.modules.flatMap(({ lessons }) => lessons)
    expect(progressResult(learned(...all), FULL_SYLLABUS)).toMatchObject({
      completedLessons: 49,
      progressPercentage: 100,
    })
  })

  test('without a curriculum is the default of the contract', () => {
    expect(progressResult(learned('foundations_1'), undefined)).toBe(PROGRESS_DEFAULTS)
    expect(PROGRESS_DEFAULTS).toEqual({
      totalLessons: 30,
      completedLessons: 0,
      totalPoints: 3000,
      earnedPoints: 0,
      progressPercentage: 0,
      moduleProgress: {},
    })
  })

  test('of an empty curriculum is 0 percent', () => {
    const empty = {
      modules: [{ id: moduleId('saving'), difficulty: 'Beginner', lessons: [], passingScore: 70 }],
    } as const
    expect(progressResult(fresh(), empty)).toMatchObject({ progressPercentage: 0, moduleProgress: { saving: 0 } })
  })
})
