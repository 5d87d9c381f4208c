import { backupText } from './backupText'
import { useMinute } from './useMinute'
import { useBackup } from './useBackup'

/** Says aloud what the learner has to do something about, once. That a backup came and went is no news. */
export function BackupNews() {
  const settled = useBackup()?.settled
  const now = useMinute()
  const isNews = settled?.kind === 'sign-in-again' || settled?.kind === 'refused' || settled?.kind === 'outdated'
  // Always in the page: a region that arrives with its text is not read out.
  return (
    <p className="sr" role="status">
      {isNews ? backupText(settled, now) : ''}
    </p>
  )
}
