/**
 * Role: a learner's rows outside the ledger, in named sections: settings, bookmarks, notes, worksheets and saved
 * calculators.
 * Guarantee: of two rows with one key, the higher turn wins, then the greater canonical text. Worksheets are merged
 * field by field. The order in which copies are merged doesn't matter. A deleted value is null, and merging a copy
 * doesn't restore it.
 * Must not: count as backed up. These rows are only in the learner's backup file, not in an account.
 */
import { isCount } from '../../core/progress/ids'
import { canonicalText, type Json } from '../../core/progress/json'
import type { SaveFailure, WriteOutcome } from './storeHealth'

const KEPT_SECTIONS = ['settings', 'bookmarks', 'notes', 'tools', 'attempts', 'sheets'] as const
export type KeptSection = (typeof KEPT_SECTIONS)[number]

export interface KeptRow {
  readonly section: KeptSection
  readonly key: string
  /** A number higher than the turn of every row that existed when this one was written. */
  readonly turn: number
  /** Null if it was deleted. */
  readonly value: Json
}

/** The key of the setting with the learner's place. */
export const HOME_STATE = 'state'
/** The key of the setting that closes the offer below the first completed lesson. */
export const FIRST_OFFER = 'first-offer'

export type Versioned = Pick<KeptRow, 'turn' | 'value'>

/** A row with a value. Its value is as this or another version wrote it: parse before use. */
export type KeptItem = Pick<KeptRow, 'key' | 'value'>

export interface KeptRows {
  /** Returns the rows that are not deleted, by key. Safe inside a live query. */
  items(section: KeptSection): Promise<readonly KeptItem[]>
  /** Null deletes. After a failure, the old value is unchanged. */
  keep(section: KeptSection, key: string, value: Json): Promise<SaveFailure | undefined>
  /**
   * Changes a value in one transaction, so that changes from another tab aren't lost. `describe` may run more than
   * once; if it returns nothing, nothing changes. `turn` is the turn of the new value. The change resolves to the turn
   * too, or to nothing without a change.
   */
  change(section: KeptSection, key: string, describe: DescribeChange): Promise<WriteOutcome<number | undefined>>
}

export type DescribeChange = (before: Json | undefined, turn: number) => Json | undefined

const LONGEST_KEY = 200
/** The longest text that a value may have. The longest note is a fifth of that length. */
const LONGEST_VALUE = 20_000
/** The longest worksheet that this device writes. */
export const LONGEST_SHEET = 32_000
/** The longest worksheet that is read, because two devices may have filled in different fields of it. */
const LONGEST_JOINED_SHEET = 4 * LONGEST_SHEET

export function parseKeptRow(value: unknown): KeptRow | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { section, key, turn, value: kept } = value as Readonly<Record<string, unknown>>
  const known = KEPT_SECTIONS.find((name) => name === section)
  const longest = known === 'sheets' ? LONGEST_JOINED_SHEET : LONGEST_VALUE
  const isKey = typeof key === 'string' && key !== '' && key.length <= LONGEST_KEY
  return known !== undefined && isKey && isCount(turn) && isKeepable(kept, longest)
    ? { section: known, key, turn, value: kept }
    : undefined
}

/** Returns whether the value is plain JSON within the limit. */
function isKeepable(value: unknown, longest: number): value is Json {
  if (value === undefined) return false
  try {
    return canonicalText(value).length <= longest
  } catch {
    return false
  }
}

export function isNewer(row: Versioned, than: Versioned): boolean {
  if (row.turn !== than.turn) return row.turn > than.turn
  return canonicalText(row.value) > canonicalText(than.value)
}
