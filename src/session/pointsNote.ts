import { dashboardWords as words } from '#words/dashboard'
import { course } from '../core/progress/course'
import type { ProgressDocument } from '../core/progress/document'
import { balance } from '../core/progress/points'

/**
 * How the learner's points differ from those of the course: some are spent, or earned in lessons that the course no
 * longer has. Undefined if they don't differ.
 *
 * @param inCourse the points earned in lessons and quizzes of the course
 */
export function pointsNote(document: ProgressDocument, inCourse: number): string | undefined {
  const { earned, redeemed, toSpend } = balance(document)
  // Where every module is open, there is nothing to spend points on.
  if (course.locks.rule === 'open') return earned === inCourse ? undefined : words.earnedInAll(earned)
  return toSpend === inCourse ? undefined : words.spendable(toSpend, earned, redeemed)
}
