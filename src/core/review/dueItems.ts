/**
 * Role: what is asked in today's review.
 * Guarantee: at most ten answers a day over all devices; what was wrong comes first, then what has waited longest, then
 * what was never asked. Derived from the document and the curriculum alone.
 * Must not: ask what the curriculum asks no more, or of a lesson that the learner has not finished.
 */
import type { QuizQuestion } from '../curriculum/curriculum'
import type { QuestionPool } from '../curriculum/parsePool'
import { dateOfNumber, dayNumber } from '../progress/calendar'
import type { ProgressDocument } from '../progress/document'
import { isId, type LessonId, type LocalDate, type ModuleId, type QuestionKey, questionKey } from '../progress/ids'
import { compareScalars } from '../progress/json'
import { isLessonComplete } from '../progress/lessons'
import { type AnswerGiven, answeredQuestions, answersTo, deviceLogs } from '../progress/practice'
import { type Schedule, scheduleOf } from './schedule'

/** One thing that can be asked again. */
export type ReviewItem =
  | {
      readonly kind: 'question'
      readonly key: QuestionKey
      readonly moduleId: ModuleId
      readonly question: QuizQuestion
      /** Asked in the quiz, and in a review only after it. */
      readonly isOfQuiz: boolean
      /** Of a question about a rule of thumb. */
      readonly rule?: string | undefined
    }
  | { readonly kind: 'skill'; readonly key: QuestionKey; readonly skill: string; readonly lessonId: LessonId }

export type QuestionItem = Extract<ReviewItem, { kind: 'question' }>

export interface ModuleItems {
  readonly moduleId: ModuleId
  readonly questions: readonly QuizQuestion[]
  readonly pool: QuestionPool
}

/** A question that is made anew each time it is asked. */
export interface SkillInfo {
  readonly id: string
  /** The lesson after which it is asked. */
  readonly lessonId: LessonId
}

export const MOST_A_DAY = 10
/** Of what was never asked: a finished module must not push out what is about to be forgotten. */
const MOST_NEW_A_DAY = 4

/** Everything that can be asked again, in the order of the course: rules first, then questions, then skills. */
export function reviewItems(modules: readonly ModuleItems[], skills: readonly SkillInfo[]): ReviewItem[] {
  const questions = modules.flatMap(({ moduleId, questions: asked, pool }): ReviewItem[] => [
    ...pool.rules.flatMap(({ rule, ...question }): ReviewItem[] =>
      isId(question.id)
        ? [{ kind: 'question', key: question.id as QuestionKey, moduleId, question, isOfQuiz: false, rule }]
        : [],
    ),
    ...[...pool.practice, ...asked].flatMap((question): ReviewItem[] => {
      const key = questionKey(moduleId, question.id)
      const isOfQuiz = asked.includes(question)
      return key === undefined ? [] : [{ kind: 'question', key, moduleId, question, isOfQuiz }]
    }),
  ])
  return [
    ...questions,
    ...skills.map(
      ({ id, lessonId }): ReviewItem => ({ kind: 'skill', key: `skill-${id}` as QuestionKey, skill: id, lessonId }),
    ),
  ]
}

export interface DueToday {
  /** In the order in which they are asked. */
  readonly items: readonly ReviewItem[]
  /** Answers given in reviews today, on any device. */
  readonly answered: number
}

/** A question for each answer given in reviews today, on any device. */
export function reviewedToday(document: ProgressDocument, today: LocalDate): readonly QuestionKey[] {
  return answeredQuestions(document).flatMap((key) =>
    answersTo(document, key)
      .filter(({ kind, day }) => kind === 'review' && day === today)
      .map(() => key),
  )
}

export function dueToday(document: ProgressDocument, items: readonly ReviewItem[], today: LocalDate): DueToday {
  const answeredToday = reviewedToday(document, today)
  const seenToday = new Set(answeredToday)
  const left = Math.max(0, MOST_A_DAY - answeredToday.length)
  const open = items.filter((item) => !seenToday.has(item.key) && !waitsForLesson(document, item, today))

  const scheduled = open.flatMap((item): { item: ReviewItem; schedule: Schedule }[] => {
    const schedule = scheduleIn(document, item, today)
    return schedule === undefined || schedule.due > today ? [] : [{ item, schedule }]
  })
  const due = scheduled
    .sort(
      (a, b) =>
        Number(a.schedule.wasRight) - Number(b.schedule.wasRight) || compareScalars(a.schedule.due, b.schedule.due),
    )
    .map(({ item }) => item)
  // A clock is wrong, here or where they were given. Rather asked again than hidden for years; in turns, since an answer
  // given before 2026 has no day by which it could be put off.
  const undated = open
    .filter(({ key }) => answersTo(document, key).length > 0)
    .filter((item) => scheduleIn(document, item, today) === undefined)
    .sort((a, b) => timesAnswered(document, a.key) - timesAnswered(document, b.key))
  const fresh = open.filter(({ key }) => answersTo(document, key).length === 0)
  const newToday = answeredToday.filter((key) => answersTo(document, key).length === 1).length
  return {
    items: [...due, ...undated, ...fresh.slice(0, Math.max(0, MOST_NEW_A_DAY - newToday))].slice(0, left),
    answered: answeredToday.length,
  }
}

/** On which day the item comes back; undefined where it was never answered, or only on days that have not come. */
export function dueDay(document: ProgressDocument, item: ReviewItem, today: LocalDate): LocalDate | undefined {
  return scheduleIn(document, item, today)?.due
}

/** The next day after today on which there is something to ask; undefined where there will be nothing. */
export function nextReviewDay(
  document: ProgressDocument,
  items: readonly ReviewItem[],
  today: LocalDate,
): LocalDate | undefined {
  const tomorrow = dateOfNumber(dayNumber(today) + 1)
  if (tomorrow === undefined) return undefined
  const days = items.flatMap((item): LocalDate[] => {
    if (isOnlyChecked(document, item) && !isTaught(document, item)) return []
    const due = dueDay(document, item, today)
    return [due !== undefined && due > tomorrow ? due : tomorrow]
  })
  return days.sort(compareScalars)[0]
}

function scheduleIn(document: ProgressDocument, item: ReviewItem, today: LocalDate): Schedule | undefined {
  return scheduleOf(answersTo(document, item.key).map(isRightIn(item)), today)
}

function timesAnswered(document: ProgressDocument, key: QuestionKey): number {
  return deviceLogs(document, key).reduce((sum, [, { count }]) => sum + count, 0)
}

function isRightIn(item: ReviewItem) {
  return ({ day, chosen }: AnswerGiven) => ({
    day,
    isRight: item.kind === 'question' ? chosen === item.question.correct : chosen === 'right',
  })
}

/** Quiz questions first come in the quiz. */
function isTaught(document: ProgressDocument, item: ReviewItem): boolean {
  const lessonId = lessonOf(item)
  return lessonId !== undefined && isLessonComplete(document, lessonId) && !(item.kind === 'question' && item.isOfQuiz)
}

/**
 * Never on the day of the lesson itself: what was just read is no memory yet. A day further off than another time zone can
 * be is of a clock that is wrong, and puts nothing off.
 */
function isReadyFor(document: ProgressDocument, item: ReviewItem, today: LocalDate): boolean {
  const lessonId = lessonOf(item)
  if (lessonId === undefined || !isTaught(document, item)) return false
  const on = document.completedOn[lessonId]
  const ahead = on === undefined ? -1 : dayNumber(on) - dayNumber(today)
  return ahead < 0 || ahead > 1
}

/** What was never asked, or only in a check, which also asks what was not taught yet: that is no memory. */
function waitsForLesson(document: ProgressDocument, item: ReviewItem, today: LocalDate): boolean {
  return isOnlyChecked(document, item) && !isReadyFor(document, item, today)
}

/** Of what was never answered too. */
function isOnlyChecked(document: ProgressDocument, { key }: ReviewItem): boolean {
  return answersTo(document, key).every(({ kind }) => kind === 'check')
}

function lessonOf(item: ReviewItem): LessonId | undefined {
  return item.kind === 'question' ? item.question.lessonId : item.lessonId
}
