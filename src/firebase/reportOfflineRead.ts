import { errorCode } from './failureOf'

/**
 * Says in the log that a document could not be read offline (contract, section 7.7; its words to the
 * letter). A request that got no answer at all has this code; whatever the service or a portal answers has another.
 */
export function reportOfflineRead(error: unknown): void {
  if (errorCode(error) === 'unknown') console.warn('Failed to get document because the client is offline.')
}
