import type { QuizContent, QuizQuestion } from '../../core/curriculum/curriculum'
import type { ModuleId } from '../../core/progress/ids'
import type { QuizDraft } from '../../data/store/learningRows'
import { shuffled } from '../../core/practice/random'

interface AttemptStart {
  readonly moduleId: ModuleId
  readonly random: () => number
  /** An instant in UTC, as from `toISOString`. */
  readonly startedAt: string
}

/** Starts an attempt with no answers, and a new order for the options of every question. */
export function startAttempt(quiz: QuizContent, { moduleId, random, startedAt }: AttemptStart): QuizDraft {
  const order = Object.fromEntries(quiz.questions.map((question) => [question.id, freshOrder(question, random)]))
  return { moduleId, answers: {}, order, position: 0, startedAt }
}

/**
 * Adapts a saved attempt to the current quiz, because lessons may be updated while drafts are on a device. Answers and
 * option orders that no longer match the quiz are dropped, and all others are kept.
 */
export function resumeAttempt(quiz: QuizContent, draft: QuizDraft, random: () => number): QuizDraft {
  const answers: Record<string, number> = {}
  const order: Record<string, readonly number[]> = {}
  for (const question of quiz.questions) {
    const kept = Object.hasOwn(draft.order, question.id) ? draft.order[question.id] : undefined
    const fits = kept !== undefined && isOrderOf(question, kept)
    order[question.id] = fits ? kept : freshOrder(question, random)
    const answer = Object.hasOwn(draft.answers, question.id) ? draft.answers[question.id] : undefined
    if (fits && answer !== undefined && kept.includes(answer)) answers[question.id] = answer
  }
  return { ...draft, answers, order, position: clampPosition(quiz, draft.position) }
}

/** @param option index into the authored options */
export function answer(draft: QuizDraft, questionId: string, option: number): QuizDraft {
  return { ...draft, answers: { ...draft.answers, [questionId]: option } }
}

export function moveTo(quiz: QuizContent, draft: QuizDraft, position: number): QuizDraft {
  return { ...draft, position: clampPosition(quiz, position) }
}

function clampPosition(quiz: QuizContent, position: number): number {
  const whole = Number.isInteger(position) ? position : 0
  return Math.max(0, Math.min(quiz.questions.length - 1, whole))
}

function freshOrder(question: QuizQuestion, random: () => number): readonly number[] {
  return shuffled(random, [...question.options.keys()])
}

function isOrderOf(question: QuizQuestion, order: readonly number[]): boolean {
  return (
    order.length === question.options.length && [...question.options.keys()].every((index) => order.includes(index))
  )
}

export type Tick = 'answered' | 'current' | 'open'

export interface AttemptProgress {
  readonly answeredCount: number
  /** Positions (from 0) of the questions without an answer. */
  readonly open: readonly number[]
  /** One per question. The current question has `current` whether or not it is answered. */
  readonly ticks: readonly Tick[]
}

/** Returns the position in an attempt and its unanswered questions. */
export function quizProgress(quiz: QuizContent, draft: QuizDraft): AttemptProgress {
  const isAnswered = quiz.questions.map((question) => Object.hasOwn(draft.answers, question.id))
  return {
    answeredCount: isAnswered.filter(Boolean).length,
    open: [...isAnswered.keys()].filter((position) => !isAnswered[position]),
    ticks: isAnswered.map((done, position) => (position === draft.position ? 'current' : done ? 'answered' : 'open')),
  }
}
