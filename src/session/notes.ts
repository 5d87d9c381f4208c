import type { KeptItem } from '../data/store/keptRows'

/** Characters. A row holds 20,000, and each character of a note may be stored as an escape of six. */
export const LONGEST_NOTE = 3000

/** Notes by lesson id. Values that are not text come from another version and are left out. */
export function notesOf(items: readonly KeptItem[]): ReadonlyMap<string, string> {
  return new Map(items.flatMap(({ key, value }) => (typeof value === 'string' && value !== '' ? [[key, value]] : [])))
}
