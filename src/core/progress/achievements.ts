/**
 * Role: the achievements that a learner has earned, and the progress toward the others.
 * Guarantee: achievements are computed only from the document and the curriculum. An earned achievement is lost only
 * when lessons are undone.
 * Must not: be stored, or show a date that the document does not have.
 */
import {
  certificateDate,
  certificateOf,
  COURSE_CERTIFICATE,
  earnedCertificates,
  isModuleComplete,
} from './certificates'
import { course } from './course'
import { balance, coursePoints } from './points'
import { daysBetween } from './calendar'
import type { ProgressDocument } from './document'
import { type LessonId, type LocalDate, type ModuleId, parseModuleId } from './ids'
import { ownKeys } from './json'
import { completedLessons, isLessonComplete } from './lessons'
import {
  dayOf,
  earlier,
  lessonCompletion,
  type Completion,
  quizCompletion,
  reachingCount,
  reachingPoints,
} from './completions'
import { bestResult, isQuizPassed, quizModules } from './quizzes'
import { activeDays, dayOfRun, longestRun, runningDays } from './streak'
import type { Syllabus, SyllabusModule } from './syllabus'

export type Goal =
  | { readonly kind: 'first-lesson' }
  | { readonly kind: 'streak'; readonly days: number }
  | { readonly kind: 'module'; readonly moduleId: ModuleId }
  | { readonly kind: 'half-of-lessons' }
  | { readonly kind: 'all-lessons' }
  /** Points earned, not the total points, so that spending points doesn't remove an achievement. */
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'first-quiz' }
  | { readonly kind: 'perfect-score' }
  | { readonly kind: 'all-quizzes' }

export interface Achievement {
  /** Unique in the list, for example `streak-7`. */
  readonly id: string
  readonly goal: Goal
  readonly isEarned: boolean
  /**
   * The day on which the achievement was earned, on this device's calendar; undefined if not earned, or if the day is
   * unknown.
   */
  readonly day: LocalDate | undefined
  /** The lesson or module that earned the achievement, if exactly one did and it is known. */
  readonly subject: LessonId | ModuleId | undefined
  /**
   * A whole number up to `needed`, and equal to `needed` only when earned. For the perfect score, this is the
   * percentage in the best result.
   */
  readonly done: number
  readonly needed: number
}

const STREAKS = [3, 7, 30] as const
const POINTS = [1000, 2500, 5000] as const
const PERFECT_SCORE = 100

/**
 * Lists all achievements.
 *
 * @param syllabus undefined when the curriculum can't be read; in that case, only achievements that don't need it are
 * listed
 * @param today undefined if the clock is before 2020. Sets the length of the current streak, and days later than
 * tomorrow are not shown. Doesn't affect whether an achievement was earned.
 */
export function achievements(
  document: ProgressDocument,
  syllabus: Syllabus | undefined,
  today: LocalDate | undefined,
): readonly Achievement[] {
  const all = [
    firstLesson(document, syllabus),
    ...STREAKS.map((days) => streak(document, days, today)),
    ...(syllabus === undefined ? [] : [...syllabus.modules, ...goneModules(document, syllabus)]).map((module) =>
      moduleGoal(document, module),
    ),
    ...(syllabus === undefined ? [] : lessonGoals(document, syllabus)),
    ...POINTS.map((points) => pointsGoal(document, points)).filter(
      ({ isEarned, needed }) => isEarned || needed <= coursePoints,
    ),
    ...(syllabus === undefined ? [] : quizGoals(document, syllabus)),
  ]
  return all.map((achievement) => ({ ...achievement, day: credible(achievement.day, today) }))
}

/**
 * The document stores days, not hours. If several lessons were completed on the first day, the one that comes first in
 * the course is used.
 */
function firstLesson(document: ProgressDocument, syllabus: Syllabus | undefined): Achievement {
  const course: readonly LessonId[] = (syllabus?.modules ?? []).flatMap(({ lessons }) => lessons)
  const place = (id: LessonId) => (course.includes(id) ? course.indexOf(id) : course.length)
  const completions = completedLessons(document)
    .sort((a, b) => place(a) - place(b))
    .map((id) => lessonCompletion(document, id))
  return { ...counted({ kind: 'first-lesson' }, 'first-lesson', completions, 1), subject: firstOf(completions) }
}

function streak(document: ProgressDocument, days: number, today: LocalDate | undefined): Achievement {
  const active = activeDays(document)
  const isEarned = longestRun(active) >= days
  return {
    id: `streak-${days}`,
    goal: { kind: 'streak', days },
    isEarned,
    day: dayOfRun(active, days),
    subject: undefined,
    done: isEarned ? days : runningDays(document, today),
    needed: days,
  }
}

/**
 * Requires all of the module's lessons and its quiz, like the certificate. A learner with the certificate keeps the
 * achievement.
 */
function moduleGoal(document: ProgressDocument, module: Omit<SyllabusModule, 'difficulty'>): Achievement {
  const certificate = certificateOf(module.id)
  const isComplete = isModuleComplete(document, module)
  const isEarned = isComplete || Object.hasOwn(document.certificates, certificate)
  const lessons = module.lessons.filter((id) => isLessonComplete(document, id))
  const isPassed = isQuizPassed(document, module.id, module.passingScore)
  const needed = module.lessons.length + 1
  const completions: Completion[] = [
    ...lessons.map((id) => lessonCompletion(document, id)),
    ...(isPassed ? [quizCompletion(document, module.id)] : []),
  ]
  return {
    id: `module-${module.id}`,
    goal: { kind: 'module', moduleId: module.id },
    isEarned,
    day: earlier(dayOf(certificateDate(document, certificate)), reachingCount(completions, needed)?.day),
    subject: module.id,
    done: isEarned ? needed : completions.length,
    needed,
  }
}

/** The modules whose certificate the learner has, although the course no longer has the module. */
function goneModules(document: ProgressDocument, { modules }: Syllabus): readonly Omit<SyllabusModule, 'difficulty'>[] {
  const known = new Set<string>([COURSE_CERTIFICATE, ...modules.map(({ id }) => certificateOf(id))])
  return earnedCertificates(document).flatMap((certificate) => {
    const id = known.has(certificate) ? undefined : parseModuleId(certificate)
    return id === undefined ? [] : [{ id, lessons: [], passingScore: course.passingScore }]
  })
}

function lessonGoals(document: ProgressDocument, { modules }: Syllabus): Achievement[] {
  const lessons = modules.flatMap((module) => module.lessons)
  const completions = lessons
    .filter((id) => isLessonComplete(document, id))
    .map((id): Completion => lessonCompletion(document, id))
  if (lessons.length === 0) return []
  return [
    counted({ kind: 'half-of-lessons' }, 'half-of-lessons', completions, Math.ceil(lessons.length / 2)),
    counted({ kind: 'all-lessons' }, 'all-lessons', completions, lessons.length),
  ]
}

function pointsGoal(document: ProgressDocument, points: number): Achievement {
  const { earned } = balance(document)
  const completions: Completion[] = [
    ...completedLessons(document).map((id) => lessonCompletion(document, id)),
    ...quizModules(document).map((id) => quizCompletion(document, id)),
  ]
  return {
    id: `points-${points}`,
    goal: { kind: 'points', points },
    isEarned: earned >= points,
    day: reachingPoints(completions, points)?.day,
    subject: undefined,
    done: Math.min(points, earned),
    needed: points,
  }
}

function quizGoals(document: ProgressDocument, { modules }: Syllabus): Achievement[] {
  if (modules.length === 0) return []
  const scores = new Map(modules.map(({ id, passingScore }) => [id, passingScore]))
  const passed = passedQuizzes(document, scores)
  // A quiz that the course no longer has was passed all the same.
  const gone = ownKeys(document.quizzes).filter((id) => !scores.has(id))
  const ever = passedQuizzes(document, new Map([...scores, ...gone.map((id) => [id, course.passingScore] as const)]))
  return [
    { ...counted({ kind: 'first-quiz' }, 'first-quiz', ever, 1), subject: firstOf(ever) },
    perfectScore(document, [...scores.keys(), ...gone]),
    counted({ kind: 'all-quizzes' }, 'all-quizzes', passed, modules.length),
  ]
}

/** @param scores the passing score of each quiz */
function passedQuizzes(document: ProgressDocument, scores: ReadonlyMap<ModuleId, number>) {
  return [...scores]
    .filter(([id, passingScore]) => isQuizPassed(document, id, passingScore))
    .map(([id]) => quizCompletion(document, id))
}

function perfectScore(document: ProgressDocument, quizzes: readonly ModuleId[]): Achievement {
  const bests = quizzes.flatMap((id) => {
    const best = bestResult(document, id)
    return best === undefined ? [] : [{ id, points: 0, day: dayOf(best.at || undefined), score: best.score }]
  })
  const perfect = bests.filter(({ score }) => score === PERFECT_SCORE)
  return {
    ...counted({ kind: 'perfect-score' }, 'perfect-score', perfect, 1),
    subject: firstOf(perfect),
    done: Math.floor(bests.reduce((highest, { score }) => Math.max(highest, score), 0)),
    needed: PERFECT_SCORE,
  }
}

/** An achievement that needs a number of completions. */
function counted(goal: Goal, id: string, completions: readonly Completion[], needed: number): Achievement {
  return {
    id,
    goal,
    isEarned: completions.length >= needed,
    day: reachingCount(completions, needed)?.day,
    subject: undefined,
    done: Math.min(completions.length, needed),
    needed,
  }
}

function firstOf<Id extends string>(completions: readonly Completion<Id>[]): Id | undefined {
  return (completions.length === 1 ? completions[0] : reachingCount(completions, 1))?.id
}

/**
 * Drops a day in the future, which comes from a clock that was ahead. Tomorrow's date is kept, because the learner may
 * have crossed the date line.
 */
function credible(day: LocalDate | undefined, today: LocalDate | undefined): LocalDate | undefined {
  return day === undefined || today === undefined || daysBetween(today, day) > 1 ? undefined : day
}
