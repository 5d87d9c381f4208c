/**
 * Role: one text for one value.
 * Guarantee: equal values have equal text, whatever the order in which their keys were written.
 * Must not: rely on JSON.stringify for maps: it moves integer-like keys to the front.
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
