/**
 * Role: the port to all learners on this device who are in one class: *everyone on this tablet*.
 * Guarantee: names every learner who is in that class, or whose progress can't be read; leaves out no one silently.
 * Must not: show more of a learner's progress than the name in that class: reports are sealed for the teacher.
 */
import type { LearnerId } from '../../core/progress/ids'
import type { SaveFailure } from '../../data/store/storeHealth'
import type { HandedIn, JoinedClasses, ReportFailure, ReportToHandIn } from './JoinedClasses'
import type { ClassKey } from './TaughtClasses'

/** `gone`: the learner's progress was deleted from this device. */
export type TabletFailure = ReportFailure | 'gone'

export type TabletReport =
  | (Extract<ReportToHandIn, { kind: 'made' }> & {
      readonly learner: LearnerId
      /** The proof of this same report. */
      readonly handedIn: HandedIn | undefined
      readonly isLeaving: boolean
    })
  | {
      readonly kind: 'failed'
      readonly learner: LearnerId
      /** The name on the device, because it may be unknown whether the learner is in the class. */
      readonly name: string
      readonly reason: TabletFailure
    }

/** A learner of this device who has not joined a class that others here are in. */
export interface TabletOther {
  readonly learner: LearnerId
  /** The learner's name on the device. */
  readonly name: string
  /** The learner agreed: reports made here name them to the teacher. */
  readonly isNamed: boolean
}

export interface TabletClasses {
  /**
   * Lists learners who have not joined, by name. Stops naming those who have joined since, or who are gone. Call it
   * before `reports`.
   */
  others(key: ClassKey): Promise<readonly TabletOther[] | SaveFailure>
  /**
   * Records that this learner agrees to be named, or no longer does. It takes effect in the next report of each member
   * here.
   */
  tellOf(key: ClassKey, learner: LearnerId, isNamed: boolean): Promise<SaveFailure | undefined>
  /** Makes the report of each learner, by name. Fails if this device can't list its learners. */
  reports(key: ClassKey): Promise<readonly TabletReport[] | SaveFailure>
  /**
   * Runs `work` for one learner after another, with their classes. Skips learners who can't be read. Fails if this
   * device can't list its learners.
   */
  everyone(work: (classes: JoinedClasses, learner: LearnerId) => Promise<void>): Promise<SaveFailure | undefined>
  /** Returns the learner whose report the digits prove. */
  answer(key: ClassKey, digits: string): Promise<{ readonly learner: LearnerId } | 'wrong' | SaveFailure>
  tick(learner: LearnerId, key: ClassKey, sequence: number): Promise<'wrong' | 'not-in-class' | SaveFailure | undefined>
}
