/**
 * Role: the port to everybody on this device who is in one class: *everyone on this tablet*.
 * Guarantee: each learner of the device who is in that class, or whose ledger can't be read, is named; nobody is left out
 * without a word.
 * Must not: show anything of a ledger but the name in that class: what is handed over is sealed for the teacher.
 */
import type { LearnerId } from '../../core/progress/ids'
import type { SaveFailure } from '../../data/store/storeHealth'
import type { HandedIn, JoinedClasses, ReportFailure, ReportToHandIn } from './JoinedClasses'
import type { ClassKey } from './TaughtClasses'

/** `gone`: the ledger was cleared from this device. */
export type TabletFailure = ReportFailure | 'gone'

export type TabletReport =
  | (Extract<ReportToHandIn, { kind: 'made' }> & {
      readonly learner: LearnerId
      /** The proof of this very report. */
      readonly handedIn: HandedIn | undefined
      readonly isLeaving: boolean
    })
  | {
      readonly kind: 'failed'
      readonly learner: LearnerId
      /** As the device calls them: whether they are in the class may be unknown. */
      readonly name: string
      readonly reason: TabletFailure
    }

/** Somebody of this device who has not joined a class that others here are in. */
export interface TabletOther {
  readonly learner: LearnerId
  /** As the device calls them. */
  readonly name: string
  /** They said yes: reports that are made here name them to the teacher. */
  readonly isNamed: boolean
}

export interface TabletClasses {
  /** Who has not joined, by name; who has joined since, or is gone, is named to nobody from then on. Before `reports`. */
  others(key: ClassKey): Promise<readonly TabletOther[] | SaveFailure>
  /** A yes of that learner, or one that is taken back: it is in the next report of each member here. */
  tellOf(key: ClassKey, learner: LearnerId, isNamed: boolean): Promise<SaveFailure | undefined>
  /** Makes the report of each, by name. A failure: this device does not say who learns here. */
  reports(key: ClassKey): Promise<readonly TabletReport[] | SaveFailure>
  /** One after another, each with their classes. Who can't be read is passed over. A failure: this device does not say who learns here. */
  everyone(work: (classes: JoinedClasses, learner: LearnerId) => Promise<void>): Promise<SaveFailure | undefined>
  /** Whose report the digits prove. */
  answer(key: ClassKey, digits: string): Promise<{ readonly learner: LearnerId } | 'wrong' | SaveFailure>
  tick(learner: LearnerId, key: ClassKey, sequence: number): Promise<'wrong' | 'not-in-class' | SaveFailure | undefined>
}
