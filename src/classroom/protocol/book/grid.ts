/**
 * Role: the class grid with learners, modules and lessons, and one learner's page with recent changes.
 * Guarantee: depends only on the book and the curriculum; every row has the time of the report it comes from.
 * Must not: count points, because a teacher wants to know what a learner knows.
 */
import type { ModuleInfo } from '../../../core/curriculum/parseManifest'
import type { QuizContent } from '../../../core/curriculum/curriculum'
import { dayNumber } from '../../../core/progress/calendar'
import { earnedCertificates } from '../../../core/progress/certificates'
import { course } from '../../../core/progress/course'
import type { ProgressDocument } from '../../../core/progress/document'
import {
  type CertificateId,
  type Instant,
  type LessonId,
  type LocalDate,
  type ModuleId,
  parseInstant,
  parseLocalDate,
} from '../../../core/progress/ids'
import { own } from '../../../core/progress/json'
import { isLessonComplete } from '../../../core/progress/lessons'
import { attemptsOf, bestResult, isQuizPassed } from '../../../core/progress/quizzes'
import { activeDays } from '../../../core/progress/streak'
import type { ClassBook } from './classBook'
import { type Member, membersOf } from './members'

/** The parts of the curriculum that a class book needs. Quizzes that could not be loaded are missing. */
export interface ClassCurriculum {
  readonly modules: readonly Pick<ModuleInfo, 'id' | 'title' | 'icon' | 'color' | 'difficulty' | 'lessons'>[]
  readonly quizzes: ReadonlyMap<ModuleId, QuizContent>
}

export interface LessonCell {
  readonly id: LessonId
  readonly isComplete: boolean
  /** Undefined while the lesson is not complete, or if the day is unknown. */
  readonly completedOn: LocalDate | undefined
}

export interface QuizCell {
  readonly status: 'none' | 'failed' | 'passed'
  /** The best score that was high enough to be stored, in percent. */
  readonly score: number | undefined
  /** The day of that score, UTC. */
  readonly on: LocalDate | undefined
  /** Number of finished attempts. */
  readonly attempts: number
}

export interface ModuleCell {
  readonly id: ModuleId
  readonly lessons: readonly LessonCell[]
  readonly complete: number
  readonly quiz: QuizCell
}

export interface GridRow {
  readonly member: Member
  readonly modules: readonly ModuleCell[]
}

export function gridOf(book: ClassBook, curriculum: ClassCurriculum): readonly GridRow[] {
  return membersOf(book).map((member) => ({ member, modules: moduleCells(member.document, curriculum) }))
}

export function moduleCells(document: ProgressDocument, { modules, quizzes }: ClassCurriculum): readonly ModuleCell[] {
  return modules.map(({ id, lessons }) => {
    const cells = lessons.map((lesson) => lessonCell(document, lesson.id))
    const complete = cells.filter(({ isComplete }) => isComplete).length
    return {
      id,
      lessons: cells,
      complete,
      quiz: quizCell(document, id, quizzes.get(id)?.passingScore ?? course.passingScore),
    }
  })
}

function lessonCell(document: ProgressDocument, id: LessonId): LessonCell {
  const isComplete = isLessonComplete(document, id)
  return { id, isComplete, completedOn: isComplete ? parseLocalDate(own(document.completedOn, id)) : undefined }
}

function quizCell(document: ProgressDocument, id: ModuleId, passingScore: number): QuizCell {
  const best = bestResult(document, id)
  const attempts = attemptsOf(document, id)
  const status = isQuizPassed(document, id, passingScore)
    ? 'passed'
    : best === undefined && attempts === 0
      ? 'none'
      : 'failed'
  return { status, score: best?.score, on: dayIn(best?.at), attempts }
}

/** Returns the day of an instant, UTC. */
export function dayIn(instant: Instant | undefined): LocalDate | undefined {
  return parseLocalDate(parseInstant(instant)?.slice(0, 10))
}

export interface LearnerReport extends GridRow {
  readonly certificates: readonly CertificateId[]
  readonly activeDays: number
  /** Entries dated within the seven days up to `today`. */
  readonly lately: {
    readonly lessons: readonly LessonCell[]
    readonly quizzes: readonly ModuleId[]
    readonly activeDays: number
  }
}

/** Returns undefined for a learner who isn't counted, or no longer is. `today`: by the teacher's clock. */
export function learnerPage(
  book: ClassBook,
  curriculum: ClassCurriculum,
  id: Member['member'],
  today: LocalDate,
): LearnerReport | undefined {
  const row = gridOf(book, curriculum).find(({ member }) => member.member === id)
  if (row === undefined) return undefined
  const days = activeDays(row.member.document)
  const isLate = (day: LocalDate | undefined) => day !== undefined && isWithinWeek(day, today)
  return {
    ...row,
    certificates: earnedCertificates(row.member.document),
    activeDays: days.length,
    lately: {
      lessons: row.modules.flatMap(({ lessons }) => lessons.filter(({ completedOn }) => isLate(completedOn))),
      quizzes: row.modules.filter(({ quiz }) => isLate(quiz.on)).map(({ id: moduleId }) => moduleId),
      activeDays: days.filter(isLate).length,
    },
  }
}

/** Includes the next day, because another device may be across the date line. */
export function isWithinWeek(day: LocalDate, today: LocalDate): boolean {
  const ago = dayNumber(today) - dayNumber(day)
  return ago >= -1 && ago < 7
}
