/**
 * Role: adds the sections of a backup file of another ledger of the same person to the sections here.
 * Guarantee: it replaces nothing that is here or was deleted here.
 * Must not: be needed before a file is chosen.
 */
import { type Json, type JsonMap, own } from '../../core/progress/json'
import type { Versioned } from './keptRows'
import { fieldsOf, joined } from './keptSheets'
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
  return here === undefined ? theirs : joined(mine, theirs, mine.value, { ...brought, ...here })
}
