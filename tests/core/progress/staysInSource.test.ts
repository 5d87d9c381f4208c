import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProgressDocument } from '../../../src/core/progress/document'
import type { Json, JsonMap } from '../../../src/core/progress/json'
import { completedLessons } from '../../../src/core/progress/lessons'
import { parseDocument } from '../../../src/core/progress/parseDocument'
import { replay } from '../../../src/core/progress/replay'
import { staysInSource } from '../../../src/core/progress/staysInSource'
import { peerDocument } from './arbitraries'
import { original } from './implementation'
import { device, doneBy, fresh, OWNER } from './samples'

const HERE = device('here')
const learned = {
  profile: { displayName: { turn: 1, value: 'Ada' } },
  lessons: { foundations_1: { phone: 3 }, foundations_2: { phone: 2 } },
  completedOn: { foundations_1: '2026-03-01' },
  quizzes: {
    foundations: {
      latest: { turn: 2, score: 80, at: '2026-03-01T10:00:00.000Z' },
      best: { score: 90, at: '' },
      attempts: { phone: 3 },
    },
  },
  certificates: { foundations: '' },
  unlocks: { credit: 800 },
  days: { '2026-03-01': true },
}

const parsed = (more: object): ProgressDocument => {
  const result = parseDocument({ ...fresh(), ...learned, ...more }, OWNER)
  if (result.kind === 'unreadable') throw new Error(result.reason)
  return result.document
}

describe('data that a replay can’t add', () => {
  it('does not exist in a document of this version', () => {
    expect(staysInSource(parsed({}))).toBe(false)
    expect(staysInSource(fresh())).toBe(false)
  })

  it.each<[string, object]>([
    ['a field of its own', { reflections: { 'credit-1': { phone: [1, 'x'] } } }],
    ['one that is empty', { goal: {} }],
    ['one in the profile', { profile: { language: { turn: 1, value: 'es' } } }],
    ['one beside a name', { profile: { displayName: { turn: 1, value: 'Ada', spoken: 'a-da' } } }],
    ['a name in another form', { profile: { displayName: { turn: 1, value: 7 } } }],
    ['one in a quiz', { quizzes: { credit: { hints: 2 } } }],
    ['one in a result', { quizzes: { credit: { best: { score: 3, at: '', later: 1 } } } }],
    ['a result in another form', { quizzes: { credit: { latest: { score: 300, at: '' } } } }],
    ['a counter in another form', { lessons: { credit_1: { phone: 'often' } } }],
    ['a day in another form', { days: { '2026-03-01': 2 } }],
    ['a price in another form', { unlocks: { credit: { paid: 800 } } }],
    ['a date in another form', { completedOn: { credit_1: 'spring' } }],
  ])('includes %s', (_case, more) => {
    expect(staysInSource(parsed(more))).toBe(true)
  })

  it('is reported if anything but attempts and counters would be missing', () => {
    fc.assert(
      fc.property(peerDocument(original), (source) => {
        if (staysInSource(source)) return
        const after = doneBy(replay({ ...fresh(), joinedOn: source.joinedOn }, source, HERE))
        expect(completedLessons(after)).toEqual(completedLessons(source))
        expect(missing(learningIn(source), after as unknown as JsonMap)).toEqual([])
      }),
    )
  })
})

/** The parts of a document that a replay copies, without those that it writes under this device's name. */
function learningIn(source: ProgressDocument): JsonMap {
  const { epoch: _epoch, owner: _owner, lessons: _lessons, quizzes, profile, ...rest } = source
  const results = Object.entries(quizzes).map(([id, { attempts: _attempts, latest, ...quiz }]) => [
    id,
    { ...quiz, ...(latest && { latest: { ...latest, turn: Math.min(latest.turn, 1) } }) },
  ])
  const registers = Object.entries(profile).flatMap(([id, register]) =>
    typeof register === 'number' ? [] : [[id, { ...register, turn: Math.min(register.turn, 1) }]],
  )
  return {
    ...rest,
    quizzes: Object.fromEntries(results.filter(([, quiz]) => Object.keys(quiz ?? {}).length > 0)),
    profile: Object.fromEntries(registers),
  }
}

/** The paths of values in `part` that `whole` does not have. */
function missing(part: Json, whole: Json | undefined, path = ''): readonly string[] {
  if (typeof part === 'object' && part !== null && !Array.isArray(part)) {
    if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return [path]
    return Object.entries(part).flatMap(([key, value]) =>
      missing(value, Object.hasOwn(whole, key) ? (whole as JsonMap)[key] : undefined, `${path}/${key}`),
    )
  }
  return JSON.stringify(part) === JSON.stringify(whole) ? [] : [path]
}
