import { readFileSync } from 'node:fs'
import type { Learner } from './Learner'

interface Question {
  readonly question: string
  readonly options: readonly string[]
  readonly correct: number
}

/** Answers every question of the open quiz, in either form, right or wrong, and presses the button for the result. */
export async function answersQuiz(
  learner: Learner,
  quizId: string,
  how: 'right' | 'wrong',
  folder = 'public/data/lessons',
): Promise<void> {
  const quiz = JSON.parse(readFileSync(`${folder}/${quizId}.json`, 'utf8')) as {
    readonly questions: readonly Question[]
    readonly again?: readonly Question[]
  }
  const again = quiz.again ?? []
  await learner.until("return document.querySelector('main fieldset h1') !== null", 'a question')
  const shown = await learner.browser.evaluate("return document.querySelector('main fieldset h1').textContent")
  // A translated page puts quotation marks around the question.
  const isAgain = again.some(({ question }) => String(shown).includes(question))
  const form = isAgain ? again : quiz.questions
  for (const [index, { question, options, correct }] of form.entries()) {
    // A learner sees a space that doesn't break like any other.
    await learner.sees(question.replaceAll('\u00A0', ' '))
    const option = options[how === 'right' ? correct : (correct + 1) % options.length]
    if (option === undefined) throw new Error(`Question ${index + 1} of ${quizId} has no such option.`)
    await learner.chooses(option)
    await learner.presses(index === form.length - 1 ? 'See the result' : 'Next')
  }
}
