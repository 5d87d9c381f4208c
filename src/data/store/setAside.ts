/**
 * Role: documents that are no longer current, as screens use them: making one, restoring one, deleting one.
 * Guarantee: a document leaves the current place and becomes a record in the same transaction, or not at all.
 * Must not: delete a record without the learner's request.
 */
import type { LearnedCounts } from './learnedCounts'
import type { LearnerId } from '../../core/progress/ids'
import type { SaveFailure, SaveOutcome } from './storeHealth'

/**
 * A document kept on this device only. Its original is in the database's `aside` table. `replaced`: by one that was
 * started over elsewhere, or it arrived too late to join. `started-over`: here. `not-mine`: another person's lessons in
 * this ledger.
 */
export interface SupersededRecord {
  readonly id: number
  readonly reason: 'unreadable' | 'replaced' | 'started-over' | 'not-mine'
  readonly at: string
  /** Undefined if the document can't be read. */
  readonly holds: LearnedCounts | undefined
}

export type BroughtBack = SaveOutcome | { readonly kind: 'failed'; readonly reason: 'missing' }

/** `stays`: the record has data that only a newer version of the app can restore, so it is kept unchanged. */
export type BringBackOutcome = BroughtBack & { readonly stays?: boolean }

export interface SetAside {
  /** Returns the documents kept on this device only, newest first. */
  records(): Promise<readonly SupersededRecord[]>
  /**
   * Starts an empty ledger in a new epoch and keeps the old one on this device. Unfinished quizzes and places in
   * lessons are deleted.
   */
  startOver(): Promise<SaveOutcome>
  /**
   * Replays the document into the current one, where it is then complete. `missing`: deleted in the meantime, or
   * unreadable.
   */
  bringBack(id: number): Promise<BringBackOutcome>
  /**
   * Removes another learner's lessons and answers, by the ids of their activity rows. They are kept here until they are
   * given to their owner. Quiz results, days, certificates and points paid stay, because those only grow.
   */
  takeOut(rows: readonly number[]): Promise<SaveOutcome>
  /**
   * Replays a record into the ledger of another learner of this device. Then it is deleted here, unless part of it
   * `stays`.
   */
  give(id: number, to: LearnerId, from: string): Promise<BroughtBack>
  /** Deletes a record permanently. No other copy is known. */
  dismiss(id: number): Promise<SaveFailure | undefined>
}
