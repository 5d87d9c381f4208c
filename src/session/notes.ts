import type { KeptItem } from '../data/store/keptRows'

/** A row holds 20,000 letters, and each of a note may be written as an escape of six. */
export const LONGEST_NOTE = 3000

/** By lesson. What is no text is another version's, and is not shown. */
export function notesOf(items: readonly KeptItem[]): ReadonlyMap<string, string> {
  return new Map(items.flatMap(({ key, value }) => (typeof value === 'string' && value !== '' ? [[key, value]] : [])))
}
