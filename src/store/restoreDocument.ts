/**
 * Role: brings a document that a page still remembers into a database that was deleted.
 * Guarantee: joins what another tab has brought back meanwhile; a new database gets a new DeviceId.
 * Must not: run by itself: a learner who removed everything must not find it again.
 */
import { FORMAT, type ProgressDocument } from '../progress/document'
import { isSameJson } from '../progress/isSameJson'
import { join } from '../progress/join'
import { type LoadOptions, loadDocument, nextRow } from './documentRow'
import type { LearnerDatabase } from './learnerDatabase'
import type { SaveOutcome } from './storeHealth'

/** Needs a read-write transaction over `document` and `aside`. */
export async function restoreDocument(
  database: LearnerDatabase,
  remembered: ProgressDocument,
  options: LoadOptions,
): Promise<SaveOutcome> {
  const before = await loadDocument(database, options)
  const document = join(before.document, remembered)
  if (document.format > FORMAT) return { kind: 'failed', reason: 'outdated' }
  if (isSameJson(document, before.document)) return { kind: 'unchanged', document }
  await database.document.put(nextRow(before, document, ''))
  return { kind: 'saved', document }
}
