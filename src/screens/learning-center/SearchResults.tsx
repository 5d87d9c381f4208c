import { Link } from 'react-router-dom'
import { learningCenterWords as words } from '#words/learningCenter'
import type { LessonInfo, Manifest, ModuleInfo } from '../../core/curriculum/parseManifest'
import type { ProgressDocument } from '../../core/progress/document'
import type { LessonId } from '../../core/progress/ids'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { LeafRow } from '../../ui/Leaf'
import { Skeleton } from '../../ui/Skeleton'
import { textLinkClass } from '../../ui/textLinkClass'
import { glossaryPath } from '../../words/links'
import type { ModuleStanding } from '../../session/moduleStandings'
import type { Started } from '../../session/nextSteps'
import type { GlossaryQuery } from './glossary/GlossaryView'
import { LessonLine } from './LessonList'
import styles from './SearchResults.module.css'
import { lazyPart } from '../../session/lazyPart'
import { startTransition, useEffect, useState } from 'react'
import type { Library } from '../../core/curriculum/createLibrary'
import { useSession } from '../../session/SessionContext'
import { useOfflineReadiness } from '../../session/useOfflineReadiness'
import type { LessonSearch } from './lessonSearch'

const LazyStateTopics = lazyPart(() => import('./StateTopics').then(({ StateTopics }) => StateTopics))

interface SearchResultsProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
  /** The modules to search in. */
  readonly standings: readonly ModuleStanding[]
  readonly started: Started
  /** The search text, which is not empty. */
  readonly query: string
  readonly onClear: () => void
}

/** One list of the lessons found, grouped by module. */
export function SearchResults({ document, manifest, standings, started, query, onClear }: SearchResultsProps) {
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
                    place={started.places.find(({ lessonId }) => lessonId === lesson.id)}
                  />
                ))}
              </ol>
            </section>
          ))}
        </>
      )}
      <LazyStateTopics query={query} />
    </LeafRow>
  )
}

export interface FoundGroup {
  readonly module: ModuleInfo
  readonly lessons: readonly { readonly lesson: LessonInfo; readonly number: number }[]
}

/**
 * Groups found lessons by module. The module of the best result comes first, and within a module the best lesson.
 * @param ids best first; lessons of modules that are not in `standings` are left out
 */
export function foundLessons(standings: readonly ModuleStanding[], ids: readonly LessonId[]): readonly FoundGroup[] {
  const rank = new Map(ids.map((id, index) => [id, index]))
  const rankOf = (id: LessonId | undefined): number => (id === undefined ? undefined : rank.get(id)) ?? Infinity
  return standings
    .map(({ module }) => ({
      module,
      lessons: module.lessons
        .map((lesson, index) => ({ lesson, number: index + 1 }))
        .filter(({ lesson }) => rank.has(lesson.id))
        .sort((a, b) => rankOf(a.lesson.id) - rankOf(b.lesson.id)),
    }))
    .filter(({ lessons }) => lessons.length > 0)
    .sort((a, b) => rankOf(a.lessons[0]?.lesson.id) - rankOf(b.lessons[0]?.lesson.id))
}

interface WholeSearch {
  /** The search index, or undefined until it is built. */
  readonly search: LessonSearch | undefined
  /** Whether the index has the text of every lesson. If not, some lessons are found by title only. */
  readonly hasReadTexts: boolean
}

/**
 * Builds the search index when the first results are needed. It reads lesson texts only when all of them are on the device,
 * because searching must not use mobile data.
 */
function useLessonSearch(manifest: Manifest): WholeSearch {
  const { library } = useSession()
  const hasTexts = useOfflineReadiness().state === 'ready'
  const [search, setSearch] = useState<LessonSearch>()
  const [hasReadTexts, setReadTexts] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const build = async (): Promise<void> => {
      const { lessonSearch } = await import('./lessonSearch')
      // Titles give results immediately. The texts are added as soon as they have been read.
      const titles = await lessonSearch(manifest, new Map())
      if (isCurrent) startTransition(() => setSearch((known) => known ?? titles))
      if (!hasTexts || !isCurrent) return
      const texts = await readTexts(library, manifest)
      const whole = await lessonSearch(manifest, texts)
      if (!isCurrent) return
      startTransition(() => {
        setSearch(whole)
        setReadTexts(isWhole(manifest, texts))
      })
    }
    void build()
    return () => {
      isCurrent = false
    }
  }, [hasTexts, library, manifest])
  return { search, hasReadTexts }
}

/** Whether every lesson has its text. A lesson that could not be read has none. */
function isWhole({ modules }: Manifest, texts: ReadonlyMap<LessonId, string>): boolean {
  return modules.every(({ lessons }) => lessons.every(({ id }) => (texts.get(id) ?? '') !== ''))
}

async function readTexts(library: Library, manifest: Manifest): Promise<ReadonlyMap<LessonId, string>> {
  const { lessonText } = await import('./lessonSearch')
  const read = manifest.modules.flatMap((module) =>
    module.lessons.map(async ({ id }): Promise<readonly [LessonId, string]> => {
      const lesson = await library.lesson(module.id, id)
      return [id, lesson?.kind === 'loaded' ? lessonText(lesson.value) : '']
    }),
  )
  return new Map(await Promise.all(read))
}
