import type { Hub } from '../Hub'
import { isRefusal, type Refusal } from './refusal'

/** Plain headers. A Hono object for them would cost as much as the rest of an answer. */
const HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' }

/** The result of a request: the answer, or the reason why there is none. */
export function answer(result: object | Refusal, status: 200 | 201 = 200): Response {
  if (!isRefusal(result)) return new Response(JSON.stringify(result), { status, headers: HEADERS })
  const { error, reason } = result
  return new Response(JSON.stringify({ error, reason }), { status: result.status, headers: HEADERS })
}

/** JSON of a list within a map, piece by piece. */
export function* pieces(begin: string, items: Iterable<object>, end: string): Generator<string, void, undefined> {
  let before = begin
  for (const item of items) {
    yield before + JSON.stringify(item)
    before = ','
  }
  yield (before === begin ? begin : '') + end
}

/**
 * An answer that may contain all reports of a class. Each piece is read while the one before it is sent, so that memory
 * never has all of them. Other requests are served in between.
 */
export function streamed({ commits }: Pick<Hub, 'commits'>, text: Iterator<string>): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise(setImmediate)
      const next = text.next()
      // The answer waits for the data that was read.
      await commits.readable()
      if (next.done === true) controller.close()
      else controller.enqueue(encoder.encode(next.value))
    },
  })
  return new Response(body, { headers: HEADERS })
}
