import type { LeftNote } from '../../../platform/window/leftNotes'
import type { SheetEntry } from '../../../data/store/fillSheet'
import type { UnsavedField } from './sheetKeeper'

/** Serializes unsaved text when a page closes: by field, with the text that was there before. */
export function writeLeft(waiting: ReadonlyMap<string, UnsavedField>): LeftNote {
  return { text: JSON.stringify([...waiting]), from: '' }
}

/** Returns the fields that have not changed since. Unreadable text counts as no fields. */
export function readLeft(
  left: LeftNote | undefined,
  kept: ReadonlyMap<string, SheetEntry>,
): ReadonlyMap<string, SheetEntry> {
  return new Map(
    entriesOf(left).flatMap(([field, { entry, over }]) =>
      (kept.get(field)?.text ?? '') === over && entry.text !== over ? [[field, entry] as const] : [],
    ),
  )
}

function entriesOf(left: LeftNote | undefined): readonly (readonly [string, UnsavedField])[] {
  try {
    const entries: unknown = JSON.parse(left?.text ?? '[]')
    return Array.isArray(entries) ? entries.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is readonly [string, UnsavedField] {
  if (!Array.isArray(value)) return false
  const [field, waiting] = value as readonly unknown[]
  if (typeof field !== 'string' || typeof waiting !== 'object' || waiting === null) return false
  const { entry, over } = waiting as Partial<UnsavedField>
  return typeof over === 'string' && typeof entry === 'object' && entry !== null && typeof entry.text === 'string'
}
