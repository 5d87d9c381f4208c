/**
 * Role: documents that are no longer current, on Dexie.
 * Guarantee: starting over saves the old document in the transaction that replaces it. Restoring removes a record in
 * the transaction that adds it, unless a newer app put data into it that this one can't restore.
 * Must not: parse a record, except to count or restore its content.
 */
import { hasLearning, isOutdated, type ProgressDocument } from '../../core/progress/document'
import { type DeviceId, type Instant, type LearnerId, parseDeviceId, parseInstant } from '../../core/progress/ids'
import { type ForeignAnswers, foreignAnswers } from '../../core/progress/foreignAnswers'
import { type ForeignWork, foreignWork, sourceOf } from '../../core/progress/notMine'
import { parseDocument } from '../../core/progress/parseDocument'
import { staysInSource } from '../../core/progress/staysInSource'
import type { DexieBackupLedgerParts } from './dexieBackupLedger'
import { learnedCounts } from './learnedCounts'
import type { DocumentRow, LearnerDatabase, SupersededRow } from './learnerDatabase'
import { eventsOf, isTakenOut } from './lastHour'
import type { OpenedLearnerStore } from './learnerStore'
import type { Activity } from './learningRows'
import { bringingBack, startingOver, takingOut } from './learningActions'
import { parseActivity, parseSupersededRecord, readable } from './parseRows'
import { firstMergeMarkOf, keepSuperseded } from './replicationRows'
import type { BringBackOutcome, BroughtBack, SetAside, SupersededRecord } from './setAside'
import { type SaveFailure, type SaveOutcome, unlessStorageFails } from './storeHealth'

/** The other learners on this device. */
export interface OtherLearners {
  /** Resolves to whether the device still lists that learner. Rejects if its list can't be read. */
  readonly isListed: (learnerId: LearnerId) => Promise<boolean>
  readonly open: (learnerId: LearnerId) => Promise<OpenedLearnerStore>
}

export interface DexieSetAsideParts extends DexieBackupLedgerParts {
  readonly openOther: OtherLearners
  readonly learnerId: LearnerId
  readonly newDeviceId: () => DeviceId
}

/**
 * If the learner starts over more often than this while a tab is suspended, and there is no account, that tab thinks
 * the database is a different one.
 */
const MOST_NAMES = 8

export class DexieSetAside implements SetAside {
  readonly #parts: DexieSetAsideParts

  constructor(parts: DexieSetAsideParts) {
    this.#parts = parts
  }

  /** Newest first. */
  async records(): Promise<readonly SupersededRecord[]> {
    const rows = (await this.#parts.read((database) => database.aside.reverse().toArray())) ?? []
    return rows.flatMap((row) =>
      readable([row], parseSupersededRecord).map((record) => ({ ...record, holds: this.#holds(row) })),
    )
  }

  async startOver(): Promise<SaveOutcome> {
    const at = this.#parts.now()
    const { outcome } = await this.#parts.act(startingOver(), async (database, { before }) => {
      await this.#nameAnew(database)
      if (!hasLearning(before)) return
      await keepSuperseded(database, { reason: 'started-over', document: before, detail: 'started over here', at })
      await Promise.all([database.drafts.clear(), database.places.clear()])
    })
    return outcome
  }

  /**
   * Gives this database a new DeviceId before the first contact with an account. Until then, this device counts its own
   * epochs, and the account's epochs replace them later. A backup file may still have the old counts, and they must not
   * mix with the new ones.
   */
  async #nameAnew(database: LearnerDatabase): Promise<void> {
    const row = await database.document.get('document')
    const device = parseDeviceId(row?.deviceId)
    if (row === undefined || device === undefined || (await firstMergeMarkOf(database, device)).isMerged) return
    const formerDeviceIds = [device, ...(row.formerDeviceIds ?? [])].slice(0, MOST_NAMES)
    await database.document.put({ ...row, deviceId: this.#parts.newDeviceId(), formerDeviceIds })
  }

  async bringBack(id: number): Promise<BringBackOutcome> {
    const row = await this.#parts.read((database) => database.aside.get(id))
    const document = row === undefined ? undefined : this.#documentOf(row)
    if (document === undefined) return { kind: 'failed', reason: 'missing' }
    if (isOutdated(document)) return { kind: 'failed', reason: 'outdated' }
    // Data that a newer app added to it has no other copy.
    const stays = staysInSource(document)
    const { outcome } = await this.#parts.act(bringingBack(document), async (database) => {
      if (!stays) await database.aside.delete(id)
    })
    return outcome.kind === 'saved' || outcome.kind === 'unchanged' ? { ...outcome, stays } : outcome
  }

  async takeOut(ids: readonly number[]): Promise<SaveOutcome> {
    const { learnerId, now, read, act } = this.#parts
    const at = now()
    const since = await read((database) =>
      Promise.all([
        database.activity
          .where('id')
          .aboveOrEqual(Math.min(...ids))
          .toArray(),
        database.document.get('document'),
      ]),
    )
    const rows = readable(since?.[0] ?? [], parseActivity)
    const chosen = rows.filter(({ id }) => ids.includes(id))
    const work = foreignWork(eventsOf(rows, ids))
    const answers = isTakenOut(rows) ? {} : this.#answersOf(work, since?.[1])
    const { outcome } = await act(takingOut(work, answers), async (database, { isChanged, moment }) => {
      const day = moment.today ?? ''
      // The activity records it even if no lesson was undone, so that we don't ask about these rows again.
      if (!isChanged) await database.activity.add({ kind: 'taken-out', subject: '', points: 0, at, day })
      // Derived from the rows, so that removing them in two tabs creates one record.
      const document = sourceOf(work, learnerId, firstOf(chosen, at), answers)
      await keepSuperseded(database, { reason: 'not-mine', document, detail: 'learned by somebody else', at })
    })
    return outcome
  }

  async give(id: number, to: LearnerId, from: string): Promise<BroughtBack> {
    const row = await this.#parts.read((database) => database.aside.get(id))
    const document = row === undefined ? undefined : this.#documentOf(row)
    if (document === undefined) return { kind: 'failed', reason: 'missing' }
    // If the other learner was removed in the meantime, this must not create a ledger that no one can open and move the
    // record's only copy into it.
    if (!(await this.#isListed(to))) return { kind: 'failed', reason: 'missing' }
    const other = await this.#parts.openOther.open(to)
    try {
      // A missing ledger must not be created again with only this record in it.
      if (other.beginning === 'lost' || other.beginning === 'unopened') return { kind: 'failed', reason: 'connection' }
      const given = await other.receive(document, from)
      if (given.kind === 'refused' || given.kind === 'failed') return given
      if (!(await this.#isListed(to))) return { kind: 'failed', reason: 'missing' }
      // The other learner has the record now. If the deletion fails, the record is kept, and adding it again changes
      // nothing. A record with data from a newer app is kept too.
      if (!staysInSource(document)) await this.dismiss(id)
      return given
    } finally {
      other.close()
    }
  }

  /** An unreadable list is treated as empty, so the record is kept. */
  async #isListed(learnerId: LearnerId): Promise<boolean> {
    return await unlessStorageFails(() => this.#parts.openOther.isListed(learnerId), false)
  }

  dismiss(id: number): Promise<SaveFailure | undefined> {
    return this.#parts.keep((database) => database.aside.delete(id))
  }

  /**
   * Read before the transaction. If another tab wrote first, the transaction finds different counts and uses none of
   * these answers.
   */
  #answersOf({ attempts }: ForeignWork, row: DocumentRow | undefined): ForeignAnswers {
    const device = parseDeviceId(row?.deviceId)
    const document = row === undefined ? undefined : this.#documentOf(row)
    return document === undefined || device === undefined ? {} : foreignAnswers(document, attempts, device)
  }

  #holds(row: SupersededRow): SupersededRecord['holds'] {
    const document = this.#documentOf(row)
    return document === undefined ? undefined : learnedCounts(document)
  }

  #documentOf(row: Pick<SupersededRow, 'document'>): ProgressDocument | undefined {
    const parsed = parseDocument(row.document, this.#parts.learnerId)
    return parsed.kind === 'unreadable' ? undefined : parsed.document
  }
}

/** Returns the time at which the work started, based on its entries. */
function firstOf(rows: readonly Activity[], otherwise: string): Instant {
  const times = rows.flatMap((row) => parseInstant(row.at) ?? [])
  return times.sort()[0] ?? (otherwise as Instant)
}
