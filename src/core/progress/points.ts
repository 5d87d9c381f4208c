/**
 * Role: the table of points (contract, section 6.1), and a learner's total points (section 5.6).
 * Guarantee: an id that is missing from the table gives 100 points. Points are derived from completed lessons and
 * quizzes. The total is never below 0.
 * Must not: be read from downloaded lesson files, because earned points must not change when new content arrives. The
 * table is part of the script. Must not be stored as a source of progress.
 */
import { course } from './course'
import type { ProgressDocument } from './document'
import { isCount } from './ids'
import { completedLessons } from './lessons'
import { moduleOfQuiz, quizModules } from './quizzes'

const UNKNOWN_ID_POINTS = 100

const lessonPoints: ReadonlyMap<string, number> = new Map([
  ...Object.entries(course.retired.lessons),
  ...course.modules.flatMap(({ lessons, lessonPoints: each }) => lessons.map((id) => [id, each] as const)),
])
const quizPoints: ReadonlyMap<string, number> = new Map([
  ...Object.entries(course.retired.quizzes),
  ...course.modules.map(({ id, quizPoints: each }) => [id, each] as const),
])

/** The points for everything that the course has now. */
export const coursePoints = course.modules.reduce(
  (sum, module) => sum + module.lessons.length * module.lessonPoints + module.quizPoints,
  0,
)

/** The points for a lesson. A lesson that the course no longer teaches keeps its points, if the course names it. */
export function pointsForLesson(lessonId: string): number {
  return lessonPoints.get(lessonId) ?? UNKNOWN_ID_POINTS
}

/** The points for a quiz, given either the module's id or the quiz's own id. */
export function pointsForQuiz(id: string): number {
  return quizPoints.get(id) ?? quizPoints.get(moduleOfQuiz(id)) ?? UNKNOWN_ID_POINTS
}

export interface Balance {
  /** Points for completed lessons and completed quizzes. */
  readonly earned: number
  /**
   * Points paid for modules. These may exceed `earned` after an undo, or if the learner paid on two devices while
   * offline.
   */
  readonly redeemed: number
  /** The points that the learner can spend. There is no third number of points. */
  readonly toSpend: number
}

export function balance(document: ProgressDocument): Balance {
  const earned = sum(completedLessons(document).map(pointsForLesson)) + sum(quizModules(document).map(pointsForQuiz))
  const redeemed = sum(Object.values(document.unlocks).filter(isCount)) + document.spentBefore
  return { earned, redeemed, toSpend: Math.max(0, earned - redeemed) }
}

function sum(points: readonly number[]): number {
  return points.reduce((total, next) => total + next, 0)
}
