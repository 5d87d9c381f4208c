/**
 * Role: the functions that screens call for the learner's backup file.
 * Guarantee: reading a file changes nothing. Accepting a file overwrites nothing, and accepting it twice has the same
 * effect as accepting it once.
 * Must not: name a screen, save a file or show a picker. The browser layer reads and writes the bytes.
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
   * `join`: the file is a copy of this learner's own ledger. `replay`: it is from another ledger, or from before the
   * learner started over.
   */
  readonly way: ImportWay
  /** Whether the file says that it belongs to the learner of this ledger. */
  readonly isOwn: boolean
  /** What the file contains, and how much of it this ledger doesn't have. */
  readonly holds: LearnedCounts
  readonly brings: LearnedCounts
  /**
   * Lessons that are complete in the file but that the learner has since undone. Importing the file doesn't complete
   * them again.
   */
  readonly takenBack: number
  /** Whether accepting would change nothing at all. */
  readonly isNothingNew: boolean
  /**
   * The names of sections that differ between this ledger and a file from another ledger. They stay in the file only.
   */
  readonly staysInFile: readonly string[]
  readonly backup: BackupContent
}

/** `changed`: the ledger changed after the offer, so the learner has to be asked again. */
export type ImportOutcome =
  | SaveOutcome
  /** Only the other sections changed, because the ledger already had everything. */
  | { readonly kind: 'saved-beside'; readonly document: ProgressDocument }
  | { readonly kind: 'failed'; readonly reason: 'changed' }

/**
 * If not `isWhole`, the database could not be read. The file then contains the progress in this page's memory, without
 * the sections that this version doesn't know.
 */
export type ExportOutcome = WrittenBackup & { readonly isWhole: boolean; readonly made: MadeFile }

/** The content of a file, and the document revision that it is known to include; 0 if the revision couldn't be read. */
export interface MadeFile {
  readonly revision: number
  /** The mark of the sections beside the ledger at that time. Earlier versions did not save it. */
  readonly keptMark?: string
  readonly holds: LearnedCounts
}

/** The last file that was made on this device. `at`: UTC, `toISOString`, or `''` when the clock was wrong. */
export interface LastFile extends MadeFile {
  readonly at: string
}

/** The number of rows that are stored outside the ledger. No account has these rows. */
export interface KeptCounts {
  readonly notes: number
  readonly bookmarks: number
  readonly tools: number
  /** Finished quizzes with their answers. */
  readonly attempts: number
  /** Lesson worksheets that are not empty. */
  readonly sheets: number
}

export interface BackupFileState {
  /** Undefined until a file is made here. */
  readonly last: LastFile | undefined
  /** The document's current revision. If it differs from the file's, the file is incomplete. */
  readonly revision: number
  /** A text that changes when the content of the sections beside the ledger changes; `''` if there are none. */
  readonly keptMark: string
  readonly kept: KeptCounts
  /** The number of earlier ledgers that were set aside. No backup file includes them. */
  readonly setAside: number
  /** Whether the learner turned off the reminder that there is no backup. */
  readonly isReminderDismissed: boolean
}

/**
 * Returns whether the last file made on this device has the current ledger and its other sections. Records set aside
 * are ignored.
 */
export function isFileWhole({ last, revision, keptMark }: BackupFileState): boolean {
  return last !== undefined && last.revision === revision && (last.keptMark ?? '') === keptMark
}

export interface BackupFiles {
  /** Writes a file with all data of this learner. `name` is their name on this device. */
  write(name: string, passphrase?: string): Promise<ExportOutcome>
  /** If the result is `locked` or `wrong-passphrase`, ask for the passphrase and read again. */
  read(file: PickedFile, passphrase?: string): Promise<ImportOffer | Refused>
  accept(offer: ImportOffer): Promise<ImportOutcome>
}

/** The part of the learner's own store that backup files need. The rest loads when a screen needs backup files. */
export interface BackupFileLedger {
  /** Sections from earlier files that this version does not recognize. Undefined when the database can't be read. */
  sections(): Promise<JsonMap | undefined>
  state(): Promise<BackupFileState>
  /** Called after the learner has received a file. */
  noteMade(file: MadeFile): Promise<SaveFailure | undefined>
  /** *Don’t remind me again*: turns the reminder off permanently. */
  dismissReminder(): Promise<SaveFailure | undefined>
  /** `way` is the import that the learner agreed to. */
  accept(backup: BackupContent, way: ImportWay): Promise<ImportOutcome>
}
