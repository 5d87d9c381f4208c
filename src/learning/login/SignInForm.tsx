import type { FormEvent } from 'react'
import { useState } from 'react'
import { loginWords as words } from '#words/login'
import { useAuth } from '../../accounts/AuthContext'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import type { FieldError } from './fieldError'
import { focusWhenShown } from './focusWhenShown'
import { FormAlert } from './FormAlert'
import { formText } from './formText'
import { PasswordField } from './PasswordField'
import { UnderFieldLink } from './UnderFieldLink'
import type { Attempts } from './useAttempts'
import { useErrorFocus } from './useErrorFocus'

interface SignInFormProps {
  readonly attempts: Attempts
  /** The e-mail to begin with; where there is one, the password is what is missing. */
  readonly address: string
  /** Hands on what was typed; undefined where nobody can send a new password. */
  readonly onForgot: ((email: string) => void) | undefined
}

const passwordMissing: FieldError = { field: 'password', text: words.passwordMissing }

export function SignInForm({ attempts, address, onForgot }: SignInFormProps) {
  const { outcomeOf } = useAuth()
  const [isPasswordMissing, setPasswordMissing] = useState(false)
  const isBusy = attempts.isBusy('sign-in')
  const error = isPasswordMissing ? passwordMissing : attempts.errorOf('sign-in')
  const form = useErrorFocus(error, isBusy)

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const { email, password } = formText(event.currentTarget, ['email', 'password'])
    const isMissing = email !== '' && password === ''
    setPasswordMissing(isMissing)
    if (isMissing) event.currentTarget.querySelector<HTMLElement>('[name="password"]')?.focus()
    else attempts.ask('sign-in', () => outcomeOf.signIn(email, password))
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Field
        label={words.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={address}
        error={error?.field === 'email' ? error.text : undefined}
      />
      <PasswordField
        ref={address === '' ? undefined : focusWhenShown}
        label={words.password}
        autoComplete="current-password"
        error={error?.field === 'password' ? error.text : undefined}
      />
      {onForgot === undefined ? null : (
        <UnderFieldLink onPress={() => onForgot(form.current === null ? '' : formText(form.current, ['email']).email)}>
          {words.forgot}
        </UnderFieldLink>
      )}
      <FormAlert error={error} />
      <Button type="submit" isWide busy={isBusy} busyLabel={words.signingIn}>
        {words.signIn}
      </Button>
    </form>
  )
}
