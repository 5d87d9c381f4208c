import { memo, startTransition, useEffect, useMemo, useState } from 'react'
import { glossaryWords as words } from '#words/glossary'
import type { GlossaryEntry } from '../../../core/curriculum/parseLists'
import type { Manifest } from '../../../core/curriculum/parseManifest'
import type { LessonId } from '../../../core/progress/ids'
import { Button } from '../../../ui/Button'
import { EmptyState } from '../../../ui/EmptyState'
import { LeafRow } from '../../../ui/Leaf'
import { Skeleton } from '../../../ui/Skeleton'
import { usePlace } from '../../../session/usePlace'
import styles from './Glossary.module.css'
import { glossaryGroups } from './letterGroups'
import { type LessonTarget, lessonTargets, TermList } from './TermList'
import type { TermSearch } from './termSearch'

interface GlossaryEntriesProps {
  readonly entries: readonly GlossaryEntry[]
  readonly manifest: Manifest
  readonly query: string
  readonly onClear: () => void
}

/** Shows every term, grouped by letter. Search results replace the list. */
export const GlossaryEntries = memo(function GlossaryEntries(props: GlossaryEntriesProps) {
  const { entries, manifest, query, onClear } = props
  const chosen = usePlace('glossary')?.term
  const lessons = useMemo(() => lessonTargets(manifest), [manifest])
  if (query !== '') return <TermResults entries={entries} lessons={lessons} query={query} onClear={onClear} />
  return glossaryGroups(entries).map(({ letter, id, entries: terms }) => (
    <LeafRow
      key={letter}
      className={styles.group}
      marginNote={
        <h2 id={id} tabIndex={-1} className={styles.letter}>
          {letter}
        </h2>
      }
    >
      <TermList label={words.wordsUnder(letter)} entries={terms} lessons={lessons} chosen={chosen} />
    </LeafRow>
  ))
})

interface TermResultsProps {
  readonly entries: readonly GlossaryEntry[]
  readonly lessons: ReadonlyMap<LessonId, LessonTarget>
  /** The search text, which is not empty. */
  readonly query: string
  readonly onClear: () => void
}

/** One list of the terms found, best first. */
function TermResults({ entries, lessons, query, onClear }: TermResultsProps) {
  const search = useTermSearch(entries)
  const found = search?.find(query) ?? []
  const summary = found.length === 0 ? words.noResults(query) : words.resultCount(found.length, query)
  return (
    <LeafRow>
      <p className="sr" role="status">
        {search === undefined ? '' : summary}
      </p>
      {search === undefined ? (
        <Skeleton label={words.searching} />
      ) : found.length === 0 ? (
        <EmptyState
          headingLevel={2}
          hasPicture={false}
          title={summary}
          action={
            <Button variant="line" onClick={onClear}>
              {words.showAll}
            </Button>
          }
        >
          {words.noResultsText}
        </EmptyState>
      ) : (
        <>
          <h2 className={styles.summary}>{summary}</h2>
          <TermList label={summary} entries={found} lessons={lessons} chosen={undefined} />
        </>
      )}
    </LeafRow>
  )
}

/**
 * Builds the search index when the first results are needed.
 * @returns undefined until it is built
 */
function useTermSearch(entries: readonly GlossaryEntry[]): TermSearch | undefined {
  const [search, setSearch] = useState<TermSearch>()
  useEffect(() => {
    let isCurrent = true
    const build = async (): Promise<void> => {
      const { termSearch } = await import('./termSearch')
      const built = await termSearch(entries)
      if (isCurrent) startTransition(() => setSearch(built))
    }
    void build()
    return () => {
      isCurrent = false
    }
  }, [entries])
  return search
}
