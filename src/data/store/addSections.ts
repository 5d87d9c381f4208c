/**
 * Role: what a backup file of another ledger of the same person adds to what is kept beside this one.
 * Guarantee: nothing that is here, or was deleted here, is replaced.
 * Must not: be needed before a file is looked at.
 */
import { type Json, type JsonMap, own } from '../../core/progress/json'
import type { Versioned } from './keptRows'
import { fieldsOf, joined } from './keptSheets'
import { rowsIn, together } from './sectionRows'

/** Turns of two ledgers say nothing of which is later. */
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

/** What another ledger's copy has and this one has not: nothing that stands here, or was cleared here, is replaced. */
export function addSheet(mine: Versioned, theirs: Versioned): Versioned {
  const [here, brought] = [fieldsOf(mine.value), fieldsOf(theirs.value)]
  if (brought === undefined) return mine
  return here === undefined ? theirs : joined(mine, theirs, mine.value, { ...brought, ...here })
}
