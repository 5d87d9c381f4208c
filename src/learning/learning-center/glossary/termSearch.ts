import MiniSearch from 'minisearch'
import type { GlossaryEntry } from '../../../curriculum/curriculum'
import { plainTerm } from '../plainTerm'

export interface TermSearch {
  /** Best first. Empty for a query without words. */
  find(query: string): readonly GlossaryEntry[]
}

const weights = { term: 8, aliases: 6, definition: 1 } as const

/**
 * An index of the glossary: the term, its other names and its definition. Works on the device alone. Words match from
 * their beginning, and long words with a letter wrong; `401k` and `w2` find `401(k)` and `W-2`.
 */
export function termSearch(entries: readonly GlossaryEntry[]): TermSearch {
  const index = new MiniSearch<{ id: string; term: string; aliases: string; definition: string }>({
    fields: ['term', 'aliases', 'definition'],
    processTerm: plainTerm,
    searchOptions: {
      combineWith: 'AND',
      boost: weights,
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 4 ? 1 : false),
    },
  })
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  index.addAll(
    [...byId.values()].map(({ id, term, aliases, definition }) => ({
      id,
      term: withoutSigns(term),
      aliases: aliases.map(withoutSigns).join(' '),
      definition,
    })),
  )
  return {
    find: (query) => index.search(query).flatMap(({ id }) => byId.get(id as string) ?? []),
  }
}

/** A name as it is written, and once more without the signs inside its words. */
function withoutSigns(name: string): string {
  return `${name} ${name.replace(/[^\p{L}\p{N}\s]/gu, '')}`
}
