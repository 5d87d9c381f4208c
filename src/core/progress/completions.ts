/**
 * Role: the lessons and quizzes that a learner has completed, with the day if it is known.
 * Guarantee: a known day only changes to an earlier one, unless a better quiz result replaces the result that the day
 * came from.
 * Must not: guess. If one date is unknown, the order of all completions is unknown.
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
  /** On this device's calendar; undefined when unknown. */
  readonly day: LocalDate | undefined
  readonly points: number
}

/**
 * The completion of a lesson. The lesson must be complete, because the day of its first completion is kept after an
 * undo.
 */
export function lessonCompletion(document: ProgressDocument, id: LessonId): Completion<LessonId> {
  return { id, day: parseLocalDate(own(document.completedOn, id)), points: pointsForLesson(id) }
}

/**
 * The completion of a quiz, which must be passed. The document stores the instant of the best result, and a better
 * result replaces it. The module's certificate may show that the quiz was passed earlier.
 */
export function quizCompletion(document: ProgressDocument, id: ModuleId): Completion<ModuleId> {
  const best = dayOf(parseInstant(bestResult(document, id)?.at))
  const certified = dayOf(certificateDate(document, certificateOf(id)))
  return { id, day: earlier(best, certified), points: pointsForQuiz(id) }
}

/**
 * The completion that reached the number of points, in order by day and then as listed. Undefined if the number is not
 * reached or a day is unknown.
 */
export function reachingPoints<Id extends string>(
  completions: readonly Completion<Id>[],
  needed: number,
): Completion<Id> | undefined {
  return reaching(completions, needed, ({ points }) => points)
}

/**
 * The completion that reached the count, in order by day and then as listed. Undefined if the count is not reached or a
 * day is unknown.
 */
export function reachingCount<Id extends string>(
  completions: readonly Completion<Id>[],
  needed: number,
): Completion<Id> | undefined {
  return reaching(completions, needed, () => 1)
}

export function dayOf(instant: Instant | undefined): LocalDate | undefined {
  return instant === undefined ? undefined : localDateOf(new Date(instant))
}

/** Returns the earlier of two days, or the known day if the other is unknown. */
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
  // Sorting is stable, so completions on the same day keep the caller's order, which is the same on every device.
  return [...completions].sort(byDay).find((completion) => {
    sum += worth(completion)
    return sum >= needed
  })
}

function byDay(a: Completion, b: Completion): number {
  const [first, second] = [a.day ?? '', b.day ?? '']
  return first < second ? -1 : first > second ? 1 : 0
}
