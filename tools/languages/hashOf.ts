import { createHash } from 'node:crypto'

/** A short name of an English text. A translation notes it, so that a later change of the English is noticed. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text.normalize('NFC')).digest('base64url').slice(0, 10)
}
