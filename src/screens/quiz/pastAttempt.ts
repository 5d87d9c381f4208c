import type { QuizContent, QuizQuestion } from '../../core/curriculum/curriculum'
import { readMark } from '../../core/curriculum/languageMark'
import { formWithQuestions } from '../../core/curriculum/quizForms'
import type { ProgressDocument } from '../../core/progress/document'
import { questionKey } from '../../core/progress/ids'
import { answersTo } from '../../core/progress/practice'
import type { KeptAnswer, KeptAttempt } from '../../data/store/keptAttempts'
import { otherLanguages } from '../../words/languages'
import type { Answered } from './scoreQuiz'

interface PastAttempt {
  readonly answers: readonly Answered[]
  /** The number of answered questions that are no longer in the quiz. */
  readonly gone: number
}

/**
 * Compares a finished attempt with the current quiz. A chosen option is shown with its old words and the current
 * explanation. Answers remain right or wrong as they were scored. If the words are in another language, the option is
 * shown in the language of the page.
 */
export function pastAttempt(quiz: QuizContent, attempt: KeptAttempt, document: ProgressDocument): PastAttempt {
  const { questions } =
    formWithQuestions(
      quiz,
      attempt.answers.map((answer) => answer.question),
    ) ?? quiz
  const answers = questions.flatMap((question, index): readonly Answered[] => {
    const kept = attempt.answers.find((answer) => answer.question === question.id)
    if (kept === undefined) return []
    const { isRight, text } = kept
    const chosen = question.options.findIndex((option) => readMark(option).text === text)
    const found = { question, number: index + 1, isRight }
    if (chosen >= 0) return [{ ...found, chosen, text: question.options[chosen] ?? text }]
    const option = __HAS_LANGUAGES__ ? optionInLanguage(question, kept, attempt, document) : undefined
    return [option === undefined ? { ...found, chosen: undefined, text } : { ...found, chosen: option }]
  })
  return { answers, gone: attempt.answers.length - answers.length }
}

/**
 * The option whose words are in another language, as far as the document tells: it has the number of the option, and the
 * day. Undefined on a site with one language, where only a new option has other words.
 */
function optionInLanguage(
  question: QuizQuestion,
  { isRight, text }: KeptAnswer,
  { moduleId, day }: KeptAttempt,
  document: ProgressDocument,
): number | undefined {
  if (otherLanguages().length === 0 || text === '') return undefined
  if (isRight) return question.correct
  const key = questionKey(moduleId, question.id)
  const given = key === undefined ? [] : answersTo(document, key)
  const wrong = given.flatMap(({ chosen, day: on }) =>
    typeof chosen === 'number' && chosen !== question.correct && (on ?? '') === day && chosen < question.options.length
      ? [chosen]
      : [],
  )
  return new Set(wrong).size === 1 ? wrong[0] : undefined
}
