import { Link, useLocation } from 'react-router-dom'
import { backupWords } from '#words/backup'
import { bringInWords } from '#words/bringIn'
import { keptHere } from '#words/keptHere'
import { progressPlaceWords as words } from '#words/progressPlace'
import { earlierProgressWords } from '#words/earlierProgress'
import { useAuth } from '../../data/accounts/AuthContext'
import { hasLearning, type ProgressDocument } from '../../core/progress/document'
import { completedLessons } from '../../core/progress/lessons'
import { balance } from '../../core/progress/points'
import { completedQuizzes } from '../../core/progress/quizzes'
import type { LastFile } from '../../data/store/backupFile'
import { FactList } from '../../ui/FactList'
import { Icon } from '../../ui/Icon'
import { SteadyButton } from '../../ui/SteadyButton'
import { textLinkClass } from '../../ui/textLinkClass'
import { signInAgainPath } from '../../words/links'
import { storageId } from '../../words/paths'
import { backupTime, lateDays } from '../../session/backupText'
import { useSession } from '../../session/SessionContext'
import { useBackup } from '../../session/useBackup'
import { useBringIn } from '../../session/useBringIn'
import { useFragmentTarget } from '../../session/useFragmentTarget'
import { useRead } from '../../session/useRead'
import { useMinute } from '../../session/useToday'
import { useIsKnown } from '../../session/useUnread'
import { BackupActions } from './BackupActions'
import styles from './ProgressPlace.module.css'

interface ProgressPlaceProps {
  readonly document: ProgressDocument
}

/** Says which progress is on this device, which has a second copy, and which does not have one yet. */
export function ProgressPlace({ document }: ProgressPlaceProps) {
  const { learner, reads } = useSession()
  const backup = useBackup()
  const files = useRead(reads.backupFile)
  const file = files?.last
  const own = files === undefined ? '' : keptHere(files.kept)
  const now = useMinute()
  const heading = useFragmentTarget(storageId)

  const isCloud = learner.kind === 'cloud'
  // While the account has not been read, an empty device does not mean that there is no progress.
  const isCounted = useIsKnown() || hasLearning(document)
  // A deleted account's data is not a backup, and nothing is sent to that account.
  const hasBackup = isCloud && backup?.status.kind !== 'deleted'
  const lastBackup = backup?.lastBackupAt
  const waiting = backup === undefined || !('waiting' in backup.status) ? 0 : backup.status.waiting
  const late = waiting === 0 ? undefined : lateDays(backup?.waitingSince, now)
  return (
    <>
      <h2 ref={heading} id={storageId} tabIndex={-1}>
        {words.title}
      </h2>
      <FactList
        facts={[
          ...(isCounted
            ? [
                {
                  id: 'here',
                  name: words.here,
                  value: words.hereFigures(
                    completedLessons(document).length,
                    completedQuizzes(document).length,
                    balance(document).earned,
                  ),
                },
              ]
            : []),
          {
            id: 'backed-up',
            name: words.backedUp,
            value: !hasBackup
              ? fileText(file, now)
              : backup?.status.kind === 'backing-up'
                ? backupWords.backingUp
                : lastBackup === undefined
                  ? words.notYet
                  : backupTime(lastBackup, now),
          },
          ...(hasBackup
            ? [
                {
                  id: 'waiting',
                  name: words.waiting,
                  value: waiting === 0 ? words.nothing : words.changes(waiting),
                  ...(late === undefined
                    ? {}
                    : { note: <span className={styles.late}>{backupWords.notFor(late)}</span> }),
                },
              ]
            : []),
          ...(own === '' ? [] : [{ id: 'own', name: words.ownHere, value: own }]),
        ]}
      />
      {isCloud ? <BackupActions status={backup?.status} /> : <DeviceOnly />}
      <BringInLater />
    </>
  )
}

/** Without an account a file is the only backup. Its own section says which progress is not in the file. */
function fileText(file: LastFile | undefined, now: Date): string {
  if (file === undefined) return words.never
  return words.inFile(file.at === '' ? '' : backupTime(file.at, now))
}

/** Shown to a learner without a backup. If the site has accounts, this part has a link to create an account. */
function DeviceOnly() {
  const { accounts } = useAuth()
  const { pathname, search, hash } = useLocation()
  if (accounts.cloud === undefined) return <p className={styles.text}>{words.deviceOnly}</p>
  return (
    <>
      <p className={styles.text}>
        {words.deviceOnly} {words.accountAdds}
      </p>
      <Link className={textLinkClass} to={signInAgainPath(pathname + search + hash)}>
        {words.getAccount} <Icon name="arrowRight" />
      </Link>
    </>
  )
}

/** The offer that was postponed with *Not now*. It is inconspicuous, and never disappears. */
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
              aria-label={earlierProgressWords.of(bringInWords.accept, offer.name)}
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
