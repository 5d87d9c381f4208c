import type { AccountRefusal, Registration } from './accounts'
import { cleanName } from './learnerName'
import { isLongEnough } from './password'

export type CheckedRegistration =
  | { readonly kind: 'valid'; readonly displayName: string; readonly email: string; readonly password: string }
  | { readonly kind: 'refused'; readonly reason: AccountRefusal }

/** Checks the fields in the order of the form, so that the first error is the first field. */
export function checkRegistration(registration: Registration): CheckedRegistration {
  const displayName = cleanName(registration.displayName)
  if (displayName === undefined) return { kind: 'refused', reason: 'name-missing' }
  const email = normalizeEmail(registration.email)
  if (email === undefined) return { kind: 'refused', reason: 'email-invalid' }
  if (!isLongEnough(registration.password)) return { kind: 'refused', reason: 'password-short' }
  if (!registration.isThirteenOrOlder) return { kind: 'refused', reason: 'age-unconfirmed' }
  return { kind: 'valid', displayName, email, password: registration.password }
}

const SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/
const LONGEST = 320

/**
 * Returns one spelling for each address: trimmed, composed, and lower case. People type an address differently on each
 * device. Undefined for text that can't be an address; we don't check whether it exists.
 */
export function normalizeEmail(text: string): string | undefined {
  const email = text.trim().normalize('NFC').toLowerCase()
  return email.length <= LONGEST && SHAPE.test(email) ? email : undefined
}
