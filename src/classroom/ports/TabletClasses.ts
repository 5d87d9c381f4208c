/**
 * Role: the port to all learners on this device who are in one class: *everyone on this tablet*.
 * Guarantee: lists every learner who is in that class or whose progress can't be read, so that no one is left out
 * silently.
 * Must not: show more of a learner's progress than the name in that class: reports are sealed for the teacher.
 */
import type { LearnerId } from '../../core/progress/ids'
import type { SaveFailure } from '../../data/store/storeHealth'
import type { PlanFault } from '../protocol/plan/sealPlan'
import type { HandedIn, JoinedClasses, ReportFailure, ReportToHandIn } from './JoinedClasses'
import type { ClassKey } from './TaughtClasses'

/** `gone`: the learner's progress was deleted from this device. */
export type TabletFailure = ReportFailure | 'gone'

export type TabletReport =
  | (Extract<ReportToHandIn, { kind: 'made' }> & {
      readonly learner: LearnerId
      /** The proof that this exact report arrived, if there is one. */
      readonly handedIn: HandedIn | undefined
      readonly isLeaving: boolean
    })
  | {
      readonly kind: 'failed'
      readonly learner: LearnerId
      /** The name on the device, because we may not know whether the learner is in the class. */
      readonly name: string
      readonly reason: TabletFailure
    }

/** A learner on this device who has not joined a class that others on the device are in. */
export interface TabletOther {
  readonly learner: LearnerId
  /** The learner's name on the device. */
  readonly name: string
  /** Whether the learner agreed to be named to the teacher in reports from this device. */
  readonly isNamed: boolean
}

/** What the envelope of a plan brought for one learner. */
export interface TabletTaken {
  readonly learner: LearnerId
  /** The learner's name in this class. The name on the device if the learner's data can't be read. */
  readonly name: string
  readonly outcome:
    | {
        readonly kind: 'taken'
        /** The number of reports that are confirmed now and were not before. */
        readonly confirmed: number
        readonly isNewPlan: boolean
        /** The newest report arrived, but the class doesn't count it. */
        readonly isUncounted?: boolean
      }
    | { readonly kind: 'refused'; readonly reason: PlanFault | TabletFailure }
}

export interface TabletClasses {
  /**
   * Lists learners who have not joined, sorted by name. Stops naming learners who have since joined or were deleted.
   * Call this before `reports`.
   */
  others(key: ClassKey): Promise<readonly TabletOther[] | SaveFailure>
  /**
   * Records whether this learner agrees to be named. The change takes effect in each member's next report from this
   * device.
   */
  tellOf(key: ClassKey, learner: LearnerId, isNamed: boolean): Promise<SaveFailure | undefined>
  /** Creates a report for each learner, sorted by name. Fails if this device can't list its learners. */
  reports(key: ClassKey): Promise<readonly TabletReport[] | SaveFailure>
  /**
   * Runs `work` for one learner after another, with that learner's classes. Skips learners whose data can't be read.
   * Fails if this device can't list its learners.
   */
  everyone(work: (classes: JoinedClasses, learner: LearnerId) => Promise<void>): Promise<SaveFailure | undefined>
  /** Returns the learner whose report has this answer code. */
  answer(key: ClassKey, digits: string): Promise<{ readonly learner: LearnerId } | 'wrong' | SaveFailure>
  /**
   * Takes the class's plan and receipts for every learner in the class, one after another. One learner's failure never
   * stops the others. Fails if this device can't list its learners.
   */
  take(key: ClassKey, envelope: Uint8Array): Promise<readonly TabletTaken[] | SaveFailure>
  tick(learner: LearnerId, key: ClassKey, sequence: number): Promise<'wrong' | 'not-in-class' | SaveFailure | undefined>
}
