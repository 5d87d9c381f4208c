/**
 * Role: writes what a learner typed into the row of a sheet.
 * Guarantee: only the named fields change, whoever wrote the others; `written` is answered after the transaction only.
 * Must not: make a row longer than one may be.
 */
import { canonicalText, isJsonMap, type Json } from '../../core/progress/json'
import { type KeptRows, LONGEST_SHEET } from './keptRows'
import { fieldsOf } from './keptSheets'
import type { SaveFailure } from './storeHealth'

/** What stands in a field. A text of nothing was cleared by the learner. */
export interface SheetEntry {
  readonly text: string
  /** The name under which other sheets and tools offer it. */
  readonly as?: string
  /** The title of the sheet that it was taken over from. */
  readonly from?: string
}

/** What the row of a sheet says about itself, so that nobody has to read its lesson for it. */
export interface SheetHead {
  readonly moduleId: string
  readonly lessonId: string
  readonly title: string
  /** When it was last filled in. UTC, `toISOString`. */
  readonly at: string
}

/** `turn`: the one that the fields are kept under. `too-long`: with them the sheet would hold more than a row may. */
export type FillOutcome =
  | { readonly kind: 'written'; readonly turn: number }
  | { readonly kind: 'failed'; readonly reason: SaveFailure | 'too-long' }

export async function fillSheet(
  kept: KeptRows,
  id: string,
  head: SheetHead,
  entries: ReadonlyMap<string, SheetEntry>,
): Promise<FillOutcome> {
  const written = await kept.change('sheets', id, (before, turn) => {
    const value = filledSheet(before, head, entries, turn)
    // What two devices have made too long may still be made shorter.
    const isTooLong = lengthOf(value) > LONGEST_SHEET && lengthOf(value) > lengthOf(before)
    return isTooLong ? undefined : value
  })
  if (written.kind === 'failed') return written
  const turn = written.value
  return turn === undefined ? { kind: 'failed', reason: 'too-long' } : { kind: 'written', turn }
}

/** The value of the row after these fields were written. */
export function filledSheet(
  before: Json | undefined,
  head: SheetHead,
  entries: ReadonlyMap<string, SheetEntry>,
  turn: number,
): Json {
  const kept = before !== undefined && isJsonMap(before) ? before : {}
  const written = [...entries].map(([field, entry]): [string, Json] => [field, { ...entry, turn }])
  return { ...kept, ...head, fields: Object.fromEntries([...Object.entries(fieldsOf(kept) ?? {}), ...written]) }
}

function lengthOf(value: Json | undefined): number {
  return canonicalText(value).length
}
