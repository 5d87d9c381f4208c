/**
 * Role: counters, turns, points and epochs.
 * Guarantee: a count is a whole number from 0 to 2^40, far from where doubles lose precision.
 * Must not: let a step past the bound: a counter that stopped growing would silently lose actions.
 */
export const MAX_COUNT = 2 ** 40

export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_COUNT
}

/** One more than a valid count, one more than 0 for anything else; undefined at the bound. */
export function nextCount(value: unknown): number | undefined {
  if (!isCount(value)) return 1
  return value < MAX_COUNT ? value + 1 : undefined
}
