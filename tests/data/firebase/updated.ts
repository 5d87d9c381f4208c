import type { Leaf } from '../../../src/data/firebase/changedLeaves'

/** A map after an update of some paths, as a document database does it: what is no map on the way becomes one. */
export function updated(map: unknown, leaves: readonly Leaf[]): unknown {
  return leaves.reduce((before, { path, value }) => put(before, path, value), map)
}

/** Undefined where nothing is. */
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
