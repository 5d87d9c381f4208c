/**
 * Role: decides which of a module's self-checks can be taken now, its questions, and its results.
 * Guarantee: everything is derived only from the document. There are two parallel forms, so the self-checks before and
 * after a module share no question.
 * Must not: hide a self-check because a clock is wrong, or become a grade.
 */
import type { QuizQuestion } from '../curriculum/curriculum'
import type { QuestionPool } from '../curriculum/parsePool'
import { daysBetween } from '../progress/calendar'
import { type Check, type CheckKind, checksOf } from '../progress/checks'
import type { ProgressDocument } from '../progress/document'
import type { LessonId, LocalDate, ModuleId } from '../progress/ids'
import { isLessonComplete } from '../progress/lessons'

export const CHECK_LENGTH = 6

/** The number of days after the self-check taken at the end of the module. */
const AGAIN = { month: 30, quarter: 90 } as const

interface CheckedModule {
  readonly id: ModuleId
  readonly lessons: readonly { readonly id: LessonId }[]
}

/**
 * The self-check to take now, if any. When the 90-day self-check is due, the 30-day self-check is no longer offered.
 */
export function checkDue(
  document: ProgressDocument,
  { id, lessons }: CheckedModule,
  today: LocalDate,
): CheckKind | undefined {
  const checks = checksOf(document, id)
  const isTaken = (kind: CheckKind): boolean => checks.some((check) => check.kind === kind)
  const done = lessons.filter((lesson) => isLessonComplete(document, lesson.id)).length
  const after = checks.find(({ kind }) => kind === 'after')
  if (after === undefined) {
    if (!isTaken('before')) return done === 0 ? 'before' : undefined
    return done === lessons.length ? 'after' : undefined
  }
  const days = daysSince(after, today)
  if (isTaken('quarter')) return undefined
  if (days >= AGAIN.quarter) return 'quarter'
  return days >= AGAIN.month && !isTaken('month') ? 'month' : undefined
}

/**
 * A missing day, or a day in the future, comes from a wrong clock. Such a day is treated as long ago, so that no
 * self-check is delayed.
 */
function daysSince({ day }: Check, today: LocalDate): number {
  const days = day === undefined ? -Infinity : daysBetween(day, today)
  return days < -1 ? Infinity : Math.max(0, days)
}

/** The questions of a self-check; empty if the module has too few questions for two forms. */
export function checkQuestions({ practice }: QuestionPool, kind: CheckKind): readonly QuizQuestion[] {
  const form = kind === 'before' || kind === 'month' ? 0 : 1
  const forms = [0, 1].map((one) => practice.filter((_, index) => index % 2 === one).slice(0, CHECK_LENGTH))
  return forms.every(({ length }) => length === CHECK_LENGTH) ? (forms[form] ?? []) : []
}

/** The first self-check of each kind, from `before` to `quarter`. */
export function checksTaken(document: ProgressDocument, moduleId: ModuleId): readonly Check[] {
  const checks = checksOf(document, moduleId)
  return (['before', 'after', 'month', 'quarter'] as const).flatMap(
    (kind) => checks.find((check) => check.kind === kind) ?? [],
  )
}
