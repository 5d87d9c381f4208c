import MiniSearch from 'minisearch'

/** An empty index of texts, for a search on the device alone. */
export type WordIndex = MiniSearch<Readonly<Record<string, string>>>

/**
 * Words match from their beginning, and long words with a letter wrong; every word of a query must be there.
 * @param weights how much a word counts in each field of an entry
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

/** `Café` and `cafe` are one word to somebody on a phone keyboard. */
function plainTerm(term: string): string {
  return term
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}
