/**
 * Role: what a learner keeps beside the ledger, as rows of named sections: settings, bookmarks, notes, sheets, what tools
 * remember.
 * Guarantee: of two rows with one key the higher turn stays, then the greater canonical text, and of a sheet each field by
 * itself: copies of the rows join in any order to the same. What was deleted is null, and a copy does not bring it back.
 * Must not: count as backed up: these rows go into the learner's file, and no account has them.
 */
import { isCount } from '../../core/progress/ids'
import { canonicalText, type Json } from '../../core/progress/json'
import type { SaveFailure, WriteOutcome } from './storeHealth'

const KEPT_SECTIONS = ['settings', 'bookmarks', 'notes', 'tools', 'attempts', 'sheets'] as const
export type KeptSection = (typeof KEPT_SECTIONS)[number]

export interface KeptRow {
  readonly section: KeptSection
  readonly key: string
  /** Higher than every row's that was there when it was written. */
  readonly turn: number
  /** Null where it was deleted. */
  readonly value: Json
}

export type Versioned = Pick<KeptRow, 'turn' | 'value'>

/** A row that is there. Its value is as this or another version wrote it: parse before use. */
export type KeptItem = Pick<KeptRow, 'key' | 'value'>

export interface KeptRows {
  /** Without what was deleted, by key. Safe inside a live query. */
  items(section: KeptSection): Promise<readonly KeptItem[]>
  /** Null deletes. A failure means that what was there before is there still. */
  keep(section: KeptSection, key: string, value: Json): Promise<SaveFailure | undefined>
  /**
   * Makes another value of what is there, in one transaction, so that another tab loses nothing. `describe` may run more than
   * once; where it answers nothing, nothing changes. `turn`: the one that its answer is kept under. The change answers the turn
   * too, or nothing where nothing changed.
   */
  change(section: KeptSection, key: string, describe: DescribeChange): Promise<WriteOutcome<number | undefined>>
}

export type DescribeChange = (before: Json | undefined, turn: number) => Json | undefined

const LONGEST_KEY = 200
/** Of a value's text; the longest note has a fifth of it. */
const LONGEST_VALUE = 20_000
/** Of a sheet as it is written here. */
export const LONGEST_SHEET = 32_000
/** Of a sheet as it is read: two devices may have filled in different fields of it. */
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

/** What JSON says as it is, and not at length. */
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
