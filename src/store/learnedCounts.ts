import { balance } from '../progress/points'
import type { ProgressDocument } from '../progress/document'
import { completedLessons } from '../progress/lessons'
import { quizModules } from '../progress/quizzes'

/** What somebody has learned, in figures: lessons complete, quizzes with a result, points earned. */
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
