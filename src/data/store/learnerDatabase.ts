/**
 * Role: the schema of one learner's database and its history.
 * Guarantee: a database written by any earlier version opens with everything in it; a transaction is done when it is on the disk.
 * Must not: hold anything of another learner, or touch a window.
 */
import { Dexie, type DexieOptions, type EntityTable, type Table } from 'dexie'
import type { LearnerId } from '../../core/progress/ids'
import type { JsonMap } from '../../core/progress/json'
import type { BackupOutcome } from './backup'
import type { LastFile } from './backupFile'
import type { ClassRow } from './classRows'
import type { KeptRow } from './keptRows'
import type { Activity, LessonPlace, QuizDraft } from './learningRows'

/** The one row of `document`. */
export interface DocumentRow {
  readonly key: 'document'
  /** A progress document as this or another version of the app wrote it: parse before use. */
  readonly document: unknown
  /** One more at every change of the document. */
  readonly revision: number
  /** This database's own name in completion counters. Made together with the document, never copied anywhere. */
  readonly deviceId: string
  /** What the same database was called before. */
  readonly formerDeviceIds?: readonly string[]
  /** The action that wrote this row, so that a repeat after a lost answer is recognised. */
  readonly lastAction: string
  /** The actions before it, which other tabs may have written while this one waited for an answer; unknown to earlier versions. */
  readonly earlierActions?: readonly string[]
  /** When it was changed, a `ChangeMark` a day; a version before this field had none. */
  readonly changes?: unknown
}

/** A document that is no longer the current one and has not been given up. */
export interface AsideRow {
  readonly id: number
  readonly reason: 'unreadable' | 'replaced' | 'started-over' | 'not-mine'
  readonly document: unknown
  /** For the log and the support mail; never shown as it is. */
  readonly detail: string
  /** UTC, `toISOString`, or `''` when the clock was wrong. */
  readonly at: string
}

/** What is known about one remote. Times are UTC, `toISOString`, or `''` when the clock was wrong. */
export interface RemoteRow {
  readonly name: string
  /** The revision of the document that the remote has. */
  readonly syncedRevision: number
  /** How the last exchange ended, and when. */
  readonly outcome?: BackupOutcome
  readonly outcomeAt?: string
  readonly succeededAt?: string
  /** There while an exchange runs, and after one that was killed. */
  readonly startedAt?: string
}

export type BackupRow =
  /** The device whose document has found its epoch. */
  | {
      readonly key: 'anchor'
      readonly deviceId: string
      readonly isEarlierTaken: boolean
      /** Unknown where a version before this field dropped the anchor. */
      readonly hadSync?: boolean
    }
  /** *Back up now*, pressed `turn` times; `isTaken` once a tab has set out to do it. */
  | { readonly key: 'request'; readonly turn: number; readonly at: string; readonly isTaken?: true }
  /** The database before this one was cleared, and no learner has said yet that they know. */
  | { readonly key: 'loss'; readonly at: string }
  /** What backup files brought that this version of the app does not know, by name: it goes into the next file. */
  | { readonly key: 'sections'; readonly sections: JsonMap }
  /** *Don’t remind me again*: whoever has no backup is not told of it any more. */
  | { readonly key: 'reminder'; readonly at: string }
  /** The backup file that was last made here. */
  | ({ readonly key: 'file' } & LastFile)
  /** This learner as the device's list has them (`LearnerRow`): parse before use. In no backup; for when that list is lost. */
  | { readonly key: 'listed'; readonly row: unknown }
  /** No backup has it: how the learner wants their name on certificates. */
  | { readonly key: 'certificate-name'; readonly name: string }

export type LearnerDatabase = Dexie & {
  readonly document: Table<DocumentRow, 'document', DocumentRow>
  readonly activity: EntityTable<Activity, 'id'>
  readonly drafts: Table<QuizDraft, string, QuizDraft>
  readonly places: Table<LessonPlace, string, LessonPlace>
  readonly aside: EntityTable<AsideRow, 'id'>
  readonly remotes: Table<RemoteRow, string, RemoteRow>
  readonly backup: Table<BackupRow, BackupRow['key'], BackupRow>
  readonly kept: Table<KeptRow, [KeptRow['section'], string], KeptRow>
  /** In no backup and no file: the keys in them stay here. Starting over leaves them. */
  readonly classes: Table<ClassRow, string, ClassRow>
}

export function learnerDatabaseName(learnerId: LearnerId): string {
  return `learner-${learnerId}`
}

/**
 * The database of one learner, not yet opened. Nothing opens it by itself (`autoOpen`), or a deleted database would come
 * back empty and look like a learner who has learned nothing. The cache is off, because its optimistic answers would
 * show a change to screens before it is on the disk.
 */
export function learnerDatabase(learnerId: LearnerId, options: DexieOptions = {}): LearnerDatabase {
  const database = new Dexie(learnerDatabaseName(learnerId), {
    chromeTransactionDurability: 'strict',
    autoOpen: false,
    cache: 'disabled',
    ...options,
  }) as LearnerDatabase
  // Every version stays here for good, and each only adds: a device may come back after years with any of them.
  database.version(1).stores({ document: 'key', activity: '++id', drafts: 'moduleId' })
  database.version(2).stores({ activity: '++id, at', places: 'lessonId', aside: '++id' })
  database.version(3).stores({ remotes: 'name', backup: 'key' })
  database.version(4).stores({ kept: '[section+key], section, turn' })
  database.version(5).stores({ classes: 'key' })
  return database
}
