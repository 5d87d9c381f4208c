import type { GlossaryEntry } from '../../../core/curriculum/parseLists'
import { wordIndex } from '../wordIndex'

/** The page can answer a key after each group. */
const TERMS_AT_ONCE = 20

export interface TermSearch {
  /** Returns entries best first, or none for a query without words. */
  find(query: string): readonly GlossaryEntry[]
}

/**
 * Builds an index of the glossary over terms, their other names and definitions. `401k` and `w2` find `401(k)` and `W-2`.
 */
export async function termSearch(entries: readonly GlossaryEntry[]): Promise<TermSearch> {
  const index = wordIndex({ term: 8, aliases: 6, definition: 1 })
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  await index.addAllAsync(
    [...byId.values()].map(({ id, term, aliases, definition }) => ({
      id,
      term: withoutSigns(term),
      aliases: aliases.map(withoutSigns).join(' '),
      definition,
    })),
    { chunkSize: TERMS_AT_ONCE },
  )
  return {
    find: (query) => index.search(query).flatMap(({ id }) => byId.get(id as string) ?? []),
  }
}

/** Returns the name, followed by the name without the punctuation inside its words. */
function withoutSigns(name: string): string {
  return `${name} ${name.replace(/[^\p{L}\p{N}\s]/gu, '')}`
}
