/**
 * Role: a learner's document on Dexie. Reads it, creates it, writes it for actions, and restores it after a loss.
 * Guarantee: every action is one transaction. Screens keep showing the last data while storage fails.
 * Must not: become a second source of truth. Its copy in memory is only for showing and restoring progress.
 */
import type { Clock } from '../../platform/clock'
import { type Random, randomDeviceId, randomId } from '../../platform/random'
import { withDeadline } from '../../platform/withDeadline'
import { instantOf, localDateOf } from '../../core/progress/calendar'
import { emptyDocument, type ProgressDocument } from '../../core/progress/document'
import type { DeviceId, LearnerId } from '../../core/progress/ids'
import { parseDocument } from '../../core/progress/parseDocument'
import { withPassedMarks } from '../../core/progress/passedMarks'
import type { Syllabus } from '../../core/progress/syllabus'
import type { Moment } from './activityRows'
import { ConnectionEnded } from './connection'
import type { LearnerRow } from './deviceDatabase'
import { isReplaced, type LoadOptions, loadDocument, nextRow, type SeenDocument } from './documentRow'
import type { LearnerConnection } from './learnerConnection'
import type { LearnerDatabase } from './learnerDatabase'
import type { StoreBeginning } from './learnerStore'
import {
  type Acted,
  type Beside,
  type LearningAction,
  performAction,
  restoreDocument,
  type SavedOutcome,
} from './learnerTransactions'
import { type SaveFailure, saveFailureIn, type SaveOutcome, type WriteOutcome } from './storeHealth'

/**
 * The curriculum is on the device. If it doesn't load within this time, in ms, we save without it. Saving matters more
 * than a certificate.
 */
const SYLLABUS_DEADLINE_MS = 2000

export interface DexieDocumentParts {
  readonly learnerId: LearnerId
  readonly clock: Clock
  readonly random: Random
  readonly syllabus: () => Promise<Syllabus | undefined> | Syllabus | undefined
}

export class DexieDocument {
  readonly #parts: DexieDocumentParts
  readonly #connection: LearnerConnection
  readonly #onSaved: (revision: number) => void
  #beginning: StoreBeginning = 'unopened'
  /** The document last read or written here, and its database. Undefined until this page has read one. */
  #seen: SeenDocument | undefined

  /** @param onSaved called with the revision that was written; 0 before a new database is filled */
  constructor(parts: DexieDocumentParts, connection: LearnerConnection, onSaved: (revision: number) => void) {
    this.#parts = parts
    this.#connection = connection
    this.#onSaved = onSaved
  }

  get beginning(): StoreBeginning {
    return this.#beginning
  }

  /**
   * Opens the database and creates the data that a new learner needs. `wasKnown`: this device had a database before.
   * `listed`: this learner's row in the device's list. A copy of that row is kept in this database, to restore the name
   * if the list is lost.
   */
  async begin(wasKnown: boolean, listed?: Partial<LearnerRow>): Promise<void> {
    const moment = this.moment()
    const opened = await this.#connection.write(async (database) => {
      const before = await loadDocument(database, this.loadOptions(moment))
      const { deviceId, isNew } = before
      // A later version may have a higher passing score, so results from before there were marks get them now. The
      // learner changed nothing, so the revision stays. The next exchange sends the marks.
      const document = withPassedMarks(before.document)
      const { revision, changes, lastAction } = before
      if (document !== before.document)
        await database.document.put({ ...nextRow(before, document, lastAction), revision, changes })
      // The loss is saved in the new database for pages that open it later.
      if (isNew && wasKnown) await database.backup.put({ key: 'loss', at: moment.at })
      if (listed !== undefined) await keepListed(database, listed)
      const isLost = (await database.backup.get('loss')) !== undefined
      return { seen: { document, deviceId }, beginning: isLost ? 'lost' : isNew ? 'made' : 'found' } as const
    })
    if (opened.kind === 'failed') return
    this.#seen = opened.value.seen
    this.#beginning = opened.value.beginning
  }

  progress(): Promise<ProgressDocument> {
    return this.#connection.read(
      async (database) => {
        const row = await database.document.get('document')
        if (row === undefined) {
          if (this.#seen !== undefined) throw new ConnectionEnded('gone')
          return this.#remembered()
        }
        const parsed = parseDocument(row.document, this.#parts.learnerId)
        if (this.#seen !== undefined && isReplaced(this.#seen, row, parsed)) throw new ConnectionEnded('gone')
        if (parsed.kind === 'unreadable') return this.#remembered()
        this.#seen = { document: parsed.document, deviceId: row.deviceId }
        return parsed.document
      },
      () => this.#remembered(),
    )
  }

  async restore(): Promise<SaveOutcome> {
    const options = { ...this.loadOptions(), isExpected: false, seen: undefined }
    const remembered = this.#remembered()
    // Revisions in a new database start at 0.
    this.#onSaved(0)
    const written = await this.#connection.writeAnew(async (database) => {
      await database.backup.delete('loss')
      return await restoreDocument(database, remembered, options)
    })
    if (written.kind === 'failed') return written
    this.#take(written.value, undefined)
    return written.value
  }

  readonly act = async <T>(action: LearningAction, beside?: Beside<T>): Promise<Acted<T>> => {
    const moment = this.moment()
    const syllabus = await this.syllabus()
    const context = { ...this.loadOptions(moment), id: randomId(this.#parts.random), moment, syllabus }
    const written = await this.#connection.write((database) => performAction(database, action, context, beside))
    if (written.kind === 'failed') return { outcome: written, beside: undefined }
    const { deviceId, ...acted } = written.value
    this.#take(acted.outcome, deviceId)
    return acted
  }

  /** @param deviceId of the database, if the transaction read it */
  #take(outcome: SavedOutcome, deviceId: DeviceId | undefined): void {
    if (outcome.kind !== 'refused') this.remember(outcome.document, deviceId)
    if (outcome.kind === 'saved') this.#onSaved(outcome.revision)
  }

  /** Writes rows beside the document, if the database still has a document. */
  writeBeside<T>(work: (database: LearnerDatabase) => PromiseLike<T>): Promise<WriteOutcome<T>> {
    const options = this.loadOptions()
    return this.#connection.write(async (database) => {
      await loadDocument(database, options)
      return await work(database)
    })
  }

  async keep(work: (database: LearnerDatabase) => PromiseLike<unknown>): Promise<SaveFailure | undefined> {
    return saveFailureIn(await this.writeBeside(work))
  }

  /** Undefined if the curriculum can't be read in time. */
  syllabus(): Promise<Syllabus | undefined> {
    return withDeadline(SYLLABUS_DEADLINE_MS, this.#parts.syllabus)
  }

  loadOptions(moment = this.moment()): LoadOptions {
    return {
      owner: this.#parts.learnerId,
      at: moment.at,
      isExpected: this.#seen !== undefined,
      seen: this.#seen,
      newDeviceId: randomDeviceId(this.#parts.random) as DeviceId,
    }
  }

  moment(): Moment {
    const now = this.#parts.clock.now()
    return { now, today: localDateOf(now), at: instantOf(now) }
  }

  remember(document: ProgressDocument, deviceId: DeviceId | undefined): void {
    this.#seen = { document, deviceId: deviceId ?? this.#seen?.deviceId }
  }

  #remembered(): ProgressDocument {
    return this.#seen?.document ?? emptyDocument(this.#parts.learnerId, this.moment().at)
  }
}

async function keepListed({ backup }: LearnerDatabase, row: Partial<LearnerRow>): Promise<void> {
  const kept = await backup.get('listed')
  const isKept = kept?.key === 'listed' && JSON.stringify(kept.row) === JSON.stringify(row)
  if (!isKept) await backup.put({ key: 'listed', row })
}
