import type { ActionResult } from '../../src/core/progress/addTo'
import { awardCertificates } from '../../src/core/progress/certificates'
import { isSameJson } from '../../src/core/progress/isSameJson'
import { canonicalText } from '../../src/core/progress/json'
import type { ProgressDocument } from '../../src/core/progress/document'
import type { DeviceId, LearnerId } from '../../src/core/progress/ids'
import type { Syllabus } from '../../src/core/progress/syllabus'
import {
  type FirstPull,
  type FirstMergeMark,
  mergeFirst,
  type ReplicaAnswer,
  receiveAnswer,
  takeEarlier,
} from '../../src/data/store/replicaChanges'
import type { BackupOutcome } from '../../src/data/store/backup'
import type { Applied, Replica, ReplicationStore, Watched } from '../../src/data/store/replicationStore'
import type { SaveFailure, WriteOutcome } from '../../src/data/store/storeHealth'

/** One learner's database without a disk. It makes the same decisions, each one synchronously. */
export class MemoryReplicationStore implements ReplicationStore {
  readonly learnerId: LearnerId
  readonly superseded: ProgressDocument[] = []
  readonly outcomes: BackupOutcome[] = []
  document: ProgressDocument
  revision = 1
  /** The results of the next transactions, in this order. Nothing is written. */
  readonly failures: SaveFailure[] = []
  /** Called for every document that replaces another one in the same life of the replica. */
  onWrite: ((before: ProgressDocument, after: ProgressDocument) => void) | undefined
  readonly #device: DeviceId
  readonly #syllabus: Syllabus | undefined
  #synced = 0
  readonly #watchers = new Set<() => void>()
  #mark: FirstMergeMark = { isMerged: false, isEarlierTaken: false, hadSync: true }
  #requests = 0
  #taken = 0
  #succeededAt: string | undefined

  constructor(document: ProgressDocument, device: DeviceId, syllabus?: Syllabus) {
    this.learnerId = document.owner
    this.document = document
    this.#device = device
    this.#syllabus = syllabus
  }

  /** Returns whether the document has changed. Like the store on disk, it adds certificates that are due. */
  act(action: (document: ProgressDocument) => ActionResult): boolean {
    const result = action(this.document)
    if (result.kind !== 'done') return false
    const awarded = this.#syllabus && awardCertificates(result.document, this.#syllabus)
    this.#become(awarded?.kind === 'done' ? awarded.document : result.document, this.revision + 1)
    return true
  }

  request(): void {
    this.#requests += 1
    this.#tell()
  }

  isWaiting(): boolean {
    return this.#synced < this.revision
  }

  readForExchange(): Promise<WriteOutcome<Replica>> {
    return this.#transaction(() => ({ document: this.document, revision: this.revision, ...this.#mark }))
  }

  mergeFirst(pulled: FirstPull): Promise<WriteOutcome<Replica>> {
    return this.#transaction(() => {
      const { document, ...mark } = mergeFirst(this.document, this.#mark, pulled, {
        device: this.#device,
        syllabus: this.#syllabus,
      })
      if (canonicalText(document) !== canonicalText(this.document)) this.revision += 1
      this.document = document
      this.#mark = mark
      if (pulled.there !== undefined && isSameJson(document, pulled.there)) this.#synced = this.revision
      return { document, revision: this.revision, ...mark }
    })
  }

  setAside(document: ProgressDocument): Promise<WriteOutcome<void>> {
    return this.#transaction(() => this.keepSuperseded(document))
  }

  applyAnswer(answer: ReplicaAnswer): Promise<WriteOutcome<Applied>> {
    return this.#transaction(() => {
      const received = receiveAnswer(this, answer, this.#syllabus)
      if (received.replaced !== undefined) this.keepSuperseded(received.replaced)
      this.#synced = Math.max(this.#synced, received.syncedRevision)
      this.outcomes.push({ kind: 'exchanged' })
      this.#succeededAt = new Date().toISOString()
      this.#become(received.document, received.revision)
      return { isWaiting: this.#synced < received.revision, revision: received.revision }
    })
  }

  takeEarlier(value: unknown): Promise<WriteOutcome<Applied>> {
    return this.#transaction(() => {
      const taken = takeEarlier(
        { ...this.#mark, document: this.document, revision: this.revision },
        value,
        this.#syllabus,
      )
      if (taken.superseded !== undefined) this.keepSuperseded(taken.superseded)
      this.#mark = { ...this.#mark, isEarlierTaken: true }
      this.#become(taken.document, taken.revision)
      return { isWaiting: this.isWaiting(), revision: taken.revision }
    })
  }

  noteStart(): Promise<WriteOutcome<void>> {
    return this.#transaction(() => undefined)
  }

  noteOutcome(outcome: BackupOutcome): Promise<WriteOutcome<void>> {
    return this.#transaction(() => void this.outcomes.push(outcome))
  }

  watch(listener: (watched: Watched) => void): () => void {
    const watcher = (): void =>
      listener({
        revision: this.revision,
        syncedRevision: this.#synced,
        requests: this.#requests,
        succeededAt: this.#succeededAt,
      })
    this.#watchers.add(watcher)
    queueMicrotask(watcher)
    return () => this.#watchers.delete(watcher)
  }

  takeRequest(): Promise<WriteOutcome<boolean>> {
    return this.#transaction(() => {
      const isFirst = this.#taken < this.#requests
      this.#taken = this.#requests
      return isFirst
    })
  }

  keepSuperseded(document: ProgressDocument): void {
    const text = canonicalText(document)
    if (!this.superseded.some((kept) => canonicalText(kept) === text)) this.superseded.push(document)
  }

  #become(document: ProgressDocument, revision: number): void {
    this.onWrite?.(this.document, document)
    this.document = document
    this.revision = revision
    this.#tell()
  }

  #tell(): void {
    for (const watcher of this.#watchers) queueMicrotask(watcher)
  }

  #transaction<T>(work: () => T): Promise<WriteOutcome<T>> {
    const reason = this.failures.shift()
    return Promise.resolve(reason === undefined ? { kind: 'written', value: work() } : { kind: 'failed', reason })
  }
}
