/**
 * Role: what a learner has completed, with the day where that is known.
 * Guarantee: a day once known moves only to an earlier one, as long as no better quiz result replaces the one it bears.
 * Must not: guess: what has no date leaves the order of everything unknown.
 */
import { localDateOf } from './calendar'
import { certificateDate, certificateOf } from './certificates'
import type { ProgressDocument } from './document'
import { type Instant, type LessonId, type LocalDate, type ModuleId, parseInstant, parseLocalDate } from './ids'
import { own } from './json'
import { pointsForLesson, pointsForQuiz } from './points'
import { bestResult } from './quizzes'

export interface Completion<Id extends string = string> {
  readonly id: Id
  /** On the calendar of the running device; undefined when unknown. */
  readonly day: LocalDate | undefined
  readonly points: number
}

/** The lesson must be complete: the day of its first completion outlives an undo. */
export function lessonCompletion(document: ProgressDocument, id: LessonId): Completion<LessonId> {
  return { id, day: parseLocalDate(own(document.completedOn, id)), points: pointsForLesson(id) }
}

/**
 * The quiz must be passed. The document keeps when its best result was reached, which a better one moves on; the
 * module's certificate may bear witness that it was passed before.
 */
export function quizCompletion(document: ProgressDocument, id: ModuleId): Completion<ModuleId> {
  const best = dayOf(parseInstant(bestResult(document, id)?.at))
  const certified = dayOf(certificateDate(document, certificateOf(id)))
  return { id, day: earlier(best, certified), points: pointsForQuiz(id) }
}

/** The completion with which so many points were reached, by day and then as listed; undefined while they aren't, or when a day is unknown. */
export function reachingPoints<Id extends string>(
  completions: readonly Completion<Id>[],
  needed: number,
): Completion<Id> | undefined {
  return reaching(completions, needed, ({ points }) => points)
}

/** The completion with which there were so many, by day and then as listed; undefined while they aren't, or when a day is unknown. */
export function reachingCount<Id extends string>(
  completions: readonly Completion<Id>[],
  needed: number,
): Completion<Id> | undefined {
  return reaching(completions, needed, () => 1)
}

export function dayOf(instant: Instant | undefined): LocalDate | undefined {
  return instant === undefined ? undefined : localDateOf(new Date(instant))
}

/** The earlier of two days; an unknown one yields. */
export function earlier(a: LocalDate | undefined, b: LocalDate | undefined): LocalDate | undefined {
  if (a === undefined || b === undefined) return a ?? b
  return a < b ? a : b
}

function reaching<Id extends string>(
  completions: readonly Completion<Id>[],
  needed: number,
  worth: (completion: Completion<Id>) => number,
): Completion<Id> | undefined {
  if (completions.some(({ day }) => day === undefined)) return undefined
  let sum = 0
  // Sorting is stable: within a day the order of the caller holds, which is the same on every device.
  return [...completions].sort(byDay).find((completion) => {
    sum += worth(completion)
    return sum >= needed
  })
}

function byDay(a: Completion, b: Completion): number {
  const [first, second] = [a.day ?? '', b.day ?? '']
  return first < second ? -1 : first > second ? 1 : 0
}
