/**
 * Role: the functions that screens call for earlier ledgers: set one aside, restore one, delete one.
 * Guarantee: a document stops being current and becomes a record in the same transaction.
 * Must not: delete a record without the learner's request.
 */
import type { LearnedCounts } from './learnedCounts'
import type { LearnerId } from '../../core/progress/ids'
import type { SaveFailure, SaveOutcome } from './storeHealth'

/**
 * A document kept on this device only. Its original is in the database's `aside` table. `replaced`: the learner started
 * over on another device, or the document arrived too late to merge. `started-over`: on this device. `not-mine`:
 * another person's lessons were in this ledger.
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
  /** Adds everything in the document to the current one. `missing`: deleted in the meantime, or unreadable. */
  bringBack(id: number): Promise<BringBackOutcome>
  /**
   * Removes another learner's lessons and answers, by the ids of their activity rows. They are kept here until they are
   * given to their owner. Quiz results, days, certificates and spent points stay, because they can only go up.
   */
  takeOut(rows: readonly number[]): Promise<SaveOutcome>
  /**
   * Replays a record into the ledger of another learner on this device. Then deletes it from this ledger, unless part
   * of it `stays`.
   */
  give(id: number, to: LearnerId, from: string): Promise<BroughtBack>
  /** Deletes a record permanently. No other copy is known. */
  dismiss(id: number): Promise<SaveFailure | undefined>
}
