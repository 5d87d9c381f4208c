import type { Validated } from './validate'

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
