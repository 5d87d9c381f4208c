/**
 * Role: the two forms of a quiz. Both ask 12 questions about the same lessons, and tries alternate between them.
 * Guarantee: every device of a learner asks the same form for the same number of finished tries.
 * Must not: count tries, or know about answers.
 */
import type { QuizContent } from './curriculum'

/**
 * The quiz with the questions of the next try.
 * @param tries finished tries of this learner on all devices
 */
export function formForTry(quiz: QuizContent, tries: number): QuizContent {
  const forms = formsOf(quiz)
  return forms[tries % forms.length] ?? quiz
}

/**
 * The form that has the most of these questions, because a draft continues in its own form. Undefined if no form has any.
 * @param ids question ids
 */
export function formWithQuestions(quiz: QuizContent, ids: readonly string[]): QuizContent | undefined {
  const shared = (form: QuizContent) => form.questions.filter(({ id }) => ids.includes(id)).length
  const [most] = [...formsOf(quiz)].sort((a, b) => shared(b) - shared(a))
  return most !== undefined && shared(most) > 0 ? most : undefined
}

function formsOf(quiz: QuizContent): readonly QuizContent[] {
  const { again = [] } = quiz
  return again.length === 0 ? [quiz] : [quiz, { ...quiz, questions: again }]
}
