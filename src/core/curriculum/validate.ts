/** Turns a file's text into a value, and a valibot schema into the one answer that every border of this room gives. */
import * as v from 'valibot'
import { LIMITS, overLimit } from './limits'

/** `reason` names the field and what was wrong with it, in words for a log: `modules[0].title: expected string, got 7`. */
export type Validated<T> =
  | { readonly kind: 'valid'; readonly value: T }
  | { readonly kind: 'invalid'; readonly reason: string }

/** Characters. The longest lesson is near 15,000; a file past this is not one of ours and could stop a cheap phone. */
export const LONGEST_FILE = 1_000_000

/** The one place where the text of a content file becomes a value. Refuses a huge text before reading it. */
export function parseJson(text: unknown): Validated<unknown> {
  if (typeof text !== 'string') return { kind: 'invalid', reason: `file: expected text, got ${typeof text}` }
  if (text.length > LONGEST_FILE) {
    return { kind: 'invalid', reason: `file: ${text.length} characters, more than the limit of ${LONGEST_FILE}` }
  }
  const start = text.slice(0, 200).trimStart()
  if (start === '' && text.trim() === '') return { kind: 'invalid', reason: 'file: empty' }
  // A captive portal or a host's error page answers 200 with its own HTML.
  if (start.startsWith('<')) return { kind: 'invalid', reason: 'file: a web page instead of JSON' }
  try {
    return { kind: 'valid', value: JSON.parse(text) as unknown }
  } catch {
    return { kind: 'invalid', reason: 'file: broken or cut-off JSON' }
  }
}

/** Never throws. @param pieces see LIMITS. Stops at the first fault: the reason is for one reader of a log, not for a form. */
export function validate<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  pieces: number = LIMITS.pieces,
): Validated<v.InferOutput<Schema>> {
  const fault = overLimit(value, pieces)
  if (fault !== undefined) return { kind: 'invalid', reason: clip(fault) }
  // valibot takes a list for an object without entries, and would then name a field that nobody left out.
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
  // A received value can be the whole text of a broken file.
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
