import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { canonicalText } from '../../../src/core/progress/json'
import type { Implementation } from './implementation'

/** One property of an implementation. `check` throws with a counterexample and the seed. */
export interface Law {
  readonly name: string
  check(implementation: Implementation, run: RunOptions): void
}

export interface RunOptions {
  readonly runs: number
}

/**
 * `cost` divides the number of runs, because a law over complete histories tests more per run than one over two
 * documents.
 */
export function law<T>(
  name: string,
  arbitraryOf: (implementation: Implementation) => fc.Arbitrary<T>,
  holds: (value: T, implementation: Implementation) => void,
  cost = 1,
): Law {
  return {
    name,
    check(implementation, { runs }) {
      const property = fc.property(arbitraryOf(implementation), (value) => holds(value, implementation))
      fc.assert(property, { numRuns: Math.max(1, Math.ceil(runs / cost)) })
    },
  }
}

export function assertSame(actual: unknown, expected: unknown, message: string): void {
  assert.equal(canonicalText(actual), canonicalText(expected), message)
}
