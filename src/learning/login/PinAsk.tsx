import { type FormEvent, useState } from 'react'
import { loginWords } from '#words/login'
import { pinWords as words } from '#words/pin'
import type { Learner } from '../../accounts/accounts'
import { useAuth } from '../../accounts/AuthContext'
import { nameOf } from '../../accounts/learnerName'
import { Button, ButtonRow } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { ForgottenPin } from './ForgottenPin'
import { FormAlert } from './FormAlert'
import { formText } from './formText'
import styles from './KnownLearners.module.css'
import { UnderFieldLink } from './UnderFieldLink'
import type { Attempts } from './useAttempts'
import { focusWhenShown, useErrorFocus } from './useErrorFocus'

interface PinAskProps {
  readonly learner: Learner
  readonly attempts: Attempts
  readonly onCancel?: (() => void) | undefined
  /** Undefined where this learner has no password. */
  readonly onPassword: (() => void) | undefined
}

/** The four digits of a learner, and what to do when they are forgotten. */
export function PinAsk({ learner, attempts, onCancel, onPassword }: PinAskProps) {
  const { outcomeOf } = useAuth()
  const [isForgotten, setForgotten] = useState(false)
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
    const { password } = formText(event.currentTarget, ['password'])
    attempts.ask('known', () => outcomeOf.open(id, password), id)
  }
  return (
    <form ref={form} className={styles.ask} noValidate onSubmit={submit}>
      <Field
        ref={focusWhenShown}
        label={words.of(nameOf(learner))}
        name="password"
        type="password"
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
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
