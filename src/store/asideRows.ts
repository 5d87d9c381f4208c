/**
 * Role: documents that are no longer current and have not been given up.
 * Guarantee: keeping the same document twice keeps it once, so an exchange may be repeated.
 * Must not: parse what it keeps: an original may be damaged.
 */
import { canonicalText } from '../progress/canonicalText'
import type { AsideRow, LearnerDatabase } from './learnerDatabase'
import type { AsideNote } from './learnerStore'

/** Needs a read-write transaction over `aside`. */
export async function keepAside(database: LearnerDatabase, row: Omit<AsideRow, 'id'>): Promise<void> {
  const text = canonicalText(row.document)
  const same = await database.aside.filter((kept) => canonicalText(kept.document) === text).count()
  if (same === 0) await database.aside.add(row)
}

/** Newest first. */
export async function asideNotes(database: LearnerDatabase): Promise<readonly AsideNote[]> {
  const rows = await database.aside.reverse().toArray()
  return rows.map(({ id, reason, at }) => ({ id, reason, at }))
}
