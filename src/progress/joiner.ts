/**
 * Role: the parts from which every join is built.
 * Guarantee: a joiner made here obeys the laws of a join if the joiners given to it do.
 * Must not: know which field joins how.
 */
import { greater } from './compareJson'
import { isJsonMap, type Json, type JsonMap } from './json'
import { own } from './own'

export type Joiner = (a: Json, b: Json) => Json

/** Key by key; what only one side has is kept. */
export function joinMaps(a: JsonMap, b: JsonMap, joinerOf: (key: string) => Joiner): JsonMap {
  const joined: Record<string, Json> = { ...a }
  for (const [key, theirs] of Object.entries(b)) {
    const mine = own(a, key)
    joined[key] = mine === undefined ? theirs : joinerOf(key)(mine, theirs)
  }
  return joined
}

/** A map whose every entry joins in the same way. */
export function everyEntry(joinEntry: Joiner): Joiner {
  return (a, b) => (isJsonMap(a) && isJsonMap(b) ? joinMaps(a, b, () => joinEntry) : greater(a, b))
}

/** Valid beats invalid, so that a damaged copy never pushes out a sound one; of two invalid values the greater. */
export function validFirst<T extends Json>(
  isValid: (value: unknown) => value is T,
  joinValid: (a: T, b: T) => Json,
): Joiner {
  return (a, b) => {
    if (isValid(a)) return isValid(b) ? joinValid(a, b) : a
    return isValid(b) ? b : greater(a, b)
  }
}
