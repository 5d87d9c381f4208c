/** Turns a file's text into a value, and the result of a valibot schema into a `Validated`. */
import * as v from 'valibot'
import { LIMITS, overLimit } from './limits'

/** `reason` gives the field and what is wrong with it, for a log: `modules[0].title: expected string, got 7`. */
export type Validated<T> =
  | { readonly kind: 'valid'; readonly value: T }
  | { readonly kind: 'invalid'; readonly reason: string }

/**
 * In characters. Our longest lesson has about 15,000. A file above this limit is not one of ours and could freeze a
 * cheap phone.
 */
export const LONGEST_FILE = 1_000_000

/** The only function that parses the text of a content file. Rejects a huge text before parsing it. */
export function parseJson(text: unknown): Validated<unknown> {
  if (typeof text !== 'string') return { kind: 'invalid', reason: `file: expected text, got ${typeof text}` }
  if (text.length > LONGEST_FILE) {
    return { kind: 'invalid', reason: `file: ${text.length} characters, more than the limit of ${LONGEST_FILE}` }
  }
  const start = text.slice(0, 200).trimStart()
  if (start === '' && text.trim() === '') return { kind: 'invalid', reason: 'file: empty' }
  // A captive portal or a web host may respond with status 200 and its own HTML page.
  if (start.startsWith('<')) return { kind: 'invalid', reason: 'file: a web page instead of JSON' }
  try {
    return { kind: 'valid', value: JSON.parse(text) as unknown }
  } catch {
    return { kind: 'invalid', reason: 'file: broken or cut-off JSON' }
  }
}

/**
 * Validates a value. Never throws. Stops at the first error, because the reason is written to a log, not shown in a
 * form.
 *
 * @param pieces see LIMITS
 */
export function validate<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  pieces: number = LIMITS.pieces,
): Validated<v.InferOutput<Schema>> {
  const fault = overLimit(value, pieces)
  if (fault !== undefined) return { kind: 'invalid', reason: clip(fault) }
  // valibot accepts a list as an object without entries and would then report a missing field, which is misleading.
  if (schema.type === 'object' && Array.isArray(value)) return { kind: 'invalid', reason: 'expected Object, got Array' }
  const result = v.safeParse(schema, value, { abortEarly: true })
  return result.success
    ? { kind: 'valid', value: result.output }
    : { kind: 'invalid', reason: describeIssue(result.issues[0]) }
}

type Issue = v.BaseIssue<unknown>

function describeIssue(issue: Issue): string {
  const isOwnWords = issue.kind === 'validation' || issue.type === 'custom'
  const what = isOwnWords ? issue.message : `expected ${issue.expected ?? 'another value'}, got ${issue.received}`
  const field = fieldOf(issue)
  // The received value may be the entire text of a broken file, so the reason is shortened.
  return clip(field === '' ? what : `${field}: ${what}`)
}

function fieldOf(issue: Issue): string {
  let field = ''
  for (const { key } of issue.path ?? []) {
    if (typeof key === 'number') field += `[${key}]`
    else field += field === '' ? String(key) : `.${String(key)}`
  }
  return field
}

function clip(text: string): string {
  return text.length > 200 ? `${text.slice(0, 199)}…` : text
}
