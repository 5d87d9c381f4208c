import { Icon } from '../../ui/Icon'
import { News } from '../../ui/News'
import styles from './BackupFile.module.css'
import type { AskedFor, Told } from './backupFileActions'

/**
 * The outcome of reading or making a backup file. The element is added to the page before its text, so that screen
 * readers announce the text.
 */
export function FileNews({ told }: { readonly told: Told | AskedFor | undefined }) {
  const hasFailed = told?.kind === 'failed'
  return (
    <News className={hasFailed ? styles.failure : undefined}>
      {hasFailed ? <Icon name="warning" size="small" /> : null}
      <span>{told?.text}</span>
    </News>
  )
}
