import { type FormEvent, useState } from 'react'
import { loginWords } from '#words/login'
import { pinWords as words } from '#words/pin'
import type { Learner } from '../../data/accounts/accounts'
import { useAuth } from '../../data/accounts/AuthContext'
import { nameOf } from '../../data/accounts/learnerName'
import { Button, ButtonRow } from '../../ui/Button'
import { PinField } from '../../ui/PinField'
import { ForgottenPin } from './ForgottenPin'
import { FormAlert } from './FormAlert'
import styles from './KnownLearners.module.css'
import { UnderFieldLink } from './UnderFieldLink'
import type { Attempts } from './useAttempts'
import { focusWhenAsked, useErrorFocus } from './useErrorFocus'

interface PinAskProps {
  readonly learner: Learner
  readonly attempts: Attempts
  readonly onCancel?: (() => void) | undefined
  /** Undefined if this learner has no password. */
  readonly onPassword: (() => void) | undefined
}

/** Asks for a learner's four digits, and offers help if the learner forgot them. */
export function PinAsk({ learner, attempts, onCancel, onPassword }: PinAskProps) {
  const { outcomeOf } = useAuth()
  const [isForgotten, setForgotten] = useState(false)
  const [digits, setDigits] = useState('')
  const { id } = learner
  const isBusy = attempts.isBusy('known', id)
  const error = attempts.errorOf('known', id)
  const form = useErrorFocus(error, isBusy)
  if (isForgotten) {
    return (
      <ForgottenPin learner={learner} attempts={attempts} onPassword={onPassword} onBack={() => setForgotten(false)} />
    )
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    open(digits)
  }
  const open = (pin: string): void => {
    if (isBusy) return
    attempts.ask('known', () => outcomeOf.open(id, pin), id)
    setDigits('')
  }
  /** The last digit submits the form, because learners who can't read would not find a button. */
  const enter = (entered: string, isFull: boolean): void => {
    if (isFull) open(entered)
    else setDigits(entered)
  }
  return (
    <form ref={form} className={styles.ask} noValidate onSubmit={submit}>
      <PinField
        ref={focusWhenAsked}
        label={words.of(nameOf(learner))}
        name="password"
        digits={digits}
        onDigits={enter}
        words={words}
        error={error?.field === 'password' ? (error.isWrong === true ? words.wrong : error.text) : undefined}
      />
      <UnderFieldLink onPress={() => setForgotten(true)}>{words.forgot}</UnderFieldLink>
      <FormAlert error={error} />
      <ButtonRow>
        <Button type="submit" busy={isBusy} busyLabel={loginWords.opening}>
          {loginWords.open}
        </Button>
        {onCancel === undefined ? null : (
          <Button variant="line" onClick={onCancel}>
            {loginWords.cancel}
          </Button>
        )}
      </ButtonRow>
    </form>
  )
}
