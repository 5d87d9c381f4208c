import { type FormEvent, useId } from 'react'
import { loginWords as words } from '#words/login'
import { useAuth } from '../../data/accounts/AuthContext'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Icon } from '../../ui/Icon'
import { textAt } from './fieldError'
import { FormAlert } from './FormAlert'
import { formText } from './formText'
import styles from './LoginScreen.module.css'
import { PasswordField } from './PasswordField'
import { UnderFieldLink } from './UnderFieldLink'
import type { Attempts } from './useAttempts'
import { useErrorFocus } from './useErrorFocus'

interface RegisterFormProps {
  readonly attempts: Attempts
  /** Opens the sign-in form with the email, which already has an account. */
  readonly onHasAccount: (email: string) => void
}

export function RegisterForm({ attempts, onHasAccount }: RegisterFormProps) {
  const { accounts, outcomeOf } = useAuth()
  const isDeviceOnly = accounts.cloud === undefined
  const isBusy = attempts.isBusy('register')
  const error = attempts.errorOf('register')
  const form = useErrorFocus(error, isBusy)
  const ageErrorId = useId()
  const ageError = textAt('age', error)

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const { name, email, password, age } = formText(event.currentTarget, ['name', 'email', 'password', 'age'])
    const registration = { displayName: name, email, password, isThirteenOrOlder: age !== '' }
    attempts.ask('register', () => outcomeOf.register(registration))
  }

  const goToSignIn = (): void => {
    if (form.current !== null) onHasAccount(formText(form.current, ['email']).email)
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <p className="quiet">{isDeviceOnly ? words.deviceAccount : words.accountNote}</p>
      <Field label={words.name} name="name" autoComplete="name" error={textAt('name', error)} />
      <Field
        label={words.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={textAt('email', error)}
      />
      {error?.isTaken === true ? <UnderFieldLink onPress={goToSignIn}>{words.signInInstead}</UnderFieldLink> : null}
      <PasswordField
        label={words.newPassword}
        hint={isDeviceOnly ? words.deviceNote : undefined}
        autoComplete="new-password"
        error={textAt('password', error)}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          name="age"
          value="yes"
          aria-invalid={ageError !== undefined || undefined}
          aria-describedby={ageError === undefined ? undefined : ageErrorId}
        />
        <span>{words.isThirteen}</span>
      </label>
      {ageError === undefined ? (
        <p className={`small quiet ${styles.young}`}>{words.underThirteen}</p>
      ) : (
        <p className={styles.ageError} id={ageErrorId}>
          <Icon name="warning" size="small" />
          <span>{ageError}</span>
        </p>
      )}
      <FormAlert error={error} />
      <Button type="submit" isWide busy={isBusy} busyLabel={words.creating}>
        {words.create}
      </Button>
    </form>
  )
}
