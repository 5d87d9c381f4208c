import { type FormEvent, useState } from 'react'
import { loginWords } from '#words/login'
import { pinWords as words } from '#words/pin'
import type { Learner } from '../../data/accounts/accounts'
import { useAuth } from '../../data/accounts/AuthContext'
import { nameOf } from '../../data/accounts/learnerName'
import { Button, ButtonRow } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { ForgottenPin } from './ForgottenPin'
import { FormAlert } from './FormAlert'
import { formText } from './formText'
import styles from './KnownLearners.module.css'
import { PinPad } from './PinPad'
import { UnderFieldLink } from './UnderFieldLink'
import type { Attempts } from './useAttempts'
import { focusWhenAsked, useErrorFocus } from './useErrorFocus'

const DIGITS = 4

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
  const [count, setCount] = useState(0)
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
    put('')
  }
  const field = (): HTMLInputElement | null => form.current?.querySelector('input') ?? null
  const put = (digits: string): void => {
    const input = field()
    if (input !== null) input.value = digits
    setCount(digits.length)
  }
  /** The last digit submits the form, because learners who can't read would not find a button. */
  const press = (digit: string): void => {
    const typed = field()?.value ?? ''
    if (isBusy || typed.length >= DIGITS) return
    put(typed + digit)
    // `requestSubmit` is not used, because Safari supports it only from version 16.
    const entered = new Event('submit', { bubbles: true, cancelable: true })
    if (typed.length + 1 === DIGITS) form.current?.dispatchEvent(entered)
  }
  return (
    <form ref={form} className={styles.ask} noValidate onSubmit={submit}>
      <Field
        ref={focusWhenAsked}
        label={words.of(nameOf(learner))}
        name="password"
        type="password"
        // The device's keyboard stays closed, because the keys on the page are already visible, and larger.
        inputMode="none"
        maxLength={DIGITS}
        onInput={(event) => setCount(event.currentTarget.value.length)}
        autoComplete="off"
        error={error?.field === 'password' ? (error.isWrong === true ? words.wrong : error.text) : undefined}
      />
      <PinPad count={count} onDigit={press} onBack={() => put(field()?.value.slice(0, -1) ?? '')} />
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
