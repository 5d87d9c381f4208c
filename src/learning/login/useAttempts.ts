import { useRef, useState } from 'react'
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
  readonly turn: number
  readonly form: LoginForm
  readonly key: string
  readonly status: 'busy' | 'answered'
}

/**
 * The attempts of the forms on the login screen: one at a time, and the answer belongs to the form that asked. Only the
 * wait for Google's window, which may have been closed or lost, gives way to another form.
 */
export function useAttempts(): Attempts {
  const { lastOutcome } = useAuth()
  const [attempt, setAttempt] = useState<Attempt | undefined>(undefined)

  const turns = useRef(0)

  const ask = async (form: LoginForm, call: () => Promise<boolean>, key: string): Promise<void> => {
    if (attempt?.status === 'busy' && attempt.form !== 'google') return
    turns.current += 1
    const turn = turns.current
    setAttempt({ turn, form, key, status: 'busy' })
    await call()
    // The form that was asked last waits for its own answer.
    setAttempt((latest) => (latest?.turn === turn ? { ...latest, status: 'answered' } : latest))
  }
  const isOf = (form: LoginForm, key: string): boolean => attempt?.form === form && attempt.key === key

  return {
    ask: (form, call, key = '') => void ask(form, call, key),
    isBusy: (form, key = '') => isOf(form, key) && attempt?.status === 'busy',
    errorOf: (form, key = '') =>
      isOf(form, key) && attempt?.status === 'answered' && lastOutcome?.kind === 'refused'
        ? fieldError(form, lastOutcome.reason, lastOutcome.waitMs)
        : undefined,
  }
}
