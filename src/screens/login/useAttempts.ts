import { useState } from 'react'
import type { AccountOutcome } from '../../data/accounts/accounts'
import { type FieldError, fieldError, type LoginForm } from './fieldError'

export interface Attempts {
  /** Asks the accounts for a form. `key` tells forms of one kind apart. */
  readonly ask: (form: LoginForm, call: () => Promise<AccountOutcome>, key?: string) => void
  readonly isBusy: (form: LoginForm, key?: string) => boolean
  /** Why the last attempt of this form was refused. The same object until the next attempt. */
  readonly errorOf: (form: LoginForm, key?: string) => FieldError | undefined
}

interface Attempt {
  readonly form: LoginForm
  readonly key: string
  readonly isBusy: boolean
  readonly error?: FieldError
}

/**
 * The attempts of the forms on the login screen: one at a time, and the answer belongs to the form that asked. Only the
 * wait for Google's window, which may have been closed or lost, gives way to another form; a late refusal of it says
 * nothing, and whoever it signs in is signed in.
 */
export function useAttempts(onSignedIn: () => void): Attempts {
  const [attempt, setAttempt] = useState<Attempt | undefined>(undefined)

  const ask = async (form: LoginForm, call: () => Promise<AccountOutcome>, key: string): Promise<void> => {
    if (attempt?.isBusy === true && attempt.form !== 'google') return
    const own: Attempt = { form, key, isBusy: true }
    setAttempt(own)
    const outcome = await call()
    // The form that was asked last waits for its own answer.
    setAttempt((latest) => (latest === own ? answered(own, outcome) : latest))
    if (outcome.kind === 'signed-in') onSignedIn()
  }
  const of = (form: LoginForm, key: string): Attempt | undefined =>
    attempt?.form === form && attempt.key === key ? attempt : undefined

  return {
    ask: (form, call, key = '') => void ask(form, call, key),
    isBusy: (form, key = '') => of(form, key)?.isBusy === true,
    errorOf: (form, key = '') => of(form, key)?.error,
  }
}

function answered({ form, key }: Attempt, outcome: AccountOutcome): Attempt {
  const done = { form, key, isBusy: false }
  return outcome.kind === 'refused' ? { ...done, error: fieldError(form, outcome.reason, outcome.waitMs) } : done
}
