/**
 * Role: what a screen may ask about the learner's backup file.
 * Guarantee: reading a file changes nothing; accepting one overwrites nothing, and twice is once.
 * Must not: name a screen, save a file or show a picker: how bytes leave and come is the browser's.
 */
import type { BackupContent, Refused } from '../../core/progress/file/backup'
import type { ProgressDocument } from '../../core/progress/document'
import type { PickedFile, WrittenBackup } from '../../core/progress/file/backupFile'
import type { ImportWay } from '../../core/progress/file/importBackup'
import type { JsonMap } from '../../core/progress/json'
import type { LearnedCounts } from './learnedCounts'
import type { SaveFailure, SaveOutcome } from './storeHealth'

/** A sound file, opened, of which nothing has been brought in yet. */
export interface ImportOffer {
  readonly kind: 'offer'
  /** `join`: a copy of this learner's own ledger. `replay`: of another ledger, or of one that was started over since. */
  readonly way: ImportWay
  /** Whether the file says that it is of the learner who has this ledger. */
  readonly isOwn: boolean
  /** What the file holds, and how much of it this ledger does not have. */
  readonly holds: LearnedCounts
  readonly brings: LearnedCounts
  /** Lessons complete in the file that were taken back since, in this same ledger: bringing it in does not redo them. */
  readonly takenBack: number
  /** Whether accepting would change nothing at all. */
  readonly isNothingNew: boolean
  /** The names of what another ledger's file holds beside its progress and this ledger has otherwise: it stays in the file. */
  readonly staysInFile: readonly string[]
  readonly backup: BackupContent
}

/** `changed`: the ledger is not the one that the offer was made for, so it has to be asked again. */
export type ImportOutcome =
  | SaveOutcome
  /** The ledger had everything, and what stands beside it had not. */
  | { readonly kind: 'saved-beside'; readonly document: ProgressDocument }
  | { readonly kind: 'failed'; readonly reason: 'changed' }

/**
 * Not `isWhole`: the database could not be read, and the file holds what this page still remembers of the progress, without
 * the parts that this version does not know.
 */
export type ExportOutcome = WrittenBackup & { readonly isWhole: boolean; readonly made: MadeFile }

/** What a file holds, and the revision of the document that it surely has; 0 where that could not be read. */
export interface MadeFile {
  readonly revision: number
  /** The mark of what stood beside the ledger then; a version before this field did not note it. */
  readonly keptMark?: string
  readonly holds: LearnedCounts
}

/** The file that was last made on this device. `at`: UTC, `toISOString`, or `''` when the clock was wrong. */
export interface LastFile extends MadeFile {
  readonly at: string
}

/** How much stands beside the ledger: no account has it. */
export interface KeptCounts {
  readonly notes: number
  readonly bookmarks: number
  readonly tools: number
  /** Finished quizzes with their answers. */
  readonly attempts: number
  /** Sheets of lessons with something in them. */
  readonly sheets: number
}

export interface BackupFileState {
  /** Undefined until a file was made here. */
  readonly last: LastFile | undefined
  /** Of the document now; another one than the file's means that something is not in it. */
  readonly revision: number
  /** Another one for every other content of what stands beside the ledger; `''` where nothing does. */
  readonly keptMark: string
  readonly kept: KeptCounts
  /** Records set aside: no file has them. */
  readonly setAside: number
  /** Whether the learner wants to hear no more that there is no backup. */
  readonly isReminderDismissed: boolean
}

/** Whether the file that was last made here holds the ledger and what stands beside it as they are now; never what is set aside. */
export function isFileWhole({ last, revision, keptMark }: BackupFileState): boolean {
  return last !== undefined && last.revision === revision && (last.keptMark ?? '') === keptMark
}

export interface BackupFileDesk {
  /** The text of a file with everything of this learner. `name` is what this device calls them. */
  write(name: string, passphrase?: string): Promise<ExportOutcome>
  /** Refused as `locked` or `wrong-passphrase`, ask for the passphrase and read again. */
  read(file: PickedFile, passphrase?: string): Promise<ImportOffer | Refused>
  accept(offer: ImportOffer): Promise<ImportOutcome>
}

/** What the desk needs of the learner's own store. It is all that is loaded before a screen wants the desk. */
export interface BackupFileLedger {
  /** What earlier files brought that this version does not know; undefined when the database can't be read. */
  sections(): Promise<JsonMap | undefined>
  state(): Promise<BackupFileState>
  /** A file was handed to the learner. */
  noteMade(file: MadeFile): Promise<SaveFailure | undefined>
  /** *Don’t remind me again*: for good. */
  dismissReminder(): Promise<SaveFailure | undefined>
  /** `way` is what the learner has agreed to. */
  accept(backup: BackupContent, way: ImportWay): Promise<ImportOutcome>
}
