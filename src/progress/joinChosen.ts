/**
 * Role: the join of a value that is chosen as a whole: a quiz result, a register.
 * Guarantee: the known fields of the result come from one side, never half from each.
 * Must not: lose an unknown field of either valid side.
 */
import { greater } from './compareJson'
import type { Json, JsonMap } from './json'
import { type Joiner, joinMaps } from './joiner'
import { joinUnknown } from './joinUnknown'
import { validFirst } from './validFirst'

/**
 * `compare` orders two valid values; the greater is chosen. Unknown fields of both join by the generic rule. An
 * invalid value loses with everything that is in it; of two, the greater stays as a whole: halves of two could make a
 * valid one that nobody wrote.
 */
export function joinChosen<T extends object>(
  isValid: (value: unknown) => value is T & JsonMap,
  known: readonly (keyof T & string)[],
  compare: (a: T, b: T) => number,
): Joiner {
  const isKnown = (key: string): boolean => known.some((field) => field === key)
  const joinValid = (a: T & JsonMap, b: T & JsonMap): Json => {
    const chosen: Joiner = compare(a, b) >= 0 ? (mine: Json) => mine : (_mine: Json, theirs: Json) => theirs
    return joinMaps(a, b, (key) => (isKnown(key) ? chosen : joinUnknown))
  }
  return validFirst(isValid, joinValid, greater)
}
