import * as fc from 'fast-check'
import type { ProgressDocument } from '../../../src/core/progress/document'
import type { LessonId, ModuleId } from '../../../src/core/progress/ids'
import { settle } from './settle'
import { LESSONS, MODULES, type Step, step } from './steps'
import type { MakeAccount } from './Account'
import { type Device, World, type WorldOptions } from './World'

interface History extends Omit<WorldOptions, 'makeAccount'> {
  readonly steps: readonly Step[]
  readonly more: readonly Step[]
  readonly picks: readonly [number, number]
  readonly lesson: LessonId
  readonly module: ModuleId
}

const history: fc.Arbitrary<History> = fc.record({
  devices: fc.integer({ min: 2, max: 5 }),
  earlierLessons: fc.subarray([...LESSONS], { maxLength: 2 }),
  steps: fc.array(step, { maxLength: 20, size: 'max' }),
  more: fc.array(step, { maxLength: 6, size: 'max' }),
  picks: fc.tuple(fc.nat(9), fc.nat(9)),
  lesson: fc.constantFrom(...LESSONS),
  module: fc.constantFrom(...MODULES),
})

/** A history that has settled, and two devices that still exist. */
export interface Settled extends History {
  readonly world: World
  /** The document that all copies equal. */
  readonly rest: ProgressDocument
  readonly a: Device
  readonly b: Device
}

export interface RunOptions {
  readonly runs: number
  readonly seed: number
  /** In memory by default. */
  readonly makeAccount?: MakeAccount
}

/** One property of every history. `check` rejects with a counterexample and the seed. */
export interface Property {
  readonly name: string
  check(options: RunOptions): Promise<void>
}

export function property(name: string, holds: (settled: Settled) => Promise<void>): Property {
  return {
    name,
    async check({ runs, makeAccount, ...options }) {
      const asserted = fc.asyncProperty(history, async (past) => {
        const world = World.create({ ...past, ...(makeAccount && { makeAccount }) })
        try {
          await world.run(past.steps)
          const rest = await settle(world)
          const [a, b] = picked(world, past.picks)
          if (rest !== undefined && a !== undefined && b !== undefined) await holds({ ...past, world, rest, a, b })
        } finally {
          await world.close()
        }
      })
      await fc.assert(asserted, { ...options, numRuns: runs })
    },
  }
}

function picked(
  { present }: World,
  [first, second]: readonly [number, number],
): [Device | undefined, Device | undefined] {
  const a = present[first % Math.max(1, present.length)]
  const others = present.filter((device) => device !== a)
  return [a, others[second % Math.max(1, others.length)]]
}
