import type { ChangedField } from '../../../src/data/firebase/changedLeaves'

/**
 * Returns a map with some paths updated, as a document database does. A value on the path that is no map becomes one.
 */
export function updated(map: unknown, leaves: readonly ChangedField[]): unknown {
  return leaves.reduce((before, { path, value }) => put(before, path, value), map)
}

/** Undefined if there is no value. */
export function valueAt(map: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return map
  return isMap(map) && Object.hasOwn(map, key) ? valueAt(map[key], rest) : undefined
}

function put(map: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const others = isMap(map) ? map : {}
  return { ...others, [key]: put(Object.hasOwn(others, key) ? others[key] : undefined, rest, value) }
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
