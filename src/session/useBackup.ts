import type { BackupStatus } from '../data/store/backup'
import { keptText } from './backupText'
import type { BackupView } from './backupView'
import { useSession } from './SessionContext'
import { useRead } from './useRead'
import { useMinute } from './useToday'

const SAVED: BackupStatus = { kind: 'saved-here', waiting: 0 }

/**
 * The backup status, live. Undefined until it is read. Without an account, there is no backup, so there are no pending
 * changes.
 */
export function useBackup(): BackupView | undefined {
  const { learner, reads } = useSession()
  const view = useRead(reads.backup)
  return view === undefined || learner.kind === 'cloud' ? view : { ...view, status: SAVED, settled: SAVED }
}

/** Where the learner's progress is saved, in sentences. Empty until it is read. */
export function useKeptText(): string {
  const backup = useBackup()
  const now = useMinute()
  return backup === undefined ? '' : keptText(backup.status, now, backup.waitingSince)
}
