import type { FormEvent } from 'react'
import { loginWords as words } from '#words/login'
import type { Learner } from '../../accounts/accounts'
import { useAuth } from '../../accounts/AuthContext'
import { nameOf } from '../../accounts/user'
import { Button } from '../../ui/Button'
import { ButtonRow } from '../../ui/ButtonRow'
import { Icon } from '../../ui/Icon'
import { focusWhenShown } from './focusWhenShown'
import { FormAlert } from './FormAlert'
import { formText } from './formText'
import { GoogleButton } from './GoogleButton'
import styles from './KnownLearners.module.css'
import { PasswordField } from './PasswordField'
import { UnderFieldLink } from './UnderFieldLink'
import type { Attempts } from './useAttempts'
import { useErrorFocus } from './useErrorFocus'

interface KnownLearnerProps {
  readonly learner: Learner
  readonly attempts: Attempts
  /** Whether this learner's password is being asked for. */
  readonly isAsking: boolean
  readonly onAsk: () => void
  readonly onCancel: () => void
  /** Undefined where nobody can send a new password. */
  readonly onForgot: ((email: string) => void) | undefined
}

/** One name to choose. A learner of an account who signed out here signs in again, online. */
export function KnownLearner({ learner, attempts, isAsking, onAsk, onCancel, onForgot }: KnownLearnerProps) {
  const { accounts, outcomeOf } = useAuth()
  const { id, isProtected } = learner
  const isAccount = learner.kind === 'cloud' && accounts.cloud !== undefined
  const name = nameOf(learner)
  const isBusy = attempts.isBusy('known', id)
  const error = attempts.errorOf('known', id) ?? attempts.errorOf('google', id)
  const form = useErrorFocus(error, isBusy || attempts.isBusy('google', id))

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const { password } = formText(event.currentTarget, ['password'])
    attempts.ask('known', () => outcomeOf.open(id, password), id)
  }
  const press = (): void => {
    if (isProtected && isAsking) onCancel()
    else if (isProtected) onAsk()
    else attempts.ask('known', () => outcomeOf.open(id), id)
  }
  const cancel = (): void => {
    // The button that has the focus goes.
    form.current?.querySelector('button')?.focus()
    onCancel()
  }
  const forget = (): void => {
    onCancel()
    // The address is nobody's business on a shared device.
    onForgot?.('')
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isProtected ? isAsking : undefined}
        aria-busy={isBusy || undefined}
        onClick={press}
      >
        <span className={styles.cloth} data-module={learner.cloth} />
        <span className={styles.name}>{name}</span>
        {accounts.cloud === undefined ? null : (
          <span className={styles.where}>{learner.kind === 'cloud' ? words.ofAccount : words.ofDevice}</span>
        )}
        <Icon name={isProtected ? 'lock' : 'arrowRight'} />
      </button>
      {isAsking ? (
        <div className={styles.ask}>
          <PasswordField
            ref={focusWhenShown}
            label={words.passwordOf(name)}
            hint={isAccount ? words.knownAccount : undefined}
            autoComplete="current-password"
            error={error?.field === 'password' ? error.text : undefined}
          />
          {isAccount && onForgot !== undefined ? (
            <UnderFieldLink onPress={forget}>{words.forgot}</UnderFieldLink>
          ) : null}
          <FormAlert error={error} />
          <ButtonRow>
            <Button type="submit" busy={isBusy} busyLabel={words.opening}>
              {words.open}
            </Button>
            <Button variant="line" onClick={cancel}>
              {words.cancel}
            </Button>
          </ButtonRow>
          {isAccount ? (
            <div className={styles.google}>
              <GoogleButton attempts={attempts} attemptKey={id} />
            </div>
          ) : null}
        </div>
      ) : null}
      {isProtected ? null : <FormAlert error={error} />}
    </form>
  )
}
