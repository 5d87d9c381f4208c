/**
 * Role: the rows beside a learner's document: activity entries, unfinished quizzes, places in lessons.
 * Guarantee: screens show them and continue from them. No points are counted from them.
 * Must not: be the only record of anything earned.
 */
import type { LessonId, ModuleId } from '../../core/progress/ids'

export type ActivityKind =
  | 'lesson-completed'
  | 'lesson-undone'
  | 'quiz-passed'
  | 'quiz-tried'
  | 'module-unlocked'
  | 'certificate-earned'
  | 'brought-in'
  | 'started-over'
  | 'brought-back'
  | 'taken-out'
  | 'given'

/** One activity entry of a learner. It is shown, never counted, because points derive from the document. */
export interface Activity {
  readonly id: number
  readonly kind: ActivityKind
  /** The lesson, module or certificate; for `brought-in` and `given`, the name of the other learner; else empty. */
  readonly subject: string
  /** Points added (positive) or removed (negative). */
  readonly points: number
  /** Percent, for quizzes. */
  readonly score?: number
  /** UTC, `toISOString`. */
  readonly at: string
  /** The local calendar date, `YYYY-MM-DD`. */
  readonly day: string
}

/** An unfinished quiz: its answers by question id, as indexes into the authored options, and the order shown. */
export interface QuizDraft {
  readonly moduleId: ModuleId
  readonly answers: Readonly<Record<string, number>>
  /** For each question id, the order in which the authored options are shown. */
  readonly order: Readonly<Record<string, readonly number[]>>
  readonly position: number
  readonly startedAt: string
}

/** Where a learner is in a lesson. */
export interface LessonPlace {
  readonly lessonId: LessonId
  readonly moduleId: ModuleId
  /** 0 to 1. */
  readonly read: number
  /** The last heading that the learner scrolled past, as shown on the screen. */
  readonly heading: string
  /** Indexes of the practical steps that are checked. */
  readonly stepsDone: readonly number[]
  readonly at: string
}

/** One practical step of a lesson, by its index, and whether it is checked. */
export interface StepTick {
  readonly index: number
  readonly isDone: boolean
}

/** @returns the indexes of all checked steps afterward, in order */
export function withTick(stepsDone: readonly number[], { index, isDone }: StepTick): readonly number[] {
  const others = stepsDone.filter((step) => step !== index)
  return isDone ? [...others, index].sort((a, b) => a - b) : others
}
