import type { AccountRefusal, Registration } from './accounts'
import { cleanName } from './learnerName'
import { isLongEnough } from './password'

export type CheckedRegistration =
  | { readonly kind: 'valid'; readonly displayName: string; readonly email: string; readonly password: string }
  | { readonly kind: 'refused'; readonly reason: AccountRefusal; readonly also: readonly AccountRefusal[] }

/** Checks all fields in the order of the form, so that the first reason is about the first field. */
export function checkRegistration(registration: Registration): CheckedRegistration {
  const { password } = registration
  const displayName = cleanName(registration.displayName)
  const email = normalizeEmail(registration.email)
  const reasons: AccountRefusal[] = []
  if (displayName === undefined) reasons.push('name-missing')
  if (email === undefined) reasons.push('email-invalid')
  if (!isLongEnough(password)) reasons.push('password-short')
  if (!registration.isThirteenOrOlder) reasons.push('age-unconfirmed')
  if (displayName !== undefined && email !== undefined && reasons.length === 0)
    return { kind: 'valid', displayName, email, password }
  const [reason = 'name-missing', ...also] = reasons
  return { kind: 'refused', reason, also }
}

const SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/
const LONGEST = 320

/**
 * Returns one spelling for each address: trimmed, composed, and lower case. People type the same address in different
 * ways. Undefined for text that can't be an address; we don't check whether it exists.
 */
export function normalizeEmail(text: string): string | undefined {
  const email = text.trim().normalize('NFC').toLowerCase()
  return email.length <= LONGEST && SHAPE.test(email) ? email : undefined
}
