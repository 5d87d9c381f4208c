import { Icon } from '../../ui/Icon'
import styles from './BackupFile.module.css'
import type { Told } from './backupDesk'

/** What became of a backup file. Stands there empty before, so that a screen reader hears of it. */
export function FileNews({ told }: { readonly told: Told | undefined }) {
  const hasFailed = told?.kind === 'failed'
  return (
    <p className={hasFailed ? styles.failure : styles.news} role="status">
      {hasFailed ? <Icon name="warning" size="small" /> : null}
      <span>{told?.text}</span>
    </p>
  )
}
