/**
 * Role: the named sections of backup files: the rows beside the ledger, and the sections that this version does not
 * know.
 * Guarantee: sections of two files with one name are joined, so the order of imports does not matter. For two rows with
 * one key, the higher turn wins. A value that isn't a list of rows never replaces a list.
 * Must not: look into sections that this version does not know.
 */
import { isCount } from '../../core/progress/ids'
import { joinUnknown } from '../../core/progress/join'
import { isJsonArray, isJsonMap, type Json, type JsonMap, own } from '../../core/progress/json'
import { isNewer, type KeptRow, parseKeptRow, type Versioned } from './keptRows'
import { joinSheets } from './keptSheets'
import type { LearnerDatabase } from './learnerDatabase'

export async function keptSections(database: LearnerDatabase): Promise<JsonMap> {
  const [row, rows] = await Promise.all([database.backup.get('sections'), database.kept.toArray()])
  const sections: Json | undefined = row?.key === 'sections' ? row.sections : undefined
  return joinSections(sections !== undefined && isJsonMap(sections) ? sections : {}, sectionsOf(rows))
}

export function joinSections(kept: JsonMap, brought: JsonMap): JsonMap {
  const joined: Record<string, Json> = { ...kept }
  for (const [section, theirs] of Object.entries(brought)) {
    const mine = own(kept, section)
    joined[section] = mine === undefined ? theirs : joinSection(section, mine, theirs)
  }
  return joined
}

/** Returns the rows of both lists, one for each key. */
export function together(
  rows: readonly SectionRow[],
  others: readonly SectionRow[],
  join: (mine: SectionRow, theirs: SectionRow) => Versioned,
): readonly SectionRow[] {
  const all = new Map<string, SectionRow>()
  for (const row of [...rows, ...others]) {
    const { key } = row
    const there = all.get(key)
    all.set(key, there === undefined ? row : { key, ...join(there, row) })
  }
  return [...all.values()].sort(byKey)
}

function joinSection(section: string, a: Json, b: Json): Json {
  const [mine, theirs] = [rowsIn(a), rowsIn(b)]
  if (mine === undefined) return theirs === undefined ? joinUnknown(a, b) : b
  if (theirs === undefined) return a
  return together(mine, theirs, section === 'sheets' ? joinSheets : (one, other) => (isNewer(other, one) ? other : one))
}

/** A row without the name of its section, because the section already contains it. */
type SectionRow = JsonMap & Pick<KeptRow, 'key' | 'turn' | 'value'>

/** Undefined for a value that isn't a list of rows. */
export function rowsIn(value: Json): readonly SectionRow[] | undefined {
  return isJsonArray(value) && value.length > 0 && value.every(isRow) ? value : undefined
}

function isRow(value: Json): value is SectionRow {
  return (
    isJsonMap(value) &&
    typeof own(value, 'key') === 'string' &&
    isCount(own(value, 'turn')) &&
    own(value, 'value') !== undefined
  )
}

function sectionsOf(rows: readonly unknown[]): JsonMap {
  const sections: Record<string, SectionRow[]> = {}
  for (const row of rows.flatMap((one) => parseKeptRow(one) ?? [])) {
    const { section, ...rest } = row
    ;(sections[section] ??= []).push(rest)
  }
  for (const list of Object.values(sections)) list.sort(byKey)
  return sections
}

function byKey(a: SectionRow, b: SectionRow): number {
  return a.key < b.key ? -1 : 1
}
