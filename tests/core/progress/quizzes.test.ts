import { describe, expect, test } from 'vitest'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { legacyQuizzes } from '../../../src/core/progress/legacyLists'
import { completedQuizzes, isQuizComplete, isQuizPassed } from '../../../src/core/progress/quizzes'
import { fresh, instant, moduleId } from './samples'

const at = instant('2026-03-01T10:00:00.000Z')

function withResult(id: string, score: number): ProgressDocument {
  return { ...fresh(), quizzes: { [moduleId(id)]: { latest: { turn: 1, score, at }, best: { score, at } } } }
}

describe('a quiz', () => {
  test.each([
    { id: 'foundations', complete: true },
    { id: 'foundations_quiz', complete: true },
    { id: 'found', complete: false },
    { id: 'foundations_quiz_quiz', complete: false },
    { id: 'constructor', complete: false },
  ])('with the id $id is complete: $complete', ({ id, complete }) => {
    expect(isQuizComplete(withResult('foundations', 80), id)).toBe(complete)
  })

  test('is not confused with one whose id begins alike', () => {
    expect(isQuizComplete(withResult('credit_cards', 80), 'credit')).toBe(false)
    expect(isQuizComplete(withResult('credit', 80), 'credit_cards')).toBe(false)
  })

  test('of the earlier site is complete with a low score, not passed', () => {
    const document = withResult('saving', 40)
    expect(completedQuizzes(document)).toEqual(['saving_quiz:40'])
    expect(isQuizPassed(document, moduleId('saving'), 70)).toBe(false)
    expect(isQuizPassed(document, moduleId('saving'), 40)).toBe(true)
  })

  test('is found in the list by its id or its module’s', () => {
    const [entry = ''] = completedQuizzes(withResult('foundations', 80))
    expect(entry).toBe('foundations_quiz:80')
    expect(['foundations_quiz', 'foundations'].map((id) => entry.startsWith(id))).toEqual([true, true])
  })

  test.each(['foundations', 'pop_quiz', 'a'.repeat(64)])('of %s is read as it was written', (id) => {
    const entries = completedQuizzes(withResult(id, 66.5))
    expect([...legacyQuizzes(entries)]).toEqual([[id, [66.5]]])
  })

  test('with a damaged result is not complete', () => {
    const damaged: unknown = { saving: { latest: { turn: 1, score: 'high', at }, best: { score: 101, at } } }
    const document = { ...fresh(), quizzes: damaged as ProgressDocument['quizzes'] }
    expect(completedQuizzes(document)).toEqual([])
    expect(isQuizPassed(document, moduleId('saving'), 0)).toBe(false)
  })
})
