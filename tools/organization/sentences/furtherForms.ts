import type { Sentence } from './readSentences.ts'

/**
 * The forms that a translation may add to a plural, as sentences. Only the `other` form of a plural has them. They have
 * its values, and may leave out the number, as *two* of a language with a dual does.
 */
export function furtherForms({ more = [], ...sentence }: Sentence): readonly Sentence[] {
  const { key, values, count = '' } = sentence
  const spare = new Map([...values].filter(([name]) => name === count))
  return more.map((form) => ({ ...sentence, key: key.replace(/other$/, form), spare, plural: form }))
}
