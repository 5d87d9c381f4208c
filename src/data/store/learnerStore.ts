/**
 * Role: what a screen may ask of one learner's database.
 * Guarantee: an action that answers `saved` survives a crash; one that answers `failed` changed nothing.
 * Must not: know a remote, a screen or a vendor.
 */
import type { LearnerId, LessonId, ModuleId, QuestionKey } from '../../core/progress/ids'
import type { CheckAnswer, CheckKind } from '../../core/progress/checks'
import type { ProgressDocument } from '../../core/progress/document'
import type { Backup } from './backup'
import type { BackupFileLedger } from './backupFile'
import type { ClassRows } from './classRows'
import type { FinishedAnswer } from './keptAttempts'
import type { KeptRows } from './keptRows'
import type { ReplicationStore } from './replicationStore'
import type { SetAside } from './setAside'
import type { StepTick } from './stepTick'
import type { SaveFailure, SaveOutcome, StoreHealth, WriteOutcome } from './storeHealth'

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

/** Nothing is brought in unasked, bringing in twice changes nothing, and where the progress comes from keeps it. */
export interface BringIn {
  /** The one who learned here last comes first. Empty for a learner without an account. Safe inside a live query. */
  offers(): Promise<readonly BringInOffer[]>
  /** Adds their progress to this learner's. `missing`: it is not there any more, or it is not this learner's to take. */
  accept(sourceId: LearnerId): Promise<BringInOutcome>
  /** *Not now*: it is not asked again, and can still be accepted. */
  decline(sourceId: LearnerId): Promise<SaveFailure | undefined>
}

export type ActivityKind =
  | 'lesson-completed'
  | 'lesson-undone'
  | 'quiz-passed'
  | 'quiz-tried'
  | 'module-unlocked'
  | 'certificate-earned'
  | 'brought-in'
  | 'started-over'
  | 'brought-back'
  | 'taken-out'
  | 'given'

/** One entry of the learner's ledger. It is shown, never counted: points derive from the document. */
export interface Activity {
  readonly id: number
  readonly kind: ActivityKind
  /** The lesson, module or certificate that it is about; for `brought-in` and `given`, the name in whose ledger it was; else empty. */
  readonly subject: string
  /** Points added (positive) or taken (negative). */
  readonly points: number
  /** Percent, for quizzes. */
  readonly score?: number
  /** UTC, `toISOString`. */
  readonly at: string
  /** The local calendar date, `YYYY-MM-DD`. */
  readonly day: string
}

/** An unfinished quiz: answers by question id as indexes into the written options, and the order shown. */
export interface QuizDraft {
  readonly moduleId: ModuleId
  readonly answers: Readonly<Record<string, number>>
  /** For each question id, the order in which the written options are shown. */
  readonly order: Readonly<Record<string, readonly number[]>>
  readonly position: number
  readonly startedAt: string
}

/** Where a learner is in a lesson. */
export interface LessonPlace {
  readonly lessonId: LessonId
  readonly moduleId: ModuleId
  /** 0 to 1. */
  readonly read: number
  /** The heading last passed, as shown. */
  readonly heading: string
  /** Indexes of practical steps ticked off. */
  readonly stepsDone: readonly number[]
  readonly at: string
}

/** Reads are safe inside a Dexie live query: they run against the database each time. */
export interface LearnerStore {
  readonly learnerId: LearnerId
  readonly backup: Backup
  readonly bringIn: BringIn
  /** For `openBackupFile`. */
  readonly backupFile: BackupFileLedger
  readonly setAside: SetAside
  /** What is kept beside the ledger. */
  readonly kept: KeptRows
  /** Of the classes that the learner has joined. */
  readonly classes: ClassRows
  progress(): Promise<ProgressDocument>
  /** Newest first. */
  activity(limit: number): Promise<readonly Activity[]>
  quizDraft(moduleId: ModuleId): Promise<QuizDraft | undefined>
  lessonPlaces(): Promise<readonly LessonPlace[]>
  /** As the learner wants it on certificates; null for the name that they go by. Kept on this device only. */
  certificateName(): Promise<string | null>
  completeLesson(lessonId: LessonId): Promise<SaveOutcome>
  undoLesson(lessonId: LessonId): Promise<SaveOutcome>
  finishQuiz(attempt: {
    readonly moduleId: ModuleId
    readonly score: number
    readonly passed: boolean
    /** In the order of the quiz; kept with the result, to be looked at again. */
    readonly answers?: readonly FinishedAnswer[]
  }): Promise<SaveOutcome>
  /** `chosen` is the place of the authored option, or whether it was right where the question was made up on the spot. */
  answerReview(key: QuestionKey, chosen: number | 'right' | 'wrong'): Promise<SaveOutcome>
  /** The result and every answer, or nothing. At most 9 of them are right. */
  finishCheck(moduleId: ModuleId, kind: CheckKind, answers: readonly CheckAnswer[]): Promise<SaveOutcome>
  unlockModule(moduleId: ModuleId): Promise<SaveOutcome>
  /** As the document keeps it; the accounts of this device have a copy of their own (see the accounts port). */
  setDisplayName(name: string): Promise<SaveOutcome>
  /** A data URL made by this app; null removes the picture. */
  setPhoto(photoURL: string | null): Promise<SaveOutcome>
  saveQuizDraft(draft: QuizDraft): Promise<SaveFailure | undefined>
  dropQuizDraft(moduleId: ModuleId): Promise<SaveFailure | undefined>
  /** Of steps that are kept already only `ticks` change: another tab may have ticked the others. */
  saveLessonPlace(place: LessonPlace, ticks?: readonly StepTick[]): Promise<SaveFailure | undefined>
  /** Null: the name that they go by. */
  setCertificateName(name: string | null): Promise<SaveFailure | undefined>
  health(): StoreHealth
  onHealth(listener: () => void): () => void
  close(): void
}

/**
 * How the database was met: `found` with a document, `made` for a new learner, `lost` when this device had one and the
 * browser or somebody has cleared it, `unopened` when it can't be opened at all (see `health`).
 */
export type StoreBeginning = 'found' | 'made' | 'lost' | 'unopened'

/** What may go: the revision that a backup is known to have, and as many set-aside records as the learner gave up. */
export interface CheckedState {
  readonly revision: number
  readonly keptHereOnly: number
  /** Of what stands beside the ledger. */
  readonly keptMark: string
}

/** What the session gets on top of what screens ask. */
export interface OpenedLearnerStore extends LearnerStore {
  readonly beginning: StoreBeginning
  readonly replication: ReplicationStore
  /**
   * The first half of a removal: everything goes and the store closes, if this is still what was checked, in all tabs.
   * Answers whether it was.
   */
  empty(checked: CheckedState): Promise<WriteOutcome<boolean>>
  /** Replays what was posted in the ledger of `name` by mistake, with an entry of this ledger. */
  receive(source: ProgressDocument, name: string): Promise<SaveOutcome>
  /** After the database was deleted: writes what this page remembers into a new one, joined with what is there. */
  restore(): Promise<SaveOutcome>
  /** The learner knows that the database was cleared: no page has to say so any more. */
  noteLossSeen(): Promise<SaveFailure | undefined>
}
