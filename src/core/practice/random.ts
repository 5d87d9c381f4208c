/** Returns numbers from 0 up to, but not including, 1. */
export type RandomNumber = () => number

/**
 * Returns the same numbers for the same seed on every device. Uses mulberry32, whose 32 bits of state are plenty for
 * the figures in a question.
 *
 * @param seed any whole number; only its lowest 32 bits are used
 */
export function randomFrom(seed: number): RandomNumber {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A number from `from` to `to`, both included, in steps of `step`. */
export function between(random: RandomNumber, from: number, to: number, step = 1): number {
  return from + step * Math.floor(random() * (Math.floor((to - from) / step) + 1))
}

/** An amount in whole dollars from `from` to `to`, returned in cents. */
export function dollarsBetween(random: RandomNumber, from: number, to: number, step = 1): number {
  return 100 * between(random, from, to, step)
}

export function oneOf<T>(random: RandomNumber, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0]
}

/** A new array in random order; every order is equally likely (Fisher and Yates). */
export function shuffled<T>(random: RandomNumber, values: readonly T[]): T[] {
  const left = [...values]
  // Without this limit, a random number of exactly 1 would pick past the end and lose a value.
  return values.flatMap(() => left.splice(Math.min(left.length - 1, Math.floor(random() * left.length)), 1))
}
