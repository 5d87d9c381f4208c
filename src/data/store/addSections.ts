/**
 * Role: adds sections from a backup file to this ledger's sections, when the file belongs to another ledger of the same
 * person. Lists the sections that it can't add.
 * Guarantee: it replaces nothing that exists or was deleted on this device. It never lists a section that is the same
 * on this device and in the file.
 * Must not: load before the learner chooses a file.
 */
import { canonicalText, isJsonMap, type Json, type JsonMap, own } from '../../core/progress/json'
import type { Versioned } from './keptRows'
import { fieldsOf, joinedSheet } from './keptSheets'
import { rowsIn, together } from './sectionRows'

/** Turn numbers from two ledgers can't be compared, so they don't show which change is later. */
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

/**
 * Adds the fields that only the other ledger's copy has. It replaces nothing that exists or was cleared on this device.
 */
export function addSheet(mine: Versioned, theirs: Versioned): Versioned {
  const [here, brought] = [fieldsOf(mine.value), fieldsOf(theirs.value)]
  if (brought === undefined) return mine
  return here === undefined ? theirs : joinedSheet(mine, theirs, mine.value, { ...brought, ...here })
}

/** Returns the names of sections that have data in `brought` but not in `after`. That data stays in the file only. */
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

/** Returns whether `mine` has all of the text in `theirs`. */
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
