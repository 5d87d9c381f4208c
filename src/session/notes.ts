import type { KeptItem } from '../data/store/keptRows'

/**
 * The limit in characters. A row holds 20,000 characters, and each character in a note may be stored as a six-character
 * escape.
 */
export const LONGEST_NOTE = 3000

/** Notes by lesson id. Values that are not text come from another version of the site and are left out. */
export function notesOf(items: readonly KeptItem[]): ReadonlyMap<string, string> {
  return new Map(items.flatMap(({ key, value }) => (typeof value === 'string' && value !== '' ? [[key, value]] : [])))
}
