import { Link } from 'react-router-dom'
import { learningCenterWords as words } from '#words/learningCenter'
import type { Manifest } from '../../curriculum/curriculum'
import type { ProgressDocument } from '../../progress/document'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { LeafRow } from '../../ui/LeafRow'
import { Skeleton } from '../../ui/Skeleton'
import { textLinkClass } from '../../ui/textLinkClass'
import { glossaryPath } from '../../words/paths'
import type { ModuleStanding } from '../session/moduleStandings'
import type { Begun } from '../session/nextSteps'
import { foundLessons } from './foundLessons'
import type { GlossaryQuery } from './glossary/glossaryQuery'
import { LessonLine } from './LessonLine'
import styles from './SearchResults.module.css'
import { useLessonSearch } from './useLessonSearch'

interface SearchResultsProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
  /** The modules to search in. */
  readonly standings: readonly ModuleStanding[]
  readonly begun: Begun
  /** Not empty. */
  readonly query: string
  readonly onClear: () => void
}

/** One ledger of the lessons found, under the names of their modules. */
export function SearchResults({ document, manifest, standings, begun, query, onClear }: SearchResultsProps) {
  const { search, hasReadTexts } = useLessonSearch(manifest)
  const groups = search === undefined ? [] : foundLessons(standings, search.find(query))
  const count = groups.reduce((sum, { lessons }) => sum + lessons.length, 0)
  const summary = count === 0 ? words.noResults(query) : words.resultCount(count, query)
  return (
    <LeafRow>
      <p className="sr" role="status">
        {search === undefined ? '' : hasReadTexts ? summary : `${summary}. ${words.onlyTitles}`}
      </p>
      {search === undefined || hasReadTexts ? null : <p className={styles.partial}>{words.onlyTitles}</p>}
      {search === undefined ? (
        <Skeleton label={words.searching} />
      ) : count === 0 ? (
        <EmptyState
          headingLevel={2}
          hasPicture={false}
          title={summary}
          action={
            <>
              <Button variant="line" onClick={onClear}>
                {words.showAll}
              </Button>
              <p className={styles.elsewhere}>
                <Link className={textLinkClass} to={glossaryPath()} state={{ query } satisfies GlossaryQuery}>
                  {words.findInGlossary(query)}
                </Link>
              </p>
            </>
          }
        >
          {words.noResultsText}
        </EmptyState>
      ) : (
        <>
          <h2 className={styles.summary}>{summary}</h2>
          {groups.map(({ module, lessons }) => (
            <section key={module.id} className={styles.group}>
              <h3 className={styles.module}>{module.title}</h3>
              <ol>
                {lessons.map(({ lesson, number }) => (
                  <LessonLine
                    key={lesson.id}
                    document={document}
                    moduleId={module.id}
                    lesson={lesson}
                    number={number}
                    place={begun.places.find(({ lessonId }) => lessonId === lesson.id)}
                  />
                ))}
              </ol>
            </section>
          ))}
        </>
      )}
    </LeafRow>
  )
}
