import { describe, expect, it } from 'vitest'
import { achievementText } from '../../../src/screens/achievements/achievementText'
import { achievements } from '../../../src/core/progress/achievements'
import type { ProgressDocument } from '../../../src/core/progress/document'
import type { LocalDate } from '../../../src/core/progress/ids'
import { learner, completed, sampleManifest, sampleSyllabus, tried } from '../../session/sampleCurriculum'

const today = '2026-11-20' as LocalDate

function told(document: ProgressDocument, id: string): string {
  const found = achievements(document, sampleSyllabus, today).find((achievement) => achievement.id === id)
  if (found === undefined) throw new Error(`There is no achievement ${id}.`)
  const { name, detail } = achievementText(found, sampleManifest, document)
  return `${name}: ${detail}`
}

const foundations = completed(learner(), 'foundations_1', 'foundations_2')

describe('the text of an achievement', () => {
  it.each<[string, ProgressDocument, string]>([
    ['first-lesson', learner(), 'First lesson finished: Any lesson'],
    ['first-lesson', completed(learner(), 'foundations_1'), 'First lesson finished: Introduction to Money'],
    ['streak-3', learner(), '3 days in a row: Finish a lesson, quiz or review 3 days in a row'],
    ['streak-3', completed(learner(), 'credit_1'), '3 days in a row: 2 more days'],
    ['module-foundations', learner(), 'Financial Foundations complete: All 2 lessons and the quiz'],
    [
      'module-foundations',
      completed(learner(), 'foundations_1'),
      'Financial Foundations complete: 1 lesson and the quiz to go',
    ],
    ['module-foundations', foundations, 'Financial Foundations complete: Quiz left to pass'],
    ['module-foundations', tried(learner(), 'foundations', 80), 'Financial Foundations complete: 2 lessons to go'],
    [
      'module-foundations',
      tried(foundations, 'foundations', 80),
      'Financial Foundations complete: All 2 lessons and the quiz',
    ],
    ['half-of-lessons', learner(), 'Half of all lessons: 3 to go'],
    ['half-of-lessons', foundations, 'Half of all lessons: 1 of 3 to go'],
    ['half-of-lessons', completed(foundations, 'taxes_1'), 'Half of all lessons: 3 lessons finished'],
    ['all-lessons', foundations, 'Every lesson: 4 of 6 to go'],
    ['points-1000', learner(), '1,000 points: 1,000 points to go'],
    ['points-1000', tried(foundations, 'foundations', 80), '1,000 points: 800 points to go'],
    ['first-quiz', learner(), 'First quiz passed: Any module quiz with a passing score'],
    ['first-quiz', tried(learner(), 'credit', 80), 'First quiz passed: Credit and Debt'],
    ['perfect-score', learner(), 'A perfect score: Any module quiz at 100%'],
    [
      'perfect-score',
      tried(learner(), 'credit', 80),
      'A perfect score: Any module quiz at 100%. Your best score is 80%',
    ],
    ['perfect-score', tried(learner(), 'credit', 100), 'A perfect score: Credit and Debt'],
    ['all-quizzes', tried(learner(), 'credit', 100), 'Every quiz passed: 2 of 3 to go'],
  ])('%s', (id, document, text) => {
    expect(told(document, id)).toBe(text)
  })
})
