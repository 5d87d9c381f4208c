import { randomFrom } from '../../src/core/practice/random'

/** Pseudo-random numbers that repeat with their seed. */
export interface Chance {
  /** From 0 up to `bound`, without `bound` itself. */
  below(bound: number): number
}

export function chanceOf(seed: number): Chance {
  const random = randomFrom(seed)
  return { below: (bound) => (random() * bound) | 0 }
}
