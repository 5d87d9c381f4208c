/**
 * Role: the records of backup files in the learner's own database.
 * Guarantee: unreadable data never causes a reminder.
 * Must not: open a file, or know its content.
 */
import { isCount } from '../../core/progress/ids'
import type { JsonMap } from '../../core/progress/json'
import type { BackupFileLedger, BackupFileState, ImportOutcome, LastFile, MadeFile } from './backupFile'
import { revisionOf } from './documentRow'
import type { BackupRow, LearnerDatabase } from './learnerDatabase'
import type { Act } from './learnerTransactions'
import type { SaveFailure } from './storeHealth'
import { keptState, nothingKept } from './dexieKeptRows'
import { keptSections } from './sectionRows'

export interface DexieBackupLedgerParts {
  /** Undefined when the database can't be read. */
  readonly read: <T>(work: (database: LearnerDatabase) => Promise<T>) => Promise<T | undefined>
  readonly keep: (work: (database: LearnerDatabase) => PromiseLike<unknown>) => Promise<SaveFailure | undefined>
  /** UTC, `toISOString`, or `''`. */
  readonly now: () => string
  readonly act: Act
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
    // Unreadable data never causes a reminder.
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

  async accept(...given: Parameters<BackupFileLedger['accept']>): Promise<ImportOutcome> {
    const part = await import('./acceptFile').catch(() => undefined)
    // Reloading the page fixes this, as it does after a storage failure.
    if (part === undefined) return { kind: 'failed', reason: 'connection' }
    return await part.acceptFile(this.#parts.act, ...given)
  }
}

/** A row that can't be read counts as no file. It is better to ask the learner for a file than to claim one exists. */
function lastFileOf(row: BackupRow | undefined): LastFile | undefined {
  if (row?.key !== 'file') return undefined
  const { at, revision, holds, keptMark } = row
  const counts: readonly unknown[] = [revision, holds?.lessons, holds?.quizzes, holds?.points]
  if (typeof at !== 'string' || !counts.every(isCount)) return undefined
  return { at, revision, holds, ...(typeof keptMark === 'string' && { keptMark }) }
}
