/**
 * Maps an error to a failure. Every error is treated as *no answer* unless it clearly came from the service itself.
 * Being offline is reported as `unknown`, a captive portal as a parse error, and an overloaded service under a dozen
 * names.
 */
import type { Failure } from '../replication/Remote'
import { errorCode, firebaseTroubleOf } from './firebaseTroubleOf'

/** The session can't be renewed. Renewing a token gives these codes. */
const ENDED_SESSION: readonly string[] = [
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
  'auth/null-user',
]

/** `error` was thrown by a call to the service's code. */
export function firebaseFailureOf(error: unknown): Failure {
  const code = errorCode(error)
  if (code === 'permission-denied') return { kind: 'refused', reason: String(error) }
  if (code === 'unauthenticated' || ENDED_SESSION.includes(code)) return { kind: 'signed-out' }
  const trouble = firebaseTroubleOf(error)
  return trouble === 'unreachable' ? { kind: 'offline' } : { kind: 'offline', trouble }
}

/**
 * Logs that a document could not be read offline (contract, section 7.7, in its exact words). A captive portal's
 * page is an answer.
 */
export function reportOfflineRead(error: unknown): void {
  if (firebaseTroubleOf(error) === 'unreachable') console.warn('Failed to get document because the client is offline.')
}
