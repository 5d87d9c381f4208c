/**
 * Role: writes a learner's text into the row of a worksheet.
 * Guarantee: only the named fields change. `written` is returned only after the transaction.
 * Must not: make a row longer than the limit.
 */
import { canonicalText, isJsonMap, type Json } from '../../core/progress/json'
import { type KeptRows, LONGEST_SHEET } from './keptRows'
import { fieldsOf } from './keptSheets'
import type { SaveFailure } from './storeHealth'

/** The content of a field. The text is empty if the learner cleared the field. */
export interface SheetEntry {
  readonly text: string
  /** The name that other worksheets and calculators show for this text. */
  readonly as?: string
  /** The title of the worksheet that it was copied from. */
  readonly from?: string
}

/** Facts about a worksheet, saved in its row so that code doesn't have to load its lesson. */
export interface SheetHead {
  readonly moduleId: string
  readonly lessonId: string
  readonly title: string
  /** When it was last filled in. UTC, `toISOString`. */
  readonly at: string
}

/** `turn`: the turn of the saved fields. `too-long`: with them, the worksheet would exceed the limit for a row. */
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
    // If two devices together made a worksheet too long, the learner can still shorten it.
    const isTooLong = lengthOf(value) > LONGEST_SHEET && lengthOf(value) > lengthOf(before)
    return isTooLong ? undefined : value
  })
  if (written.kind === 'failed') return written
  const turn = written.value
  return turn === undefined ? { kind: 'failed', reason: 'too-long' } : { kind: 'written', turn }
}

/** Returns the value of the row with these fields written. */
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
