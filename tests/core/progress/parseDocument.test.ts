import { describe, expect, test } from 'vitest'
import { isOutdated } from '../../../src/core/progress/document'
import { parseDocument } from '../../../src/core/progress/parseDocument'
import { fresh, learner, OWNER } from './samples'

function parsed(value: unknown) {
  const result = parseDocument(value, OWNER)
  if (result.kind === 'unreadable') throw new Error(result.reason)
  return result.document
}

describe('at the border', () => {
  test.each([
    { what: 'null', value: null },
    { what: 'nothing', value: undefined },
    { what: 'a text', value: '{}' },
    { what: 'a list', value: [] },
    { what: 'a date', value: new Date(0) },
  ])('$what is unreadable', ({ value }) => {
    expect(parseDocument(value, OWNER)).toEqual({ kind: 'unreadable', reason: 'not-a-map' })
  })

  test.each(['grace', '', 5, null, NaN, '\ud800'])('a document of %s is unreadable', (owner) => {
    expect(parseDocument({ ...fresh(), owner }, OWNER)).toEqual({ kind: 'unreadable', reason: 'another-owner' })
  })

  test('an empty map is an empty document', () => {
    expect(parsed({})).toEqual({ ...fresh(), joinedOn: '' })
    expect(parseDocument(fresh(), learner('ada'))).toEqual({ kind: 'parsed', document: fresh() })
  })

  test('wrong containers become empty, wrong nested ones vanish, invalid leaves stay', () => {
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

  test('a result with an unknown instant is kept, and the instant written as unknown', () => {
    const quizzes = { foundations: { latest: { turn: 0, score: 80, at: 5 }, best: { score: 80 } } }
    expect(parsed({ quizzes }).quizzes).toEqual({
      foundations: { latest: { turn: 0, score: 80, at: '' }, best: { score: 80, at: '' } },
    })
  })

  test('what no store can hold is dropped, the rest of a newer version’s fields stays', () => {
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

  test('a newer format is readable, and recognised', () => {
    expect(isOutdated(parsed({ format: 2 }))).toBe(true)
    expect(isOutdated(parsed({ format: 1 }))).toBe(false)
    expect(parsed({ format: 0 }).format).toBe(1)
  })
})

/** A map in a map in a map. The outermost is a field of the document, so 16 levels fit. */
function tower(levels: number, top: unknown = 'top'): unknown {
  return levels === 0 ? top : { up: tower(levels - 1, top) }
}
