import { glossaryWords as words } from '#words/glossary'
import type { GlossaryEntry } from '../../../curriculum/curriculum'
import type { LessonId } from '../../../progress/ids'
import { Button } from '../../../ui/Button'
import { EmptyState } from '../../../ui/EmptyState'
import { LeafRow } from '../../../ui/LeafRow'
import { Skeleton } from '../../../ui/Skeleton'
import styles from './Glossary.module.css'
import type { LessonTarget } from './lessonTargets'
import { TermList } from './TermList'
import { useTermSearch } from './useTermSearch'

interface TermResultsProps {
  readonly entries: readonly GlossaryEntry[]
  readonly lessons: ReadonlyMap<LessonId, LessonTarget>
  /** Not empty. */
  readonly query: string
  readonly onClear: () => void
}

/** One list of the terms found, the best first. */
export function TermResults({ entries, lessons, query, onClear }: TermResultsProps) {
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
          <TermList label={summary} entries={found} lessons={lessons} chosen={null} />
        </>
      )}
    </LeafRow>
  )
}
