/**
 * Role: a learner's progress through the curriculum (contract, section 3.4).
 * Guarantee: the totals are those of the current curriculum. Percentages are of completed lessons, in whole numbers.
 * Must not: be used for the learner's total points, which also include items that the curriculum no longer lists.
 */
import type { ProgressDocument } from './document'
import type { LessonId, ModuleId } from './ids'
import { isLessonComplete } from './lessons'
import { pointsForLesson, pointsForQuiz } from './points'
import { isQuizComplete } from './quizzes'
import type { Syllabus } from './syllabus'

export interface ProgressResult {
  readonly totalLessons: number
  readonly completedLessons: number
  /** Points of all lessons and quizzes in the curriculum. */
  readonly totalPoints: number
  readonly earnedPoints: number
  readonly progressPercentage: number
  /** Percent of lessons complete, by module. */
  readonly moduleProgress: Readonly<Record<ModuleId, number>>
}

/** Shown when the curriculum can't be read (contract, section 7.6). */
export const PROGRESS_DEFAULTS: ProgressResult = {
  totalLessons: 30,
  completedLessons: 0,
  totalPoints: 3000,
  earnedPoints: 0,
  progressPercentage: 0,
  moduleProgress: {},
}

/** `syllabus` is undefined when the curriculum can't be read. */
export function progressResult(document: ProgressDocument, syllabus: Syllabus | undefined): ProgressResult {
  if (syllabus === undefined) return PROGRESS_DEFAULTS
  const isDone = (lessonId: LessonId): boolean => isLessonComplete(document, lessonId)
  const lessons = syllabus.modules.flatMap((module) => module.lessons)
  const quizzes = syllabus.modules.map(({ id }) => id)
  const done = lessons.filter(isDone)
  const doneQuizzes = quizzes.filter((id) => isQuizComplete(document, id))
  return {
    totalLessons: lessons.length,
    completedLessons: done.length,
    totalPoints: pointsOf(lessons, quizzes),
    earnedPoints: pointsOf(done, doneQuizzes),
    progressPercentage: percent(done.length, lessons.length),
    moduleProgress: Object.fromEntries(
      syllabus.modules.map((module) => [
        module.id,
        percent(module.lessons.filter(isDone).length, module.lessons.length),
      ]),
    ),
  }
}

function pointsOf(lessons: readonly LessonId[], quizzes: readonly ModuleId[]): number {
  const points = [...lessons.map(pointsForLesson), ...quizzes.map(pointsForQuiz)]
  return points.reduce((total, next) => total + next, 0)
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100)
}
