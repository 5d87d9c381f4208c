import { backupTools } from '../../../src/platform/backupTools'
import type { BackupContent } from '../../../src/core/progress/file/backup'
import { type PickedFile, writeBackup } from '../../../src/core/progress/file/backupFile'
import type { LearnerId } from '../../../src/core/progress/ids'
import { openBackupFile } from '../../../src/data/store/openBackupFile'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import { TurnableClock } from '../../fakes/TurnableClock'
import { sampleBackup } from '../../core/progress/file/backupSamples'
import { fileOf } from '../../core/progress/file/hostileBackups'
import { newLearner, openTestStore } from './openTestStore'

export function backupFilesOf(store: OpenedLearnerStore) {
  return openBackupFile(store, new TurnableClock('2026-03-02T09:00:00'))
}

/** Has no syllabus, so that an imported file earns no certificate. */
export async function emptyDevice(learnerId: LearnerId = newLearner()) {
  const store = await openTestStore({ learnerId, syllabus: () => undefined })
  return { store, document: await store.progress() }
}

export async function fileWith(changes: Partial<BackupContent>): Promise<PickedFile> {
  const made = await writeBackup(sampleBackup(changes), backupTools)
  if (made.kind === 'refused') throw new Error(made.detail)
  return fileOf(made.text)
}

export async function offered(store: OpenedLearnerStore, file: PickedFile) {
  const offer = await backupFilesOf(store).read(file)
  if (offer.kind === 'refused') throw new Error(`${offer.reason}: ${offer.detail}`)
  return offer
}
