import type { Entry } from '../compose/translation.ts'

/** The text of a translation file, as biome formats it. */
export function translationText(entries: Iterable<readonly [key: string, entry: Entry]>): string {
  const values = Object.fromEntries([...entries].map(([key, { of, text }]) => [key, { of, text }]))
  return `${JSON.stringify(values, null, 2)}\n`
}
