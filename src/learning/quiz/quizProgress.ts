import type { QuizContent } from '../../curriculum/curriculum'
import type { QuizDraft } from '../../store/learnerStore'

export type Tick = 'answered' | 'current' | 'open'

export interface QuizProgress {
  readonly answeredCount: number
  /** Positions (from 0) of the questions without an answer. */
  readonly open: readonly number[]
  /** One per question; the current one is `current` whether or not it is answered. */
  readonly ticks: readonly Tick[]
}

/** Where an attempt stands. */
export function quizProgress(quiz: QuizContent, draft: QuizDraft): QuizProgress {
  const isAnswered = quiz.questions.map((question) => Object.hasOwn(draft.answers, question.id))
  return {
    answeredCount: isAnswered.filter(Boolean).length,
    open: [...isAnswered.keys()].filter((position) => !isAnswered[position]),
    ticks: isAnswered.map((done, position) => (position === draft.position ? 'current' : done ? 'answered' : 'open')),
  }
}
