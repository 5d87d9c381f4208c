import { describe, expect, test } from 'vitest'
import { canonicalText, compareJson, type Json } from '../../../src/core/progress/json'
import { join, joinUnknown } from '../../../src/core/progress/join'
import { parseDocument } from '../../../src/core/progress/parseDocument'
import { fresh, OWNER } from './samples'

/** From the least to the greatest. All versions of the app depend on this order, so it must never change. */
const ASCENDING: readonly Json[] = [
  null,
  false,
  true,
  -2,
  0,
  1.5,
  10,
  '',
  '10',
  '9',
  'Z',
  'a',
  'é',
  '\u{1f33e}',
  '\uffee',
  [],
  [null],
  [1],
  [1, 0],
  [2],
  ['a'],
  [{ a: 1 }],
  { a: 1, b: 0 },
  { a: 1 },
  { a: 2 },
  {},
]

describe('fields of a newer version', () => {
  test('have one order', () => {
    for (const [i, a] of ASCENDING.entries()) {
      for (const [k, b] of ASCENDING.entries())
        expect(Math.sign(compareJson(a, b)), `${i} and ${k}`).toBe(Math.sign(i - k))
    }
  })

  test.each<{ a: Json; b: Json; joined: Json }>([
    { a: 1, b: 2, joined: 2 },
    { a: 'x', b: 9, joined: 'x' },
    { a: [3, 'new'], b: [2, 'old', 'longer'], joined: [3, 'new'] },
    { a: { a: 1, b: 5 }, b: { b: 4, c: 2 }, joined: { a: 1, b: 5, c: 2 } },
    { a: { a: { b: 1 } }, b: { a: { c: 1 } }, joined: { a: { b: 1, c: 1 } } },
    { a: { a: [9] }, b: { a: { b: 1 } }, joined: { a: { b: 1 } } },
  ])('join $a and $b as $joined', ({ a, b, joined }) => {
    expect(joinUnknown(a, b)).toEqual(joined)
    expect(joinUnknown(b, a)).toEqual(joined)
  })

  test('have one text for any order of their keys', () => {
    expect(canonicalText({ b: 1, a: [true, null, 'ä"'], 10: { d: 1, c: 2 }, 9: 0 })).toBe(
      '{"10":{"c":2,"d":1},"9":0,"a":[true,null,"ä\\""],"b":1}',
    )
  })
})

describe('an unknown value for a count, a date or a flag', () => {
  const withLeaf = (leaf: (value: Json) => object, value: Json) => {
    const parsed = parseDocument({ ...fresh(), ...leaf(value) }, OWNER)
    if (parsed.kind === 'unreadable') throw new Error(parsed.reason)
    return parsed.document
  }

  test.each<[string, (value: Json) => object]>([
    ['a completion', (value) => ({ lessons: { saving_1: { phone: value } } })],
    ['a first completion', (value) => ({ completedOn: { saving_1: value } })],
    ['attempts', (value) => ({ quizzes: { saving: { attempts: { phone: value } } } })],
    ['points paid', (value) => ({ unlocks: { credit: value } })],
    ['an active day', (value) => ({ days: { '2026-03-01': value } })],
  ])('joins two maps like any unknown field: %s', (_leaf, leaf) => {
    const a = withLeaf(leaf, { count: 1, by: { phone: 2 } })
    const b = withLeaf(leaf, { count: 3, by: { tablet: 1 } })
    const both = withLeaf(leaf, { count: 3, by: { phone: 2, tablet: 1 } })
    expect(join(a, b)).toEqual(both)
    expect(canonicalText(join(b, a))).toBe(canonicalText(both))
  })

  test.each<[string, (value: Json) => object]>([
    ['a result', (value) => ({ quizzes: { saving: { best: value } } })],
    ['a name', (value) => ({ profile: { displayName: value } })],
  ])('is not merged into a valid value from two halves: %s', (_leaf, leaf) => {
    const a = withLeaf(leaf, { score: 80, turn: 1 })
    const b = withLeaf(leaf, { at: 'x', value: 'Ada' })
    expect([a, b].map(canonicalText)).toContain(canonicalText(join(a, b)))
  })
})

describe('an unknown value for a map', () => {
  // This is a separate test, because no parsed document contains such a value. A newer version may allow it.
  const withField = (field: object) => ({ ...fresh(), ...field }) as ReturnType<typeof fresh>

  test.each<[string, (value: Json) => object, Json]>([
    ['a quiz', (value) => ({ quizzes: { saving: value } }), { attempts: { phone: 2 } }],
    ['all quizzes', (value) => ({ quizzes: value }), { saving: { attempts: { phone: 2 } } }],
    ['the devices of a lesson', (value) => ({ lessons: { saving_1: value } }), { phone: 1 }],
  ])('loses completely, on either side: %s', (_field, field, sound) => {
    const a = withField(field(sound))
    for (const strange of [null, 7, 'x', [1]]) {
      const b = withField(field(strange))
      expect(join(a, b)).toEqual(a)
      expect(join(b, a)).toEqual(a)
    }
  })
})

test('a join keeps the same objects when a copy adds nothing', () => {
  const field = {
    lessons: { saving_1: { phone: 1 } },
    completedOn: { saving_1: '2026-03-01' },
    days: { '2026-03-01': true },
  }
  const mine = { ...fresh(), ...field } as unknown as ReturnType<typeof fresh>
  const copy = structuredClone(mine)
  const joined = join(mine, copy)
  for (const part of ['lessons', 'completedOn', 'days', 'quizzes', 'profile'] as const)
    expect(joined[part], part).toBe(mine[part])
  expect(joined.lessons['saving_1' as never]).toBe(mine.lessons['saving_1' as never])
})

test('a join of two learners’ progress throws a clear message', () => {
  expect(() => join(fresh(), { ...fresh(), owner: 'bea' as never })).toThrow('two learners')
})
