import { type ReactNode, useId, useState } from 'react'
import { signOutWords as words } from '#words/signOut'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { SteadyButton } from '../../ui/SteadyButton'
import styles from './SignOutDialog.module.css'
import type { SignOutFacts } from './signOutCalls'

/** What allows a removal at all. */
export type Removable = Extract<SignOutFacts, { kind: 'device-only' | 'backed-up' }>

interface RemovalQuestionProps {
  readonly name: string
  readonly facts: Removable
  readonly isBusy: boolean
  readonly onBack: () => void
  readonly onClose: () => void
  readonly onRemove: () => void
  /** Why it did not work. */
  readonly children: ReactNode
}

/** The second, plain question. What nobody could bring back asks for a tick as well. */
export function RemovalQuestion({ name, facts, isBusy, onBack, onClose, onRemove, children }: RemovalQuestionProps) {
  const [isUnderstood, setUnderstood] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const errorId = useId()
  const keptHereOnly = facts.kind === 'backed-up' ? facts.keptHereOnly : 0
  const isForGood = facts.kind === 'device-only' || keptHereOnly > 0
  const remove = (): void => {
    const isHeld = isForGood && !isUnderstood
    setMissing(isHeld)
    if (!isHeld) onRemove()
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
          <SteadyButton
            meaning={isForGood ? 'remove-for-good' : 'remove'}
            variant="danger"
            busy={isBusy}
            busyLabel={facts.kind === 'backed-up' ? words.checking : words.removing}
            onPress={remove}
          >
            {isForGood ? words.removeForGood : words.remove}
          </SteadyButton>
        </>
      }
    >
      <p>{facts.kind === 'device-only' ? words.removeText : words.removeBackedUpText}</p>
      {keptHereOnly > 0 ? <p>{words.removeKeptHere(keptHereOnly)}</p> : null}
      {isForGood ? (
        <label className={styles.check}>
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
          <span>{facts.kind === 'device-only' ? words.understood : words.understoodRecords}</span>
        </label>
      ) : null}
      {isMissing ? (
        <p className={styles.failure} id={errorId} role="alert">
          {words.notUnderstood}
        </p>
      ) : null}
      {children}
    </Dialog>
  )
}
