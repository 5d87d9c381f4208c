/**
 * Role: the schema of one learner's database and its history.
 * Guarantee: a database of any earlier version opens with all its data. A transaction is done when it is on the disk.
 * Must not: store data of another learner, or touch a window.
 */
import { Dexie, type DexieOptions, type EntityTable, type Table } from 'dexie'
import type { LearnerId } from '../../core/progress/ids'
import type { JsonMap } from '../../core/progress/json'
import type { BackupOutcome } from './backup'
import type { LastFile } from './backupFile'
import type { ClassRow } from './classRows'
import type { KeptRow } from './keptRows'
import type { Activity, LessonPlace, QuizDraft } from './learningRows'
import { storageName } from '../../platform/storageName'

/** The one row of `document`. */
export interface DocumentRow {
  readonly key: 'document'
  /** A progress document as this or another version of the app wrote it: parse before use. */
  readonly document: unknown
  /** Increases by one with every change to the document. */
  readonly revision: number
  /** The name of this database in completion counters. It is created together with the document and never copied. */
  readonly deviceId: string
  /** Earlier names of the same database. */
  readonly formerDeviceIds?: readonly string[]
  /** The action that wrote this row, so that a repeat after a lost answer is recognized. */
  readonly lastAction: string
  /**
   * The actions before it. Other tabs may have written them while this one waited for an answer. Earlier versions don't
   * have this field.
   */
  readonly earlierActions?: readonly string[]
  /** The times of its changes, one `ChangeMark` a day. Absent in rows from earlier versions. */
  readonly changes?: unknown
}

/** A superseded document: no longer current, and not deleted. Its table has been `aside` from the start. */
export interface SupersededRow {
  readonly id: number
  readonly reason: 'unreadable' | 'replaced' | 'started-over' | 'not-mine'
  readonly document: unknown
  /** For the log and the support email. Never shown unchanged. */
  readonly detail: string
  /** UTC, `toISOString`, or `''` when the clock was wrong. */
  readonly at: string
}

/** What is known about the state of one remote. Times are UTC, `toISOString`, or `''` when the clock was wrong. */
export interface RemoteRow {
  readonly name: string
  /** The revision of the document that the remote has. */
  readonly syncedRevision: number
  /** How the last exchange ended, and when. */
  readonly outcome?: BackupOutcome
  readonly outcomeAt?: string
  readonly succeededAt?: string
  /** Present while an exchange runs, and after an exchange was killed. */
  readonly startedAt?: string
}

export type BackupRow =
  /**
   * Marks the first merge with the account's copy. It contains the name of the device whose document got its final
   * epoch in that merge.
   */
  | {
      readonly key: 'anchor'
      readonly deviceId: string
      readonly isEarlierTaken: boolean
      /** Unknown if an earlier version dropped the mark. */
      readonly hadSync?: boolean
    }
  /**
   * The state of the *Back up now* button. `turn` counts its presses. `isTaken` is set when a tab has started the
   * backup.
   */
  | { readonly key: 'request'; readonly turn: number; readonly at: string; readonly isTaken?: true }
  /** The database before this one was cleared, and the learner has not confirmed that yet. */
  | { readonly key: 'loss'; readonly at: string }
  /** The sections of backup files that this version of the app does not know, by name. They go into the next file. */
  | { readonly key: 'sections'; readonly sections: JsonMap }
  /** *Don’t remind me again*: the learner without a backup gets no more reminders. */
  | { readonly key: 'reminder'; readonly at: string }
  /** The last backup file that was made here. */
  | ({ readonly key: 'file' } & LastFile)
  /**
   * This learner's row in the device's list (`LearnerRow`): parse before use. It is in no backup, and is used when that
   * list is lost.
   */
  | { readonly key: 'listed'; readonly row: unknown }
  /** The name that the learner wants on certificates. No backup has it. */
  | { readonly key: 'certificate-name'; readonly name: string }

export type LearnerDatabase = Dexie & {
  readonly document: Table<DocumentRow, 'document', DocumentRow>
  readonly activity: EntityTable<Activity, 'id'>
  readonly drafts: Table<QuizDraft, string, QuizDraft>
  readonly places: Table<LessonPlace, string, LessonPlace>
  readonly aside: EntityTable<SupersededRow, 'id'>
  readonly remotes: Table<RemoteRow, string, RemoteRow>
  readonly backup: Table<BackupRow, BackupRow['key'], BackupRow>
  readonly kept: Table<KeptRow, [KeptRow['section'], string], KeptRow>
  /**
   * These rows are in no backup or file, because their keys must not leave this device. Starting over keeps the rows.
   */
  readonly classes: Table<ClassRow, string, ClassRow>
}

export function learnerDatabaseName(learnerId: LearnerId): string {
  return storageName(`learner-${learnerId}`)
}

/**
 * Returns the database of one learner, not yet opened. It never opens automatically (`autoOpen`). Otherwise a deleted
 * database would come back empty, as if the learner had no progress. The cache is off, because screens would see a
 * change before it is saved.
 */
export function learnerDatabase(learnerId: LearnerId, options: DexieOptions = {}): LearnerDatabase {
  const database = new Dexie(learnerDatabaseName(learnerId), {
    chromeTransactionDurability: 'strict',
    autoOpen: false,
    cache: 'disabled',
    ...options,
  }) as LearnerDatabase
  // Every version stays in this list permanently, and each one only adds to the schema. A device may return after years
  // with any of them.
  database.version(1).stores({ document: 'key', activity: '++id', drafts: 'moduleId' })
  database.version(2).stores({ activity: '++id, at', places: 'lessonId', aside: '++id' })
  database.version(3).stores({ remotes: 'name', backup: 'key' })
  database.version(4).stores({ kept: '[section+key], section, turn' })
  database.version(5).stores({ classes: 'key' })
  return database
}
