/**
 * Role: which questions a class gets wrong, and what was chosen instead.
 * Guarantee: every learner counts once in a question, with the last answer that their report holds; right is what the
 * curriculum says now.
 * Must not: count what it has no text for: a question that is no longer asked.
 */
import type { QuizQuestion } from '../../../core/curriculum/curriculum'
import { type Instant, type ModuleId, type QuestionKey, questionKey } from '../../../core/progress/ids'
import { compareScalars } from '../../../core/progress/json'
import { answersTo } from '../../../core/progress/practice'
import type { ClassCurriculum } from './grid'
import type { Member } from './members'

export interface MissedQuestion {
  readonly key: QuestionKey
  readonly moduleId: ModuleId
  readonly question: QuizQuestion
  /** Learners whose last answer is known. */
  readonly answered: number
  readonly wrong: number
  /** How many chose each option, in the order of the options. */
  readonly chosen: readonly number[]
  /** Of the reports that this is counted from, the oldest. */
  readonly asOf: Instant
}

/** Those that somebody got wrong; most learners first, then the greater part of those who answered. */
export function missedQuestions(members: readonly Member[], { quizzes }: ClassCurriculum): readonly MissedQuestion[] {
  const questions = [...quizzes].flatMap(([moduleId, quiz]) =>
    quiz.questions.flatMap((question) => {
      const key = questionKey(moduleId, question.id)
      return key === undefined ? [] : [{ key, moduleId, question }]
    }),
  )
  return questions
    .flatMap((asked) => {
      const choices = members.flatMap(({ asOf, document }) => {
        const chosen = answersTo(document, asked.key).at(-1)?.chosen
        return typeof chosen === 'number' && chosen < asked.question.options.length ? [{ asOf, chosen }] : []
      })
      return missed(asked, choices)
    })
    .sort((a, b) => b.wrong - a.wrong || a.answered - b.answered || compareScalars(a.key, b.key))
}

function missed(
  asked: Pick<MissedQuestion, 'key' | 'moduleId' | 'question'>,
  choices: readonly { readonly asOf: Instant; readonly chosen: number }[],
): readonly MissedQuestion[] {
  const wrong = choices.filter(({ chosen }) => chosen !== asked.question.correct).length
  const [asOf] = choices.map((choice) => choice.asOf).sort(compareScalars)
  if (wrong === 0 || asOf === undefined) return []
  const chosen = asked.question.options.map((_, option) => choices.filter((choice) => choice.chosen === option).length)
  return [{ ...asked, answered: choices.length, wrong, chosen, asOf }]
}
