/** Pseudo-random numbers that repeat with their seed. */
export interface Chance {
  /** From 0 up to `bound`, without `bound` itself. */
  below(bound: number): number
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  return {
    below(bound) {
      state = (state + 0x6d2b79f5) >>> 0
      let mixed = Math.imul(state ^ (state >>> 15), state | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      return ((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound) | 0
    },
  }
}
