import { type FormEvent, useEffect, useRef, useState } from 'react'
import { loginWords as words } from '#words/login'
import { useAuth } from '../../data/accounts/AuthContext'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import type { FieldError } from './fieldError'
import { focusWhenAsked, useErrorFocus } from './useErrorFocus'
import { FormAlert } from './FormAlert'
import { formText } from './formText'
import { NoReset } from './NoReset'
import { PasswordField } from './PasswordField'
import { ResetForm } from './ResetForm'
import { UnderFieldLink } from './UnderFieldLink'
import type { Attempts } from './useAttempts'

interface SignInPanelProps {
  readonly attempts: Attempts
  /** The initial email. */
  readonly address: string
  /** Undefined if no account service can send a message. */
  readonly onForgot: ((email: string) => void) | undefined
  /** The email whose password is reset, or undefined in the sign-in form. */
  readonly forgotten: string | undefined
  readonly onBack: () => void
}

/** Shows the sign-in form or the form for a new password. The sign-in form keeps its entries. */
export function SignInPanel({ attempts, address, onForgot, forgotten, onBack }: SignInPanelProps) {
  const signIn = useRef<HTMLDivElement>(null)
  const isResetting = forgotten !== undefined
  const wasResetting = useRef(isResetting)
  useEffect(() => {
    // The form that had the focus was removed.
    if (wasResetting.current && !isResetting) signIn.current?.querySelector('input')?.focus()
    wasResetting.current = isResetting
  }, [isResetting])

  return (
    <>
      <div ref={signIn} hidden={isResetting}>
        <SignInForm key={address} attempts={attempts} address={address} onForgot={onForgot} />
      </div>
      {forgotten === undefined ? null : <ResetForm email={forgotten} onBack={onBack} />}
    </>
  )
}

interface SignInFormProps {
  readonly attempts: Attempts
  /** The initial email. If there is one, the password takes the focus. */
  readonly address: string
  /** Receives the entered email. It is undefined if no service can send a new password. */
  readonly onForgot: ((email: string) => void) | undefined
}

const passwordMissing: FieldError = { field: 'password', text: words.passwordMissing }

function SignInForm({ attempts, address, onForgot }: SignInFormProps) {
  const { accounts, outcomeOf } = useAuth()
  const isDeviceOnly = accounts.cloud === undefined
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
      {isDeviceOnly ? <p className="quiet">{words.deviceAccount}</p> : null}
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
        ref={address === '' ? undefined : focusWhenAsked}
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
      {isDeviceOnly && error?.isWrong === true ? <NoReset /> : null}
      <Button type="submit" isWide busy={isBusy} busyLabel={words.signingIn}>
        {words.signIn}
      </Button>
    </form>
  )
}
