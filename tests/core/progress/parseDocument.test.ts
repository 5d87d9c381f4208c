import { describe, expect, test } from 'vitest'
import { isOutdated } from '../../../src/core/progress/document'
import { parseDocument } from '../../../src/core/progress/parseDocument'
import { fresh, learner, OWNER } from './samples'

function parsed(value: unknown) {
  const result = parseDocument(value, OWNER)
  if (result.kind === 'unreadable') throw new Error(result.reason)
  return result.document
}

describe('parsing a document', () => {
  test.each([
    { what: 'null', value: null },
    { what: 'nothing', value: undefined },
    { what: 'a text', value: '{}' },
    { what: 'a list', value: [] },
    { what: 'a date', value: new Date(0) },
  ])('rejects $what as unreadable', ({ value }) => {
    expect(parseDocument(value, OWNER)).toEqual({ kind: 'unreadable', reason: 'not-a-map' })
  })

  test.each(['grace', '', 5, null, NaN, '\ud800'])('rejects a document of the owner %s', (owner) => {
    expect(parseDocument({ ...fresh(), owner }, OWNER)).toEqual({ kind: 'unreadable', reason: 'another-owner' })
  })

  test('reads an empty map as an empty document', () => {
    expect(parsed({})).toEqual({ ...fresh(), joinedOn: '' })
    expect(parseDocument(fresh(), learner('ada'))).toEqual({ kind: 'parsed', document: fresh() })
  })

  test('empties wrong containers, drops wrong nested ones, keeps invalid leaves', () => {
    const value = {
      format: 'one',
      epoch: -1,
      spentBefore: 0.5,
      joinedOn: '2026-01-05',
      profile: { displayName: 'Ada', photoURL: { turn: 1, value: 5 } },
      lessons: { foundations_1: 1, foundations_2: { phone: 'odd', tablet: 3 } },
      completedOn: 'never',
      quizzes: { foundations: { latest: 80, best: { score: 101, at: 'x' }, attempts: [1] }, credit: true },
      certificates: { course: 'yesterday' },
      unlocks: { taxes: -1 },
      days: [],
    }
    expect(parsed(value)).toEqual({
      ...fresh(),
      joinedOn: '',
      profile: { photoURL: { turn: 1, value: 5 } },
      lessons: { foundations_2: { phone: 'odd', tablet: 3 } },
      quizzes: { foundations: { best: { score: 101, at: 'x' } } },
      certificates: { course: '' },
      unlocks: { taxes: -1 },
    })
  })

  test('keeps a result with an unknown instant, written as unknown', () => {
    const quizzes = { foundations: { latest: { turn: 0, score: 80, at: 5 }, best: { score: 80 } } }
    expect(parsed({ quizzes }).quizzes).toEqual({
      foundations: { latest: { turn: 0, score: 80, at: '' }, best: { score: 80, at: '' } },
    })
  })

  test('drops values that no store can keep, and nothing else', () => {
    const value = JSON.parse(
      '{ "__proto__": { "a": 1 }, "lessons": { "__proto__": { "phone": 1 }, "a.b": {}, "": {} } }',
    ) as object
    const more = {
      list: [1, [2], NaN, '\ud800', { a: [1] }],
      zero: -0,
      deep: tower(20),
      goal: { text: 'a house' },
      no: undefined,
    }
    const document: object = parsed({ ...value, ...more })
    expect(document).toEqual({
      ...fresh(),
      joinedOn: '',
      list: [1, { a: [1] }],
      zero: 0,
      deep: tower(15, {}),
      goal: { text: 'a house' },
    })
  })

  test('reads a newer format and recognizes it', () => {
    expect(isOutdated(parsed({ format: 2 }))).toBe(true)
    expect(isOutdated(parsed({ format: 1 }))).toBe(false)
    expect(parsed({ format: 0 }).format).toBe(1)
  })
})

/** A map in a map in a map. The outermost is a field of the document, so 16 levels fit. */
function tower(levels: number, top: unknown = 'top'): unknown {
  return levels === 0 ? top : { up: tower(levels - 1, top) }
}
