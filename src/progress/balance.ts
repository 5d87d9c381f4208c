/**
 * Role: a learner's points (contract, section 5.6).
 * Guarantee: points follow from what is complete; the total is never below 0.
 * Must not: be stored as truth anywhere.
 */
import { isCount } from './count'
import type { ProgressDocument } from './document'
import { completedLessons } from './lessons'
import { pointsForLesson, pointsForQuiz } from './points'
import { quizModules } from './quizzes'

export interface Balance {
  /** Points of completed lessons and completed quizzes. */
  readonly earned: number
  /** Points paid for modules. May exceed `earned` after an undo, or when two devices paid offline at once. */
  readonly redeemed: number
  /** What may be spent. */
  readonly total: number
}

export function balance(document: ProgressDocument): Balance {
  const earned = sum(completedLessons(document).map(pointsForLesson)) + sum(quizModules(document).map(pointsForQuiz))
  const redeemed = sum(Object.values(document.unlocks).filter(isCount)) + document.spentBefore
  return { earned, redeemed, total: Math.max(0, earned - redeemed) }
}

function sum(points: readonly number[]): number {
  return points.reduce((total, next) => total + next, 0)
}
