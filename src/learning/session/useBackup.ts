import { useSyncExternalStore } from 'react'
import type { BackupStatus } from '../../store/backup'
import { type BackupView, backupSource } from './calmBackup'
import { useSession } from './SessionContext'

const SAVED: BackupStatus = { kind: 'saved-here', waiting: 0 }

/**
 * Where the learner's work is, live. Undefined until it was read. Without an account there is no backup, so nothing waits
 * for one.
 */
export function useBackup(): BackupView | undefined {
  const { learner, store } = useSession()
  const source = backupSource(store)
  const view = useSyncExternalStore(source.subscribe, source.getSnapshot, source.getSnapshot)
  return view === undefined || learner.kind === 'cloud' ? view : { ...view, status: SAVED, settled: SAVED }
}
