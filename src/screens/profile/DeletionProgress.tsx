import { deleteAccountWords as words } from '#words/deleteAccount'
import type { AccountDeletion } from '../../data/accounts/AccountDeletion'
import type { DeletionLoader } from '../../data/accounts/DeletionLoader'
import type { DeletionUnderWay } from '../../data/accounts/deletionState'
import { Button, ButtonRow } from '../../ui/Button'
import { useAction } from '../../ui/useAction'
import styles from './DeleteAccount.module.css'

interface DeletionProgressProps {
  readonly loader: DeletionLoader
  readonly under: DeletionUnderWay
  /** Asks the learner to confirm their identity again. */
  readonly onConfirm: () => void
}

/** Shows a deletion's progress, any current problem, and actions to continue or, while possible, to cancel. */
export function DeletionProgress({ loader, under, onConfirm }: DeletionProgressProps) {
  const { id, kind, step } = under
  const press = useAction(async (work: (deletion: AccountDeletion) => Promise<void>) => {
    try {
      await work(await loader.load())
      return 'done'
    } catch (error) {
      console.warn('The deletion could not go on', error)
      return 'failed'
    }
  })
  const isAtWork = press.isBusy || kind === 'working'
  const canFinish = step === 'erased' && kind === 'confirm'
  return (
    <>
      <p className={styles.text} role="status">
        <b>{words.under[kind]}</b> <span>{words.step[step]}</span>
      </p>
      {canFinish ? <p className={styles.text}>{words.finishHereText}</p> : null}
      <ButtonRow>
        {kind === 'confirm' ? (
          <Button onClick={onConfirm}>{words.showAgain}</Button>
        ) : (
          <Button
            variant="line"
            busy={isAtWork}
            busyLabel={words.deleting}
            onClick={() => press.run((deletion) => deletion.resume())}
          >
            {words.again}
          </Button>
        )}
        {step === 'begun' && !isAtWork ? (
          <Button variant="line" onClick={() => press.run((deletion) => deletion.stop(id))}>
            {words.stop}
          </Button>
        ) : null}
        {canFinish ? (
          <Button variant="line" onClick={() => press.run((deletion) => deletion.finishHere(id))}>
            {words.finishHere}
          </Button>
        ) : null}
      </ButtonRow>
      <p className={styles.failure} role="status">
        {press.outcome === 'failed' ? words.failed : ''}
      </p>
    </>
  )
}
