/**
 * Role: what a screen may ask of one learner's database.
 * Guarantee: an action that answers `saved` survives a crash; one that answers `failed` changed nothing.
 * Must not: know a remote, a screen or a vendor.
 */
import type { LearnerId, ModuleId } from '../../core/progress/ids'
import type { ProgressDocument } from '../../core/progress/document'
import type { Backup } from './backup'
import type { BackupFileLedger } from './backupFile'
import type { ClassRows } from './classRows'
import type { KeptRows } from './keptRows'
import type { CheckedState } from './learnerTransactions'
import type { LearnerActions } from './learningActions'
import type { Activity, LessonPlace, QuizDraft } from './learningRows'
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

/** Reads are safe inside a Dexie live query: they run against the database each time. */
export interface LearnerStore extends LearnerActions {
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
  unlockModule(moduleId: ModuleId): Promise<SaveOutcome>
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
