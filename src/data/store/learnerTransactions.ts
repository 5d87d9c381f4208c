/**
 * Role: what is done to one learner's document, each as the inside of one transaction.
 * Guarantee: document, revision, ledger and drafts change together or not at all; a repeat of the same action changes nothing.
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

/** Who acts, and the moment of the press, which stays the same for every try of its transaction. */
export interface ActionBy extends Moment {
  readonly device: DeviceId
}

export interface LearningAction {
  readonly apply: (document: ProgressDocument, by: ActionBy) => ActionResult
  /** Its line in the ledger; a setting, such as the name, has none. */
  readonly entry?: LedgerEntry
  /** The quiz whose draft this action makes useless. */
  readonly finishedQuiz?: ModuleId
  /** What is kept beside the ledger, with it or not at all. */
  readonly keeps?: (before: ProgressDocument, by: ActionBy) => KeptRow
}

export interface ActionContext extends LoadOptions {
  /** A new one for every press. */
  readonly id: string
  readonly moment: Moment
  /** Undefined while the curriculum is not known: then no certificates are added, and the next action adds them. */
  readonly syllabus: Syllabus | undefined
}

/** What an action has done by the time that something is written beside it. */
export interface ActionDone {
  readonly before: ProgressDocument
  readonly isChanged: boolean
  readonly moment: Moment
}

/** Written in the transaction of an action, whether the document changed or not; not again where a repeat finds it written. */
export type Beside<T> = (database: LearnerDatabase, done: ActionDone) => Promise<T>

/** `beside` is what was answered beside the action; undefined where it was not asked. */
export interface Acted<T> {
  readonly outcome: SaveOutcome
  readonly beside: T | undefined
}

export type Act = <T>(action: LearningAction, beside?: Beside<T>) => Promise<Acted<T>>

export interface Performed<T> extends Acted<T> {
  readonly outcome: SavedOutcome
  /** A page whose first read failed learns here which database this is. */
  readonly deviceId: DeviceId
}

export type SavedOutcome = Exclude<SaveOutcome, { readonly kind: 'failed' }>

/** Over a document of a newer app it throws ConnectionEnded: then nothing is written, and the store fails as outdated. */
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
  // The connection broke after the commit of the first try: it was saved, and must not count twice.
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
    // At once: each wait for an answer of the database is one more turn before the learner hears "saved".
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
 * Brings a document that a page still remembers into a database that was deleted, joined with what another tab has brought
 * back meanwhile. Never by itself: a learner who removed everything must not find it again. Needs a read-write transaction
 * over `document` and `aside`.
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

/** What may go: the revision that a backup is known to have, and as many set-aside records as the learner gave up. */
export interface CheckedState {
  readonly revision: number
  readonly keptHereOnly: number
  /** Of what stands beside the ledger. */
  readonly keptMark: string
}

/**
 * The first half of a removal. What was saved after the check, in any tab, is not deleted; what comes later fails aloud, as
 * after a deletion. Needs a read-write transaction over every table. Answers whether it was emptied.
 */
export async function emptyIfUnchanged(database: LearnerDatabase, checked: CheckedState): Promise<boolean> {
  const row = await database.document.get('document')
  if (row === undefined || revisionOf(row) !== checked.revision) return false
  if ((await database.aside.count()) > checked.keptHereOnly) return false
  if ((await keptState(database)).keptMark !== checked.keptMark) return false
  await Promise.all(database.tables.map((table) => table.clear()))
  return true
}
