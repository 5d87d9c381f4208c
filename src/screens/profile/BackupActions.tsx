import { useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { accountTroubleWords as troubles } from '#words/accountTrouble'
import { backupWords } from '#words/backup'
import { progressPlaceWords as words } from '#words/progressPlace'
import { useAuth } from '../../data/accounts/AuthContext'
import { isOnlineHint, onNetworkHint } from '../../platform/window/network'
import type { BackupStatus, BackUpOutcome } from '../../data/store/backup'
import { Button, ButtonRow } from '../../ui/Button'
import { buttonClass } from '../../ui/buttonClass'
import { useAction } from '../../ui/useAction'
import { signInAgainPath } from '../../words/links'
import { refusalText } from '../../session/backupText'
import { useSession } from '../../session/SessionContext'
import { useDeletion } from '../../session/useDeletion'
import { backupFilePath, storageId } from '../../words/paths'
import styles from './ProgressPlace.module.css'
import { ReloadPage } from '../../session/ReloadPage'

interface BackupActionsProps {
  /** The state of the backup, or undefined until it has been read. */
  readonly status: BackupStatus | undefined
}

/** One sentence about the state of the backup, and the actions that it needs now. */
export function BackupActions({ status }: BackupActionsProps) {
  const { pathname, search, hash } = useLocation()
  const isOnline = useSyncExternalStore(onNetworkHint, isOnlineHint)
  const { under } = useDeletion()
  if (status?.kind === 'deleted')
    return under === undefined ? <AccountGone /> : <p className={styles.text}>{backupWords.deleting}</p>
  return (
    <>
      <p className={styles.text}>{sentence(status, isOnline)}</p>
      <ButtonRow>
        {status?.kind === 'sign-in-again' ? (
          <Link className={buttonClass('line', { size: 'compact' })} to={signInAgainPath(pathname + search + hash)}>
            {words.signInAgain}
          </Link>
        ) : status?.kind === 'outdated' ? (
          <ReloadPage />
        ) : (
          <BackUpNow status={status} />
        )}
      </ButtonRow>
    </>
  )
}

function BackUpNow({ status }: BackupActionsProps) {
  const { store } = useSession()
  const { run, isBusy, outcome } = useAction(() => store.backup.backUpNow())
  // A message about a status is outdated once the status changes.
  const isTrue = outcome?.kind !== 'asked' || outcome.status.kind === status?.kind
  return (
    <>
      <Button variant="line" size="compact" busy={isBusy} busyLabel={words.backingUp} onClick={run}>
        {words.backUpNow}
      </Button>
      <p className={styles.result} role="status">
        {isTrue && outcome !== undefined ? outcomeText(outcome) : null}
      </p>
    </>
  )
}

/** Returns the outcome of *Back up now* as a sentence. */
export function outcomeText(outcome: BackUpOutcome): string {
  if (outcome.kind === 'failed') return words.notAsked[outcome.reason]
  const { status } = outcome
  return status.kind === 'refused' ? words.refused(refusalText(status.reason)) : words.result[status.kind]
}

function sentence(status: Exclude<BackupStatus, { kind: 'deleted' }> | undefined, isOnline: boolean): string {
  switch (status?.kind) {
    case 'sign-in-again':
      return words.signedOut
    case 'refused':
      return words.serviceRefused(refusalText(status.reason))
    case 'outdated':
      return words.newerVersion
    case 'saved-here':
      if (isOnline && status.trouble !== undefined) return `${troubles[status.trouble]} ${words.again}`
      return isOnline ? words.byItself : words.offline
    case 'backing-up':
    case 'backed-up':
    case undefined:
      return isOnline ? words.byItself : words.offline
  }
}

/** Shown to a learner whose account was deleted on another device, with the choices save a copy, stay, or leave. */
function AccountGone() {
  const { learner, signOut } = useSession()
  const { accounts } = useAuth()
  const keep = useAction(async () => {
    const outcome = await accounts.cloud?.keepWithoutAccount(learner.id)
    if (outcome?.kind !== 'kept') return 'failed'
    // The button that was pressed has disappeared.
    document.getElementById(storageId)?.focus()
    return 'kept'
  })
  return (
    <>
      <p className={styles.text}>{words.deleted}</p>
      <p className={styles.text}>{words.deletedHint}</p>
      <ButtonRow>
        <Link className={buttonClass('line', { size: 'compact' })} to={backupFilePath}>
          {words.deletedFile}
        </Link>
        <Button variant="line" size="compact" busy={keep.isBusy} busyLabel={words.keeping} onClick={keep.run}>
          {words.deletedKeep}
        </Button>
        <Button variant="line" size="compact" onClick={signOut}>
          {words.deletedLeave}
        </Button>
      </ButtonRow>
      <p className={styles.result} role="status">
        {keep.outcome === 'failed' ? words.notKept : ''}
      </p>
    </>
  )
}
