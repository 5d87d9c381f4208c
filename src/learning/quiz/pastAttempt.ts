import type { QuizContent } from '../../curriculum/curriculum'
import type { KeptAttempt } from '../../store/keptAttempts'
import type { Answered } from './scoreQuiz'

export interface PastAttempt {
  readonly answers: readonly Answered[]
  /** Questions that were answered then and that the quiz no longer has. */
  readonly gone: number
}

/**
 * A finished attempt beside the quiz as it is now. What was chosen stays as it was read then; the explanation is today's.
 * Right and wrong are as they were counted.
 */
export function pastAttempt(quiz: QuizContent, attempt: KeptAttempt): PastAttempt {
  const answers = quiz.questions.flatMap((question, index): readonly Answered[] => {
    const kept = attempt.answers.find((answer) => answer.question === question.id)
    if (kept === undefined) return []
    const chosen = question.options.indexOf(kept.text)
    const { isRight, text } = kept
    return [{ question, number: index + 1, chosen: chosen < 0 ? undefined : chosen, isRight, text }]
  })
  return { answers, gone: attempt.answers.length - answers.length }
}
