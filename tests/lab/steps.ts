/** Makes a history by chance. */
import * as fc from 'fast-check'
import { NETWORKS, type Network } from './Line'
import { LESSONS } from './model/course'
import type { Action } from './model/actions'
import { PHRASES } from './phrases'
import type { History, Pause, Step } from './Step'

const MODULES = ['saving', 'credit', 'investing', 'taxes']
const NAMES = ['Ana', 'Bo']

const kind = <K extends string>(name: K) => fc.constant(name)
const where = { on: fc.nat(2), page: fc.nat(1) }

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: kind('complete'), lesson: fc.constantFrom(...LESSONS) }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('undo'), lesson: fc.constantFrom(...LESSONS) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: kind('quiz'),
      module: fc.constantFrom(...MODULES),
      score: fc.constantFrom(40, 70, 80, 100),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('review'), question: fc.constant('saving-q1'), chosen: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('check'), module: fc.constant('saving'), right: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('unlock'), module: fc.constantFrom('credit', 'taxes') }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('name'), name: fc.constantFrom(...NAMES) }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('start-over') }) },
)

const pause: fc.Arbitrary<Pause> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ turns: fc.nat(12) }) },
  { weight: 3, arbitrary: fc.record({ turns: fc.constant(1000) }) },
  { weight: 4, arbitrary: fc.record({ ms: fc.constantFrom(300, 2500, 4000, 25_000) }) },
  { weight: 1, arbitrary: fc.record({ ms: fc.constantFrom(100_000, 400_000) }) },
)

type Kind = Step['kind']
type More<K extends Kind> = Omit<Extract<Step, { kind: K }>, 'kind' | 'on' | 'page' | 'pause'>

function step<K extends Kind>(
  weight: number,
  name: K,
  more: { [Field in keyof More<K>]: fc.Arbitrary<More<K>[Field]> },
): { weight: number; arbitrary: fc.Arbitrary<Step> } {
  const arbitrary = fc.record({ kind: kind(name), ...where, ...more, pause }) as unknown as fc.Arbitrary<Step>
  return { weight, arbitrary }
}

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  step(26, 'action', { action }),
  step(6, 'look', {}),
  step(4, 'open', {}),
  step(2, 'close', {}),
  step(5, 'crash', { after: fc.nat(3), power: fc.boolean() }),
  step(1, 'sleep', {}),
  step(2, 'drop', { answer: fc.boolean() }),
  step(2, 'hide', { hidden: fc.boolean() }),
  step(2, 'back-up', {}),
  step(4, 'bring-back', {}),
  step(2, 'export', {}),
  step(3, 'import', { file: fc.nat(3) }),
  step(8, 'network', { network: fc.constantFrom<Network>('good', 'good', ...NETWORKS) }),
  step(3, 'clock', {
    date: fc.constantFrom('2026-03-01', '2026-03-02', '2027-03-02', '2019-05-05', '2038-01-20', '1970-01-01'),
  }),
  step(2, 'full', { writes: fc.integer({ min: 1, max: 4 }) }),
  step(1, 'wipe', {}),
  step(1, 'vanish', {}),
  step(2, 'update', {}),
)

/** Sequences of several steps that chance alone rarely makes. */
const phrase: fc.Arbitrary<readonly Step[]> = fc
  .record({
    on: fc.nat(2),
    other: fc.nat(2),
    lesson: fc.constantFrom(...LESSONS),
    between: anyStep,
    which: fc.constantFrom(...PHRASES),
  })
  .map(({ which, ...among }) => which(among))

const parts = fc.oneof(
  { weight: 10, arbitrary: anyStep.map((one): readonly Step[] => [one]) },
  { weight: 1, arbitrary: phrase },
)

export const history: fc.Arbitrary<History> = fc.record({
  devices: fc.array(fc.constantFrom('today' as const, 'today' as const, 'first' as const), {
    minLength: 1,
    maxLength: 3,
  }),
  steps: fc.array(parts, { minLength: 1, maxLength: 12, size: 'max' }).map((all) => all.flat()),
  order: fc.nat(1_000_000),
})
