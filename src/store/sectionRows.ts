/**
 * Role: the named parts of backup files: the rows that a learner keeps beside the ledger, and what this version does not know.
 * Guarantee: what two files bring under one name is joined, so that the order of imports does not matter. Rows join by turn;
 * what is no list of rows never pushes one out.
 * Must not: look into what this version does not know.
 */
import { isCount } from '../progress/ids'
import { joinUnknown } from '../progress/join'
import { canonicalText, isJsonArray, isJsonMap, type Json, type JsonMap, own } from '../progress/json'
import { isNewer, type KeptRow, parseKeptRow } from './keptRows'
import type { LearnerDatabase } from './learnerDatabase'

export async function keptSections(database: LearnerDatabase): Promise<JsonMap> {
  const [row, rows] = await Promise.all([database.backup.get('sections'), database.kept.toArray()])
  const sections: Json | undefined = row?.key === 'sections' ? row.sections : undefined
  return joinSections(sections !== undefined && isJsonMap(sections) ? sections : {}, sectionsOf(rows))
}

/** `join` is for copies of one ledger's sections, and `add` for those of another ledger of the same person. */
type SectionsWay = (kept: JsonMap, brought: JsonMap) => JsonMap

/** Needs a read-write transaction over `backup` and `kept`. Answers whether anything changed. */
export async function keepSections(database: LearnerDatabase, brought: JsonMap, bring: SectionsWay): Promise<boolean> {
  const kept = await keptSections(database)
  const brings = bring(kept, brought)
  if (canonicalText(brings) === canonicalText(kept)) return false
  const rows: KeptRow[] = []
  const rest: Record<string, Json> = {}
  for (const [section, value] of Object.entries(brings)) {
    const unknown = rowsIn(value)?.filter((row) => {
      const known = parseKeptRow({ ...row, section })
      if (known !== undefined) rows.push(known)
      return known === undefined
    })
    if (unknown === undefined) rest[section] = value
    else if (unknown.length > 0) rest[section] = unknown
  }
  await database.kept.bulkPut(rows)
  await database.backup.put({ key: 'sections', sections: rest })
  return true
}

export function joinSections(kept: JsonMap, brought: JsonMap): JsonMap {
  const joined: Record<string, Json> = { ...kept }
  for (const [section, theirs] of Object.entries(brought)) {
    const mine = own(kept, section)
    joined[section] = mine === undefined ? theirs : joinSection(mine, theirs)
  }
  return joined
}

/**
 * What another ledger of the same person has and this one does not: turns of two ledgers say nothing of which is later, so
 * nothing that is here, or was deleted here, is replaced.
 */
export function addSections(kept: JsonMap, brought: JsonMap): JsonMap {
  const added: Record<string, Json> = { ...kept }
  for (const [section, theirs] of Object.entries(brought)) {
    const mine = own(kept, section)
    const [rows, others] = [rowsIn(mine ?? []), rowsIn(theirs)]
    if (mine === undefined) added[section] = theirs
    else if (rows !== undefined && others !== undefined) added[section] = missingAdded(rows, others)
  }
  return added
}

function missingAdded(rows: readonly SectionRow[], others: readonly SectionRow[]): readonly SectionRow[] {
  const keys = new Set(rows.map(({ key }) => key))
  return [...rows, ...others.filter(({ key }) => !keys.has(key))].sort(byKey)
}

/** The names of the sections of which something is in `brought` and not in `after`: it stays in the file. */
export function sectionsLeft(after: JsonMap, brought: JsonMap): readonly string[] {
  const isThere = (section: string, theirs: Json): boolean => {
    const mine = own(after, section)
    if (mine === undefined) return false
    const [rows, others] = [rowsIn(mine), rowsIn(theirs)]
    if (rows === undefined || others === undefined) return canonicalText(mine) === canonicalText(theirs)
    const texts = new Map(rows.map(({ key, value }) => [key, canonicalText(value)]))
    return others.every(({ key, value }) => value === null || texts.get(key) === canonicalText(value))
  }
  return Object.keys(brought)
    .filter((section) => !isThere(section, brought[section] ?? null))
    .sort()
}

function joinSection(a: Json, b: Json): Json {
  const [mine, theirs] = [rowsIn(a), rowsIn(b)]
  if (mine === undefined) return theirs === undefined ? joinUnknown(a, b) : b
  if (theirs === undefined) return a
  const joined = new Map<string, SectionRow>()
  for (const row of [...mine, ...theirs]) {
    const there = joined.get(row.key)
    if (there === undefined || isNewer(row, there)) joined.set(row.key, row)
  }
  return [...joined.values()].sort(byKey)
}

/** A row without the name of its section, under which it stands. */
type SectionRow = JsonMap & Pick<KeptRow, 'key' | 'turn' | 'value'>

/** Undefined for what is no list of rows. */
function rowsIn(value: Json): readonly SectionRow[] | undefined {
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
