/**
 * What to write so that a document which lies in a database becomes another one, and no more than that. Two halves of a
 * quiz result or of a name would make one that nobody had, so those are written whole.
 */
import type { ProgressDocument } from '../progress/document'
import { isSameJson } from '../progress/isSameJson'
import { isJsonMap, type Json, type JsonMap, own } from '../progress/json'

/** A value that replaces what is at `path`, whatever that is. */
export interface Leaf {
  /** Keys from the outermost map inwards. Keys may contain what separates them in a text: never join them to one. */
  readonly path: readonly string[]
  readonly value: Json
}

/**
 * `stored` is parsed. No path lies below another. A map is written whole only where there was none, or where it has lost
 * a key.
 */
export function changedLeaves(stored: ProgressDocument, joined: ProgressDocument): readonly Leaf[] {
  return changes([], stored as unknown as JsonMap, joined as unknown as JsonMap)
}

function changes(path: readonly string[], before: Json | undefined, after: Json): readonly Leaf[] {
  if (before !== undefined && isSameJson(before, after)) return []
  const whole = [{ path, value: after }]
  if (before === undefined || !isJsonMap(before) || !isJsonMap(after) || isChosenWhole(path)) return whole
  if (Object.keys(before).some((key) => !Object.hasOwn(after, key))) return whole
  return Object.entries(after).flatMap(([key, value]) => changes([...path, key], own(before, key), value))
}

/** A register, a result: one writer's value, from all of whose fields it is made. */
function isChosenWhole([field, entry, part]: readonly string[]): boolean {
  if (field === 'profile') return entry !== undefined
  return field === 'quizzes' && entry !== undefined && (part === 'latest' || part === 'best')
}
