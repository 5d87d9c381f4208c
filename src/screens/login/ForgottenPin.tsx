import { type FormEvent, useState } from 'react'
import { loginWords } from '#words/login'
import { pinWords as words } from '#words/pin'
import type { Learner } from '../../data/accounts/accounts'
import { useAuth } from '../../data/accounts/AuthContext'
import { Button, ButtonRow } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { isPhraseTyped } from '../../ui/isPhraseTyped'
import { useAction } from '../../ui/useAction'
import { isOff, offText } from '../../session/pinOff'
import { FormAlert } from './FormAlert'
import styles from './KnownLearners.module.css'
import type { Attempts } from './useAttempts'
import { focusWhenAsked } from './useErrorFocus'

interface ForgottenPinProps {
  readonly learner: Learner
  readonly attempts: Attempts
  /** Undefined if this learner has no password. */
  readonly onPassword: (() => void) | undefined
  readonly onBack: () => void
}

const DAY_MS = 24 * 60 * 60_000

/**
 * Removes a forgotten PIN after a wait. Nothing is lost, and the wait is long enough to discourage a curious sibling.
 */
export function ForgottenPin({ learner, attempts, onPassword, onBack }: ForgottenPinProps) {
  const { accounts, outcomeOf } = useAuth()
  const [offAt, setOffAt] = useState(learner.pinOffAt)
  const [error, setError] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const { id } = learner
  const lose = useAction(async () => {
    const outcome = await accounts.losePin(id)
    setFailed(outcome.kind === 'refused')
    if (outcome.kind === 'changed') setOffAt(outcome.learner.pinOffAt)
  })
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    const isTyped = isPhraseTyped(form, words.phrase)
    setError(isTyped ? undefined : words.notTyped)
    if (isTyped) lose.run()
    else form.querySelector('input')?.focus()
  }
  return (
    <section className={styles.ask} aria-labelledby="forgotten-pin">
      <h2 id="forgotten-pin" ref={focusWhenAsked} tabIndex={-1}>
        {words.forgotTitle}
      </h2>
      <p>{words.forgotText}</p>
      <p role="status">
        <b>{hasFailed ? words.notNoted : offText(offAt)}</b>
      </p>
      {offAt === undefined || isOfOtherClock(offAt) ? (
        <form noValidate onSubmit={submit}>
          <Field label={words.type} name="phrase" autoComplete="off" autoCapitalize="none" error={error} />
          <Button type="submit" variant="line" busy={lose.isBusy} busyLabel={words.losing}>
            {words.lose}
          </Button>
        </form>
      ) : null}
      <FormAlert error={attempts.errorOf('known', id)} />
      <ButtonRow>
        {isOff(offAt) ? (
          <Button
            busy={attempts.isBusy('known', id)}
            busyLabel={loginWords.opening}
            onClick={() => attempts.ask('known', () => outcomeOf.open(id), id)}
          >
            {words.openWithout}
          </Button>
        ) : null}
        {onPassword === undefined ? null : (
          <Button variant="line" onClick={onPassword}>
            {words.forgotPassword}
          </Button>
        )}
        <Button variant="line" onClick={onBack}>
          {words.byPin}
        </Button>
      </ButtonRow>
    </section>
  )
}

/**
 * Returns whether the removal is more than a day away, because the clock was ahead. A new request limits the wait to a
 * day (src/data/accounts/pin.ts).
 */
function isOfOtherClock(offAt: string): boolean {
  return Date.parse(offAt) - Date.now() > DAY_MS
}
