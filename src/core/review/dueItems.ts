/**
 * Role: decides which items are in today's review.
 * Guarantee: reviews ask at most ten questions a day across all devices. Items answered wrong come first, then items
 * that have been due longest, then new items. Everything is derived only from the document and the curriculum.
 * Must not: ask a question that is no longer in the curriculum, or one from a lesson that the learner has not finished.
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

/** One item that can be asked in a review. */
export type ReviewItem =
  | {
      readonly kind: 'question'
      readonly key: QuestionKey
      readonly moduleId: ModuleId
      readonly question: QuizQuestion
      /** True for a quiz question. A review asks it only after the learner has answered it in the quiz. */
      readonly isOfQuiz: boolean
      /** Only for a question about a rule of thumb. */
      readonly rule?: string | undefined
    }
  | { readonly kind: 'skill'; readonly key: QuestionKey; readonly skill: string; readonly lessonId: LessonId }

export type QuestionItem = Extract<ReviewItem, { kind: 'question' }>

export interface ModuleItems {
  readonly moduleId: ModuleId
  readonly questions: readonly QuizQuestion[]
  readonly pool: QuestionPool
}

/** A skill. A new question is generated each time it is asked. */
export interface SkillInfo {
  readonly id: string
  /** The lesson that must be complete before the skill is asked. */
  readonly lessonId: LessonId
}

const MOST_A_DAY = 10
/**
 * The limit for new items. New items from a finished module must not crowd out items that the learner is about to
 * forget.
 */
const MOST_NEW_A_DAY = 4

/**
 * Everything that a review can ask, in course order. Each module's rules and the questions in its lessons come before
 * its quiz questions, and skills come last.
 */
export function reviewItems(modules: readonly ModuleItems[], skills: readonly SkillInfo[]): ReviewItem[] {
  const questions = modules.flatMap(({ moduleId, questions: asked, pool }): ReviewItem[] => [
    ...pool.rules.flatMap(({ rule, ...question }): ReviewItem[] =>
      isId(question.id)
        ? [{ kind: 'question', key: question.id as QuestionKey, moduleId, question, isOfQuiz: false, rule }]
        : [],
    ),
    ...pool.decide.flatMap((question): ReviewItem[] =>
      isId(question.id)
        ? [{ kind: 'question', key: question.id as QuestionKey, moduleId, question, isOfQuiz: false }]
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
  /** The items, in the order they are asked. */
  readonly items: readonly ReviewItem[]
  /** The number of answers given in reviews today, on any device. */
  readonly answered: number
}

/** The question of each answer given in reviews today, on any device. */
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
  // These items only have answers dated in the future, so this or another device's clock is wrong. It's better to ask
  // them again than to hide them for years. They are sorted by answer count, because an answer without a reliable date
  // can't be scheduled.
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

/** The day on which the item is due; undefined if it was never answered, or all its answers have future dates. */
export function dueDay(document: ProgressDocument, item: ReviewItem, today: LocalDate): LocalDate | undefined {
  return scheduleIn(document, item, today)?.due
}

/** The next day after today when an item can be asked; undefined if there is none. */
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

/** Whether the item's lesson is complete. False for a quiz question, because the quiz must ask that question first. */
function isTaught(document: ProgressDocument, item: ReviewItem): boolean {
  const lessonId = lessonOf(item)
  return lessonId !== undefined && isLessonComplete(document, lessonId) && !(item.kind === 'question' && item.isOfQuiz)
}

/**
 * Whether a new item may be asked. It is not asked on the day its lesson was completed, because the learner has just
 * read the lesson. A completion date more than one day ahead comes from a wrong clock and is ignored.
 */
function isReadyFor(document: ProgressDocument, item: ReviewItem, today: LocalDate): boolean {
  const lessonId = lessonOf(item)
  if (lessonId === undefined || !isTaught(document, item)) return false
  const on = document.completedOn[lessonId]
  const ahead = on === undefined ? -1 : dayNumber(on) - dayNumber(today)
  return ahead < 0 || ahead > 1
}

/**
 * Whether a new item can't be asked yet because of its lesson. An item answered only in self-checks is treated as new,
 * because self-checks also cover material not yet taught.
 */
function waitsForLesson(document: ProgressDocument, item: ReviewItem, today: LocalDate): boolean {
  return isOnlyChecked(document, item) && !isReadyFor(document, item, today)
}

/** Also true for an item that was never answered. */
function isOnlyChecked(document: ProgressDocument, { key }: ReviewItem): boolean {
  return answersTo(document, key).every(({ kind }) => kind === 'check')
}

function lessonOf(item: ReviewItem): LessonId | undefined {
  return item.kind === 'question' ? item.question.lessonId : item.lessonId
}
