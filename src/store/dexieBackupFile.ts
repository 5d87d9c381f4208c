/**
 * Role: the desk of backup files on Dexie.
 * Guarantee: an import is one transaction of document, ledger and sections; what an offer said is what accepting does.
 * Must not: bring in what stands in another learner's file beside their progress.
 */
import { backupTools } from '../platform/backupTools'
import { balance } from '../progress/balance'
import { canonicalText } from '../progress/canonicalText'
import type { ProgressDocument } from '../progress/document'
import type { Backup, Refused } from '../progress/file/backup'
import { type PickedFile, readBackup, writeBackup } from '../progress/file/backupFile'
import { importBackup, importWay } from '../progress/file/importBackup'
import type { DeviceId, Instant } from '../progress/ids'
import type { JsonMap } from '../progress/json'
import { completedLessons } from '../progress/lessons'
import { quizModules } from '../progress/quizzes'
import type { BackupFileDesk, ExportOutcome, ImportOffer, ImportOutcome, LearnedCounts } from './backupFile'
import type { LearnerDatabase } from './learnerDatabase'
import type { SaveOutcome } from './learnerStore'
import { type DescribeAction, importing } from './learningActions'
import { joinSections, keepSections, keptSections } from './sectionRows'

/** What the desk needs of the learner's own store. */
export interface BackupFileLedger {
  readonly now: () => Instant
  readonly progress: () => Promise<ProgressDocument>
  /** Undefined when the database can't be read. */
  readonly read: (work: (database: LearnerDatabase) => Promise<JsonMap | undefined>) => Promise<JsonMap | undefined>
  readonly act: (
    describe: DescribeAction,
    besides: (database: LearnerDatabase) => Promise<void>,
  ) => Promise<SaveOutcome>
}

/** Only asks what an import would bring, so no database ever sees it. */
const ASKING = 'asking' as DeviceId

export class DexieBackupFile implements BackupFileDesk {
  readonly #ledger: BackupFileLedger

  constructor(ledger: BackupFileLedger) {
    this.#ledger = ledger
  }

  async write(name: string, passphrase?: string): Promise<ExportOutcome> {
    const sections = await this.#ledger.read(keptSections)
    const document = await this.#ledger.progress()
    const backup = { name, madeAt: this.#ledger.now(), document, sections: sections ?? {} }
    // A learner whose storage fails needs the file more than anybody.
    return { ...(await writeBackup(backup, backupTools, passphrase)), isWhole: sections !== undefined }
  }

  async read(file: PickedFile, passphrase?: string): Promise<ImportOffer | Refused> {
    const read = await readBackup(file, backupTools, passphrase)
    if (read.kind === 'refused') return read
    const [current, kept] = [await this.#ledger.progress(), (await this.#ledger.read(keptSections)) ?? {}]
    return offerOf(read.backup, current, kept)
  }

  async accept({ backup, way }: ImportOffer): Promise<ImportOutcome> {
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
    const outcome = await this.#ledger.act(describe, async (database) => {
      if (isOwn && !isChanged) await keepSections(database, backup.sections)
    })
    return isChanged && outcome.kind === 'unchanged' ? { kind: 'failed', reason: 'changed' } : outcome
  }
}

function offerOf(backup: Backup, current: ProgressDocument, kept: JsonMap): ImportOffer {
  const { document, sections } = backup
  const imported = importBackup(current, document, ASKING)
  const after = imported.kind === 'done' ? imported.document : current
  const [before, then] = [countsOf(current), countsOf(after)]
  const isOwn = current.owner === document.owner
  const bringsSections = isOwn && canonicalText(joinSections(kept, sections)) !== canonicalText(kept)
  return {
    kind: 'offer',
    way: importWay(current, document),
    isOwn,
    holds: countsOf(document),
    brings: {
      lessons: then.lessons - before.lessons,
      quizzes: then.quizzes - before.quizzes,
      points: then.points - before.points,
    },
    isNothingNew: imported.kind === 'unchanged' && !bringsSections,
    staysInFile: isOwn ? [] : Object.keys(sections).sort(),
    backup,
  }
}

function countsOf(document: ProgressDocument): LearnedCounts {
  return {
    lessons: completedLessons(document).length,
    quizzes: quizModules(document).length,
    points: balance(document).earned,
  }
}
