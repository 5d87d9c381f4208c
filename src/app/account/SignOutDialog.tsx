import { type ReactNode, useId, useState } from 'react'
import { signOutWords as words } from '#words/signOut'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import type { SignOutCalls } from './SignOut'
import styles from './SignOutDialog.module.css'

interface SignOutDialogProps {
  readonly name: string
  readonly calls: SignOutCalls
  readonly onClose: () => void
}

type Step = 'choose' | 'confirm-removal'

/** Keep on this device, or remove from it: removal only after a second, plain question. */
export function SignOutDialog({ name, calls, onClose }: SignOutDialogProps) {
  const [step, setStep] = useState<Step>('choose')
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  const run = async (call: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setFailed(false)
    try {
      await call()
      onClose()
    } catch (error) {
      console.warn('Sign-out failed', error)
      setFailed(true)
      setBusy(false)
    }
  }
  const failure = hasFailed ? (
    <p className={styles['failure']} role="alert">
      {words.failed}
    </p>
  ) : null

  if (step === 'confirm-removal') {
    return (
      <RemovalQuestion
        name={name}
        isBusy={isBusy}
        onBack={() => setStep('choose')}
        onClose={onClose}
        onRemove={() => void run(calls.remove)}
      >
        {failure}
      </RemovalQuestion>
    )
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title(name)}
      actions={
        <>
          <Button busy={isBusy} busyLabel={words.leaving} onClick={() => void run(calls.keep)}>
            {words.keep}
          </Button>
          <Button variant="line" onClick={() => setStep('confirm-removal')}>
            {words.remove}
          </Button>
          <Button variant="line" onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      {failure}
    </Dialog>
  )
}

interface RemovalQuestionProps {
  readonly name: string
  readonly isBusy: boolean
  readonly onBack: () => void
  readonly onClose: () => void
  readonly onRemove: () => void
  readonly children: ReactNode
}

function RemovalQuestion({ name, isBusy, onBack, onClose, onRemove, children }: RemovalQuestionProps) {
  const [isUnderstood, setUnderstood] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const errorId = useId()
  const remove = (): void => {
    setMissing(!isUnderstood)
    if (isUnderstood) onRemove()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.removeTitle(name)}
      actions={
        <>
          <Button variant="line" onClick={onBack}>
            {words.back}
          </Button>
          <Button variant="danger" busy={isBusy} busyLabel={words.removing} onClick={remove}>
            {words.removeForGood}
          </Button>
        </>
      }
    >
      <p>{words.removeText}</p>
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={isUnderstood}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? errorId : undefined}
          onChange={(event) => {
            setUnderstood(event.target.checked)
            setMissing(false)
          }}
        />
        <span>{words.understood}</span>
      </label>
      {isMissing ? (
        <p className={styles['failure']} id={errorId} role="alert">
          {words.notUnderstood}
        </p>
      ) : null}
      {children}
    </Dialog>
  )
}
