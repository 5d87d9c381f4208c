import type { CloudRefusal } from '../accounts/CloudAuth'

const refusals: Readonly<Record<string, CloudRefusal>> = {
  // One answer for a wrong address, a wrong password and a disabled account, so that nobody learns who has an account.
  'auth/invalid-credential': 'no-match',
  'auth/invalid-login-credentials': 'no-match',
  'auth/wrong-password': 'no-match',
  'auth/missing-password': 'no-match',
  'auth/user-not-found': 'no-match',
  'auth/user-disabled': 'no-match',
  'auth/email-already-in-use': 'email-taken',
  'auth/account-exists-with-different-credential': 'email-taken',
  'auth/invalid-email': 'email-invalid',
  'auth/missing-email': 'email-invalid',
  'auth/invalid-recipient-email': 'email-invalid',
  'auth/weak-password': 'password-short',
  'auth/password-does-not-meet-requirements': 'password-short',
  // What is no JSON, a captive portal's page for one, comes as a network failure too.
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'offline',
  'auth/popup-closed-by-user': 'cancelled',
  'auth/cancelled-popup-request': 'cancelled',
  'auth/user-cancelled': 'cancelled',
  'auth/popup-blocked': 'popup-blocked',
}

/** What an error of Firebase Auth means to the learner. Whatever is not known here is logged, and the service's fault. */
export function authRefusal(error: unknown): CloudRefusal {
  const refusal = refusals[codeOf(error) ?? '']
  if (refusal !== undefined) return refusal
  console.warn('Firebase Auth refused', error)
  return 'unavailable'
}

export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
