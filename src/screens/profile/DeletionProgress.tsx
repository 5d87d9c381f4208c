import { useState } from 'react'
import { deleteAccountWords as words } from '#words/deleteAccount'
import type { AccountDeletion } from '../../data/accounts/AccountDeletion'
import type { DeletionDesk } from '../../data/accounts/DeletionDesk'
import type { DeletionUnderWay } from '../../data/accounts/deletionState'
import { Button, ButtonRow } from '../../ui/Button'
import styles from './DeleteAccount.module.css'

interface DeletionProgressProps {
  readonly desk: DeletionDesk
  readonly under: DeletionUnderWay
  /** Leads the learner to confirming their identity again. */
  readonly onConfirm: () => void
}

/** The progress of a deletion, its current obstacle, and actions to continue or, while possible, to cancel. */
export function DeletionProgress({ desk, under, onConfirm }: DeletionProgressProps) {
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const { id, kind, step } = under
  const press = async (work: (deletion: AccountDeletion) => Promise<void>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setFailed(false)
    try {
      await work(await desk.load())
    } catch (error) {
      console.warn('The deletion could not go on', error)
      setFailed(true)
    }
    setBusy(false)
  }
  const isAtWork = isBusy || kind === 'working'
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
            onClick={() => void press((deletion) => deletion.resume())}
          >
            {words.again}
          </Button>
        )}
        {step === 'begun' && !isAtWork ? (
          <Button variant="line" onClick={() => void press((deletion) => deletion.stop(id))}>
            {words.stop}
          </Button>
        ) : null}
        {canFinish ? (
          <Button variant="line" onClick={() => void press((deletion) => deletion.finishHere(id))}>
            {words.finishHere}
          </Button>
        ) : null}
      </ButtonRow>
      <p className={styles.failure} role="status">
        {hasFailed ? words.failed : ''}
      </p>
    </>
  )
}
