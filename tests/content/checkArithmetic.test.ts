import { describe, expect, test } from 'vitest'
import { arithmeticScore, chanceByArithmetic, checkArithmetic, isCalculated } from '../../tools/content/checkArithmetic'
import { asFiles, soundContent } from './soundContent'
import { readContent } from '../../tools/content/readContent'

const priced = {
  question: 'A stove costs 24 payments of $50. What is paid in all?',
  options: ['$80', '$610', '$1,200', '$2,500'],
  correct: 2,
}
const first = {
  question: 'A letter says that your pay of $900 will be garnished in 10 days. What is first?',
  options: ['Call legal aid', 'Change jobs', 'Close the account', 'Wait for the second letter'],
  correct: 0,
}

describe('a reader who calculates with the numbers in a question', () => {
  test.each([
    ['finds a product', priced, 1],
    ['guesses between two results', { ...priced, options: ['$74', '$610', '$1,200', '$2,500'] }, 0.5],
    ['finds a share', { question: 'What is 25% of $480?', options: ['$48', '$70', '$120', '$250'], correct: 2 }, 1],
    ['finds a result of two steps', { ...priced, question: 'A sofa costs 24 × $45. The fee is $120.' }, 1],
    ['guesses where no option has a result', first, 0.25],
    ['is wrong where a wrong option has the result', { ...priced, correct: 1 }, 0],
  ])('%s', (_case, question, chance) => {
    expect(chanceByArithmetic(question)).toBe(chance)
  })

  test('scores the average of the chances', () => {
    expect(arithmeticScore([priced, first])).toBe(62.5)
    expect([priced, first].map(isCalculated)).toEqual([true, false])
  })

  test('may not pass a form of a quiz', () => {
    const sound = soundContent()
    const [question] = sound['banking_quiz.json'].questions
    if (question === undefined) throw new Error('the sound quiz has questions')
    const planted = (form: 'questions' | 'again') => {
      const quiz = {
        ...sound['banking_quiz.json'],
        [form]: Array.from({ length: 10 }, (_, index) => ({ ...question, ...priced, id: `${form}-${index}` })),
      }
      const { content } = readContent(asFiles({ ...sound, 'banking_quiz.json': quiz }))
      return content?.modules.flatMap(checkArithmetic).map(({ field, problem }) => `${field}: ${problem}`)
    }
    expect(planted('questions')).toEqual([
      'questions: 10 questions with numbers in all options',
      'questions: arithmetic alone scores 100%',
    ])
    expect(planted('again')).toHaveLength(2)
  })
})
