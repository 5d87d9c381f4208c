import MiniSearch from 'minisearch'

/** A text search index that works entirely on the device. */
export type WordIndex = MiniSearch<Readonly<Record<string, string>>>

/**
 * Creates an empty index. Words match by prefix, long words may have one letter wrong, and every word of a query must
 * match.
 * @param weights the weight of a match in each of an entry's fields
 */
export function wordIndex(weights: Readonly<Record<string, number>>): WordIndex {
  return new MiniSearch({
    fields: Object.keys(weights),
    processTerm: plainTerm,
    searchOptions: {
      combineWith: 'AND',
      boost: { ...weights },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 4 ? 1 : false),
    },
  })
}

/**
 * Removes accents, because people type `cafe` for `Café` on a phone keyboard, and characters that can't be seen, such as
 * the mark of a text's language.
 */
function plainTerm(term: string): string {
  return term
    .normalize('NFD')
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    .toLowerCase()
}
