import { describe, expect, test } from 'vitest'
import { balance, pointsForLesson, pointsForQuiz } from '../../../src/core/progress/points'
import { completeLesson, undoLesson } from '../../../src/core/progress/lessons'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { finishQuizAttempt } from '../../../src/core/progress/quizzes'
import { device, doneBy, fresh, FULL_SYLLABUS, instant, lesson, moduleId } from './samples'

const PHONE = device('phone')

describe('points', () => {
  test.each([
    { id: 'foundations', lessons: 8, each: 50, quiz: 100 },
    { id: 'saving', lessons: 5, each: 50, quiz: 100 },
    { id: 'insurance', lessons: 4, each: 50, quiz: 100 },
    { id: 'banking', lessons: 4, each: 50, quiz: 100 },
    { id: 'credit', lessons: 5, each: 100, quiz: 150 },
    { id: 'investing', lessons: 5, each: 100, quiz: 150 },
    { id: 'entrepreneurship', lessons: 5, each: 100, quiz: 150 },
    { id: 'real_estate', lessons: 4, each: 100, quiz: 150 },
    { id: 'retirement', lessons: 5, each: 150, quiz: 200 },
    { id: 'taxes', lessons: 4, each: 150, quiz: 200 },
  ])('are correct for $id: $lessons lessons of $each, a quiz of $quiz', ({ id, lessons, each, quiz }) => {
    expect(pointsForLesson(`${id}_1`)).toBe(each)
    expect(pointsForLesson(`${id}_${lessons}`)).toBe(each)
    expect(pointsForLesson(`${id}_${lessons + 1}`)).toBe(100)
    expect(pointsForQuiz(id)).toBe(quiz)
    expect(pointsForQuiz(`${id}_quiz`)).toBe(quiz)
  })

  test.each(['', 'foundations', 'foundations_0', 'foundations_01', 'foundations_x', 'constructor', 'unknown_3'])(
    'for the unknown lesson "%s" are 100',
    (id) => {
      expect(pointsForLesson(id)).toBe(100)
    },
  )

  test.each(['', 'unknown', 'constructor', 'foundations_1', '_quiz'])('for the unknown quiz "%s" are 100', (id) => {
    expect(pointsForQuiz(id)).toBe(100)
  })
})

describe('a learner’s total points', () => {
  test('increase once for a lesson, and decrease when it is undone', () => {
    const lessonId = lesson('credit_1')
    const completed = doneBy(completeLesson(fresh(), { lessonId, device: PHONE, today: undefined }))
    const again = doneBy(completeLesson(completed, { lessonId, device: device('tablet'), today: undefined }))
    expect(balance(again)).toEqual({ earned: 100, redeemed: 0, toSpend: 100 })
    expect(balance(doneBy(undoLesson(again, { lessonId })))).toEqual({ earned: 0, redeemed: 0, toSpend: 0 })
  })

  test('count a passed quiz once, and never a failed attempt', () => {
    const quiz = (document: ProgressDocument, score: number) =>
      doneBy(
        finishQuizAttempt(document, {
          moduleId: moduleId('taxes'),
          score,
          passed: score >= 70,
          device: PHONE,
          today: undefined,
          at: instant('2026-03-01T10:00:00.000Z'),
        }),
      )
    expect(balance(quiz(fresh(), 60)).earned).toBe(0)
    expect(balance(quiz(quiz(quiz(fresh(), 80), 90), 10)).earned).toBe(200)
  })

  test('are never below 0, even when more was spent', () => {
    const document: ProgressDocument = { ...fresh(), unlocks: { [moduleId('credit')]: 800 }, spentBefore: 50 }
    expect(balance(document)).toEqual({ earned: 0, redeemed: 850, toSpend: 0 })
  })

  test('are 5,700 when everything is complete', () => {
    let document = fresh()
    for (const module of FULL_SYLLABUS.modules) {
      for (const lessonId of module.lessons) {
        document = doneBy(completeLesson(document, { lessonId, device: PHONE, today: undefined }))
      }
      const at = instant('2026-03-01T10:00:00.000Z')
      const attempt = { moduleId: module.id, score: 100, passed: true, device: PHONE, today: undefined, at }
      document = doneBy(finishQuizAttempt(document, attempt))
    }
    expect(balance(document).toSpend).toBe(5700)
  })
})
