/**
 * Role: the total order over all values, in which the greater one wins a join.
 * Guarantee: 0 only for equal values; the same order on every device and in every version of the app.
 * Must not: change, ever: two versions with two orders would rewrite each other for ever.
 */
import { canonicalText } from './canonicalText'
import { isJsonArray, isJsonMap, type Json, type JsonArray } from './json'

/** null < boolean < number < string < array < map. Negative, 0 or positive, as for `Array.prototype.sort`. */
export function compareJson(a: Json, b: Json): number {
  const kinds = rank(a) - rank(b)
  if (kinds !== 0) return kinds
  if (isJsonArray(a) && isJsonArray(b)) return compareArrays(a, b)
  if (isJsonMap(a)) return compareScalars(canonicalText(a), canonicalText(b))
  return compareScalars(a, b)
}

export function greater(a: Json, b: Json): Json {
  return compareJson(a, b) >= 0 ? a : b
}

/** Numbers by size, strings by UTF-16 code unit, false before true. Both of one type. */
export function compareScalars(a: Json, b: Json): number {
  if (a === b || a === null || b === null) return 0
  return a < b ? -1 : 1
}

function compareArrays(a: JsonArray, b: JsonArray): number {
  for (const [index, mine] of a.entries()) {
    const theirs = b[index]
    if (theirs === undefined) return 1
    const order = compareJson(mine, theirs)
    if (order !== 0) return order
  }
  return a.length - b.length
}

function rank(value: Json): number {
  if (value === null) return 0
  if (typeof value === 'boolean') return 1
  if (typeof value === 'number') return 2
  if (typeof value === 'string') return 3
  return isJsonArray(value) ? 4 : 5
}
