/**
 * Role: the join of fields and entries that this version of the app does not know.
 * Guarantee: an older app never erases what a newer one wrote, and both join it alike.
 * Must not: change: a field added later has to join by exactly this rule.
 */
import { greater } from './compareJson'
import { isJsonMap, type Json } from './json'
import { joinMaps } from './joiner'

/** Two maps join key by key, absent yields; otherwise the greater value. */
export function joinUnknown(a: Json, b: Json): Json {
  return isJsonMap(a) && isJsonMap(b) ? joinMaps(a, b, () => joinUnknown) : greater(a, b)
}
