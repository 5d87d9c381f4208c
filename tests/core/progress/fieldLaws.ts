import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { joinUnknown } from '../../../src/core/progress/join'
import { canonicalText, type Json } from '../../../src/core/progress/json'
import { isCount, parseInstant, parseLocalDate } from '../../../src/core/progress/ids'
import { learningOf, type ProgressDocument } from '../../../src/core/progress/document'
import { isBest, isLatest } from '../../../src/core/progress/leaves'
import { parsedDocument, peerDocument } from './arbitraries'
import type { Implementation } from './implementation'
import { assertSame, law, type Law } from './law'

type Pair = readonly [ProgressDocument, ProgressDocument]
type AnyMap = Readonly<Record<string, unknown>>

const peers = (implementation: Implementation) => fc.tuple(peerDocument(implementation), peerDocument(implementation))
const copies = (implementation: Implementation) =>
  fc.tuple(parsedDocument(implementation), parsedDocument(implementation))

/** For each field at each path: when valid values are joined, `expected` of them remains, and no invalid value wins. */
function leafLaw(
  name: string,
  fieldOf: (document: ProgressDocument) => AnyMap,
  isValid: (value: unknown) => boolean,
  expected: (valid: readonly unknown[]) => unknown,
): Law {
  return law(name, peers, ([a, b]: Pair, { join }) => {
    const [mine, theirs, joined] = [fieldOf(a), fieldOf(b), fieldOf(join(a, b))]
    assert.deepEqual(Object.keys(joined).sort(), [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].sort())
    for (const [key, value] of Object.entries(joined)) {
      const candidates = [mine, theirs].filter((map) => Object.hasOwn(map, key)).map((map) => map[key])
      const valid = candidates.filter(isValid)
      if (valid.length > 0) assertSame(value, expected(valid), key)
      // Of two damaged values nothing is dropped. They join by the rule for unknown fields.
      else assertSame(value, (candidates as Json[]).reduce(joinUnknown), key)
    }
  })
}

/** `{ a: { b: 1 } }` as `{ 'a b': 1 }`. Keys of a parsed document have no spaces. */
function flat(map: AnyMap): AnyMap {
  return Object.fromEntries(
    Object.entries(map).flatMap(([key, inner]) =>
      Object.entries(inner as AnyMap).map(([innerKey, value]) => [`${key} ${innerKey}`, value]),
    ),
  )
}

const part =
  (name: string) =>
  (document: ProgressDocument): AnyMap =>
    Object.fromEntries(
      Object.entries(document.quizzes).flatMap(([id, quiz]) => {
        const value = (quiz as unknown as AnyMap)[name]
        return value === undefined ? [] : [[id, value]]
      }),
    )

const highest = (valid: readonly unknown[]) => Math.max(...(valid as readonly number[]))
const lowest = (valid: readonly unknown[]) => Math.min(...(valid as readonly number[]))
const first = (valid: readonly unknown[]) => [...(valid as readonly string[])].sort()[0]
const isKnown = (value: unknown) => parseInstant(value) !== undefined
const isDate = (value: unknown) => parseLocalDate(value) !== undefined

export const fieldLaws: readonly Law[] = [
  leafLaw('completion counters join to the highest', (d) => flat(d.lessons), isCount, highest),
  leafLaw('attempts join to the highest', (d) => flat(part('attempts')(d)), isCount, highest),
  leafLaw('first completions join to the earliest', (d) => d.completedOn, isDate, first),
  leafLaw('certificates join to the earliest known', (d) => d.certificates, isKnown, first),
  leafLaw('points paid join to the lowest', (d) => d.unlocks, isCount, lowest),
  leafLaw(
    'active days unite',
    (d) => d.days,
    (value) => value === true,
    () => true,
  ),
  leafLaw('points spent before join to the highest', (d) => ({ spent: d.spentBefore }), isCount, highest),
  leafLaw('joining dates join to the earliest known', (d) => ({ on: d.joinedOn }), isKnown, first),

  law('the last passed result arrives whole: turn, then score, then the earlier instant', peers, (pair, { join }) => {
    assertChosen(part('latest'), pair, join(...pair), isLatest, ['turn', 'score', 'at'])
  }),
  law('the best result arrives whole: score, then the earlier instant', peers, (pair, { join }) => {
    assertChosen(part('best'), pair, join(...pair), isBest, ['score', 'at'])
  }),
  law('a name and a picture arrive whole, in whatever epoch they were set', copies, (pair, { join }) => {
    const isRegister = (value: unknown): boolean => {
      const { turn, value: content } = value as AnyMap
      return isCount(turn) && typeof content === 'string'
    }
    const names = ({ profile }: ProgressDocument): AnyMap => (profile.displayName ? { name: profile.displayName } : {})
    const photos = ({ profile }: ProgressDocument): AnyMap => (profile.photoURL ? { photo: profile.photoURL } : {})
    const isPhoto = (value: unknown) =>
      isRegister(value) || (isCount((value as AnyMap)['turn']) && (value as AnyMap)['value'] === null)
    assertChosen(names, pair, join(...pair), isRegister, ['turn', 'value'])
    assertChosen(photos, pair, join(...pair), isPhoto, ['turn', 'value'])
  }),
  law('the higher epoch wins as a whole, and the joining date joins across epochs', copies, ([a, b], { join }) => {
    const joined = join(a, b)
    assert.equal(joined.epoch, Math.max(a.epoch, b.epoch))
    assert.equal(joined.format, Math.max(a.format, b.format))
    assert.equal(joined.joinedOn, [a.joinedOn, b.joinedOn].filter(isKnown).sort()[0] ?? '')
    if (a.epoch !== b.epoch) assertSame(learningOf(joined), learningOf(a.epoch > b.epoch ? a : b), 'the newer learning')
  }),
  law('unknown fields and entries survive at every depth', peers, ([a, b], { join }) => {
    const joined: unknown = join(a, b)
    for (const path of mapPaths(a)) assert.ok(reaches(joined, path), `${path.join('.')} of a is gone`)
    for (const path of mapPaths(b)) assert.ok(reaches(joined, path), `${path.join('.')} of b is gone`)
  }),
]

/**
 * The known fields of the winner, compared in the order of `fields`. The higher value wins, but of instants the
 * earlier.
 */
function assertChosen(
  mapOf: (document: ProgressDocument) => AnyMap,
  [a, b]: Pair,
  joined: ProgressDocument,
  isValid: (value: unknown) => boolean,
  fields: readonly string[],
): void {
  for (const [key, value] of Object.entries(mapOf(joined))) {
    const candidates = [mapOf(a), mapOf(b)].filter((map) => Object.hasOwn(map, key)).map((map) => map[key] as AnyMap)
    const valid = candidates.filter(isValid)
    const known = (item: AnyMap) => fields.map((field) => item[field])
    if (valid.length === 0) {
      assert.ok(
        candidates.some((one) => canonicalText(one) === canonicalText(value)),
        `${key} is made up`,
      )
      continue
    }
    const [winner] = valid.map(known).sort((x, y) => comparedTo(y, x))
    assertSame(known(value as AnyMap), winner, key)
    for (const field of valid.flatMap(Object.keys))
      assert.ok(Object.hasOwn(value as AnyMap, field), `${key}.${field} is gone`)
    const allowed = new Set(valid.flatMap(Object.keys))
    for (const field of Object.keys(value as AnyMap))
      assert.ok(allowed.has(field), `${key}.${field} is of an invalid one`)
  }
}

function comparedTo(x: readonly unknown[], y: readonly unknown[]): number {
  for (const [index, mine] of x.entries()) {
    const theirs = y[index]
    if (mine === theirs) continue
    if (typeof mine === 'number' && typeof theirs === 'number') return mine - theirs
    const [left, right] = [String(mine), String(theirs)]
    if (!isKnown(left) && !isKnown(right)) return canonicalText(mine) < canonicalText(theirs) ? -1 : 1
    if (!isKnown(left) || !isKnown(right)) return isKnown(left) ? 1 : -1
    return left < right ? 1 : -1
  }
  return 0
}

/**
 * Paths through maps that a join may not lose. Paths inside a result or register are excluded, because these are chosen
 * as one unit.
 */
function mapPaths(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  const last = path.at(-1) ?? ''
  const isWhole = ['latest', 'best', 'displayName', 'photoURL'].includes(last)
  const isLeaf = typeof value !== 'object' || value === null || Array.isArray(value) || isWhole
  if (isLeaf) return [path]
  const known = ['completedOn', 'unlocks', 'days', 'lessons', 'certificates'].includes(path[0] ?? '')
  if (known && path.length >= (path[0] === 'lessons' ? 3 : 2)) return [path]
  if (path[0] === 'quizzes' && path[2] === 'attempts' && path.length >= 4) return [path]
  const inner = Object.entries(value).flatMap(([key, entry]) => mapPaths(entry, [...path, key]))
  return inner.length === 0 ? [path] : inner
}

/** Whether there is a value at the path, or a greater value that is not a map replaced a part of it. */
function reaches(value: unknown, path: readonly string[]): boolean {
  let here: unknown = value
  for (const key of path) {
    if (typeof here !== 'object' || here === null || Array.isArray(here)) return false
    if (!Object.hasOwn(here, key)) return false
    here = (here as AnyMap)[key]
  }
  return true
}
