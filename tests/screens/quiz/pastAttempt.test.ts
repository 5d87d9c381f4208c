import { describe, expect, it } from 'vitest'
import type { QuizContent } from '../../../src/core/curriculum/curriculum'
import { randomFrom } from '../../../src/core/practice/random'
import { finishQuizAttempt } from '../../../src/core/progress/quizzes'
import type { KeptAttempt } from '../../../src/data/store/keptAttempts'
import { answer, resumeAttempt, startAttempt } from '../../../src/screens/quiz/attempt'
import { pastAttempt } from '../../../src/screens/quiz/pastAttempt'
import { day, device, doneBy, fresh, instant, moduleId } from '../../core/progress/samples'
import { siteIsAlsoIn, spanish } from '../../fakes/severalLanguages'
import { SEED } from '../../seed/seed'
import { sampleQuiz } from './sampleQuiz'

const SAVING = moduleId('saving')
const TODAY = day('2026-03-01')
const AT = instant('2026-03-01T10:00:00.000Z')
const quiz = sampleQuiz(2)
const inSpanish: QuizContent = {
  ...quiz,
  questions: quiz.questions.map((question) => ({ ...question, options: ['Nada', 'Algo', 'Todo', 'Depende'] })),
}

/** The attempt of a learner who chose the third option of q1, which is right, and the first one of q2. */
const attempt: KeptAttempt = {
  moduleId: SAVING,
  at: AT,
  day: TODAY,
  score: 50,
  passed: false,
  answers: [
    { question: 'q1', text: 'All', isRight: true },
    { question: 'q2', text: 'None', isRight: false },
  ],
}
const finished = (before = fresh(), second = 0) =>
  doneBy(
    finishQuizAttempt(before, {
      moduleId: SAVING,
      score: 50,
      passed: false,
      device: device('phone'),
      today: TODAY,
      at: AT,
      answers: [
        { question: 'q1', chosen: 2 },
        { question: 'q2', chosen: second },
      ],
    }),
  )
const shown = (of: QuizContent, document = finished()) =>
  pastAttempt(of, attempt, document).answers.map(({ chosen, text }) => [chosen, text])

describe('a finished attempt on a site with two languages', () => {
  siteIsAlsoIn(spanish)

  it('is shown in the language of the page', () => {
    expect(shown(inSpanish)).toEqual([
      [2, undefined],
      [0, undefined],
    ])
  })

  it('keeps its own words when the page is in its language', () => {
    expect(shown(quiz)).toEqual([
      [2, 'All'],
      [0, 'None'],
    ])
  })

  it('keeps its own words when the day has two wrong answers', () => {
    expect(shown(inSpanish, finished(finished(), 1))[1]).toEqual([undefined, 'None'])
  })
})

describe('a finished attempt on a site with one language', () => {
  it('keeps the words of an option that has changed', () => {
    expect(shown(inSpanish)).toEqual([
      [undefined, 'All'],
      [undefined, 'None'],
    ])
  })
})

describe('an attempt in the middle of a switch', () => {
  it('keeps its answers and the order of its options', () => {
    const random = randomFrom(SEED)
    const draft = answer(startAttempt(quiz, { moduleId: SAVING, random, startedAt: AT }), 'q1', 3)
    expect(resumeAttempt(inSpanish, structuredClone(draft), random), `from seed ${SEED}`).toEqual(draft)
  })
})
