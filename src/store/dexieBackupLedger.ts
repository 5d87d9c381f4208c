/**
 * Role: the import of a backup file on Dexie.
 * Guarantee: an import is one transaction of document, ledger and sections; what was agreed to is what is done.
 * Must not: let what stands beside another ledger's progress replace anything that stands here.
 */
import { isCount } from '../progress/ids'
import type { BackupContent } from '../progress/file/backup'
import { type ImportWay, importWay } from '../progress/file/importBackup'
import type { JsonMap } from '../progress/json'
import type { BackupFileLedger, BackupFileState, ImportOutcome, LastFile, MadeFile } from './backupFile'
import { revisionOf } from './documentRow'
import type { BackupRow, LearnerDatabase } from './learnerDatabase'
import type { SaveFailure, SaveOutcome } from './storeHealth'
import { type DescribeAction, importing } from './learningActions'
import { keptState, nothingKept } from './dexieKeptRows'
import { addSections, joinSections, keepSections, keptSections } from './sectionRows'

export interface DexieBackupLedgerParts {
  /** Undefined when the database can't be read. */
  readonly read: <T>(work: (database: LearnerDatabase) => Promise<T>) => Promise<T | undefined>
  readonly keep: (work: (database: LearnerDatabase) => PromiseLike<unknown>) => Promise<SaveFailure | undefined>
  /** UTC, `toISOString`, or `''`. */
  readonly now: () => string
  readonly act: (
    describe: DescribeAction,
    besides: (database: LearnerDatabase) => Promise<void>,
  ) => Promise<SaveOutcome>
}

export class DexieBackupLedger implements BackupFileLedger {
  readonly #parts: DexieBackupLedgerParts

  constructor(parts: DexieBackupLedgerParts) {
    this.#parts = parts
  }

  sections(): Promise<JsonMap | undefined> {
    return this.#parts.read(keptSections)
  }

  async state(): Promise<BackupFileState> {
    const state = await this.#parts.read(async (database) => {
      const [row, document, reminder, setAside, kept] = await Promise.all([
        database.backup.get('file'),
        database.document.get('document'),
        database.backup.get('reminder'),
        database.aside.count(),
        keptState(database),
      ])
      return {
        last: lastFileOf(row),
        revision: revisionOf(document),
        isReminderDismissed: reminder !== undefined,
        setAside,
        ...kept,
      }
    })
    // What can't be read is no reason to remind anybody.
    return (
      state ?? { last: undefined, revision: 0, isReminderDismissed: true, setAside: 0, keptMark: '', kept: nothingKept }
    )
  }

  noteMade(file: MadeFile): Promise<SaveFailure | undefined> {
    const at = this.#parts.now()
    return this.#parts.keep((database) => database.backup.put({ key: 'file', at, ...file }))
  }

  dismissReminder(): Promise<SaveFailure | undefined> {
    const at = this.#parts.now()
    return this.#parts.keep((database) => database.backup.put({ key: 'reminder', at }))
  }

  async accept(backup: BackupContent, way: ImportWay): Promise<ImportOutcome> {
    // Both are found out anew at every try of the transaction.
    let isChanged = false
    let isOwn = false
    let isMore = false
    const describe: DescribeAction = (moment) => {
      const action = importing(backup.document, backup.name)(moment)
      return {
        ...action,
        apply: (document, device) => {
          isChanged = importWay(document, backup.document) !== way
          isOwn = document.owner === backup.document.owner
          return isChanged ? { kind: 'unchanged', document } : action.apply(document, device)
        },
      }
    }
    const outcome = await this.#parts.act(describe, async (database) => {
      if (!isChanged) isMore = await keepSections(database, backup.sections, isOwn ? joinSections : addSections)
    })
    if (outcome.kind !== 'unchanged') return outcome
    if (isChanged) return { kind: 'failed', reason: 'changed' }
    return isMore ? { kind: 'saved-beside', document: outcome.document } : outcome
  }
}

/** A row that can't be read is no file: the learner is told to make one rather than that there is one. */
function lastFileOf(row: BackupRow | undefined): LastFile | undefined {
  if (row?.key !== 'file') return undefined
  const { at, revision, holds, keptMark } = row
  const counts: readonly unknown[] = [revision, holds?.lessons, holds?.quizzes, holds?.points]
  if (typeof at !== 'string' || !counts.every(isCount)) return undefined
  return { at, revision, holds, ...(typeof keptMark === 'string' && { keptMark }) }
}
