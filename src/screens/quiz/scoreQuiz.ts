import { whole } from '#words/ledgerFormat'
import type { QuizContent, QuizQuestion } from '../../core/curriculum/curriculum'

export interface Answered {
  readonly question: QuizQuestion
  /** The question's number in the quiz, from 1. */
  readonly number: number
  /** Index into the authored options, or undefined if the question was not answered. */
  readonly chosen: number | undefined
  readonly isRight: boolean
  /** The words of the chosen option at that time. The current quiz may have different words. */
  readonly text?: string
}

export interface QuizScore {
  readonly right: number
  readonly total: number
  /** Whole percent, 0 to 100. */
  readonly score: number
  readonly passed: boolean
  /** The answers in the order of the quiz. */
  readonly answers: readonly Answered[]
}

/**
 * Returns the result of one attempt, with `score = round(100 x right / total)`. The quiz is passed if the score reaches
 * the quiz's passing score.
 * @param answers indexes into the authored options by question id
 */
export function scoreQuiz(quiz: QuizContent, answers: Readonly<Record<string, number>>): QuizScore {
  const answered = quiz.questions.map((question, index): Answered => {
    const chosen = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined
    return { question, number: index + 1, chosen, isRight: chosen === question.correct }
  })
  const right = answered.filter((answer) => answer.isRight).length
  const total = quiz.questions.length
  const score = total === 0 ? 0 : Math.round((100 * right) / total)
  return { right, total, score, passed: total > 0 && score >= quiz.passingScore, answers: answered }
}

/** Sorts wrong answers before right ones, each in the order of the quiz. */
export function reviewFirst(answers: readonly Answered[]): readonly Answered[] {
  return [...answers.filter((answer) => !answer.isRight), ...answers.filter((answer) => answer.isRight)]
}

/** @param score whole percent, 0 to 100 */
export function scoreText(score: number): string {
  return `${whole(score)}%`
}
