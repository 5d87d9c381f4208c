import { useState } from 'react'
import { switchLearnerWords as words } from '#words/switchLearner'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { SteadyButton } from '../../ui/SteadyButton'
import type { SignOutCalls } from './signOutCalls'
import styles from './SignOutDialog.module.css'

interface SwitchQuestionProps {
  readonly calls: Pick<SignOutCalls, 'switchLearner'>
  readonly onClose: () => void
}

/** Asked offline, for a learner who needs to be online to sign in again. */
export function SwitchQuestion({ calls, onClose }: SwitchQuestionProps) {
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const leave = async (): Promise<void> => {
    setBusy(true)
    setFailed(false)
    try {
      await calls.switchLearner(true)
      onClose()
    } catch (error) {
      console.warn('Switching learners failed', error)
      setFailed(true)
      setBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button onClick={onClose}>{words.stay}</Button>
          <SteadyButton
            meaning="switch"
            variant="line"
            busy={isBusy}
            busyLabel={words.leaving}
            onPress={() => void leave()}
          >
            {words.leave}
          </SteadyButton>
        </>
      }
    >
      <p>{words.text}</p>
      <p>{words.pin}</p>
      {hasFailed ? (
        <p className={styles.failure} role="alert">
          {words.failed}
        </p>
      ) : null}
    </Dialog>
  )
}
