/**
 * Role: the port to the classes that one learner has joined on this device.
 * Guarantee: shows *handed in* only for a report that is proved to have arrived; a key never leaves the learner's own
 * database.
 * Must not: change the learner's progress: a class never locks or completes anything, and costs no points.
 */
import type { Bytes } from '../protocol/bytes'
import type { ClassCard } from '../protocol/card/classCard'
import type { Plan, PlanPart } from '../protocol/plan/plan'
import type { PlanFault } from '../protocol/plan/sealPlan'
import type { Instant, LearnerId, LocalDate } from '../../core/progress/ids'
import type { SaveFailure } from '../../data/store/storeHealth'
import type { ClassKey } from './TaughtClasses'

/** How the last hand-in is proved. */
export type HandInProof =
  /** The eight digits or the class's receipt match, so the teacher's book has the report. */
  | 'answered'
  /** The learner says that the teacher's screen showed their name. */
  | 'ticked'
  /** A relay returned the same bytes. */
  | 'on-relay'

export interface HandedIn {
  /** UTC; `''` if the clock was wrong. */
  readonly at: Instant
  readonly proof: HandInProof
  readonly sequence: number
  /** Whether the class counts this report. Undefined until a receipt says it. Older versions ignore this field. */
  readonly counts?: boolean
  /** The number of the envelope that said so. An envelope with a lower number changes nothing. */
  readonly toldIn?: number
  /**
   * The report was on a relay where the class is closed now, and closing deletes. The teacher may have collected it
   * before. Older versions ignore this field.
   */
  readonly isOffRelay?: true
}

export interface JoinedClass {
  readonly key: ClassKey
  readonly card: ClassCard
  /** The learner's name in this class. */
  readonly name: string
  readonly joinedAt: Instant
  /** Newest first, at most ten. */
  readonly handedIn: readonly HandedIn[]
  /**
   * The number of lessons and quizzes that differ from the newest proved hand-in, each counted once. 1 if only dates,
   * certificates or answers differ; 0 if everything is handed in.
   */
  readonly waiting: number
  readonly plan: Plan | undefined
  /** Learners who have agreed to be named to the teacher. */
  readonly notJoined: readonly NotJoined[]
  /** The learner agreed to hand in self-checks and the state. */
  readonly isSharing: boolean
  /** The newest report made on this device, proved or not. */
  readonly lastMade: number | undefined
  /**
   * The learner has left, but nothing proves yet that the last report arrived. When that is proved, the class is
   * deleted.
   */
  readonly isLeaving: boolean
  /** The teacher deleted the reports of this device, and keeps no new ones. The learner can leave and join again. */
  readonly isDeleted: boolean
}

/** A learner on this device who has not joined a class, with their name on the device. */
export interface NotJoined {
  readonly learner: LearnerId
  readonly name: string
}

/** `outdated`: the progress was written by a newer app. `deleted`: the teacher deleted this device's reports. */
export type ReportFailure = 'not-in-class' | 'deleted' | 'outdated' | 'too-large' | SaveFailure

export type ReportToHandIn =
  | {
      readonly kind: 'made'
      /** The learner's name in this class. */
      readonly name: string
      readonly envelope: Bytes
      /** The exact text that the teacher will read. */
      readonly text: string
      readonly sequence: number
    }
  | { readonly kind: 'failed'; readonly reason: ReportFailure }

export interface JoinedClasses {
  /** Returns the classes sorted by name. Can be used inside a live query. */
  list(): Promise<readonly JoinedClass[]>
  /**
   * If the learner has already joined, the class gets the new name and keeps its key. If the learner has left, or the
   * teacher deleted the learner's reports, the class gets a new key, and its last report is deleted. `unsupported`: this browser can't seal reports.
   *
   * @param isSharing whether reports have the learner's self-checks and state; false if left out
   */
  join(
    card: ClassCard,
    name: string,
    isSharing?: boolean,
  ): Promise<'bad-name' | 'unsupported' | SaveFailure | undefined>
  rename(key: ClassKey, name: string): Promise<'bad-name' | 'not-in-class' | SaveFailure | undefined>
  /** Records the learner's answer. It holds from the next report on. */
  setSharing(key: ClassKey, isSharing: boolean): Promise<'not-in-class' | SaveFailure | undefined>
  /**
   * Sets which learners every report names to the teacher from now on. Has no effect after the learner leaves the
   * class.
   */
  setNotJoined(key: ClassKey, notJoined: readonly NotJoined[]): Promise<'not-in-class' | SaveFailure | undefined>
  /**
   * Seals the learner's current progress. If content and name are unchanged, returns the same bytes as before. After
   * the learner leaves, returns the report that tells the teacher so.
   */
  report(key: ClassKey): Promise<ReportToHandIn>
  /** Returns the report as plain text, without making one. */
  preview(card: ClassCard, name: string, isSharing?: boolean): Promise<string | undefined>
  /** @param digits may contain blanks and dashes. `wrong`: they match no report made on this device. */
  answer(key: ClassKey, digits: string): Promise<'wrong' | 'not-in-class' | SaveFailure | undefined>
  /** Records that the learner has no answer code, but saw their name on the teacher's screen. */
  tick(key: ClassKey, sequence: number): Promise<'wrong' | 'not-in-class' | SaveFailure | undefined>
  /** Records that a relay returned the bytes of this report. Deletes the class if the learner has left it. */
  onRelay(key: ClassKey, sequence: number): Promise<'wrong' | 'not-in-class' | SaveFailure | undefined>
  /** Records that the class is closed on each of its relays, so no report is on them any longer. */
  offRelay(key: ClassKey): Promise<'not-in-class' | SaveFailure | undefined>
  /** Whether the plan of a class that the learner has not left asks for this lesson or quiz. */
  asksFor(part: PlanPart, today: LocalDate): Promise<boolean>
  /** `old`: the learner has this plan or a newer one, or the envelope has only receipts. */
  takePlan(key: ClassKey, envelope: Uint8Array): Promise<PlanFault | 'not-in-class' | SaveFailure | undefined>
  /**
   * Confirms the learner's reports for which the envelope of a plan has a receipt. Deletes the class if the learner has
   * left it. Returns the number of reports that were not confirmed before. An older envelope is fine, because its
   * receipts are still true.
   */
  takeReceipts(key: ClassKey, envelope: Uint8Array): Promise<number | PlanFault | 'not-in-class' | SaveFailure>
  /** Seals the last report, stores its bytes, and deletes the key in the same transaction. */
  leave(key: ClassKey): Promise<'not-in-class' | SaveFailure | undefined>
  /** Deletes a class that the learner has left, after its last report arrived or the learner gave up on sending it. */
  forget(key: ClassKey): Promise<SaveFailure | undefined>
}
