import { isRefusal, type Refusal } from './refusal'

/** Plain: Hono would make an object of them that costs as much as the rest of an answer. */
const HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' }

/** What a request gets: the answer, or why there is none. */
export function answer(result: object | Refusal, status: 200 | 201 = 200): Response {
  if (!isRefusal(result)) return new Response(JSON.stringify(result), { status, headers: HEADERS })
  const { error, reason } = result
  return new Response(JSON.stringify({ error, reason }), { status: result.status, headers: HEADERS })
}
