import { useState } from 'react'
import { Link } from 'react-router-dom'
import { progressPlaceWords as words } from '#words/progressPlace'
import { useAuth } from '../../data/accounts/AuthContext'
import { Button, ButtonRow } from '../../ui/Button'
import { buttonClass } from '../../ui/buttonClass'
import { backupFilePath, storageId } from '../../words/paths'
import { useSession } from '../../session/SessionContext'
import styles from './ProgressPlace.module.css'

/** The choices of a learner whose account was deleted on another device: save a copy, stay, or leave. */
export function AccountGone() {
  const { learner, signOut } = useSession()
  const { accounts } = useAuth()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const keep = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setFailed(false)
    const outcome = await accounts.cloud?.keepWithoutAccount(learner.id)
    setBusy(false)
    setFailed(outcome?.kind !== 'kept')
    // The button that was pressed has disappeared.
    if (outcome?.kind === 'kept') document.getElementById(storageId)?.focus()
  }
  return (
    <>
      <p className={styles.text}>{words.deleted}</p>
      <p className={styles.text}>{words.deletedHint}</p>
      <ButtonRow>
        <Link className={buttonClass('line', { size: 'compact' })} to={backupFilePath}>
          {words.deletedFile}
        </Link>
        <Button variant="line" size="compact" busy={isBusy} busyLabel={words.keeping} onClick={() => void keep()}>
          {words.deletedKeep}
        </Button>
        <Button variant="line" size="compact" onClick={signOut}>
          {words.deletedLeave}
        </Button>
      </ButtonRow>
      <p className={styles.result} role="status">
        {hasFailed ? words.notKept : ''}
      </p>
    </>
  )
}
