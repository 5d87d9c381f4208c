import { readdirSync, readFileSync } from 'node:fs'
import type { Learner } from './Learner'
import { LearnerInLanguage } from './LearnerInLanguage'

interface Question {
  readonly question: string
  readonly options: readonly string[]
  readonly correct: number
}

const FOLDER = 'public/data/lessons/'
const all = readdirSync(FOLDER)
  .filter((name) => name.endsWith('_quiz.json'))
  .sort()
  .flatMap((name): readonly Question[] => {
    const lists = JSON.parse(readFileSync(FOLDER + name, 'utf8')) as Record<
      'practice' | 'rules' | 'decide' | 'questions' | 'again',
      readonly Question[]
    >
    return [...lists.practice, ...lists.rules, ...lists.decide, ...lists.questions, ...lists.again]
  })

/** Chooses a right or wrong answer to the current question and returns the question. */
export async function choosesAnswer(learner: Learner, how: 'right' | 'wrong'): Promise<string> {
  await learner.until("return document.querySelector('main fieldset h1') !== null", 'a question')
  const shown = await learner.browser.evaluate("return document.querySelector('main fieldset h1').textContent")
  const says = learner instanceof LearnerInLanguage ? learner.says : (english: string) => english
  const asked = all.find(({ question }) => says(question) === shown)
  const option = asked?.options[how === 'right' ? asked.correct : (asked.correct + 1) % asked.options.length]
  if (asked === undefined || option === undefined) throw new Error(`No quiz file asks: ${String(shown)}`)
  await learner.chooses(option)
  return asked.question
}
