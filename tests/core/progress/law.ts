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

export function law<T>(
  name: string,
  arbitraryOf: (implementation: Implementation) => fc.Arbitrary<T>,
  holds: (value: T, implementation: Implementation) => void,
): Law {
  return {
    name,
    check(implementation, { runs }) {
      const property = fc.property(arbitraryOf(implementation), (value) => holds(value, implementation))
      fc.assert(property, { numRuns: runs })
    },
  }
}

export function assertSame(actual: unknown, expected: unknown, message: string): void {
  assert.equal(canonicalText(actual), canonicalText(expected), message)
}
