import { backupWords } from '#words/backup'
import { progressPlaceWords as words } from '#words/progressPlace'
import { balance } from '../../progress/points'
import type { ProgressDocument } from '../../progress/document'
import { completedLessons } from '../../progress/lessons'
import { completedQuizzes } from '../../progress/quizzes'
import { storageId } from '../../words/paths'
import { backupTime } from '../session/backupText'
import { useFragmentTarget } from '../session/useFragmentTarget'
import { useBackup } from '../session/useBackup'
import { useMinute } from '../session/useToday'
import { useSession } from '../session/SessionContext'
import { AsideRecords } from './AsideRecords'
import { BackupActions } from './BackupActions'
import { BringInLater } from './BringInLater'
import { DeviceOnly } from './DeviceOnly'
import styles from './ProgressPlace.module.css'

interface ProgressPlaceProps {
  readonly document: ProgressDocument
}

/** What is on this device, what has a second copy, and what waits for one. */
export function ProgressPlace({ document }: ProgressPlaceProps) {
  const { learner } = useSession()
  const backup = useBackup()
  const now = useMinute()
  const heading = useFragmentTarget(storageId)

  const isCloud = learner.kind === 'cloud'
  const lastBackup = backup?.lastBackupAt
  const waiting = backup === undefined || !('waiting' in backup.status) ? 0 : backup.status.waiting
  return (
    <>
      <h2 ref={heading} id={storageId} tabIndex={-1}>
        {words.title}
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>{words.here}</dt>
          <dd>
            {words.hereFigures(
              completedLessons(document).length,
              completedQuizzes(document).length,
              balance(document).total,
            )}
          </dd>
        </div>
        <div>
          <dt>{words.backedUp}</dt>
          <dd>
            {!isCloud
              ? words.never
              : backup?.status.kind === 'backing-up'
                ? backupWords.backingUp
                : lastBackup === undefined
                  ? words.notYet
                  : backupTime(lastBackup, now)}
          </dd>
        </div>
        {isCloud ? (
          <div>
            <dt>{words.waiting}</dt>
            <dd>{waiting === 0 ? words.nothing : words.changes(waiting)}</dd>
          </div>
        ) : null}
      </dl>
      {isCloud ? <BackupActions status={backup?.status} /> : <DeviceOnly />}
      <AsideRecords />
      <BringInLater />
    </>
  )
}
