/**
 * Role: what a screen may ask about progress that was made on this device before its learner had an account.
 * Guarantee: nothing is brought in unasked, and bringing in twice changes nothing.
 * Must not: name a screen or a vendor, or take anything away from where the progress comes from.
 */
import type { LearnerId } from '../progress/ids'
import type { SaveFailure, SaveOutcome } from './storeHealth'

/** A learner of this device whose progress the account does not have. */
export interface BringInOffer {
  readonly sourceId: LearnerId
  /** As this device calls them: on a shared tablet it may be somebody else. */
  readonly name: string
  /** What they have learned: lessons complete, quizzes with a result, points earned. */
  readonly lessons: number
  readonly quizzes: number
  readonly points: number
  /** Whether it may be asked unasked: never offered to this account before, and the account's own record is here. */
  readonly isNew: boolean
}

export type BringInOutcome = SaveOutcome | { readonly kind: 'failed'; readonly reason: 'missing' }

export interface BringInDesk {
  /** The one who learned here last comes first. Empty for a learner without an account. Safe inside a live query. */
  offers(): Promise<readonly BringInOffer[]>
  /** Adds their progress to this learner's. `missing`: it is not there any more, or it is not this learner's to take. */
  accept(sourceId: LearnerId): Promise<BringInOutcome>
  /** *Not now*: it is not asked again, and can still be accepted. */
  decline(sourceId: LearnerId): Promise<SaveFailure | undefined>
}
