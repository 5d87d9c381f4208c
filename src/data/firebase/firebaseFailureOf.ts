/**
 * Maps an error of the service to a failure, by exclusion. Only an answer of the service itself counts as more than no
 * answer. Being offline arrives as `unknown`, a captive portal as a failed parse, and an overloaded service under a
 * dozen names.
 */
import { FirebaseError } from 'firebase/app'
import type { Failure } from '../replication/Remote'

/** The session can't be renewed. These codes come from the renewal of a token. */
const ENDED_SESSION: readonly string[] = [
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
  'auth/null-user',
]

/** `error` was thrown by a call of the service's code. */
export function firebaseFailureOf(error: unknown): Failure {
  const code = errorCode(error)
  if (code === 'permission-denied') return { kind: 'refused', reason: String(error) }
  if (code === 'unauthenticated' || ENDED_SESSION.includes(code)) return { kind: 'signed-out' }
  return { kind: 'offline' }
}

/** Returns the empty text for an error without a code. */
export function errorCode(error: unknown): string {
  return error instanceof FirebaseError ? error.code : ''
}

/**
 * Logs that a document could not be read offline (contract, section 7.7; its words to the letter). Only a request
 * without any answer has this code. An answer of the service or a portal has another.
 */
export function reportOfflineRead(error: unknown): void {
  if (errorCode(error) === 'unknown') console.warn('Failed to get document because the client is offline.')
}
