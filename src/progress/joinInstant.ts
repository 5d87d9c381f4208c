/**
 * Role: the join of instants.
 * Guarantee: the earlier known instant stays; an unknown one never replaces a known one.
 * Must not: compare with a clock.
 */
import type { Instant } from './ids'
import { parseInstant } from './parseIds'
import { validFirst } from './validFirst'

export const joinInstant = validFirst(
  (value: unknown): value is Instant => parseInstant(value) !== undefined,
  (a, b) => (a < b ? a : b),
)

/** Positive when `a` wins: the earlier one, and any known one over an unknown one. */
export function compareEarlier(a: Instant, b: Instant): number {
  if (a === b) return 0
  if (a === '' || b === '') return a === '' ? -1 : 1
  return a < b ? 1 : -1
}
