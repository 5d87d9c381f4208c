import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reviewFirst, scoreQuiz } from '../../../src/screens/quiz/scoreQuiz'
import { answersWith, sampleQuiz } from './sampleQuiz'

describe('the score of a quiz', () => {
  it.each([
    { right: 10, of: 10, mark: 70, score: 100, passed: true },
    { right: 8, of: 10, mark: 70, score: 80, passed: true },
    { right: 7, of: 10, mark: 70, score: 70, passed: true },
    { right: 6, of: 10, mark: 70, score: 60, passed: false },
    { right: 0, of: 10, mark: 70, score: 0, passed: false },
    { right: 2, of: 3, mark: 67, score: 67, passed: true },
    { right: 1, of: 3, mark: 34, score: 33, passed: false },
    { right: 7, of: 12, mark: 58, score: 58, passed: true },
    { right: 1, of: 8, mark: 13, score: 13, passed: true },
    { right: 1, of: 1, mark: 70, score: 100, passed: true },
  ])('with $right of $of right and passing score $mark is $score', ({ right, of, mark, score, passed }) => {
    const quiz = sampleQuiz(of, mark)
    expect(scoreQuiz(quiz, answersWith(quiz, right))).toMatchObject({ right, total: of, score, passed })
  })

  it('counts an open question as not right', () => {
    const quiz = sampleQuiz(4)
    const { q4: _open, ...answers } = answersWith(quiz, 4)
    const result = scoreQuiz(quiz, answers)
    expect(result).toMatchObject({ right: 3, score: 75 })
    expect(result.answers[3]).toMatchObject({ number: 4, chosen: undefined, isRight: false })
  })

  it('never passes a quiz without questions', () => {
    expect(scoreQuiz(sampleQuiz(0, 0), {})).toMatchObject({ score: 0, passed: false })
  })

  it('is a percentage that never falls with another right answer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(), (of, seed) => {
        const quiz = sampleQuiz(of)
        const right = seed % of
        const less = scoreQuiz(quiz, answersWith(quiz, right)).score
        const more = scoreQuiz(quiz, answersWith(quiz, right + 1)).score
        expect(Number.isInteger(less)).toBe(true)
        expect(less).toBeGreaterThanOrEqual(0)
        expect(more).toBeLessThanOrEqual(100)
        expect(more).toBeGreaterThan(less)
      }),
    )
  })

  it('lists wrong answers first and keeps the question numbers', () => {
    const quiz = sampleQuiz(4)
    const { answers } = scoreQuiz(quiz, { q1: 2, q2: 0, q3: 2, q4: 1 })
    expect(reviewFirst(answers).map((answer) => answer.number)).toEqual([2, 4, 1, 3])
  })
})
