import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedLeaves, type ChangedField } from '../../../src/data/firebase/changedLeaves'
import { canonicalText, isJsonArray, type Json } from '../../../src/core/progress/json'
import { finishQuizAttempt } from '../../../src/core/progress/quizzes'
import { join } from '../../../src/core/progress/join'
import { setDisplayName } from '../../../src/core/progress/profile'
import { undoLesson } from '../../../src/core/progress/lessons'
import { completed } from '../../contracts/remoteSamples'
import { parsedDocument, peerDocument } from '../../core/progress/arbitraries'
import { original } from '../../core/progress/implementation'
import { day, device, doneBy, fresh, instant, lesson, moduleId } from '../../core/progress/samples'
import { updated, valueAt } from './updated'

const peer = peerDocument(original)
const joins = fc.tuple(peer, peer).map(([stored, local]) => ({ stored, joined: join(stored, local) }))
const anyTwo = fc
  .tuple(parsedDocument(original), parsedDocument(original))
  .map(([stored, joined]) => ({ stored, joined }))
const RUNS = { numRuns: 300 }

describe('the changed leaves', () => {
  it.each([
    ['of a join', joins],
    ['of any two documents', anyTwo],
  ])('%s turn one document into the other exactly', (_of, pairs) => {
    fc.assert(
      fc.property(pairs, ({ stored, joined }) => {
        expect(canonicalText(updated(stored, changedLeaves(stored, joined)))).toBe(canonicalText(joined))
      }),
      RUNS,
    )
  })

  it('have no path below another, and each changes a value', () => {
    fc.assert(
      fc.property(joins, ({ stored, joined }) => {
        const leaves = changedLeaves(stored, joined)
        for (const { path, value } of leaves) {
          expect(leaves.filter((other) => isAtOrBelow(other.path, path))).toHaveLength(1)
          expect(canonicalText(valueAt(stored, path) ?? 'nothing')).not.toBe(canonicalText(value))
        }
      }),
      RUNS,
    )
  })

  it('never split a register, a result or an array', () => {
    fc.assert(
      fc.property(joins, ({ stored, joined }) => {
        for (const { path } of changedLeaves(stored, joined)) {
          const [field, , part] = path
          expect(field === 'profile' && path.length > 2).toBe(false)
          expect((part === 'latest' || part === 'best') && path.length > 3 && field === 'quizzes').toBe(false)
          for (let length = 1; length < path.length; length += 1) {
            expect(Array.isArray(valueAt(joined, path.slice(0, length)))).toBe(false)
          }
        }
      }),
      RUNS,
    )
  })

  it('never replace a map that has parts dropped by the border', () => {
    fc.assert(
      fc.property(joins, ({ stored, joined }) => {
        const there = { ...stored, lessons: { ...stored.lessons, 'no id': { phone: 1 } } }
        for (const { path } of changedLeaves(stored, joined, there)) expect(path).not.toEqual(['lessons'])
      }),
      RUNS,
    )
  })

  it('take no more bytes than a path for each change', () => {
    fc.assert(
      fc.property(joins, ({ stored, joined }) => {
        const oneByOne = changedLeaves(stored, joined, 'as if something had been dropped everywhere')
        expect(bodyBytes(changedLeaves(stored, joined))).toBeLessThanOrEqual(bodyBytes(oneByOne) + 4)
      }),
      RUNS,
    )
  })

  const before = doneBy(setDisplayName(completed(fresh(), 'saving_1', 'saving_2'), 'Ada'))

  it('are empty when nothing has changed', () => {
    expect(changedLeaves(before, before)).toEqual([])
  })

  it('are one for an undo, and one for a name', () => {
    const after = doneBy(setDisplayName(doneBy(undoLesson(before, { lessonId: lesson('saving_1') })), 'Grace'))
    expect(sorted(changedLeaves(before, after))).toEqual([
      { path: ['lessons', 'saving_1', 'phone'], value: 2 },
      { path: ['profile', 'displayName'], value: { turn: 2, value: 'Grace' } },
    ])
  })

  it('are complete quizzes or results, and this device’s attempts', () => {
    const quiz = (score: number, at: string) => ({
      moduleId: moduleId('saving'),
      score,
      passed: true,
      device: device('phone'),
      today: day('2026-03-01'),
      at: instant(at),
    })
    const first = doneBy(finishQuizAttempt(before, quiz(70, '2026-03-01T10:00:00.000Z')))
    const second = doneBy(finishQuizAttempt(first, quiz(90, '2026-03-01T11:00:00.000Z')))
    const best = { score: 90, at: '2026-03-01T11:00:00.000Z' }
    expect(sorted(changedLeaves(first, second))).toEqual(
      sorted([
        {
          path: ['quizzes', 'saving'],
          value: { attempts: { phone: 2 }, best, latest: { ...best, turn: 2 }, passed: true },
        },
      ]),
    )
    const there = { ...first, quizzes: { saving: { ...first.quizzes[moduleId('saving')], 'no id': 1 } } }
    expect(sorted(changedLeaves(first, second, there))).toEqual(
      sorted([
        { path: ['quizzes', 'saving', 'attempts', 'phone'], value: 2 },
        { path: ['quizzes', 'saving', 'best'], value: best },
        { path: ['quizzes', 'saving', 'latest'], value: { ...best, turn: 2 } },
      ]),
    )
  })

  it('are a complete map when most of it has changed', () => {
    const first = fresh()
    const after = completed(first, 'saving_1', 'saving_2', 'saving_3')
    const paths = changedLeaves(first, after).map(({ path }) => path.join(' '))
    expect(paths.toSorted()).toEqual(['completedOn', 'days 2026-03-01', 'lessons'])
  })
})

/** The bytes of the service's JSON, in which each value has its type beside it and each path appears again. */
function bodyBytes(leaves: readonly ChangedField[]): number {
  const fields = leaves.reduce<unknown>((map, leaf) => updated(map, [leaf]), {})
  return JSON.stringify([typed(fields as Json), leaves.map(({ path }) => path.join('.'))]).length
}

function typed(value: Json): unknown {
  if (typeof value === 'number') return { integerValue: String(value) }
  if (typeof value !== 'object' || value === null) return { [`${typeof value}Value`]: value }
  if (isJsonArray(value)) return { arrayValue: { values: value.map(typed) } }
  return { mapValue: { fields: Object.fromEntries(Object.entries(value).map(([key, item]) => [key, typed(item)])) } }
}

function isAtOrBelow(path: readonly string[], other: readonly string[]): boolean {
  return other.every((key, index) => path[index] === key)
}

function sorted(leaves: readonly ChangedField[]): readonly ChangedField[] {
  return leaves.toSorted((a, b) => (a.path.join(' ') < b.path.join(' ') ? -1 : 1))
}
