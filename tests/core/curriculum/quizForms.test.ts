import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { questionsOfForms } from '../../../src/core/curriculum/parseQuiz'
import { formForTry, formWithQuestions } from '../../../src/core/curriculum/quizForms'
import { sampleQuiz } from '../../screens/quiz/sampleQuiz'

const one = sampleQuiz(3)
const again = one.questions.map((question) => ({ ...question, id: `a-${question.id}` }))
const two = { ...one, again }
const idsOf = (quiz: typeof one | undefined) => quiz?.questions.map(({ id }) => id)

describe('a quiz with two forms', () => {
  test('asks them in turn', () => {
    fc.assert(
      fc.property(fc.nat(1000), (tries) => {
        expect(idsOf(formForTry(two, tries))).toEqual(idsOf(tries % 2 === 0 ? one : { ...one, questions: again }))
      }),
    )
  })

  test('finds the form of a draft by most of its questions', () => {
    expect(idsOf(formWithQuestions(two, ['a-q1', 'a-q2', 'q3']))).toEqual(['a-q1', 'a-q2', 'a-q3'])
    expect(idsOf(formWithQuestions(two, ['q1', 'a-q2', 'q3']))).toEqual(['q1', 'q2', 'q3'])
    expect(formWithQuestions(two, ['gone'])).toBeUndefined()
  })

  test('lists the questions of both, first form first', () => {
    expect(questionsOfForms(two).map(({ id }) => id)).toEqual(['q1', 'q2', 'q3', 'a-q1', 'a-q2', 'a-q3'])
  })
})

test('a quiz with one form always asks the same questions', () => {
  fc.assert(
    fc.property(fc.nat(1000), (tries) => {
      expect(formForTry(one, tries)).toEqual(one)
    }),
  )
  expect(questionsOfForms(one)).toEqual(one.questions)
})
