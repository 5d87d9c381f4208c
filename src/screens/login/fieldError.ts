import { accountTroubleWords as troubles } from '#words/accountTrouble'
import { loginWords as words } from '#words/login'
import type { AccountRefusal } from '../../data/accounts/accounts'

export type LoginForm = 'sign-in' | 'register' | 'device' | 'known' | 'google' | 'reset'

/** The name of an input of the form, or `form` for the form itself. */
export type FieldName = 'name' | 'email' | 'password' | 'age' | 'form'

export interface FieldError {
  readonly field: FieldName
  /**
   * One sentence that includes the solution. It never reveals whether an email is registered, except while registering that
   * email.
   */
  readonly text: string
  /** Softens errors that are not mistakes, such as being offline or closing a window on purpose. */
  readonly tone?: 'offline' | 'info'
  /** The email that is being registered already has an account. */
  readonly isTaken?: true
  /** The password or the PIN is wrong. */
  readonly isWrong?: true
  /** The errors of later fields. */
  readonly also?: readonly FieldError[]
}

/** Returns the text of a field's error. */
export function textAt(field: FieldName, error: FieldError | undefined): string | undefined {
  return [error, ...(error?.also ?? [])].find((each) => each?.field === field)?.text
}

/** Maps a rejection from the accounts to a form field and a message. */
export function fieldError(form: LoginForm, reason: AccountRefusal, waitMs = 0): FieldError {
  if (form === 'google' && reason === 'email-taken') return { field: 'form', text: words.googleOtherWay }
  if (form === 'reset' && reason === 'service-unavailable') return { field: 'form', text: words.resetUnavailable }
  switch (reason) {
    case 'no-match':
      return { field: 'password', text: form === 'known' ? words.passwordWrong : words.errors[reason], isWrong: true }
    case 'wait':
      return { field: 'password', text: words.wait(waitMs) }
    case 'email-taken':
      return { field: 'email', text: words.errors[reason], isTaken: true }
    case 'email-invalid':
      return { field: 'email', text: words.errors[reason] }
    case 'name-missing':
      return { field: 'name', text: form === 'device' ? words.firstNameMissing : words.errors[reason] }
    case 'pin-invalid':
    case 'password-short':
      return { field: 'password', text: words.errors[reason] }
    case 'age-unconfirmed':
      return { field: 'age', text: words.errors[reason] }
    case 'unreachable':
    case 'bad-answer':
    case 'damaged': {
      const text = form === 'reset' ? troubles[reason] : `${troubles[reason]} ${words.withoutAccount}`
      return { field: 'form', text, tone: 'offline' }
    }
    case 'cancelled':
      return { field: 'form', text: words.errors[reason], tone: 'info' }
    case 'duplicate':
    case 'unavailable':
    case 'service-unavailable':
    case 'popup-blocked':
    case 'storage-full':
    case 'storage-refused':
      return { field: 'form', text: words.errors[reason] }
  }
}
