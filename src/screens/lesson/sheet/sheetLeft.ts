import type { LeftNote } from '../../../platform/window/leftNotes'
import type { SheetEntry } from '../../../data/store/fillSheet'
import type { UnsavedField } from './sheetKeeper'

/** Serializes unsaved text by field when a page closes, together with each field's previous text. */
export function writeLeft(waiting: ReadonlyMap<string, UnsavedField>): LeftNote {
  return { text: JSON.stringify([...waiting]), from: '' }
}

/** Returns the fields whose saved text has not changed since then. If the text is unreadable, returns no fields. */
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
