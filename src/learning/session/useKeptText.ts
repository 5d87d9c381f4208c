import { keptText } from './backupText'
import { useBackup } from './useBackup'
import { useMinute } from './useMinute'

/** Where the learner's work is kept, in sentences. Empty until it was read. */
export function useKeptText(): string {
  const status = useBackup()?.status
  const now = useMinute()
  return status === undefined ? '' : keptText(status, now)
}
