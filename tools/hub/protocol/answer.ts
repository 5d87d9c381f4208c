import { isRefusal, type Refusal } from './refusal'

/** Plain: Hono would make an object of them that costs as much as the rest of an answer. */
const HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' }

/** An answer before anybody sends it. */
export interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** What a request gets: the answer, or why there is none. */
export function answered(result: object | Refusal, status: 200 | 201 = 200): Answered {
  if (!isRefusal(result)) return { status, headers: HEADERS, text: JSON.stringify(result) }
  const { error, reason } = result
  return { status: result.status, headers: HEADERS, text: JSON.stringify({ error, reason }) }
}

export function answer(result: object | Refusal, status: 200 | 201 = 200): Response {
  return responseOf(answered(result, status))
}

export function responseOf({ status, headers, text }: Answered): Response {
  return new Response(text, { status, headers })
}
