/**
 * What to write so that a document which lies in a database becomes another one, in as few bytes. Two halves of a quiz
 * result or of a name would make one that nobody had, so those are written whole.
 */
import type { ProgressDocument } from '../../core/progress/document'
import { isSameJson } from '../../core/progress/isSameJson'
import { isJsonArray, isJsonMap, type Json, type JsonMap, own } from '../../core/progress/json'

/** A value that replaces what is at `path`, whatever that is. */
export interface Leaf {
  /** Keys from the outermost map inwards. Keys may contain what separates them in a text: never join them to one. */
  readonly path: readonly string[]
  readonly value: Json
}

/**
 * `stored` is parsed from `there`. No path lies below another. A map is written whole only where there was none, where it
 * has lost a key, or where that is shorter than a path for each change: a commit names every path beside its value. What
 * the border dropped of a map has to stay, so such a map is never written whole for being shorter.
 */
export function changedLeaves(
  stored: ProgressDocument,
  joined: ProgressDocument,
  there: unknown = stored,
): readonly Leaf[] {
  return changes([], stored as unknown as JsonMap, joined as unknown as JsonMap, there)
}

function changes(path: readonly string[], before: Json | undefined, after: Json, there: unknown): readonly Leaf[] {
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

/** A register, a result: one writer's value, from all of whose fields it is made. */
function isChosenWhole([field, entry, part]: readonly string[]): boolean {
  if (field === 'profile') return entry !== undefined
  return field === 'quizzes' && entry !== undefined && (part === 'latest' || part === 'best')
}

function entryOf(there: unknown, key: string): unknown {
  return typeof there === 'object' && there !== null ? own(there as Readonly<Record<string, unknown>>, key) : undefined
}

/** What the list of paths takes in the body of a commit. */
function namesBytes(leaves: readonly Leaf[]): number {
  return leaves.reduce((sum, { path }) => sum + path.join('.').length + '"",'.length, 0)
}

/** What the entries that have not changed would take there, nearly. */
function sameBytes(path: readonly string[], before: JsonMap, after: JsonMap): number {
  return Object.entries(after).reduce((sum, [key, value]) => {
    const old = own(before, key)
    if (old === undefined) return sum
    if (isSameJson(old, value)) return sum + key.length + '"":,'.length + valueBytes(value)
    const inner = [...path, key]
    return isJsonMap(old) && isJsonMap(value) && !isChosenWhole(inner) ? sum + sameBytes(inner, old, value) : sum
  }, 0)
}

/** The service writes each value's type beside it. */
function valueBytes(value: Json): number {
  if (isJsonArray(value))
    return value.reduce<number>((sum, item) => sum + valueBytes(item) + 1, '{"arrayValue":{"values":[]}}'.length)
  if (!isJsonMap(value)) return '{"stringValue":}'.length + JSON.stringify(value).length
  return Object.entries(value).reduce(
    (sum, [key, item]) => sum + key.length + '"":,'.length + valueBytes(item),
    '{"mapValue":{"fields":{}}}'.length,
  )
}
