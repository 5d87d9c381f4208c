import type { Refusal, Registration } from './accounts'
import { normalizeEmail } from './email'
import { cleanName } from './learnerName'
import { isLongEnough } from './password'

export type CheckedRegistration =
  | { readonly kind: 'valid'; readonly displayName: string; readonly email: string; readonly password: string }
  | { readonly kind: 'refused'; readonly reason: Refusal }

/** The rules of the form, in the order of its fields, so that the first error is the first field. */
export function checkRegistration(registration: Registration): CheckedRegistration {
  const displayName = cleanName(registration.displayName)
  if (displayName === undefined) return { kind: 'refused', reason: 'name-missing' }
  const email = normalizeEmail(registration.email)
  if (email === undefined) return { kind: 'refused', reason: 'email-invalid' }
  if (!isLongEnough(registration.password)) return { kind: 'refused', reason: 'password-short' }
  if (!registration.isThirteenOrOlder) return { kind: 'refused', reason: 'age-unconfirmed' }
  return { kind: 'valid', displayName, email, password: registration.password }
}
