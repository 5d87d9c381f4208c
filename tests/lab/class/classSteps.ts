/** Makes the history of a class by chance. */
import * as fc from 'fast-check'
import type { Action } from '../model/actions'
import { LESSONS } from '../model/course'
import type { Pause } from '../Step'
import {
  CLASS_NETWORKS,
  type ClassHistory,
  type ClassNetwork,
  type ClassStep,
  type Missed,
  type Written,
} from './ClassStep'

const where = { on: fc.nat(4), page: fc.nat(1) }

const kind = <K extends string>(name: K) => fc.constant(name)

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: kind('complete'), lesson: fc.constantFrom(...LESSONS) }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('undo'), lesson: fc.constantFrom(...LESSONS) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: kind('quiz'),
      module: fc.constantFrom('saving', 'credit'),
      score: fc.constantFrom(40, 80, 100),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('start-over') }) },
)

const pause: fc.Arbitrary<Pause> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ turns: fc.nat(20) }) },
  { weight: 4, arbitrary: fc.record({ turns: fc.constant(1000) }) },
  { weight: 4, arbitrary: fc.record({ ms: fc.constantFrom(300, 2500, 25_000) }) },
)

type Kind = ClassStep['kind']
type More<K extends Kind> = Omit<Extract<ClassStep, { kind: K }>, 'kind' | 'on' | 'page' | 'pause'>

function step<K extends Kind>(
  weight: number,
  name: K,
  more: { [Field in keyof More<K>]: fc.Arbitrary<More<K>[Field]> },
): { weight: number; arbitrary: fc.Arbitrary<ClassStep> } {
  const arbitrary = fc.record({ kind: kind(name), ...where, ...more, pause }) as unknown as fc.Arbitrary<ClassStep>
  return { weight, arbitrary }
}

const anyStep: fc.Arbitrary<ClassStep> = fc.oneof(
  step(14, 'action', { action }),
  step(10, 'by-relay', {}),
  step(5, 'by-file', {}),
  step(5, 'by-light', { missed: fc.constantFrom<Missed>(0, 20, 50) }),
  step(2, 'leave', {}),
  step(4, 'look', {}),
  step(9, 'collect', {}),
  step(6, 'import', { file: fc.nat(5) }),
  step(3, 'let-in', {}),
  step(5, 'backup', {}),
  step(6, 'merge', { file: fc.nat(5) }),
  step(2, 'password', {}),
  step(2, 'archive', {}),
  step(6, 'write', { what: fc.constantFrom<Written>('plan', 'plan', 'plan', 'note', 'size') }),
  step(5, 'relay', { does: fc.constantFrom('copied', 'restored', 'emptied') }),
  step(2, 'lost', {}),
  step(3, 'open', {}),
  step(5, 'crash', { after: fc.nat(3), power: fc.boolean() }),
  step(1, 'drop', {}),
  step(7, 'network', { network: fc.constantFrom<ClassNetwork>('good', 'away', 'mute', ...CLASS_NETWORKS) }),
  step(3, 'clock', {
    date: fc.constantFrom('2026-03-01', '2026-03-02', '2027-03-02', '2019-05-05', '1970-01-01'),
  }),
  step(3, 'full', { writes: fc.integer({ min: 1, max: 3 }) }),
)

export const classHistory: fc.Arbitrary<ClassHistory> = fc.record({
  learners: fc.integer({ min: 1, max: 3 }),
  teachers: fc.constantFrom<ClassHistory['teachers']>(1, 2, 2),
  steps: fc.array(anyStep, { minLength: 1, maxLength: 14, size: 'max' }),
  order: fc.nat(1_000_000),
})
