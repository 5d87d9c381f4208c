/**
 * Role: what a learner may ask about documents that are not the current one any more: making one, bringing one back, giving
 * one up.
 * Guarantee: a document leaves the current place and enters this one in the same transaction, or not at all.
 * Must not: give up anything unasked.
 */
import type { SaveFailure, SaveOutcome } from './storeHealth'

export type BroughtBack = SaveOutcome | { readonly kind: 'failed'; readonly reason: 'missing' }

export interface SetAside {
  /** A clean ledger in a new epoch; the one before it is kept on this device. Half answered quizzes and places go. */
  startOver(): Promise<SaveOutcome>
  /** Replays the document into the current one, where it is then complete. `missing`: gone meanwhile, or unreadable. */
  bringBack(id: number): Promise<BroughtBack>
  /** For good: no other copy is known. */
  dismiss(id: number): Promise<SaveFailure | undefined>
}
