import { Link } from 'react-router-dom'
import { progressPlaceWords as words } from '#words/progressPlace'
import { useAuth } from '../../data/accounts/AuthContext'
import { Button, ButtonRow } from '../../ui/Button'
import { buttonClass } from '../../ui/buttonClass'
import { useAction } from '../../ui/useAction'
import { backupFilePath, storageId } from '../../words/paths'
import { useSession } from '../../session/SessionContext'
import styles from './ProgressPlace.module.css'

/** Shown to a learner whose account was deleted on another device, with the choices save a copy, stay, or leave. */
export function AccountGone() {
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
