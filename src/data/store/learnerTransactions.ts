/**
 * Role: the changes to one learner's document. Each one runs inside a transaction.
 * Guarantee: document, revision, activity and drafts change together or not at all. A repeat of the same action changes
 * nothing.
 * Must not: open a transaction, or wait for anything but the database.
 */
import type { ActionResult } from '../../core/progress/addTo'
import { FORMAT, type ProgressDocument } from '../../core/progress/document'
import type { DeviceId, ModuleId } from '../../core/progress/ids'
import { isSameJson } from '../../core/progress/isSameJson'
import { join } from '../../core/progress/join'
import type { Syllabus } from '../../core/progress/syllabus'
import { activityRows, type LedgerEntry, type Moment } from './activityRows'
import { ConnectionEnded } from './connection'
import { keptState } from './dexieKeptRows'
import { loadDocument, type LoadedDocument, type LoadOptions, nextRow, revisionOf } from './documentRow'
import type { KeptRow } from './keptRows'
import type { LearnerDatabase } from './learnerDatabase'
import type { SaveOutcome } from './storeHealth'
import { settled } from './settled'

/** The device, and the time of the click. The time doesn't change if the transaction is tried again. */
export interface ActionBy extends Moment {
  readonly device: DeviceId
}

export interface LearningAction {
  readonly apply: (document: ProgressDocument, by: ActionBy) => ActionResult
  /** Its activity entry. A setting, such as the name, has none. */
  readonly entry?: LedgerEntry
  /** The quiz whose draft this action replaces. */
  readonly finishedQuiz?: ModuleId
  /** A row outside the ledger that is saved in the same transaction. */
  readonly keeps?: (before: ProgressDocument, by: ActionBy) => KeptRow
}

export interface ActionContext extends LoadOptions {
  /** Unique for every press. */
  readonly id: string
  readonly moment: Moment
  /** Undefined while the curriculum is not known. Then no certificates are added, and the next action adds them. */
  readonly syllabus: Syllabus | undefined
}

/** The result of an action, for other writes in the same transaction. */
export interface ActionDone {
  readonly before: ProgressDocument
  readonly isChanged: boolean
  readonly moment: Moment
}

/**
 * Writes in the transaction of an action, whether the document changed or not. Not repeated if it was already written.
 */
export type Beside<T> = (database: LearnerDatabase, done: ActionDone) => Promise<T>

/** `beside` is the result of the write beside the action; undefined without one. */
export interface Acted<T> {
  readonly outcome: SaveOutcome
  readonly beside: T | undefined
}

export type Act = <T>(action: LearningAction, beside?: Beside<T>) => Promise<Acted<T>>

export interface Performed<T> extends Acted<T> {
  readonly outcome: SavedOutcome
  /** Lets a page whose first read failed identify this database. */
  readonly deviceId: DeviceId
}

export type SavedOutcome = Exclude<SaveOutcome, { readonly kind: 'failed' }>

/**
 * Throws ConnectionEnded if the document is from a newer app. In that case, nothing is written, and the store reports
 * that it is outdated.
 */
export async function performAction<T>(
  database: LearnerDatabase,
  action: LearningAction,
  context: ActionContext,
  beside?: Beside<T>,
): Promise<Performed<T>> {
  const { id, moment, syllabus } = context
  const before = await loadDocument(database, context)
  const { document, deviceId, revision } = before
  const unchanged = { deviceId, beside: undefined }
  // The connection broke after the first try had committed. The action was saved, and must not count twice.
  if (wasWritten(before, id)) return { outcome: { kind: 'saved', document, revision }, ...unchanged }

  const by = { ...moment, device: deviceId }
  const result = action.apply(document, by)
  if (result.kind === 'refused') {
    if (result.reason === 'outdated') throw new ConnectionEnded('outdated')
    return { outcome: { kind: 'refused', reason: result.reason }, ...unchanged }
  }
  let outcome: SavedOutcome = { kind: 'unchanged', document }
  if (result.kind === 'done') {
    const after = settled(result.document, syllabus)
    const row = nextRow(before, after, id)
    // All writes start together, because each separate wait would delay the answer "saved".
    const writes: PromiseLike<unknown>[] = [
      database.document.put(row),
      ...activityRows(document, after, action.entry, moment).map((row) => database.activity.add(row)),
    ]
    if (action.finishedQuiz !== undefined) writes.push(database.drafts.delete(action.finishedQuiz))
    if (action.keeps !== undefined) writes.push(database.kept.put(action.keeps(document, by)))
    await Promise.all(writes)
    outcome = { kind: 'saved', document: after, revision: row.revision }
  }
  const done: ActionDone = { before: document, isChanged: outcome.kind === 'saved', moment }
  return { outcome, deviceId, beside: beside && (await beside(database, done)) }
}

function wasWritten({ lastAction, earlierActions }: LoadedDocument, id: string): boolean {
  return lastAction === id || earlierActions.includes(id)
}

/**
 * Writes a document from a page's memory into a database that was deleted, joined with the data that another tab has
 * restored. Never runs automatically, because a learner who removed everything must not find it again. Needs a
 * read-write transaction over `document` and `aside`.
 */
export async function restoreDocument(
  database: LearnerDatabase,
  remembered: ProgressDocument,
  options: LoadOptions,
): Promise<SavedOutcome> {
  const before = await loadDocument(database, options)
  const document = join(before.document, remembered)
  if (document.format > FORMAT) throw new ConnectionEnded('outdated')
  if (isSameJson(document, before.document)) return { kind: 'unchanged', document }
  const row = nextRow(before, document, '')
  await database.document.put(row)
  return { kind: 'saved', document, revision: row.revision }
}

/**
 * The data that may be deleted: the revision that a backup is known to have, and the number of earlier ledgers that the
 * learner agreed to lose.
 */
export interface CheckedState {
  readonly revision: number
  readonly keptHereOnly: number
  /** The mark of the rows beside the ledger. */
  readonly keptMark: string
}

/**
 * The first half of a removal. Data saved after the check, in any tab, is not deleted, and later writes fail as after a
 * deletion. Needs a read-write transaction over every table. Resolves to whether it was emptied.
 */
export async function emptyIfUnchanged(database: LearnerDatabase, checked: CheckedState): Promise<boolean> {
  const row = await database.document.get('document')
  if (row === undefined || revisionOf(row) !== checked.revision) return false
  if ((await database.aside.count()) > checked.keptHereOnly) return false
  if ((await keptState(database)).keptMark !== checked.keptMark) return false
  await Promise.all(database.tables.map((table) => table.clear()))
  return true
}
