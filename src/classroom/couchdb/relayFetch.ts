/**
 * Role: the border to a relay of CouchDB's protocol: one request, and an answer that is one.
 * Guarantee: an answer is JSON of bounded size; it comes from no cache and takes no cookie along.
 * Must not: wait for what has no end: whoever asks has a signal.
 */
import { BadAnswer, readAtMost } from '../../platform/readAtMost'

/** Bytes. A full class asks in parts: thirty envelopes of 64 kB in base64, and what surrounds them. */
const MOST_BYTES = 4 * 1024 * 1024

/** Somebody answered at more length than any relay needs to. */
export class TooLargeAnswer extends BadAnswer {}

/** `fetch` of browsers that ask before a page of the internet reaches a device of the room. */
interface LocalRequest extends RequestInit {
  readonly targetAddressSpace?: 'local'
}

export interface RelayFetchParts {
  readonly signal: AbortSignal
  /** The relay is a device of the room. */
  readonly isLocal: boolean
  readonly fetch: typeof globalThis.fetch
}

/** Rejects with `TooLargeAnswer` or another `BadAnswer` for what no relay says, with a `TypeError` where nobody answers. */
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
    // A portal has its own way of saying that there is nothing here.
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
