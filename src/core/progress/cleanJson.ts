/**
 * Role: the first step in reading a document, which decides which values may be stored at all.
 * Guarantee: JSON, structured clone and a document database don't change the result, and its keys are ids.
 * Must not: depend on the fields of a document; unknown fields are treated like known ones.
 */
import { isJsonArray, type Json, type JsonMap, keptEntries } from './json'
import { isId } from './ids'

/** A field of the document is at depth 1. A document database allows 20 levels, and this limit is well below that. */
const MAX_DEPTH = 16

/** The part of a map that can be stored; undefined if the value is not a map. */
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

/** Some databases write -0 and 0 as different text, although they are the same number. */
function cleanNumber(value: number): number | undefined {
  if (!Number.isFinite(value)) return undefined
  return value === 0 ? 0 : value
}

/** Document databases reject arrays in arrays, so they are dropped. */
function cleanItems(items: readonly unknown[], depth: number): Json[] {
  return Array.from(items, (item) => clean(item, depth + 1)).filter(
    (item): item is Json => item !== undefined && !isJsonArray(item),
  )
}

function cleanEntries(map: Readonly<Record<string, unknown>>, depth: number): JsonMap {
  return keptEntries(map, (value, key) => (isId(key) ? clean(value, depth + 1) : undefined))
}

/** Half a surrogate pair can't be encoded as UTF-8 and would be read back as different text. */
function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text)
}

/**
 * Accepts maps from any realm, but no class instances, so that a vendor's timestamp isn't stored as a map of its
 * private fields.
 */
function isPlainMap(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
