/**
 * Role: the first half of the border: what may be stored at all.
 * Guarantee: the answer survives JSON, structured clone and a document database unchanged, with keys that are ids.
 * Must not: know the fields of a document; unknown ones pass like known ones.
 */
import { isJsonArray, type Json, type JsonMap, keptEntries } from './json'
import { isId } from './ids'

/** A field of the document lies at depth 1. A document database allows 20 levels, the border keeps well below. */
const MAX_DEPTH = 16

/** The storable part of a map; undefined for what is no map. */
export function cleanMap(value: unknown): JsonMap | undefined {
  return isPlainMap(value) ? cleanEntries(value, 0) : undefined
}

function clean(value: unknown, depth: number): Json | undefined {
  if (depth > MAX_DEPTH) return undefined
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number') return cleanNumber(value)
  if (typeof value === 'string') return isWellFormed(value) ? value : undefined
  if (Array.isArray(value)) return cleanItems(value, depth)
  return isPlainMap(value) ? cleanEntries(value, depth) : undefined
}

/** -0 and 0 are one number with two texts in some stores. */
function cleanNumber(value: number): number | undefined {
  if (!Number.isFinite(value)) return undefined
  return value === 0 ? 0 : value
}

/** Arrays in arrays are refused by document databases. */
function cleanItems(items: readonly unknown[], depth: number): Json[] {
  return Array.from(items, (item) => clean(item, depth + 1)).filter(
    (item): item is Json => item !== undefined && !isJsonArray(item),
  )
}

function cleanEntries(map: Readonly<Record<string, unknown>>, depth: number): JsonMap {
  return keptEntries(map, (value, key) => (isId(key) ? clean(value, depth + 1) : undefined))
}

/** A lone half of a surrogate pair can't be encoded as UTF-8: it would come back as another text. */
function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text)
}

/** Maps of any realm, but no class instances: a vendor's timestamp is not a map of its private fields. */
function isPlainMap(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
