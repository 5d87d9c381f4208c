/**
 * Role: what a learner may ask about documents that are not the current one any more: making one, bringing one back, giving
 * one up.
 * Guarantee: a document leaves the current place and enters this one in the same transaction, or not at all.
 * Must not: give up anything unasked.
 */
import type { LearnedCounts } from './learnedCounts'
import type { LearnerId } from '../../core/progress/ids'
import type { SaveFailure, SaveOutcome } from './storeHealth'

/**
 * A document kept on this device only: its original is in the database's `aside` table. `replaced`: by one that was started
 * over elsewhere, or it came in too late to join; `started-over`: here; `not-mine`: what somebody else has learned in this ledger.
 */
export interface SupersededRecord {
  readonly id: number
  readonly reason: 'unreadable' | 'replaced' | 'started-over' | 'not-mine'
  readonly at: string
  /** Undefined where the document can't be read. */
  readonly holds: LearnedCounts | undefined
}

export type BroughtBack = SaveOutcome | { readonly kind: 'failed'; readonly reason: 'missing' }

/** `stays`: it holds what only a newer version of the app can bring back, so it is kept as it was. */
export type BringBackOutcome = BroughtBack & { readonly stays?: boolean }

export interface SetAside {
  /** Documents kept on this device only, newest first. */
  records(): Promise<readonly SupersededRecord[]>
  /** A clean ledger in a new epoch; the one before it is kept on this device. Half answered quizzes and places go. */
  startOver(): Promise<SaveOutcome>
  /** Replays the document into the current one, where it is then complete. `missing`: gone meanwhile, or unreadable. */
  bringBack(id: number): Promise<BringBackOutcome>
  /**
   * What these rows of the ledger, by id, tell is another learner's: their lessons and answers are taken out of this ledger and kept here until
   * they are given to whom they belong. Quiz results, days, certificates and points paid stay: those only grow.
   */
  takeOut(rows: readonly number[]): Promise<SaveOutcome>
  /** Replays a record into the ledger of another learner of this device; then it is no longer kept here, unless part of it `stays`. */
  give(id: number, to: LearnerId, from: string): Promise<BroughtBack>
  /** For good: no other copy is known. */
  dismiss(id: number): Promise<SaveFailure | undefined>
}
