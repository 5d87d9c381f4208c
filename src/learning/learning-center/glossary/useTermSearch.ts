import { useEffect, useState } from 'react'
import type { GlossaryEntry } from '../../../curriculum/curriculum'
import type { TermSearch } from './termSearch'

/**
 * The search index, built when the first results are wanted.
 * @returns undefined until it is built
 */
export function useTermSearch(entries: readonly GlossaryEntry[]): TermSearch | undefined {
  const [search, setSearch] = useState<TermSearch>()
  useEffect(() => {
    let isCurrent = true
    const build = async (): Promise<void> => {
      const { termSearch } = await import('./termSearch')
      if (isCurrent) setSearch(termSearch(entries))
    }
    void build()
    return () => {
      isCurrent = false
    }
  }, [entries])
  return search
}
