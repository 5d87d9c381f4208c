import { balance } from '../../core/progress/points'
import type { ProgressDocument } from '../../core/progress/document'
import { completedLessons } from '../../core/progress/lessons'
import { quizModules } from '../../core/progress/quizzes'

/** A learner's progress in numbers: lessons complete, quizzes with a result, points earned. */
export interface LearnedCounts {
  readonly lessons: number
  readonly quizzes: number
  readonly points: number
}

export function learnedCounts(document: ProgressDocument): LearnedCounts {
  return {
    lessons: completedLessons(document).length,
    quizzes: quizModules(document).length,
    points: balance(document).earned,
  }
}
