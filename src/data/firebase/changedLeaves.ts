/**
 * Finds the smallest write that turns a stored document into another one. Half of one quiz result and half of another
 * would make a result that never existed, so each result and each name is always written as a whole.
 */
import type { ProgressDocument } from '../../core/progress/document'
import { isSameJson } from '../../core/progress/isSameJson'
import { isJsonArray, isJsonMap, type Json, type JsonMap, own } from '../../core/progress/json'

/** A value that replaces the value at `path`. */
export interface ChangedField {
  /** Keys from the outermost map inward. Keys may contain any separator, so never join them into one string. */
  readonly path: readonly string[]
  readonly value: Json
}

/**
 * `stored` is parsed from `there`. No path is inside another. A map is written whole if there was none, if it lost a
 * key, or if one path per change would be longer. A commit lists every path in addition to its value. Parts that the
 * parser dropped must stay in the stored map, so such a map is never written whole to save bytes.
 */
export function changedLeaves(
  stored: ProgressDocument,
  joined: ProgressDocument,
  there: unknown = stored,
): readonly ChangedField[] {
  return changes([], stored as unknown as JsonMap, joined as unknown as JsonMap, there)
}

function changes(
  path: readonly string[],
  before: Json | undefined,
  after: Json,
  there: unknown,
): readonly ChangedField[] {
  if (before !== undefined && isSameJson(before, after)) return []
  const whole = [{ path, value: after }]
  if (before === undefined || !isJsonMap(before) || !isJsonMap(after) || isChosenWhole(path)) return whole
  if (Object.keys(before).some((key) => !Object.hasOwn(after, key))) return whole
  const parts = Object.entries(after).flatMap(([key, value]) =>
    changes([...path, key], own(before, key), value, entryOf(there, key)),
  )
  const isShorter = parts.length > 1 && namesBytes(whole) + sameBytes(path, before, after) < namesBytes(parts)
  return path.length > 0 && isShorter && isSameJson(there, before) ? whole : parts
}

/** A register or a result. All its fields must come from one writer. */
function isChosenWhole([field, entry, part]: readonly string[]): boolean {
  if (field === 'profile') return entry !== undefined
  return field === 'quizzes' && entry !== undefined && (part === 'latest' || part === 'best')
}

function entryOf(there: unknown, key: string): unknown {
  return typeof there === 'object' && there !== null ? own(there as Readonly<Record<string, unknown>>, key) : undefined
}

/** The size of the list of paths in the body of a commit, in bytes. */
function namesBytes(leaves: readonly ChangedField[]): number {
  return leaves.reduce((sum, { path }) => sum + path.join('.').length + '"",'.length, 0)
}

/** The approximate size of the unchanged entries in the body, in bytes. */
function sameBytes(path: readonly string[], before: JsonMap, after: JsonMap): number {
  return Object.entries(after).reduce((sum, [key, value]) => {
    const old = own(before, key)
    if (old === undefined) return sum
    if (isSameJson(old, value)) return sum + key.length + '"":,'.length + valueBytes(value)
    const inner = [...path, key]
    return isJsonMap(old) && isJsonMap(value) && !isChosenWhole(inner) ? sum + sameBytes(inner, old, value) : sum
  }, 0)
}

/** Each value is sent together with its type. */
function valueBytes(value: Json): number {
  if (isJsonArray(value))
    return value.reduce<number>((sum, item) => sum + valueBytes(item) + 1, '{"arrayValue":{"values":[]}}'.length)
  if (!isJsonMap(value)) return '{"stringValue":}'.length + JSON.stringify(value).length
  return Object.entries(value).reduce(
    (sum, [key, item]) => sum + key.length + '"":,'.length + valueBytes(item),
    '{"mapValue":{"fields":{}}}'.length,
  )
}
