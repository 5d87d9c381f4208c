/**
 * Role: the replication store, and the backup status for screens, on Dexie.
 * Guarantee: document, revision, superseded records and the state of the remote change together or not at all.
 * Must not: wait for anything but the database inside a transaction, or touch a window.
 */
import { liveQuery } from 'dexie'
import type { Clock } from '../../platform/clock'
import { createStore } from '../../platform/createStore'
import { instantOf } from '../../core/progress/calendar'
import { isOutdated, type ProgressDocument } from '../../core/progress/document'
import { type DeviceId, type LearnerId, parseDeviceId } from '../../core/progress/ids'
import { isSameJson } from '../../core/progress/isSameJson'
import type { Syllabus } from '../../core/progress/syllabus'
import type { AccountReading, Backup, BackupOutcome, BackupState, BackUpOutcome } from './backup'
import { backUpNow } from './backUpNow'
import { ConnectionEnded } from './connection'
import { type LoadedDocument, type LoadOptions, loadDocument, nextRow, revisionOf } from './documentRow'
import type { LearnerConnection } from './learnerConnection'
import type { LearnerDatabase, RemoteRow } from './learnerDatabase'
import { type FirstPull, mergeFirst, type ReplicaAnswer, receiveAnswer, takeEarlier } from './replicaChanges'
import {
  accountReading,
  keepSuperseded,
  firstMergeMarkOf,
  backupStatus,
  noteEarlierTaken,
  REMOTE,
  remoteRowOf,
  requestsOf,
} from './replicationRows'
import type { Applied, Replica, ReplicationStore, Watched } from './replicationStore'
import type { SaveFailure, WriteOutcome } from './storeHealth'
import { parseChangeMarks, waitingSince } from './waitingSince'

export interface DexieReplicationStoreParts {
  readonly learnerId: LearnerId
  readonly clock: Clock
  readonly connection: LearnerConnection
  readonly loadOptions: () => LoadOptions
  /** Resolves quickly, to undefined if the curriculum is not known. */
  readonly syllabus: () => Promise<Syllabus | undefined>
  /** Called for every document written here, with the name of its device. */
  readonly onDocument: (document: ProgressDocument, deviceId: DeviceId | undefined) => void
}

export class DexieReplicationStore implements ReplicationStore, Backup {
  readonly learnerId: LearnerId
  readonly written = createStore(0)
  readonly #parts: DexieReplicationStoreParts

  constructor(parts: DexieReplicationStoreParts) {
    this.learnerId = parts.learnerId
    this.#parts = parts
  }

  readForExchange(): Promise<WriteOutcome<Replica>> {
    return this.#write(async (database, before) => ({
      document: before.document,
      revision: before.revision,
      ...(await firstMergeMarkOf(database, before.deviceId)),
    }))
  }

  async mergeFirst(pulled: FirstPull): Promise<WriteOutcome<Replica>> {
    const syllabus = await this.#parts.syllabus()
    return await this.#writeDocument(async (database, before) => {
      abandonIfOutdated(before.document)
      const mark = await firstMergeMarkOf(database, before.deviceId)
      const by = { device: before.deviceId, syllabus }
      const { document, isMerged: _is, ...found } = mergeFirst(before.document, mark, pulled, by)
      // The document is written even if nothing changed. The mark contains the device's name, so that name must be
      // saved too.
      const isChanged = !isSameJson(document, before.document)
      const revision = isChanged ? before.revision + 1 : before.revision
      const next = nextRow(before, document, before.lastAction)
      await database.document.put(isChanged ? next : { ...next, revision, changes: before.changes })
      await database.backup.put({ key: 'anchor', deviceId: before.deviceId, ...found })
      if (pulled.there !== undefined && isSameJson(document, pulled.there)) {
        // The remote already has the document, so there is nothing to send.
        await database.remotes.put({ ...(await remoteRowOf(database)), syncedRevision: revision })
      }
      return { document, revision, isMerged: true, ...found }
    })
  }

  setAside(document: ProgressDocument): Promise<WriteOutcome<void>> {
    return this.#write((database, _before, at) =>
      keepSuperseded(database, { reason: 'replaced', document, detail: `from the remote ${REMOTE}`, at }),
    )
  }

  async applyAnswer(answer: ReplicaAnswer): Promise<WriteOutcome<Applied>> {
    const syllabus = await this.#parts.syllabus()
    return await this.#writeDocument(async (database, before, at) => {
      abandonIfOutdated(before.document)
      const received = receiveAnswer(before, answer, syllabus)
      if (received.replaced !== undefined) {
        const detail = `a higher epoch came from the remote ${REMOTE}`
        await keepSuperseded(database, { reason: 'replaced', document: received.replaced, detail, at })
      }
      if (received.isChanged) await database.document.put(nextRow(before, received.document, before.lastAction))
      const row = await remoteRowOf(database)
      // A revision above the current one is from before the document's row was damaged.
      const known = row.syncedRevision <= before.revision ? row.syncedRevision : 0
      // A late answer must not lower the revision that a newer answer set.
      const syncedRevision = Math.max(known, received.syncedRevision)
      await database.remotes.put({
        name: REMOTE,
        syncedRevision,
        outcome: { kind: 'exchanged' },
        outcomeAt: at,
        succeededAt: at,
      })
      const { document, revision } = received
      return { document, isWaiting: syncedRevision < revision, revision }
    })
  }

  async takeEarlier(value: unknown): Promise<WriteOutcome<Applied>> {
    const syllabus = await this.#parts.syllabus()
    return await this.#writeDocument(async (database, before, at) => {
      abandonIfOutdated(before.document)
      const mark = await firstMergeMarkOf(database, before.deviceId)
      const { document, revision, superseded, isChanged } = takeEarlier({ ...before, ...mark }, value, syllabus)
      if (superseded !== undefined) {
        const detail = 'additions of the earlier site in local storage'
        await keepSuperseded(database, { reason: 'replaced', document: superseded, detail, at })
      }
      if (isChanged) await database.document.put(nextRow(before, document, before.lastAction))
      await noteEarlierTaken(database)
      return { document, isWaiting: (await remoteRowOf(database)).syncedRevision < revision, revision }
    })
  }

  noteStart(): Promise<WriteOutcome<void>> {
    return this.#note((row, at) => ({ ...row, startedAt: at }))
  }

  noteOutcome(outcome: BackupOutcome): Promise<WriteOutcome<void>> {
    return this.#note(({ startedAt: _ended, ...row }, at) => ({ ...row, outcome, outcomeAt: at }))
  }

  watch(listener: (watched: Watched) => void): () => void {
    const query = (): Promise<Watched | undefined> =>
      this.#parts.connection.read<Watched | undefined>(
        (database) =>
          database.transaction('r', [database.document, database.remotes, database.backup], async () => {
            const { syncedRevision, succeededAt } = await remoteRowOf(database)
            const revision = revisionOf(await database.document.get('document'))
            return { revision, syncedRevision, succeededAt, requests: await requestsOf(database) }
          }),
        () => undefined,
      )
    const subscription = liveQuery(query).subscribe((watched) => {
      if (watched !== undefined) listener(watched)
    })
    return () => subscription.unsubscribe()
  }

  state(): Promise<BackupState> {
    return this.#parts.connection.read<BackupState>(
      (database) =>
        database.transaction('r', [database.document, database.remotes, database.aside], async () => {
          const remotes = await database.remotes.toArray()
          const row = await database.document.get('document')
          const revision = revisionOf(row)
          const now = this.#parts.clock.now()
          return {
            revision,
            status: backupStatus(remotes, revision, now),
            waitingSince: waitingSince(parseChangeMarks(row?.changes), remotes, now),
            lastBackupAt: remotes
              .flatMap(({ succeededAt }) => (succeededAt === undefined ? [] : [succeededAt]))
              .sort()
              .at(-1),
            keptHereOnly: await database.aside.count(),
          }
        }),
      () => ({ revision: 0, status: { kind: 'saved-here', waiting: 0 }, lastBackupAt: undefined, keptHereOnly: 0 }),
    )
  }

  accountReading(): Promise<AccountReading> {
    return this.#parts.connection.read<AccountReading>(
      (database) =>
        database.transaction('r', [database.document, database.remotes, database.backup], async () => {
          const deviceId = parseDeviceId((await database.document.get('document'))?.deviceId)
          const isMerged = deviceId !== undefined && (await firstMergeMarkOf(database, deviceId)).isMerged
          return accountReading(isMerged, await database.remotes.toArray())
        }),
      // If the device can't be read, the screen reports it.
      () => ({ kind: 'read' }),
    )
  }

  backUpNow(): Promise<BackUpOutcome> {
    return backUpNow(this)
  }

  async request(): Promise<SaveFailure | undefined> {
    const written = await this.#parts.connection.write(async (database) => {
      const at = instantOf(this.#parts.clock.now())
      await database.backup.put({ key: 'request', turn: (await requestsOf(database)) + 1, at })
    })
    return written.kind === 'failed' ? written.reason : undefined
  }

  takeRequest(): Promise<WriteOutcome<boolean>> {
    return this.#parts.connection.write(async (database) => {
      const row = await database.backup.get('request')
      if (row?.key !== 'request' || row.isTaken === true) return false
      await database.backup.put({ ...row, isTaken: true })
      return true
    })
  }

  async #note(change: (row: RemoteRow, at: string) => RemoteRow): Promise<WriteOutcome<void>> {
    return await this.#write(async (database, _before, at) => {
      await database.remotes.put(change(await remoteRowOf(database), at))
    })
  }

  /**
   * Calls the listener only after the transaction completes, because the document of an aborted one must not stay in
   * memory.
   */
  async #writeDocument<T extends { readonly document: ProgressDocument }>(
    work: (database: LearnerDatabase, before: LoadedDocument, at: string) => Promise<T>,
  ): Promise<WriteOutcome<T>> {
    const outcome = await this.#write(async (database, before, at) => ({
      value: await work(database, before, at),
      deviceId: before.deviceId,
    }))
    if (outcome.kind === 'failed') return outcome
    const { value, deviceId } = outcome.value
    this.#parts.onDocument(value.document, deviceId)
    return { kind: 'written', value }
  }

  #write<T>(
    work: (database: LearnerDatabase, before: LoadedDocument, at: string) => Promise<T>,
  ): Promise<WriteOutcome<T>> {
    const options = this.#parts.loadOptions()
    return this.#parts.connection.write(async (database) =>
      work(database, await loadDocument(database, options), options.at),
    )
  }
}

/** A tab of a newer app has written the document, so this tab must not change it. */
function abandonIfOutdated(document: ProgressDocument): void {
  if (isOutdated(document)) throw new ConnectionEnded('outdated')
}
