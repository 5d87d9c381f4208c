import * as fc from 'fast-check'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { MAX_COUNT } from '../../../src/core/progress/ids'
import type { Implementation } from './implementation'
import { device, lesson, moduleId, OWNER, question } from './samples'

export const LESSONS = ['foundations_1', 'foundations_2', 'credit_1', 'taxes_1'].map(lesson)
export const MODULES = ['foundations', 'credit', 'taxes'].map(moduleId)
export const QUESTIONS = ['foundations-q1', 'foundations-q2', 'credit-q1'].map(question)
export const DEVICES = ['phone', 'tablet', 'legacy'].map(device)

/** Any value that a store, a remote or a backup file may contain in place of the expected one. */
const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, -1, -0, 1.5, NaN, Infinity, MAX_COUNT + 1, '', 'x', '\ud800', undefined),
  fc.constantFrom<unknown>([], {}, [1, [2]], [{ a: 1 }], { a: 1 }, { b: [1, 2] }, new Date(0), new Map(), () => 1),
  fc.anything({ maxDepth: 3, maxKeys: 3, withNullPrototype: true, withSparseArray: true }),
  fc.integer({ min: 14, max: 18 }).map(nested),
)

function nested(levels: number): unknown {
  return levels === 0 ? 'deep' : { down: nested(levels - 1) }
}

const dates = fc.constantFrom('2026-03-01', '2026-03-02', '2026-03-03', '2024-02-29', '2019-12-31', '2026-02-30')
const instants = fc.constantFrom(
  '2026-03-01T10:00:00.000Z',
  '2026-03-01T10:00:00.001Z',
  '2026-03-02T10:00:00.000Z',
  '2026-03-03T23:59:59.999Z',
  '',
  '2026-03-01T10:00:00Z',
  '2019-12-31T23:59:59.999Z',
  '2026-02-30T10:00:00.000Z',
)
const counts = fc.oneof({ arbitrary: fc.nat(3), weight: 12 }, { arbitrary: fc.constant(MAX_COUNT), weight: 1 })
const logs = fc.constantFrom(
  '',
  '02mq1',
  '02mq102nq0',
  '02mq1',
  '02nr+',
  '02nc-02nc3',
  '02',
  '02mx1',
  '02mq1'.repeat(8),
)
const scores = fc.constantFrom(0, 70, 100, 100, 101, -1)

type Sometimes = (sound: fc.Arbitrary<unknown>) => fc.Arbitrary<unknown>

const always: Sometimes = (sound) => sound
const mostly: Sometimes = (sound) => fc.oneof({ arbitrary: sound, weight: 8 }, { arbitrary: strange, weight: 1 })

function some(fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> {
  return fc.oneof(fc.record(fields), fc.record(fields, { requiredKeys: [] }))
}

const STRANGE_KEYS = ['constructor', '7', '__proto__', 'no spaces', '', '_x', 'new-entry']

/** Documents whose every value went through `or`, so that it may be replaced. */
function documentOf(or: Sometimes): fc.Arbitrary<unknown> {
  const mapBy = (keys: readonly string[], value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> => {
    const key = fc.oneof(
      { arbitrary: fc.constantFrom(...keys), weight: 12 },
      { arbitrary: fc.constantFrom(...STRANGE_KEYS), weight: 1 },
    )
    return or(fc.dictionary(key, or(value), { maxKeys: 3 }))
  }
  const register = (value: fc.Arbitrary<unknown>) => or(some({ turn: or(counts), value: or(value), note: strange }))
  const latest = fc.record({ turn: or(counts), score: or(scores), at: or(instants) })
  const best = fc.record({ score: or(scores), at: or(instants) })
  const withMore = fc.constantFrom({}, { later: 1 }, { later: { a: 1 } }, { later: { b: [2] } }, { newer: 'x' })
  const quiz = some({
    latest: or(fc.tuple(latest, withMore).map(([result, more]) => ({ ...result, ...more }))),
    best: or(fc.tuple(best, withMore).map(([result, more]) => ({ ...result, ...more }))),
    attempts: mapBy(DEVICES, counts),
    passed: or(fc.constant(true)),
    hints: strange,
  })
  return some({
    format: or(fc.constantFrom(1, 1, 1, 2, 3)),
    owner: fc.constant(OWNER),
    joinedOn: or(instants),
    profile: or(
      some({
        displayName: register(fc.constantFrom('Ada', 'Grace', '')),
        photoURL: register(fc.constantFrom(null, 'data:a', 'data:b')),
        language: or(some({ turn: fc.nat(3), value: fc.constantFrom('en', 'es') })),
      }),
    ),
    epoch: or(fc.constantFrom(0, 0, 1, 2)),
    lessons: mapBy(LESSONS, mapBy(DEVICES, counts)),
    completedOn: mapBy(LESSONS, dates),
    quizzes: mapBy(MODULES, quiz),
    certificates: mapBy([...MODULES, 'course'], instants),
    unlocks: mapBy(MODULES, fc.constantFrom(0, 800, 1200)),
    spentBefore: or(counts),
    days: mapBy(['2026-03-01', '2026-03-02', '2026-03-03', '2019-01-01'], fc.constant(true)),
    practice: mapBy(QUESTIONS, mapBy(DEVICES, fc.tuple(or(counts), or(logs)))),
    checks: mapBy(MODULES, mapBy(DEVICES, fc.oneof(fc.constantFrom('01np2', '01np201ow5', '01nz9', ''), strange))),
    reflections: mapBy(LESSONS, fc.array(strange, { maxLength: 3 })),
    goal: or(fc.constantFrom('save', ['a'], ['a', 'b'], { a: 1 }, { b: { c: 2 } })),
  })
}

/** Documents as they may arrive: some valid, some damaged in many places. */
export const documentInput: fc.Arbitrary<unknown> = fc.oneof(documentOf(always), documentOf(mostly))

/** Parsed documents. */
export function parsedDocument({ parseDocument }: Implementation): fc.Arbitrary<ProgressDocument> {
  return documentInput.map((input) => {
    const parsed = parseDocument(input, OWNER)
    if (parsed.kind === 'unreadable') throw new Error(`A document of the owner was unreadable: ${parsed.reason}.`)
    return parsed.document
  })
}

/** Documents of this version and one epoch, so that their fields are joined instead of replacing each other. */
export function peerDocument(implementation: Implementation): fc.Arbitrary<ProgressDocument> {
  return parsedDocument(implementation).map((document) => ({ ...document, format: 1, epoch: 1 }))
}
