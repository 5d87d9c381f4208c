/**
 * Role: a learner's document on Dexie: read, begun, written by actions, put back after a loss.
 * Guarantee: every action is one transaction; what a screen was shown stays shown while storage fails.
 * Must not: keep a second truth: what it remembers is for showing and restoring only.
 */
import type { Clock } from '../../platform/clock'
import { type Random, randomDeviceId, randomId } from '../../platform/random'
import { withDeadline } from '../../platform/withDeadline'
import { instantOf, localDateOf } from '../../core/progress/calendar'
import { emptyDocument, type ProgressDocument } from '../../core/progress/document'
import type { DeviceId, LearnerId } from '../../core/progress/ids'
import { parseDocument } from '../../core/progress/parseDocument'
import type { Syllabus } from '../../core/progress/syllabus'
import type { Moment } from './activityRows'
import { ConnectionEnded } from './connection'
import type { LearnerRow } from './deviceDatabase'
import { isReplaced, type LoadOptions, loadDocument, type SeenDocument } from './documentRow'
import type { LearnerConnection } from './learnerConnection'
import type { LearnerDatabase } from './learnerDatabase'
import type { StoreBeginning } from './learnerStore'
import {
  type LearningAction,
  orAbandon,
  performAction,
  restoreDocument,
  type SavedOutcome,
} from './learnerTransactions'
import type { DescribeAction } from './learningActions'
import type { SaveFailure, SaveOutcome, WriteOutcome } from './storeHealth'

/** The curriculum lies on the device; if it doesn't come by then, saving matters more than a certificate. */
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
  /** The document last read or written here, and in which database; undefined until this page has seen one. */
  #seen: SeenDocument | undefined

  /** @param onSaved told the revision of what was written; 0 before a new database is filled */
  constructor(parts: DexieDocumentParts, connection: LearnerConnection, onSaved: (revision: number) => void) {
    this.#parts = parts
    this.#connection = connection
    this.#onSaved = onSaved
  }

  get beginning(): StoreBeginning {
    return this.#beginning
  }

  /**
   * Opens the database and makes what a new learner needs. `wasKnown`: this device had a database before. `listed`: as the
   * device's list has this learner now; a copy of it stays here, so that they are found by name when that list is lost.
   */
  async begin(wasKnown: boolean, listed?: Partial<LearnerRow>): Promise<void> {
    const moment = this.moment()
    const opened = await this.#connection.write(async (database) => {
      const { document, deviceId, isNew } = await loadDocument(database, this.loadOptions(moment))
      // Kept in the new database, for the pages that find it made already.
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
    const restore = orAbandon(async (database) => {
      await database.backup.delete('loss')
      return await restoreDocument(database, remembered, options)
    })
    // A new database counts from the beginning.
    this.#onSaved(0)
    return this.#take(await this.#connection.writeAnew(restore))
  }

  /** `besides` is written in the same transaction, whether the document changed or not, and once. */
  async act(describe: DescribeAction, besides?: (database: LearnerDatabase) => Promise<void>): Promise<SaveOutcome> {
    const moment = this.moment()
    const described = describe(moment)
    // A page whose first read failed learns here which database this is: its device names it.
    let deviceId: DeviceId | undefined
    const action: LearningAction = {
      ...described,
      id: randomId(this.#parts.random),
      apply: (document, device) => {
        deviceId = device
        return described.apply(document, device)
      },
    }
    const syllabus = await this.syllabus()
    const context = { ...this.loadOptions(moment), moment, syllabus }
    const act = orAbandon((database) => performAction(database, action, context, besides))
    return this.#take(await this.#connection.write(act), deviceId)
  }

  /** @param deviceId of the database, where the transaction came to know it */
  #take(written: WriteOutcome<SavedOutcome>, deviceId?: DeviceId): SaveOutcome {
    if (written.kind === 'failed') return written
    const outcome = written.value
    if (outcome.kind !== 'refused') this.remember(outcome.document, deviceId)
    if (outcome.kind === 'saved') this.#onSaved(outcome.revision)
    return outcome
  }

  /** Keeps something beside the document, in a database that still has one. */
  async keep(work: (database: LearnerDatabase) => PromiseLike<unknown>): Promise<SaveFailure | undefined> {
    const options = this.loadOptions()
    const written = await this.#connection.write(async (database) => {
      await loadDocument(database, options)
      await work(database)
    })
    return written.kind === 'failed' ? written.reason : undefined
  }

  /** Undefined where the curriculum can't be read in time. */
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
