import type { BackupStatus } from '../data/store/backup'
import { keptText } from './backupText'
import type { BackupView } from './backupView'
import { useSession } from './SessionContext'
import { useRead } from './useRead'
import { useMinute } from './useToday'

const SAVED: BackupStatus = { kind: 'saved-here', waiting: 0 }

/**
 * Where the learner's work is, live. Undefined until it was read. Without an account there is no backup, so nothing waits
 * for one.
 */
export function useBackup(): BackupView | undefined {
  const { learner, reads } = useSession()
  const view = useRead(reads.backup)
  return view === undefined || learner.kind === 'cloud' ? view : { ...view, status: SAVED, settled: SAVED }
}

/** Where the learner's work is kept, in sentences. Empty until it was read. */
export function useKeptText(): string {
  const backup = useBackup()
  const now = useMinute()
  return backup === undefined ? '' : keptText(backup.status, now, backup.waitingSince)
}
