/**
 * Role: sends one request to a CouchDB relay and checks the answer. Nothing else contacts these relays.
 * Guarantee: an answer is JSON of limited size and never comes from a cache, and the request sends no cookies.
 * Must not: wait without a limit. The caller passes a signal.
 */
import type { LocalRequest } from '../../platform/localRequest'
import { BadAnswer, readAtMost } from '../../platform/readAtMost'

/**
 * Maximum bytes of an answer. A full class is requested in parts, each with thirty envelopes of 64 kB in base64 and the
 * JSON around them.
 */
const MOST_BYTES = 4 * 1024 * 1024

/** The answer was longer than any relay's answer can be. */
export class TooLargeAnswer extends BadAnswer {}

export interface RelayFetchParts {
  readonly signal: AbortSignal
  /** Whether the relay is on the local network. */
  readonly isLocal: boolean
  readonly fetch: typeof globalThis.fetch
}

/**
 * Rejects with `TooLargeAnswer` or another `BadAnswer` if the answer can't be from a relay, and with a `TypeError` if
 * there is no answer.
 */
export function relayFetch({ signal, isLocal, fetch }: RelayFetchParts): typeof globalThis.fetch {
  return async (address, given) => {
    const init: LocalRequest = {
      ...given,
      signal,
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      ...(isLocal && { targetAddressSpace: 'local' }),
    }
    signal.throwIfAborted()
    const response = await fetch(address, init)
    const bytes = await readAtMost(response, MOST_BYTES).catch((error: unknown) => {
      throw error instanceof BadAnswer ? new TooLargeAnswer(error.message) : error
    })
    const text = new TextDecoder().decode(bytes)
    // A captive portal may answer 404 with its own page, which is not JSON.
    if (!isJson(text)) throw new BadAnswer('the answer is no JSON')
    return new Response(text, { status: response.status, headers: { 'Content-Type': 'application/json' } })
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
