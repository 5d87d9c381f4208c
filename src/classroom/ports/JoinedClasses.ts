/**
 * Role: the port to the classes that one learner has joined on this device.
 * Guarantee: *handed in* is said only of what a teacher's answer proved; a key never leaves the learner's own database.
 * Must not: change anything of the learner's progress: a class never locks, unlocks or completes.
 */
import type { Bytes } from '../protocol/bytes'
import type { ClassCard } from '../protocol/card/classCard'
import type { Plan } from '../protocol/plan/plan'
import type { PlanFault } from '../protocol/plan/sealPlan'
import type { Instant, LearnerId } from '../../core/progress/ids'
import type { SaveFailure } from '../../data/store/storeHealth'
import type { ClassKey } from './TaughtClasses'

/** What is proved of the last hand-in, and how. */
export type HandInProof =
  /** The eight digits were right: the teacher's book has it. */
  | 'answered'
  /** The learner says that the teacher's screen showed their name. */
  | 'ticked'
  /** A relay gave the same bytes back. */
  | 'on-relay'

export interface HandedIn {
  /** UTC; `''` when the clock was wrong. */
  readonly at: Instant
  readonly proof: HandInProof
  readonly sequence: number
}

export interface JoinedClass {
  readonly key: ClassKey
  readonly card: ClassCard
  /** As the learner is called in this class. */
  readonly name: string
  readonly joinedAt: Instant
  /** Newest first, at most ten. */
  readonly handedIn: readonly HandedIn[]
  /**
   * Lessons and quizzes that are not as the newest proved hand-in has them, each counted once: what a learner calls a
   * change. 1 where only dates, certificates or answers differ; 0 where all is handed in.
   */
  readonly waiting: number
  readonly plan: Plan | undefined
  /** Each said yes to being named to the teacher. */
  readonly notJoined: readonly NotJoined[]
  /** The newest report that was made here, proved or not. */
  readonly lastMade: number | undefined
  /** Left, and the last report is not proved to have arrived; once it is, the class is gone. */
  readonly isLeaving: boolean
}

/** Somebody of this device who has not joined a class, as the device calls them. */
export interface NotJoined {
  readonly learner: LearnerId
  readonly name: string
}

/** `outdated`: the ledger was written by a newer app. */
export type ReportFailure = 'not-in-class' | 'outdated' | 'too-large' | SaveFailure

export type ReportToHandIn =
  | {
      readonly kind: 'made'
      /** As the learner is called in this class. */
      readonly name: string
      readonly envelope: Bytes
      /** What the teacher will read, to the letter. */
      readonly text: string
      readonly sequence: number
    }
  | { readonly kind: 'failed'; readonly reason: ReportFailure }

export interface JoinedClasses {
  /** Safe inside a live query. By name of the class. */
  list(): Promise<readonly JoinedClass[]>
  /**
   * A class that was joined before gets the new name; the key stays. One that was left gets a new key, and its last report
   * is forgotten. `unsupported`: this browser can't seal reports.
   */
  join(card: ClassCard, name: string): Promise<'bad-name' | 'unsupported' | SaveFailure | undefined>
  rename(key: ClassKey, name: string): Promise<'bad-name' | 'not-in-class' | SaveFailure | undefined>
  /** Who is named to the teacher with each report from now on; nothing of a class that was left. */
  setNotJoined(key: ClassKey, notJoined: readonly NotJoined[]): Promise<'not-in-class' | SaveFailure | undefined>
  /**
   * Seals what the ledger holds now. A report with the same content and name is made once: its bytes are shown again. Of a
   * class that was left, the report that says so.
   */
  report(key: ClassKey): Promise<ReportToHandIn>
  /** The report as plain text, without making one. */
  preview(card: ClassCard, name: string): Promise<string | undefined>
  /** @param digits with blanks and dashes or without. `wrong`: of no report that was made here. */
  answer(key: ClassKey, digits: string): Promise<'wrong' | 'not-in-class' | SaveFailure | undefined>
  /** No answer came, but the learner saw their name on the teacher's screen. */
  tick(key: ClassKey, sequence: number): Promise<'wrong' | 'not-in-class' | SaveFailure | undefined>
  /** A relay gave the bytes of this report back. Of a class that was left nothing more is kept then. */
  onRelay(key: ClassKey, sequence: number): Promise<'wrong' | 'not-in-class' | SaveFailure | undefined>
  takePlan(key: ClassKey, envelope: Uint8Array): Promise<PlanFault | 'not-in-class' | SaveFailure | undefined>
  /** Seals the last report, keeps its bytes, and deletes the key in the same transaction. */
  leave(key: ClassKey): Promise<'not-in-class' | SaveFailure | undefined>
  /** Forgets a class that was left: its last report arrived, or the learner does without. */
  forget(key: ClassKey): Promise<SaveFailure | undefined>
}
