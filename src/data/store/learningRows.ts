/**
 * Role: the rows beside a learner's document: entries of the ledger, unfinished quizzes, places in lessons.
 * Guarantee: screens show them and continue from them, and no points are counted from them.
 * Must not: be the only place of anything earned.
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

/** One entry of the learner's ledger. It is shown, never counted: points derive from the document. */
export interface Activity {
  readonly id: number
  readonly kind: ActivityKind
  /** The lesson, module or certificate that it is about; for `brought-in` and `given`, the name in whose ledger it was; else empty. */
  readonly subject: string
  /** Points added (positive) or taken (negative). */
  readonly points: number
  /** Percent, for quizzes. */
  readonly score?: number
  /** UTC, `toISOString`. */
  readonly at: string
  /** The local calendar date, `YYYY-MM-DD`. */
  readonly day: string
}

/** An unfinished quiz: answers by question id as indexes into the written options, and the order shown. */
export interface QuizDraft {
  readonly moduleId: ModuleId
  readonly answers: Readonly<Record<string, number>>
  /** For each question id, the order in which the written options are shown. */
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
  /** The heading last passed, as shown. */
  readonly heading: string
  /** Indexes of practical steps ticked off. */
  readonly stepsDone: readonly number[]
  readonly at: string
}
