import type { AccountRefusal, Registration } from './accounts'
import { cleanName } from './learnerName'
import { isLongEnough } from './password'

export type CheckedRegistration =
  | { readonly kind: 'valid'; readonly displayName: string; readonly email: string; readonly password: string }
  | { readonly kind: 'refused'; readonly reason: AccountRefusal }

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

const SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/
const LONGEST = 320

/**
 * One spelling for each address: trimmed, composed, lower case, as people type it differently on every device.
 * Undefined for what can't be an address; whether it exists is for nobody to ask here.
 */
export function normalizeEmail(text: string): string | undefined {
  const email = text.trim().normalize('NFC').toLowerCase()
  return email.length <= LONGEST && SHAPE.test(email) ? email : undefined
}
