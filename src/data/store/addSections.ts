/**
 * Role: adds the sections of a backup file of another ledger of the same person to the sections here, and names the
 * sections that this would leave out.
 * Guarantee: it replaces nothing that is here or was deleted here. It never names a section that is the same here as in
 * the file.
 * Must not: be needed before a file is chosen.
 */
import { canonicalText, isJsonMap, type Json, type JsonMap, own } from '../../core/progress/json'
import type { Versioned } from './keptRows'
import { fieldsOf, joinedSheet } from './keptSheets'
import { rowsIn, together } from './sectionRows'

/** The turns of two ledgers don't tell which change is later. */
export function addSections(kept: JsonMap, brought: JsonMap): JsonMap {
  const added: Record<string, Json> = { ...kept }
  for (const [section, theirs] of Object.entries(brought)) {
    const mine = own(kept, section)
    const [rows, others] = [rowsIn(mine ?? []), rowsIn(theirs)]
    if (mine === undefined) added[section] = theirs
    else if (rows !== undefined && others !== undefined)
      added[section] = together(rows, others, section === 'sheets' ? addSheet : (here) => here)
  }
  return added
}

/** Adds the fields that only the other ledger's copy has. It replaces nothing that is here or was cleared here. */
export function addSheet(mine: Versioned, theirs: Versioned): Versioned {
  const [here, brought] = [fieldsOf(mine.value), fieldsOf(theirs.value)]
  if (brought === undefined) return mine
  return here === undefined ? theirs : joinedSheet(mine, theirs, mine.value, { ...brought, ...here })
}

/** Returns the names of the sections with data in `brought` that is not in `after`. That data stays in the file. */
export function sectionsLeft(after: JsonMap, brought: JsonMap): readonly string[] {
  const isThere = (section: string, theirs: Json): boolean => {
    const mine = own(after, section)
    if (mine === undefined) return false
    const [rows, others] = [rowsIn(mine), rowsIn(theirs)]
    if (rows === undefined || others === undefined) return isSame(mine, theirs)
    const values = new Map(rows.map(({ key, value }) => [key, value]))
    return others.every(({ key, value }) => {
      if (value === null) return true
      const there = values.get(key) ?? null
      return section === 'sheets' ? holdsSheet(there, value) : isSame(there, value)
    })
  }
  return Object.keys(brought)
    .filter((section) => !isThere(section, brought[section] ?? null))
    .sort()
}

/** Returns whether `mine` has every text of `theirs`. */
function holdsSheet(mine: Json, theirs: Json): boolean {
  const [here, brought] = [fieldsOf(mine), fieldsOf(theirs)]
  if (here === undefined || brought === undefined) return isSame(mine, theirs)
  return Object.entries(brought).every(([field, entry]) => {
    const text = textOf(entry)
    return text === '' || isSame(text, textOf(own(here, field) ?? ''))
  })
}

function textOf(entry: Json): Json {
  return isJsonMap(entry) ? (own(entry, 'text') ?? '') : entry
}

function isSame(one: Json, other: Json): boolean {
  return canonicalText(one) === canonicalText(other)
}
