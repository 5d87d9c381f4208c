import { Link } from 'react-router-dom'
import { classBookWords as words } from '#words/classBook'
import type { ClassPageProps } from './classView'
import styles from './ClassHead.module.css'
import { fullMoment } from './moments'

/** Asks for a backup until there is one that has everything. */
export function BackupReminder({ view: { state, now, to } }: ClassPageProps) {
  const { backedUpAt, hasChanged } = state
  if (backedUpAt !== undefined && !hasChanged) return null
  return (
    <p className={styles.reminder}>
      <span>{backedUpAt === undefined ? words.keep.remind : words.keep.remindStale(fullMoment(backedUpAt, now))}</span>
      <Link to={to('keep')}>{words.keep.toBackup}</Link>
    </p>
  )
}
