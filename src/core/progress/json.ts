/**
 * Role: defines the shape, canonical text and order of all values in a progress document, known or unknown.
 * Guarantee: JSON, structured clone and a document database don't change a value of type `Json`.
 * Must not: depend on any field of a document.
 */
export type Json = null | boolean | number | string | JsonArray | JsonMap
export type JsonArray = readonly Json[]
export interface JsonMap {
  readonly [key: string]: Json
}

export function isJsonArray(value: Json): value is JsonArray {
  return Array.isArray(value)
}

export function isJsonMap(value: Json): value is JsonMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads only own properties. `constructor` is a valid id, and looking it up must not return Object's property. */
export function own<K extends string, V>(map: Readonly<Record<K, V>>, key: NoInfer<K>): V | undefined {
  return Object.hasOwn(map, key) ? map[key] : undefined
}

/** The keys of a map, with their branded type. */
export function ownKeys<K extends string>(map: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(map) as K[]
}

/** The entries of a map, whose keys have their branded type. */
export function ownEntries<K extends string, V>(map: Readonly<Record<K, V>>): [K, V][] {
  return Object.entries(map) as [K, V][]
}

/**
 * Maps each entry through `read` and drops an entry for which `read` returns undefined. A map that does not change is
 * returned as it is. JavaScript engines store a large map built key by key in a form that takes five times as much
 * space.
 */
export function keptEntries<T>(
  map: Readonly<Record<string, T>>,
  read: (value: T, key: string) => Json | undefined,
): JsonMap {
  const entries: [string, Json][] = []
  let isAsItWas = Object.getPrototypeOf(map) === Object.prototype
  for (const [key, value] of Object.entries(map)) {
    const kept = read(value, key)
    if (kept === undefined || !Object.is(kept, value)) isAsItWas = false
    if (kept !== undefined) entries.push([key, kept])
  }
  return isAsItWas ? (map as JsonMap) : Object.fromEntries(entries)
}

/**
 * Writes equal values as the same text, no matter what order their keys are in. JSON.stringify would move integer-like
 * keys to the front.
 */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value
    return `[${items.map(canonicalText).join(',')}]`
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value as Readonly<Record<string, unknown>>)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalText(item)}`).join(',')}}`
  }
  return JSON.stringify(value ?? null)
}

/**
 * Orders values: null < boolean < number < string < array < map. Returns a negative number, 0 or a positive one, as for
 * `Array.prototype.sort`; 0 is returned only for equal values. A join keeps the greater value, so this order must never
 * change. Two versions with different orders would keep rewriting each other's values.
 */
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

/** Compares two values of the same type: numbers by size, strings by UTF-16 code unit, false before true. */
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
