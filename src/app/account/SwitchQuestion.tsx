import { switchLearnerWords as words } from '#words/switchLearner'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { SteadyButton } from '../../ui/SteadyButton'
import { useAction } from '../../ui/useAction'
import type { SignOutCalls } from './signOutCalls'
import styles from './SignOutDialog.module.css'

interface SwitchQuestionProps {
  readonly calls: Pick<SignOutCalls, 'switchLearner'>
  readonly onClose: () => void
}

/** Shown when the device is offline and the learner must be online to sign in again. */
export function SwitchQuestion({ calls, onClose }: SwitchQuestionProps) {
  const leave = useAction(async () => {
    try {
      await calls.switchLearner(true)
      onClose()
      return 'left'
    } catch (error) {
      console.warn('Switching learners failed', error)
      return 'failed'
    }
  })
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
            busy={leave.isBusy}
            busyLabel={words.leaving}
            onPress={leave.run}
          >
            {words.leave}
          </SteadyButton>
        </>
      }
    >
      <p>{words.text}</p>
      <p>{words.pin}</p>
      {leave.outcome === 'failed' ? (
        <p className={styles.failure} role="alert">
          {words.failed}
        </p>
      ) : null}
    </Dialog>
  )
}
