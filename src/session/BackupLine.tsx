import { Link, useLocation } from 'react-router-dom'
import { backupWords as words } from '#words/backup'
import type { BackupStatus } from '../data/store/backup'
import { Icon, type IconName } from '../ui/Icon'
import { useSteadyPress } from '../ui/useSteadyPress'
import { signInAgainPath } from '../words/links'
import { deleteAccountPath, storagePath } from '../words/paths'
import styles from './BackupLine.module.css'
import { backupText } from './backupText'
import { useSession } from './SessionContext'
import { useBackup } from './useBackup'
import { useDeletion } from './useDeletion'
import { useRead } from './useRead'
import { useMinute } from './useToday'

const icons: Readonly<Record<BackupStatus['kind'], IconName>> = {
  'saved-here': 'saved',
  'backing-up': 'backup',
  'backed-up': 'check',
  'sign-in-again': 'profile',
  refused: 'warning',
  deleted: 'warning',
  outdated: 'refresh',
}

const NEWS: readonly BackupStatus['kind'][] = ['sign-in-again', 'deleted', 'refused', 'outdated']

/** Shows in words where the learner's progress is saved. It is small, and its height never changes. */
export function BackupLine() {
  const { learner, reads } = useSession()
  const backup = useBackup()
  const status = backup?.status
  const notes = useRead(reads.notes)?.size ?? 0
  const now = useMinute()
  if (useDeletion().under !== undefined) return <DeletionLine />
  if (status === undefined) return <p className={`${styles.line} noPrint`} />
  return (
    <p className={`${styles.line} noPrint`} data-status={status.kind}>
      <Icon name={icons[status.kind]} size="small" />
      <span>
        {status.kind === 'sign-in-again' ? (
          <SignInAgain />
        ) : status.kind === 'deleted' ? (
          <span>{words.deletedShort}</span>
        ) : (
          <span>{backupText(status, now, backup?.waitingSince)}</span>
        )}
        {status.kind === 'outdated' ? <Reload /> : status.kind === 'deleted' ? <WhatToDo /> : null}
        {/* Without an account everything is on this device only. */}
        {learner.kind === 'cloud' && status.kind !== 'deleted' && notes > 0 ? (
          <span>{`. ${words.notesOnly(notes)}`}</span>
        ) : null}
      </span>
    </p>
  )
}

function SignInAgain() {
  const { pathname, search, hash } = useLocation()
  return (
    <Link className={styles.do} to={signInAgainPath(pathname + search + hash)}>
      {words.signInAgain}
    </Link>
  )
}

function DeletionLine() {
  return (
    <p className={`${styles.line} noPrint`} data-status="deleting">
      <Icon name="warning" size="small" />
      <span>
        {words.deleting}{' '}
        <Link className={styles.do} to={deleteAccountPath}>
          {words.deletingLook}
        </Link>
      </span>
    </p>
  )
}

function WhatToDo() {
  return (
    <>
      {' '}
      <Link className={styles.do} to={storagePath}>
        {words.deletedDo}
      </Link>
    </>
  )
}

function Reload() {
  const press = useSteadyPress('reload', () => window.location.reload())
  return (
    <>
      {' '}
      <button type="button" className={styles.do} {...press}>
        {words.reload}
      </button>
    </>
  )
}

/**
 * Announces to screen readers, one time, a status that the learner has to act on. Ordinary backups are not announced.
 */
export function BackupNews() {
  const settled = useBackup()?.settled
  const now = useMinute()
  const isNews = settled !== undefined && NEWS.includes(settled.kind)
  // The region is always in the page, because screen readers skip a region that is added together with its text.
  return (
    <p className="sr" role="status">
      {isNews ? backupText(settled, now) : ''}
    </p>
  )
}
