/**
 * Role: one action of a learner, as the inside of one transaction.
 * Guarantee: document, revision, ledger and drafts change together or not at all; a repeat of the same action changes nothing.
 * Must not: open a transaction, or wait for anything but the database.
 */
import type { ActionResult } from '../progress/addTo'
import type { ProgressDocument } from '../progress/document'
import type { DeviceId, ModuleId } from '../progress/ids'
import type { Syllabus } from '../progress/syllabus'
import type { ActionTables } from './actionTransaction'
import { activityRows, type LedgerEntry, type Moment } from './activityRows'
import { type LoadOptions, loadDocument, nextRow } from './documentRow'
import type { SaveOutcome } from './storeHealth'
import { withCertificates } from './withCertificates'

export interface LearningAction {
  /** A new id for every press. */
  readonly id: string
  readonly apply: (document: ProgressDocument, device: DeviceId) => ActionResult
  /** Its line in the ledger; a setting, such as the name, has none. */
  readonly entry?: LedgerEntry
  /** The quiz whose draft this action makes useless. */
  readonly finishedQuiz?: ModuleId
}

export interface ActionContext extends LoadOptions {
  readonly moment: Moment
  /** Undefined while the curriculum is not known: then no certificates are added, and the next action adds them. */
  readonly syllabus: Syllabus | undefined
}

export async function performAction(
  tables: ActionTables,
  action: LearningAction,
  context: ActionContext,
): Promise<SaveOutcome> {
  const before = await loadDocument(tables, context)
  // The connection broke after the commit of the first try: it was saved, and must not count twice.
  if (before.lastAction === action.id) return { kind: 'saved', document: before.document }

  const result = action.apply(before.document, before.deviceId)
  switch (result.kind) {
    case 'unchanged':
      return { kind: 'unchanged', document: before.document }
    case 'refused':
      return result.reason === 'outdated'
        ? { kind: 'failed', reason: 'outdated' }
        : { kind: 'refused', reason: result.reason }
    case 'done': {
      const document = withCertificates(result.document, context.syllabus)
      // At once: each wait for an answer of the database is one more turn before the learner hears "saved".
      await Promise.all([
        tables.document.put(nextRow(before, document, action.id)),
        ...activityRows(before.document, document, action.entry, context.moment).map((row) => tables.activity.add(row)),
        action.finishedQuiz === undefined ? undefined : tables.drafts.delete(action.finishedQuiz),
      ])
      return { kind: 'saved', document }
    }
  }
}
