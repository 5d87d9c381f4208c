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
