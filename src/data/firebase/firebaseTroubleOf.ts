import { FirebaseError } from 'firebase/app'
import type { LoadTrouble } from '../../core/progress/loadTrouble'

/** Requests that nothing answered have these codes. So has an answer that is no JSON. */
const UNANSWERED: readonly string[] = ['unknown', 'auth/network-request-failed', 'auth/timeout']

/**
 * Why the account service or its database gave no valid answer. They always answer in JSON, so any other text is the page
 * of a captive portal or a filter. Firebase keeps only the text of the first error.
 */
export function firebaseTroubleOf(error: unknown): LoadTrouble {
  if (/^SyntaxError\b/.test(firstError(error))) return 'bad-answer'
  return UNANSWERED.includes(errorCode(error)) ? 'unreachable' : 'damaged'
}

/** Returns an empty string for an error without a code. */
export function errorCode(error: unknown): string {
  return error instanceof FirebaseError ? error.code : ''
}

/** Auth keeps the first error in its custom data, and Firestore in its message. */
function firstError(error: unknown): string {
  if (!(error instanceof FirebaseError)) return String(error)
  const kept = error.customData?.['message']
  return typeof kept === 'string' ? kept : error.message
}
