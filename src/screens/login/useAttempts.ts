import { useState } from 'react'
import type { AccountOutcome } from '../../data/accounts/accounts'
import { type FieldError, fieldError, type LoginForm } from './fieldError'

export interface Attempts {
  /** Calls the account service for a form. `key` distinguishes forms of the same kind. */
  readonly ask: (form: LoginForm, call: () => Promise<AccountOutcome>, key?: string) => void
  readonly isBusy: (form: LoginForm, key?: string) => boolean
  /** The error of this form's last attempt. It is the same object until the next attempt. */
  readonly errorOf: (form: LoginForm, key?: string) => FieldError | undefined
}

interface Attempt {
  readonly form: LoginForm
  readonly key: string
  readonly isBusy: boolean
  readonly error?: FieldError
}

/**
 * Runs the attempts of the login screen's forms, one at a time. Only the form that sent a request gets its answer.
 * Google's window may have been closed or lost, so another form can be submitted before Google responds. A late
 * rejection from Google is ignored, but a late sign-in is accepted.
 */
export function useAttempts(onSignedIn: () => void): Attempts {
  const [attempt, setAttempt] = useState<Attempt | undefined>(undefined)

  const ask = async (form: LoginForm, call: () => Promise<AccountOutcome>, key: string): Promise<void> => {
    if (attempt?.isBusy === true && attempt.form !== 'google') return
    const own: Attempt = { form, key, isBusy: true }
    setAttempt(own)
    const outcome = await call()
    // Another form may have been submitted since then, and is waiting for its own answer.
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
  if (outcome.kind !== 'refused') return done
  const also = outcome.also?.map((reason) => fieldError(form, reason))
  return { ...done, error: { ...fieldError(form, outcome.reason, outcome.waitMs), ...(also && { also }) } }
}
