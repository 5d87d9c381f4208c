/**
 * Role: reading maps whose keys come from outside.
 * Guarantee: only own properties are seen; `constructor` is a valid id and must not find Object's.
 * Must not: judge the values.
 */
export function own<K extends string, V>(map: Readonly<Record<K, V>>, key: NoInfer<K>): V | undefined {
  return Object.hasOwn(map, key) ? map[key] : undefined
}

/** The keys of a map, with the brand that its type promises. */
export function ownKeys<K extends string>(map: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(map) as K[]
}

/** The entries of a map, keys with the brand that its type promises. */
export function ownEntries<K extends string, V>(map: Readonly<Record<K, V>>): [K, V][] {
  return Object.entries(map) as [K, V][]
}
