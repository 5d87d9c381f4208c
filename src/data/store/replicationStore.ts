/**
 * Role: what replication may ask of one learner's database.
 * Guarantee: each call is one transaction; what answers `failed` changed nothing.
 * Must not: know a remote beyond its name, or wait for a network.
 */
import type { ProgressDocument } from '../../core/progress/document'
import type { LearnerId } from '../../core/progress/ids'
import type { Anchor, AnchorMark, Answer, HeldDocument } from './replicaChanges'
import type { BackupOutcome } from './backup'
import type { WriteOutcome } from './storeHealth'

/** What an exchange starts from. The document may be of a newer format. */
export interface Replica extends HeldDocument, AnchorMark {}

/** What the engine watches. */
export interface Watched {
  readonly revision: number
  /** The revision that the remote is known to have. */
  readonly syncedRevision: number
  /** Counts presses of *Back up now*. */
  readonly requests: number
  /** When the remote last answered this device, a tab or the worker: UTC, `toISOString`; `''` when the clock was wrong. */
  readonly succeededAt?: string | undefined
}

/** `isWaiting`: something is left to send. `revision`: of the document as it is now. */
export interface Applied {
  readonly isWaiting: boolean
  readonly revision: number
}

export interface ReplicationStore {
  readonly learnerId: LearnerId
  readForExchange(): Promise<WriteOutcome<Replica>>
  /** Before the first write to any remote, once and for good; repeating it is harmless. */
  anchor(anchor: Anchor): Promise<WriteOutcome<Replica>>
  /** Resolves when it is on the disk. `remote` is for the log. */
  setAside(document: ProgressDocument, remote: string): Promise<WriteOutcome<void>>
  /** Joins the answer into whatever the document is now. */
  applyAnswer(remote: string, answer: Answer): Promise<WriteOutcome<Applied>>
  /** After an answer was applied, once and for good: takes in what the earlier site left in local storage. */
  takeEarlier(remote: string, value: unknown): Promise<WriteOutcome<Applied>>
  /** For the status: an exchange has begun. */
  noteStart(remote: string): Promise<WriteOutcome<void>>
  /** For the status: it has ended without an answer that could be applied. */
  noteOutcome(remote: string, outcome: BackupOutcome): Promise<WriteOutcome<void>>
  /** True for one of all tabs that hear of a press of *Back up now*: the one that asks first. */
  takeRequest(): Promise<WriteOutcome<boolean>>
  /** Tells what is there at first, and every change after it, in every tab. Returns the way to stop. */
  watch(remote: string, listener: (watched: Watched) => void): () => void
}
