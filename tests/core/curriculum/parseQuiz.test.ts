import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fallbackQuiz } from './withWords'
import { parseQuiz } from './withWords'

const question = { question: 'How much is left?', options: ['$5', '$6'], correct: 1 }
const quiz = (...questions: object[]) => ({ title: 'Quiz', questions })

describe('a quiz', () => {
  test('keeps its fields', () => {
    const whole = {
      ...fallbackQuiz,
      questions: fallbackQuiz.questions.map((each) => ({ ...each, lessonId: 'foundations_1' })),
    }
    expect(parseQuiz(whole)).toEqual({ kind: 'valid', value: whole })
  })

  test('has defaults for missing fields', () => {
    expect(parseQuiz({ questions: [question, question] })).toEqual({
      kind: 'valid',
      value: {
        title: 'Quiz',
        type: 'quiz',
        duration: '5 min',
        points: 100,
        passingScore: 70,
        questions: [
          { ...question, id: 'question_1', type: 'multiple-choice', explanation: '' },
          { ...question, id: 'question_2', type: 'multiple-choice', explanation: '' },
        ],
      },
    })
  })

  test('keeps its second form and the texts of its options', () => {
    const why = ['Too little.', 'That is right.']
    const again = { ...question, id: 'a2', why }
    const read = parseQuiz({ ...quiz({ ...question, id: 'a1' }), again: [again] })
    expect(read).toMatchObject({ value: { questions: [{ id: 'a1' }], again: [{ id: 'a2', why }] } })
    expect(parseQuiz({ ...quiz(question), again: [] })).not.toHaveProperty('value.again')
  })

  test.each<[string, unknown, string]>([
    ['null', null, 'expected Object, got null'],
    ['a list', [], 'expected Object, got Array'],
    ['no questions', quiz(), 'questions: no questions'],
    ['one option', quiz({ ...question, options: ['$5'], correct: 0 }), 'questions[0].options: fewer than two'],
    ['a blank option', quiz({ ...question, options: ['$5', ''] }), 'questions[0].options[1]: empty text'],
    ['an index past the options', quiz(question, { ...question, correct: 2 }), 'questions[1].correct: no option'],
    ['an index below', quiz({ ...question, correct: -1 }), 'questions[0].correct: below 0'],
    ['half an index', quiz({ ...question, correct: 0.5 }), 'questions[0].correct: not an index'],
    ['an index as text', quiz({ ...question, correct: '1' }), 'questions[0].correct: expected number'],
    ['another type of question', quiz({ ...question, type: 'essay' }), 'questions[0].type: expected'],
    ['one id twice', quiz({ ...question, id: 'a' }, { ...question, id: 'a' }), 'the id a comes twice'],
    ['an id that a default takes', quiz(question, { ...question, id: 'question_1' }), 'comes twice'],
    ['a lesson id with a path', quiz({ ...question, lessonId: '../x' }), 'questions[0].lessonId: not a lesson id'],
    ['a text for an option too few', quiz({ ...question, why: ['Too little.'] }), 'questions[0].why: not one text'],
    ['one id in both forms', { ...quiz({ ...question, id: 'a' }), again: [{ ...question, id: 'a' }] }, 'comes twice'],
    ['a passing score above 100', { ...quiz(question), passingScore: 101 }, 'passingScore: above 100'],
  ])('with %s is invalid', (_case, value, reason) => {
    const parsed = parseQuiz(value)
    expect(parsed.kind === 'invalid' && parsed.reason).toContain(reason)
  })

  test('of any kind is invalid, or each right answer is an option', () => {
    const anyQuestion = fc.record({
      question: fc.string(),
      options: fc.array(fc.string(), { maxLength: 4 }),
      correct: fc.oneof(fc.integer({ min: -1, max: 4 }), fc.double()),
    })
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.record({ questions: fc.array(anyQuestion, { maxLength: 2 }) })),
        (value) => {
          const parsed = parseQuiz(value)
          if (parsed.kind === 'invalid') return
          for (const { options, correct } of parsed.value.questions) expect(options[correct]).toBeDefined()
        },
      ),
    )
  })
})
