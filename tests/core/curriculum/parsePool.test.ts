import { describe, expect, test } from 'vitest'
import { parsePool } from '../../../src/core/curriculum/parsePool'

const question = {
  id: 'saving_p1',
  type: 'multiple-choice',
  question: 'How much is left?',
  options: ['$5', '$10'],
  correct: 1,
  explanation: '',
  lessonId: 'saving_1',
}

describe('the pool of a module', () => {
  test('is read unchanged', () => {
    const rule = { ...question, id: 'rule-saving_1-1', rule: 'Pay yourself first.' }
    const pool = { practice: [question], rules: [rule], decide: [] }
    expect(parsePool({ title: 'Saving', questions: [], ...pool })).toEqual({ kind: 'valid', value: pool })
  })

  test('is empty in a file of the first edition', () => {
    expect(parsePool({ questions: [question] })).toEqual({
      kind: 'valid',
      value: { practice: [], rules: [], decide: [] },
    })
  })

  const decision = {
    id: 'decide-saving_1-1',
    question: 'What is first?',
    options: ['Wait', 'Call'],
    correct: 1,
    why: ['A fee comes.', 'It stops the fee.'],
    lessonId: 'saving_1',
  }

  test('explains a lesson’s question with the text of its right option', () => {
    const read = parsePool({ decide: [decision] })
    expect(read).toMatchObject({
      value: { decide: [{ ...decision, type: 'multiple-choice', explanation: 'It stops the fee.' }] },
    })
  })

  test.each([
    ['a text too few', { ...decision, why: ['A fee comes.'] }],
    ['an index past the options', { ...decision, correct: 2 }],
  ])('with a question of a lesson that has %s is invalid', (_case, value) => {
    expect(parsePool({ decide: [value] })).toMatchObject({ kind: 'invalid' })
  })

  test.each([
    ['no id', { ...question, id: undefined }, 'practice[0].id'],
    ['an index past the options', { ...question, correct: 2 }, 'no option has this index'],
    ['no lesson', { ...question, lessonId: '../x' }, 'not a lesson id'],
  ])('with %s is invalid', (_case, value, reason) => {
    const read = parsePool({ practice: [value] })
    expect(read.kind === 'invalid' && read.reason).toContain(reason)
  })
})
