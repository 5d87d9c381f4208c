/**
 * Role: the learner's backup file, as screens use it.
 * Guarantee: reading a file changes nothing. Accepting one overwrites nothing, and accepting it twice is the same as
 * once.
 * Must not: name a screen, save a file or show a picker. The browser layer moves the bytes.
 */
import type { BackupContent, Refused } from '../../core/progress/file/backup'
import type { ProgressDocument } from '../../core/progress/document'
import type { PickedFile, WrittenBackup } from '../../core/progress/file/backupFile'
import type { ImportWay } from '../../core/progress/file/importBackup'
import type { JsonMap } from '../../core/progress/json'
import type { LearnedCounts } from './learnedCounts'
import type { SaveFailure, SaveOutcome } from './storeHealth'

/** A valid file that was opened but not yet imported. */
export interface ImportOffer {
  readonly kind: 'offer'
  /**
   * `join`: a copy of this learner's own ledger. `replay`: of another ledger, or of one that was started over since.
   */
  readonly way: ImportWay
  /** Whether the file says that it belongs to the learner of this ledger. */
  readonly isOwn: boolean
  /** The counts of the file, and the part of them that this ledger does not have. */
  readonly holds: LearnedCounts
  readonly brings: LearnedCounts
  /** Lessons that are complete in the file but were undone since in this same ledger. Importing does not redo them. */
  readonly takenBack: number
  /** Whether accepting would change nothing at all. */
  readonly isNothingNew: boolean
  /** The names of the sections of another ledger's file that differ here. They stay in the file. */
  readonly staysInFile: readonly string[]
  readonly backup: BackupContent
}

/** `changed`: the ledger changed after the offer, so the learner has to be asked again. */
export type ImportOutcome =
  | SaveOutcome
  /** Only the sections beside the ledger changed, because the ledger had everything. */
  | { readonly kind: 'saved-beside'; readonly document: ProgressDocument }
  | { readonly kind: 'failed'; readonly reason: 'changed' }

/**
 * If not `isWhole`, the database could not be read. The file then has the progress that this page remembers, without
 * the sections that this version does not know.
 */
export type ExportOutcome = WrittenBackup & { readonly isWhole: boolean; readonly made: MadeFile }

/** The content of a file, and the revision of the document that it surely includes; 0 if that could not be read. */
export interface MadeFile {
  readonly revision: number
  /** The mark of the sections beside the ledger at that time. A version before this field did not save it. */
  readonly keptMark?: string
  readonly holds: LearnedCounts
}

/** The last file that was made on this device. `at`: UTC, `toISOString`, or `''` when the clock was wrong. */
export interface LastFile extends MadeFile {
  readonly at: string
}

/** The number of rows beside the ledger, which no account has. */
export interface KeptCounts {
  readonly notes: number
  readonly bookmarks: number
  readonly tools: number
  /** Finished quizzes with their answers. */
  readonly attempts: number
  /** Worksheets of lessons that are not empty. */
  readonly sheets: number
}

export interface BackupFileState {
  /** Undefined until a file is made here. */
  readonly last: LastFile | undefined
  /** The revision of the document now. If it differs from the file's, the file is incomplete. */
  readonly revision: number
  /** A different text for each content of the sections beside the ledger; `''` if there are none. */
  readonly keptMark: string
  readonly kept: KeptCounts
  /** The number of records set aside, which are in no file. */
  readonly setAside: number
  /** Whether the learner turned off the reminder that there is no backup. */
  readonly isReminderDismissed: boolean
}

/**
 * Returns whether the last file made here has the current ledger and the sections beside it. Records set aside don't
 * count.
 */
export function isFileWhole({ last, revision, keptMark }: BackupFileState): boolean {
  return last !== undefined && last.revision === revision && (last.keptMark ?? '') === keptMark
}

export interface BackupFileDesk {
  /** Writes a file with all data of this learner. `name` is their name on this device. */
  write(name: string, passphrase?: string): Promise<ExportOutcome>
  /** If the result is `locked` or `wrong-passphrase`, ask for the passphrase and read again. */
  read(file: PickedFile, passphrase?: string): Promise<ImportOffer | Refused>
  accept(offer: ImportOffer): Promise<ImportOutcome>
}

/**
 * The part of the learner's own store that backup files need. Nothing else loads before a screen needs backup files.
 */
export interface BackupFileLedger {
  /** The sections of earlier files that this version does not know. Undefined when the database can't be read. */
  sections(): Promise<JsonMap | undefined>
  state(): Promise<BackupFileState>
  /** Called after the learner got a file. */
  noteMade(file: MadeFile): Promise<SaveFailure | undefined>
  /** *Don’t remind me again*: turns the reminder off permanently. */
  dismissReminder(): Promise<SaveFailure | undefined>
  /** `way` is the import that the learner agreed to. */
  accept(backup: BackupContent, way: ImportWay): Promise<ImportOutcome>
}
