/**
 * Role: the import of a backup file.
 * Guarantee: an import writes document, activity and sections in one transaction, and changes only what the learner
 * agreed to.
 * Must not: let another learner's data replace data on this device.
 */
import type { ProgressDocument } from '../../core/progress/document'
import type { BackupContent } from '../../core/progress/file/backup'
import { importBackup, type ImportWay, importWay } from '../../core/progress/file/importBackup'
import { canonicalText, type Json, type JsonMap } from '../../core/progress/json'
import { addSections } from './addSections'
import type { ImportOutcome } from './backupFile'
import { type KeptRow, parseKeptRow } from './keptRows'
import type { LearnerDatabase } from './learnerDatabase'
import type { Act, LearningAction } from './learnerTransactions'
import { joinSections, keptSections, rowsIn } from './sectionRows'

/** `way` is the import that the learner agreed to. */
export async function acceptFile(act: Act, backup: BackupContent, way: ImportWay): Promise<ImportOutcome> {
  const isAgreed = (document: ProgressDocument) => importWay(document, backup.document) === way
  // Joins or replays the file, depending on the document when the transaction runs.
  const action: LearningAction = {
    apply: (document, { device }) =>
      isAgreed(document) ? importBackup(document, backup.document, device) : { kind: 'unchanged', document },
    entry: { kind: 'brought-in', subject: backup.name },
  }
  const { outcome, beside } = await act(action, async (database, { before }) => {
    if (!isAgreed(before)) return 'refused'
    const isOwn = before.owner === backup.document.owner
    const isMore = await keepSections(database, backup.sections, isOwn ? joinSections : addSections)
    // The lost data has been restored, so later pages don't offer to restore it.
    await database.backup.delete('loss')
    return isMore ? 'added' : 'same'
  })
  if (outcome.kind !== 'unchanged') return outcome
  if (beside === 'refused') return { kind: 'failed', reason: 'changed' }
  return beside === 'added' ? { kind: 'saved-beside', document: outcome.document } : outcome
}

/** `join` merges copies of the same ledger's sections. `add` takes sections from another ledger of the same person. */
type SectionsWay = (kept: JsonMap, brought: JsonMap) => JsonMap

/** Needs a read-write transaction over `backup` and `kept`. Resolves to whether anything changed. */
async function keepSections(database: LearnerDatabase, brought: JsonMap, bring: SectionsWay): Promise<boolean> {
  const kept = await keptSections(database)
  const brings = bring(kept, brought)
  if (canonicalText(brings) === canonicalText(kept)) return false
  const rows: KeptRow[] = []
  const rest: Record<string, Json> = {}
  for (const [section, value] of Object.entries(brings)) {
    const unknown = rowsIn(value)?.filter((row) => {
      const known = parseKeptRow({ ...row, section })
      if (known !== undefined) rows.push(known)
      return known === undefined
    })
    if (unknown === undefined) rest[section] = value
    else if (unknown.length > 0) rest[section] = unknown
  }
  await database.kept.bulkPut(rows)
  await database.backup.put({ key: 'sections', sections: rest })
  return true
}
