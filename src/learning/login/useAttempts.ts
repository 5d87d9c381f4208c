import { useState } from 'react'
import { useAuth } from '../../accounts/AuthContext'
import { type FieldError, fieldError, type LoginForm } from './fieldError'

export interface Attempts {
  /** Asks the accounts for a form. `key` tells forms of one kind apart. */
  readonly ask: (form: LoginForm, call: () => Promise<boolean>, key?: string) => void
  readonly isBusy: (form: LoginForm, key?: string) => boolean
  /** Why the last attempt of this form was refused. The same object until the next attempt. */
  readonly errorOf: (form: LoginForm, key?: string) => FieldError | undefined
}

interface Attempt {
  readonly form: LoginForm
  readonly key: string
  readonly status: 'busy' | 'answered'
}

/** The attempts of the forms on the login screen: one at a time, and the answer belongs to the form that asked. */
export function useAttempts(): Attempts {
  const { lastOutcome } = useAuth()
  const [attempt, setAttempt] = useState<Attempt | undefined>(undefined)

  const ask = async (form: LoginForm, call: () => Promise<boolean>, key: string): Promise<void> => {
    if (attempt?.status === 'busy') return
    setAttempt({ form, key, status: 'busy' })
    await call()
    setAttempt({ form, key, status: 'answered' })
  }
  const isOf = (form: LoginForm, key: string): boolean => attempt?.form === form && attempt.key === key

  return {
    ask: (form, call, key = '') => void ask(form, call, key),
    isBusy: (form, key = '') => isOf(form, key) && attempt?.status === 'busy',
    errorOf: (form, key = '') =>
      isOf(form, key) && attempt?.status === 'answered' && lastOutcome?.kind === 'refused'
        ? fieldError(form, lastOutcome.reason)
        : undefined,
  }
}
