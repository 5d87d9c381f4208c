import type { Context } from 'hono'
import { isRefusal, type Refusal } from './refusal'

/** What a request gets: the answer, or why there is none. */
export function answer(context: Context, result: object | Refusal, status: 200 | 201 = 200): Response {
  if (!isRefusal(result)) return context.json(result, status)
  const { error, reason } = result
  return context.json({ error, reason }, result.status)
}
