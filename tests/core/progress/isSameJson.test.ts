import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalText } from '../../../src/core/progress/json'
import { isSameJson } from '../../../src/core/progress/isSameJson'
import { parsedDocument } from './arbitraries'
import { original } from './implementation'

const json = fc.jsonValue({ maxDepth: 3 })

/** Few keys and values, because otherwise two values are almost never the same. */
const small = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>(null, 0, -0, 1, '', 'a', true, undefined),
    fc.array(tie('value'), { maxLength: 2 }).map((items) => items.filter((item) => item !== undefined)),
    fc.dictionary(fc.constantFrom('a', 'constructor', '1'), tie('value'), { maxKeys: 2 }),
  ),
})).value

it.each([
  ['small values', fc.tuple(small, small)],
  ['any JSON', fc.tuple(json, json)],
  ['any JSON and a copy of it', json.map((value) => [value, structuredClone(value)])],
  ['documents', fc.tuple(parsedDocument(original), parsedDocument(original))],
])('compares %s exactly as their canonical texts compare', (_what, pairs) => {
  fc.assert(
    fc.property(pairs, ([a, b]) => {
      expect(isSameJson(a ?? null, b ?? null)).toBe(canonicalText(a) === canonicalText(b))
    }),
    { numRuns: 200 },
  )
})
