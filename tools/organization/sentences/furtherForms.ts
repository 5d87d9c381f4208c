import type { Sentence } from './readSentences.ts'

/** The forms of a plural that English doesn't have, and other languages do. */
const FURTHER = ['zero', 'two', 'few', 'many'] as const

/**
 * The forms that a translation may add to a plural, as sentences. Only the `other` form of a plural has them. They have
 * its values, and may leave out the number, as *two* of a language with a dual does.
 */
export function furtherForms(sentence: Sentence): readonly Sentence[] {
  const { key, values, plural, count = '' } = sentence
  if (plural !== 'other') return []
  const spare = new Map([...values].filter(([name]) => name === count))
  return FURTHER.map((form) => ({ ...sentence, key: key.replace(/other$/, form), spare, plural: form }))
}
