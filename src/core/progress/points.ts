/**
 * Role: the table of points (contract, section 6.1), and a learner's total points (section 5.6).
 * Guarantee: an id that is missing from the table gives 100 points. Points are derived from completed lessons and
 * quizzes. The total is never below 0.
 * Must not: be read from lesson files, because earned points must not change when new content is downloaded. Must not
 * be stored as a source of progress.
 */
import type { ProgressDocument } from './document'
import { isCount } from './ids'
import { completedLessons } from './lessons'
import { moduleOfQuiz, quizModules } from './quizzes'

interface ModulePoints {
  readonly lessons: number
  readonly perLesson: number
  readonly quiz: number
}

const UNKNOWN_ID_POINTS = 100

const MODULES: ReadonlyMap<string, ModulePoints> = new Map([
  ['foundations', { lessons: 8, perLesson: 50, quiz: 100 }],
  ['saving', { lessons: 5, perLesson: 50, quiz: 100 }],
  ['insurance', { lessons: 4, perLesson: 50, quiz: 100 }],
  ['banking', { lessons: 4, perLesson: 50, quiz: 100 }],
  ['credit', { lessons: 5, perLesson: 100, quiz: 150 }],
  ['investing', { lessons: 5, perLesson: 100, quiz: 150 }],
  ['entrepreneurship', { lessons: 5, perLesson: 100, quiz: 150 }],
  ['real_estate', { lessons: 4, perLesson: 100, quiz: 150 }],
  ['retirement', { lessons: 5, perLesson: 150, quiz: 200 }],
  ['taxes', { lessons: 4, perLesson: 150, quiz: 200 }],
])

const LESSON_ID = /^(.+)_([1-9]\d*)$/

/** The points for a lesson. Lessons are numbered from 1 within their module: `real_estate_4`. */
export function pointsForLesson(lessonId: string): number {
  const [, moduleId = '', place = ''] = LESSON_ID.exec(lessonId) ?? []
  const module = MODULES.get(moduleId)
  return module !== undefined && Number(place) <= module.lessons ? module.perLesson : UNKNOWN_ID_POINTS
}

/** The points for a quiz, given either the module's id or the quiz's own id. */
export function pointsForQuiz(id: string): number {
  return (MODULES.get(id) ?? MODULES.get(moduleOfQuiz(id)))?.quiz ?? UNKNOWN_ID_POINTS
}

export interface Balance {
  /** Points for completed lessons and completed quizzes. */
  readonly earned: number
  /**
   * Points paid for modules. These may exceed `earned` after an undo, or if the learner paid on two devices while
   * offline.
   */
  readonly redeemed: number
  /** The points that the learner can spend. */
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
