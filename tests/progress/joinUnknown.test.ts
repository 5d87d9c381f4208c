import { describe, expect, test } from 'vitest'
import { canonicalText } from '../../src/progress/canonicalText'
import { compareJson } from '../../src/progress/compareJson'
import { joinUnknown } from '../../src/progress/joinUnknown'
import type { Json } from '../../src/progress/json'

/** From the least to the greatest. This order is a promise between versions of the app: it may never change. */
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
  ])('$a with $b is $joined', ({ a, b, joined }) => {
    expect(joinUnknown(a, b)).toEqual(joined)
    expect(joinUnknown(b, a)).toEqual(joined)
  })

  test('have one text, whatever the order of their keys', () => {
    expect(canonicalText({ b: 1, a: [true, null, 'ä"'], 10: { d: 1, c: 2 }, 9: 0 })).toBe(
      '{"10":{"c":2,"d":1},"9":0,"a":[true,null,"ä\\""],"b":1}',
    )
  })
})
