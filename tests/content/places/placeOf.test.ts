import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { placeAt, placeOf, stepsOf, type TextPlace } from '../../../tools/content/places/placeOf'

type Steps = readonly (string | number)[]

/** Every path in a value, with the value there. */
function* pathsIn(value: unknown, steps: Steps = []): Generator<readonly [Steps, unknown]> {
  yield [steps, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    yield* pathsIn(part, [...steps, Array.isArray(value) ? Number(key) : key])
  }
}

function offsetOf(text: string, { line, column }: TextPlace): number {
  const lines = text.split('\n').slice(0, line - 1)
  return lines.reduce((sum, one) => sum + one.length + 1, 0) + column - 1
}

const json = fc.jsonValue({ maxDepth: 4 }).map((value): unknown => JSON.parse(JSON.stringify(value)))
const space = fc.constantFrom(undefined, 1, 2, '\t')

test('finds the field or the item of every path', () => {
  fc.assert(
    fc.property(json, space, (value, indent) => {
      const text = JSON.stringify(value, undefined, indent)
      for (const [steps, part] of pathsIn(value)) {
        const last = steps.at(-1)
        const rest = text.slice(offsetOf(text, placeOf(text, steps)))
        const name = typeof last === 'string' ? `${JSON.stringify(last)}:` : ''
        const printed = JSON.stringify(part, undefined, indent).replaceAll(/\s/g, '')
        expect(rest.startsWith(name)).toBe(true)
        expect(rest.slice(name.length).replaceAll(/\s/g, '').startsWith(printed)).toBe(true)
      }
    }),
  )
})

test('finds the part that should contain a missing field', () => {
  fc.assert(
    fc.property(json, space, (value, indent) => {
      const text = JSON.stringify(value, undefined, indent)
      for (const [steps] of pathsIn(value)) {
        expect(placeOf(text, [...steps, 1e6])).toEqual(placeOf(text, steps))
      }
    }),
  )
})

describe('a place', () => {
  const text = '[\n  { "id": "loan", "rule": "One" },\r\n  { "id": "lease",\n    "rule": "Two" }\n]'

  it.each([
    ['[1].rule', { line: 4, column: 5 }],
    ['lease.rule', { line: 4, column: 5 }],
    ['lease', { line: 3, column: 3 }],
    ['loan.rule', { line: 2, column: 19 }],
    ['', { line: 1, column: 1 }],
    ['car.rule', { line: 1, column: 1 }],
  ])('of %s', (field, place) => {
    expect(placeOf(text, stepsOf(field))).toEqual(place)
  })

  it('finds an item by its state in a list of the file', () => {
    expect(placeOf('{\n"topic": "auto",\n"notes": [\n{ "state": "IL" },\n{ "state": "IN" }\n]\n}', ['IN']).line).toBe(5)
  })

  it('of a broken file is that of its fault', () => {
    expect(placeOf('{\n  "a": 1\n  "b": 2\n}', ['b'])).toEqual({ line: 2, column: 9 })
  })

  it('counts the ends of lines of every system', () => {
    expect(placeAt('a\r\nb\rc\nd', 7)).toEqual({ line: 4, column: 1 })
  })
})

test('splits a field into its steps', () => {
  expect(stepsOf('content.sections[0].table.rows[2][1]')).toEqual(['content', 'sections', 0, 'table', 'rows', 2, 1])
})
