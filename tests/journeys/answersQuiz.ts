import { readFileSync } from 'node:fs'
import type { Learner } from './Learner'

interface Quiz {
  readonly questions: readonly {
    readonly question: string
    readonly options: readonly string[]
    readonly correct: number
  }[]
}

/** Answers every question of the open quiz, right or wrong, and presses the button for the result. */
export async function answersQuiz(learner: Learner, quizId: string, how: 'right' | 'wrong'): Promise<void> {
  const quiz = JSON.parse(readFileSync(`public/data/lessons/${quizId}.json`, 'utf8')) as Quiz
  for (const [index, { question, options, correct }] of quiz.questions.entries()) {
    await learner.sees(question)
    const option = options[how === 'right' ? correct : (correct + 1) % options.length]
    if (option === undefined) throw new Error(`Question ${index + 1} of ${quizId} has no such option.`)
    await learner.chooses(option)
    await learner.presses(index === quiz.questions.length - 1 ? 'See the result' : 'Next')
  }
}
