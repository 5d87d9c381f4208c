import { type FormEvent, useId } from 'react'
import { loginWords as words } from '#words/login'
import { useAuth } from '../../data/accounts/AuthContext'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Icon } from '../../ui/Icon'
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
  const hasAgeError = error?.field === 'age'

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
      <Field
        label={words.name}
        name="name"
        autoComplete="name"
        error={error?.field === 'name' ? error.text : undefined}
      />
      <Field
        label={words.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={error?.field === 'email' ? error.text : undefined}
      />
      {error?.isTaken === true ? <UnderFieldLink onPress={goToSignIn}>{words.signInInstead}</UnderFieldLink> : null}
      <PasswordField
        label={words.newPassword}
        hint={isDeviceOnly ? words.deviceNote : undefined}
        autoComplete="new-password"
        error={error?.field === 'password' ? error.text : undefined}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          name="age"
          value="yes"
          aria-invalid={hasAgeError || undefined}
          aria-describedby={hasAgeError ? ageErrorId : undefined}
        />
        <span>{words.isThirteen}</span>
      </label>
      {hasAgeError ? (
        <p className={styles.ageError} id={ageErrorId}>
          <Icon name="warning" size="small" />
          <span>{error.text}</span>
        </p>
      ) : (
        <p className={`small quiet ${styles.young}`}>{words.underThirteen}</p>
      )}
      <FormAlert error={error} />
      <Button type="submit" isWide busy={isBusy} busyLabel={words.creating}>
        {words.create}
      </Button>
    </form>
  )
}
