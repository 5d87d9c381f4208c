/**
 * Role: the functions that replication calls for one learner's database.
 * Guarantee: each call is one transaction. A call that returns `failed` changed nothing.
 * Must not: know the remote, or wait for a network.
 */
import type { ProgressDocument } from '../../core/progress/document'
import type { LearnerId } from '../../core/progress/ids'
import type { FirstPull, FirstMergeMark, ReplicaAnswer, HeldDocument } from './replicaChanges'
import type { BackupOutcome } from './backup'
import type { WriteOutcome } from './storeHealth'

/** The start of an exchange. The document may have a newer format. */
export interface Replica extends HeldDocument, FirstMergeMark {}

/** The values that the engine watches. */
export interface Watched {
  readonly revision: number
  /** The revision that the remote is known to have. */
  readonly syncedRevision: number
  /** Counts presses of *Back up now*. */
  readonly requests: number
  /**
   * When the remote last answered this device, in a tab or the worker: UTC, `toISOString`; `''` when the clock was
   * wrong.
   */
  readonly succeededAt?: string | undefined
}

/** `isWaiting`: there is more to send. `revision`: the current revision of the document. */
export interface Applied {
  readonly isWaiting: boolean
  readonly revision: number
}

export interface ReplicationStore {
  readonly learnerId: LearnerId
  readForExchange(): Promise<WriteOutcome<Replica>>
  /** Called before the first write to the remote. It takes effect once, permanently; repeating it is harmless. */
  mergeFirst(pulled: FirstPull): Promise<WriteOutcome<Replica>>
  /** Resolves when the document is saved on the disk. */
  setAside(document: ProgressDocument): Promise<WriteOutcome<void>>
  /** Joins the answer into the current document. */
  applyAnswer(answer: ReplicaAnswer): Promise<WriteOutcome<Applied>>
  /** Called once, after an answer was applied. Adds the data that the earlier site left in local storage. */
  takeEarlier(value: unknown): Promise<WriteOutcome<Applied>>
  /** For the status: an exchange has started. */
  noteStart(): Promise<WriteOutcome<void>>
  /** For the status: the exchange has ended without an answer that could be applied. */
  noteOutcome(outcome: BackupOutcome): Promise<WriteOutcome<void>>
  /** Resolves to true only in the first tab that takes a press of *Back up now*. */
  takeRequest(): Promise<WriteOutcome<boolean>>
  /** Calls the listener with the first state and every change, in every tab. Returns the function that unsubscribes. */
  watch(listener: (watched: Watched) => void): () => void
}
