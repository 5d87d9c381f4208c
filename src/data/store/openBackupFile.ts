/**
 * Role: connects the bytes of backup files with the learner's store.
 * Guarantee: an offer says exactly what accepting it will change, down to the lesson.
 * Must not: load before a screen shows the backup buttons.
 */
import { backupTools } from '../../platform/backupTools'
import type { Clock } from '../../platform/clock'
import { instantOf } from '../../core/progress/calendar'
import { canonicalText, type JsonMap } from '../../core/progress/json'
import type { ProgressDocument } from '../../core/progress/document'
import type { BackupContent } from '../../core/progress/file/backup'
import { readBackup, writeBackup } from '../../core/progress/file/backupFile'
import { importBackup, importWay } from '../../core/progress/file/importBackup'
import type { DeviceId } from '../../core/progress/ids'
import { completedLessons } from '../../core/progress/lessons'
import { addSections, sectionsLeft } from './addSections'
import type { BackupFiles, ImportOffer } from './backupFile'
import { learnedCounts } from './learnedCounts'
import type { LearnerStore } from './learnerStore'
import { joinSections } from './sectionRows'

/** Used to test the effect of an import, so no database ever stores it. */
const ASKING = 'asking' as DeviceId

type Store = Pick<LearnerStore, 'progress' | 'backupFile'>

export function openBackupFile(store: Store, clock: Clock): BackupFiles {
  const ledger = store.backupFile
  return {
    async write(name, passphrase) {
      // Read before the document, so that changes in between count as not in the file.
      const { revision, keptMark } = await ledger.state()
      const sections = await ledger.sections()
      const madeAt = instantOf(clock.now())
      const document = await store.progress()
      const backup = { name, madeAt, document, sections: sections ?? {} }
      const made = { revision, keptMark, holds: learnedCounts(document) }
      // A learner whose storage fails needs a backup file the most.
      return { ...(await writeBackup(backup, backupTools, passphrase)), isWhole: sections !== undefined, made }
    },
    async read(file, passphrase) {
      const read = await readBackup(file, backupTools, passphrase)
      if (read.kind === 'refused') return read
      return offerOf(read.backup, await store.progress(), (await ledger.sections()) ?? {})
    },
    accept: ({ backup, way }) => ledger.accept(backup, way),
  }
}

function offerOf(backup: BackupContent, current: ProgressDocument, kept: JsonMap): ImportOffer {
  const { document, sections } = backup
  const imported = importBackup(current, document, ASKING)
  const after = imported.kind === 'done' ? imported.document : current
  const [before, then] = [learnedCounts(current), learnedCounts(after)]
  const isOwn = current.owner === document.owner
  const beside = isOwn ? joinSections(kept, sections) : addSections(kept, sections)
  const bringsSections = canonicalText(beside) !== canonicalText(kept)
  return {
    kind: 'offer',
    way: importWay(current, document),
    isOwn,
    holds: learnedCounts(document),
    brings: {
      lessons: then.lessons - before.lessons,
      quizzes: then.quizzes - before.quizzes,
      points: then.points - before.points,
    },
    takenBack: lessonsLost(document, after),
    isNothingNew: imported.kind === 'unchanged' && !bringsSections,
    staysInFile: isOwn ? [] : sectionsLeft(beside, sections),
    backup,
  }
}

/** Returns the number of lessons that are complete in `file`, but not after importing it. */
function lessonsLost(file: ProgressDocument, after: ProgressDocument): number {
  const complete = new Set(completedLessons(after))
  return completedLessons(file).filter((id) => !complete.has(id)).length
}
