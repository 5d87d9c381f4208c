/**
 * Role: documents that are no longer current and have not been given up.
 * Guarantee: keeping the same document twice keeps it once, so an exchange may be repeated.
 * Must not: parse what it keeps, or fail because of it: an original may be damaged.
 */
import { canonicalText } from '../progress/json'
import type { AsideRow, LearnerDatabase } from './learnerDatabase'
import type { AsideNote } from './learnerStore'
import { parseAsideNote, readable } from './parseRows'

/** Needs a read-write transaction over `aside`. */
export async function keepAside(database: LearnerDatabase, row: Omit<AsideRow, 'id'>): Promise<void> {
  const text = canonicalText(row.document)
  const same = await database.aside.filter((kept) => textOf(kept.document) === text).count()
  if (same === 0) await database.aside.add(row)
}

/** Newest first. */
export async function asideNotes(database: LearnerDatabase): Promise<readonly AsideNote[]> {
  return readable(await database.aside.reverse().toArray(), parseAsideNote)
}

/** Undefined for what has no text, such as an object that holds itself: it equals nothing. */
function textOf(document: unknown): string | undefined {
  try {
    return canonicalText(document)
  } catch {
    return undefined
  }
}
