/**
 * Role: empties one learner's database, as the first half of a removal.
 * Guarantee: what was saved after the check, in any tab, is not deleted; what comes later fails aloud, as after a deletion.
 * Must not: open a transaction, or ask what a backup has: that was checked before.
 */
import { revisionOf } from './documentRow'
import type { LearnerDatabase } from './learnerDatabase'
import type { CheckedState } from './learnerStore'

/** Needs a read-write transaction over every table. Answers whether it was emptied. */
export async function emptyIfUnchanged(database: LearnerDatabase, checked: CheckedState): Promise<boolean> {
  const row = await database.document.get('document')
  if (row === undefined || revisionOf(row) !== checked.revision) return false
  if ((await database.aside.count()) > checked.keptHereOnly) return false
  await Promise.all(database.tables.map((table) => table.clear()))
  return true
}
