/**
 * Role: the questions that a class gets wrong, and the options chosen instead.
 * Guarantee: every learner is counted once per question, with the last answer in their report; the current curriculum
 * decides which answer is correct.
 * Must not: count a question that is no longer asked, since it has no text.
 */
import type { QuizQuestion } from '../../../core/curriculum/curriculum'
import { questionsOfForms } from '../../../core/curriculum/parseQuiz'
import { type Instant, type ModuleId, type QuestionKey, questionKey } from '../../../core/progress/ids'
import { compareScalars } from '../../../core/progress/json'
import { answersTo } from '../../../core/progress/practice'
import type { ClassCurriculum } from './grid'
import type { Member } from './members'

export interface MissedQuestion {
  readonly key: QuestionKey
  readonly moduleId: ModuleId
  readonly question: QuizQuestion
  /** Number of learners whose last answer is known. */
  readonly answered: number
  readonly wrong: number
  /** How many learners chose each option, in the order of the options. */
  readonly chosen: readonly number[]
  /** The time of the oldest report that was counted. */
  readonly asOf: Instant
}

/**
 * Lists questions with wrong answers, sorted by the number of learners who got them wrong, then by the share of
 * learners who did.
 */
export function missedQuestions(members: readonly Member[], { quizzes }: ClassCurriculum): readonly MissedQuestion[] {
  const questions = [...quizzes].flatMap(([moduleId, quiz]) =>
    questionsOfForms(quiz).flatMap((question) => {
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
