/**
 * Role: the import of a backup file on Dexie.
 * Guarantee: an import is one transaction of document, ledger and sections; what was agreed to is what is done.
 * Must not: bring in what stands in another learner's file beside their progress.
 */
import type { Backup } from '../progress/file/backup'
import { type ImportWay, importWay } from '../progress/file/importBackup'
import type { JsonMap } from '../progress/json'
import type { BackupFileLedger, ImportOutcome } from './backupFile'
import type { LearnerDatabase } from './learnerDatabase'
import type { SaveOutcome } from './learnerStore'
import { type DescribeAction, importing } from './learningActions'
import { keepSections, keptSections } from './sectionRows'

export interface DexieBackupLedgerParts {
  /** Undefined when the database can't be read. */
  readonly read: (work: (database: LearnerDatabase) => Promise<JsonMap | undefined>) => Promise<JsonMap | undefined>
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

  async accept(backup: Backup, way: ImportWay): Promise<ImportOutcome> {
    // Both are found out anew at every try of the transaction.
    let isChanged = false
    let isOwn = false
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
      if (isOwn && !isChanged) await keepSections(database, backup.sections)
    })
    return isChanged && outcome.kind === 'unchanged' ? { kind: 'failed', reason: 'changed' } : outcome
  }
}
