/**
 * Role: the join of a value that this version can tell to be sound or not.
 * Guarantee: valid beats invalid, so that a damaged copy never pushes out a sound one.
 * Must not: judge what it can't read: that may be a newer version's, and joins like any unknown field.
 */
import type { Joiner } from './joiner'
import { joinUnknown } from './joinUnknown'
import type { Json } from './json'

/** `joinInvalid` joins two values that are both invalid. What it makes of them must be invalid again. */
export function validFirst<T extends Json>(
  isValid: (value: unknown) => value is T,
  joinValid: (a: T, b: T) => Json,
  joinInvalid: Joiner = joinUnknown,
): Joiner {
  return (a, b) => {
    if (isValid(a)) return isValid(b) ? joinValid(a, b) : a
    return isValid(b) ? b : joinInvalid(a, b)
  }
}
