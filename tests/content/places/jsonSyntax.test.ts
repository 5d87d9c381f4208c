import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type JsonPart, readJsonSyntax } from '../../../tools/content/places/jsonSyntax'

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The field names, items and texts of a value, in the form of the parts of a text. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return undefined
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]))
}

function partShape({ fields, items, text }: JsonPart, value: unknown): unknown {
  if (text !== undefined) return text
  if (Array.isArray(value)) return items.map((item, index) => partShape(item, value[index]))
  if (typeof value !== 'object' || value === null) return undefined
  const own = value as Readonly<Record<string, unknown>>
  return Object.fromEntries([...fields].map(([key, part]) => [key, partShape(part, own[key])]))
}

const json = fc.jsonValue({ maxDepth: 4 })
const space = fc.constantFrom(undefined, 1, 2, '\t')

test('reads the same fields, items and texts as JSON.parse', () => {
  fc.assert(
    fc.property(json, space, (drawn, indent) => {
      const text = JSON.stringify(drawn, undefined, indent)
      const value: unknown = JSON.parse(text)
      const syntax = readJsonSyntax(text)
      expect(syntax.kind === 'json' && partShape(syntax.root, value)).toEqual(shapeOf(value))
    }),
  )
})

/** JSON in which one character was replaced, added or removed, or which was cut. */
const damaged = fc
  .tuple(json, space, fc.nat(), fc.nat(2), fc.constantFrom(...Array.from('{}[],:"\\\'0-.e tn\n/')))
  .map(([value, indent, where, removed, added]) => {
    const text = JSON.stringify(value, undefined, indent)
    const at = where % (text.length + 1)
    return removed === 2 ? text.slice(0, at) : text.slice(0, at) + added + text.slice(at + removed)
  })

test('accepts the same texts as JSON.parse', () => {
  fc.assert(
    fc.property(fc.oneof(damaged, fc.string()), (text) => {
      const syntax = readJsonSyntax(text)
      expect(syntax.kind).toBe(isJson(text) ? 'json' : 'fault')
    }),
    { numRuns: 1000 },
  )
})

test('places every fault inside the text', () => {
  fc.assert(
    fc.property(damaged, (text) => {
      const syntax = readJsonSyntax(text)
      const at = syntax.kind === 'fault' ? syntax.at : 0
      expect(at).toBeGreaterThanOrEqual(0)
      expect(at).toBeLessThanOrEqual(text.length)
    }),
  )
})

describe('a fault', () => {
  it.each([
    ['a missing comma', '{"a": 1\n "b": 2}', 7, 'no comma'],
    ['a comma too many', '{"a": [1, 2,]}', 11, 'a comma before ]'],
    ['a missing colon', '{"a" 1}', 5, 'no ":" after "a"'],
    ['a text that is not closed', '{"a": "one\n}', 6, 'not closed'],
    ['single quotation marks', "{'a': 1}", 1, 'single quotation marks'],
    ['a comment', '{\n// one\n"a": 1}', 2, 'a comment'],
    ['a cut-off file', '{"title":', 9, 'the file ends here'],
    ['a bracket too many', '{"a": 1}}', 8, 'more text after the end'],
    ['a bare word', '{"a": yes}', 6, '"y" instead of a value'],
  ])('is named and has its offset: %s', (_name, text, at, problem) => {
    expect(readJsonSyntax(text)).toMatchObject({ kind: 'fault', at, problem: expect.stringContaining(problem) })
  })
})
