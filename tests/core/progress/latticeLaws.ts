import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { canonicalText } from '../../../src/core/progress/json'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { documentInput, parsedDocument, peerDocument } from './arbitraries'
import type { Implementation } from './implementation'
import { assertSame, law, type Law } from './law'
import { learner, OWNER } from './samples'

const any = (implementation: Implementation) => fc.oneof(parsedDocument(implementation), peerDocument(implementation))
const two = (implementation: Implementation) => fc.tuple(any(implementation), any(implementation))
const three = (implementation: Implementation) =>
  fc.tuple(any(implementation), any(implementation), any(implementation))

export const latticeLaws: readonly Law[] = [
  law('join is commutative', two, ([a, b], { join }) => {
    assertSame(join(a, b), join(b, a), 'a with b is b with a')
  }),
  law('join is associative', three, ([a, b, c], { join }) => {
    assertSame(join(join(a, b), c), join(a, join(b, c)), 'the order of three copies does not matter')
  }),
  law('join is idempotent', any, (a, { join }) => {
    assertSame(join(a, a), a, 'a copy joined with itself')
  }),
  law('join is monotone: it only adds', three, ([a, b, c], { join }) => {
    const isBelow = (x: ProgressDocument, y: ProgressDocument) => canonicalText(join(x, y)) === canonicalText(y)
    assert.ok(isBelow(a, join(a, b)), 'a is below a with b')
    assert.ok(isBelow(join(a, c), join(join(a, b), c)), 'joining c keeps the order of a and a with b')
  }),
  law('join is pure and does not depend on the order of keys', two, ([a, b], { join }) => {
    const joined = join(deeplyFrozen(a), deeplyFrozen(b))
    assertSame(join(turnedRound(a), turnedRound(b)), joined, 'the same documents written in another order')
  }),
  law('what join answers is a parsed document', two, ([a, b], { join, parseDocument }) => {
    const joined = join(a, b)
    assertSame(parseDocument(joined, OWNER), { kind: 'parsed', document: joined }, 'parsing the joined document')
  }),
  law('join never mixes two learners', two, ([a, b], { join }) => {
    assert.throws(() => join(a, { ...b, owner: learner('grace') }))
    assert.throws(() => join({ ...a, owner: learner('grace') }, b))
  }),
  law(
    'parse is idempotent and survives every store',
    () => documentInput,
    (input, { parseDocument }) => {
      const parsed = parseDocument(input, OWNER)
      assert.equal(parsed.kind, 'parsed')
      if (parsed.kind !== 'parsed') return
      assertSame(parseDocument(parsed.document, OWNER), parsed, 'parsing again')
      assertSame(structuredClone(parsed.document), parsed.document, 'a clone')
      const text: unknown = JSON.parse(JSON.stringify(parsed.document))
      assertSame(text, parsed.document, 'JSON')
    },
  ),
  law(
    'parse lets in only what every store can hold',
    () => documentInput,
    (input, { parseDocument }) => assertStorable(parseDocument(input, OWNER), -1),
  ),
  law(
    'parse never throws and never takes a document of another learner',
    () =>
      fc.oneof(
        fc.anything({ maxDepth: 4 }),
        documentInput.map((input) => ({ ...Object(input), owner: 'grace' })),
      ),
    (input, { parseDocument }) => {
      const parsed = parseDocument(input, OWNER)
      const owner: unknown = typeof input === 'object' && input !== null && 'owner' in input ? input.owner : undefined
      if (owner === 'grace') assertSame(parsed, { kind: 'unreadable', reason: 'another-owner' }, 'of another learner')
    },
  ),
]

function deeplyFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deeplyFrozen)
  return value
}

function turnedRound<T>(value: T): T {
  const turn = (item: unknown): unknown => {
    if (Array.isArray(item)) return item.map(turn)
    if (typeof item !== 'object' || item === null) return item
    return Object.fromEntries(
      Object.entries(item)
        .reverse()
        .map(([key, entry]) => [key, turn(entry)]),
    )
  }
  return turn(value) as T
}

/** The result of parse is one level above the document, whose fields are at depth 1. */
function assertStorable(value: unknown, depth: number): void {
  assert.ok(depth <= 16, 'too deep')
  if (typeof value === 'number') return assert.ok(Number.isFinite(value) && !Object.is(value, -0), String(value))
  if (typeof value === 'string') return assert.equal(value, Buffer.from(value).toString(), 'no UTF-8')
  if (value === null || typeof value === 'boolean') return
  assert.equal(typeof value, 'object')
  if (Array.isArray(value)) assert.ok(!value.some(Array.isArray), 'an array in an array')
  for (const [key, item] of Object.entries(value ?? {})) {
    assert.match(key, /^(?!__)[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/)
    assertStorable(item, depth + 1)
  }
}
