import { Link, useLocation } from 'react-router-dom'
import { backupWords } from '#words/backup'
import { bringInWords } from '#words/bringIn'
import { progressPlaceWords as words } from '#words/progressPlace'
import { useAuth } from '../../accounts/AuthContext'
import { localDateOf } from '../../progress/calendar'
import type { ProgressDocument } from '../../progress/document'
import { completedLessons } from '../../progress/lessons'
import { balance } from '../../progress/points'
import { completedQuizzes } from '../../progress/quizzes'
import { Icon } from '../../ui/Icon'
import { SteadyButton } from '../../ui/SteadyButton'
import { textLinkClass } from '../../ui/textLinkClass'
import { signInAgainPath, storageId } from '../../words/paths'
import { backupTime } from '../session/backupText'
import { useSession } from '../session/SessionContext'
import { useBackup } from '../session/useBackup'
import { useBringIn } from '../session/useBringIn'
import { useFragmentTarget } from '../session/useFragmentTarget'
import { useRead } from '../session/useRead'
import { useMinute } from '../session/useToday'
import { BackupActions } from './BackupActions'
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
      <SupersededRecords />
      <BringInLater />
    </>
  )
}

/** Records of this learner that are no longer current, have not been given up, and are nowhere else. */
function SupersededRecords() {
  const { reads } = useSession()
  const notes = useRead(reads.supersededRecords)
  if (notes === undefined || notes.length === 0) return null
  return (
    <>
      <h3 className={styles.aside}>{words.keptHereOnly}</h3>
      <ul className={styles.records}>
        {notes.map(({ id, reason, at }) => (
          <li key={id}>{words.aside[reason](localDateOf(new Date(at)))}</li>
        ))}
      </ul>
      <p className={styles.note}>{words.asideNote}</p>
    </>
  )
}

/** For a learner without a backup; where accounts have one, the way to it. */
function DeviceOnly() {
  const { accounts } = useAuth()
  const { pathname } = useLocation()
  if (accounts.cloud === undefined) return <p className={styles.text}>{words.deviceOnly}</p>
  return (
    <>
      <p className={styles.text}>
        {words.deviceOnly} {words.accountAdds}
      </p>
      <Link className={textLinkClass} to={signInAgainPath(pathname)}>
        {words.getAccount} <Icon name="arrowRight" />
      </Link>
    </>
  )
}

/** What *Not now* has put off: quiet, and never gone. */
function BringInLater() {
  const { offers, busy, news, accept } = useBringIn()
  return (
    <>
      {offers
        ?.filter(({ isNew }) => !isNew)
        .map((offer) => (
          <div key={offer.sourceId} className={styles.later}>
            <p>{bringInWords.quiet(offer.name, offer.lessons, offer.quizzes, offer.points)}</p>
            <SteadyButton
              meaning={`accept ${offer.sourceId}`}
              variant="line"
              size="compact"
              busy={busy === offer.sourceId}
              busyLabel={bringInWords.accepting}
              onPress={() => accept(offer)}
            >
              {bringInWords.accept}
            </SteadyButton>
          </div>
        ))}
      <p className={styles.result} role="status">
        {news?.text ?? ''}
      </p>
    </>
  )
}
