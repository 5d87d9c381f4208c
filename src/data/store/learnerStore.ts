/**
 * Role: the functions that screens call for one learner's database.
 * Guarantee: an action that returns `saved` isn't lost in a crash. One that returns `failed` changed nothing.
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
import type { Activity, LessonPlace, QuizDraft, StepTick } from './learningRows'
import type { ReplicationStore } from './replicationStore'
import type { SetAside } from './setAside'
import type { SaveFailure, SaveOutcome, StoreHealth, WriteOutcome } from './storeHealth'

/** A learner on this device whose progress the account does not have. */
export interface BringInOffer {
  readonly sourceId: LearnerId
  /** The learner's name on this device. On a shared tablet, they may be a different person. */
  readonly name: string
  /** Their progress: lessons complete, quizzes with a result, points earned. */
  readonly lessons: number
  readonly quizzes: number
  readonly points: number
  /**
   * Whether we may ask without a request. It was never offered to this account before, and this device has the
   * account's own record.
   */
  readonly isNew: boolean
}

export type BringInOutcome = SaveOutcome | { readonly kind: 'failed'; readonly reason: 'missing' }

/**
 * No progress is added unless the learner agrees. Adding it twice changes nothing, and the source keeps its progress.
 */
export interface BringIn {
  /**
   * Returns the offers, most recent learner first. Empty for a learner without an account. Safe inside a live query.
   */
  offers(): Promise<readonly BringInOffer[]>
  /** Adds their progress to this learner's. `missing`: it no longer exists, or this learner isn't allowed to add it. */
  accept(sourceId: LearnerId): Promise<BringInOutcome>
  /** *Not now*: we don't ask again, but the offer can still be accepted. */
  decline(sourceId: LearnerId): Promise<SaveFailure | undefined>
}

/** Reads are safe inside a Dexie live query. They read the database each time. */
export interface LearnerStore extends LearnerActions {
  readonly learnerId: LearnerId
  readonly backup: Backup
  readonly bringIn: BringIn
  /** For `openBackupFile`. */
  readonly backupFile: BackupFileLedger
  readonly setAside: SetAside
  /** The rows beside the ledger. */
  readonly kept: KeptRows
  /** The rows of the learner's classes. */
  readonly classes: ClassRows
  progress(): Promise<ProgressDocument>
  /** Newest first. */
  activity(limit: number): Promise<readonly Activity[]>
  quizDraft(moduleId: ModuleId): Promise<QuizDraft | undefined>
  lessonPlaces(): Promise<readonly LessonPlace[]>
  /** Returns the name that the learner wants on certificates; null for their usual name. Kept on this device only. */
  certificateName(): Promise<string | null>
  unlockModule(moduleId: ModuleId): Promise<SaveOutcome>
  saveQuizDraft(draft: QuizDraft): Promise<SaveFailure | undefined>
  dropQuizDraft(moduleId: ModuleId): Promise<SaveFailure | undefined>
  /**
   * For steps that are already stored, only the ones in `ticks` change, because another tab may have checked others.
   */
  saveLessonPlace(place: LessonPlace, ticks?: readonly StepTick[]): Promise<SaveFailure | undefined>
  /** Null selects their usual name. */
  setCertificateName(name: string | null): Promise<SaveFailure | undefined>
  health(): StoreHealth
  onHealth(listener: () => void): () => void
  close(): void
}

/**
 * The state of the database when it was opened. `found`: with a document. `made`: for a new learner. `lost`: this
 * device had one, and the browser or a person has cleared it. `unopened`: it can't be opened (see `health`).
 */
export type StoreBeginning = 'found' | 'made' | 'lost' | 'unopened'

/** The additional calls for the session. */
export interface OpenedLearnerStore extends LearnerStore {
  readonly beginning: StoreBeginning
  readonly replication: ReplicationStore
  /**
   * The first half of a removal. If this is still the checked state, deletes the data and closes the store in all tabs.
   * Resolves to whether the state was unchanged.
   */
  empty(checked: CheckedState): Promise<WriteOutcome<boolean>>
  /** Replays lessons that were completed in the ledger of `name` by mistake, with an activity entry. */
  receive(source: ProgressDocument, name: string): Promise<SaveOutcome>
  /**
   * Called after the database was deleted. Writes the data in this page's memory into a new database, joined with the
   * data already in it.
   */
  restore(): Promise<SaveOutcome>
  /** The learner has confirmed that the database was cleared, so no page needs to say it again. */
  noteLossSeen(): Promise<SaveFailure | undefined>
}
