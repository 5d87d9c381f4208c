import type { Context } from 'hono'
import type { Json, JsonMap } from '../../../src/core/progress/json'

/** The most documents, keys or revisions in one request. */
const MOST_AT_ONCE = 1000

/** The name of the class that a request is about. */
export function nameIn(context: Context): string {
  return context.req.param('class') ?? ''
}

export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length <= MOST_AT_ONCE && value.every((item) => typeof item === 'string')
}

export function isMaps(value: Json | undefined): value is readonly JsonMap[] {
  return (
    Array.isArray(value) &&
    value.length <= MOST_AT_ONCE &&
    value.every((item: unknown) => typeof item === 'object' && item !== null && !Array.isArray(item))
  )
}

/** Undefined for invalid JSON, and also for `null`. */
export function parsed(text: string): unknown {
  try {
    return (JSON.parse(text) as unknown) ?? ''
  } catch {
    return ''
  }
}
