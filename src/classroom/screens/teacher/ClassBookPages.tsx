import { classBookWords as words } from '#words/classBook'
import type { OpenBook } from '../../ports/TaughtClasses'
import { LeafRow } from '../../../ui/Leaf'
import { PageHeading } from '../../../ui/PageHeading'
import { Skeleton } from '../../../ui/Skeleton'
import { classPath } from '../../../words/links'
import type { ClassPage } from '../../../words/places'
import { useMinute } from '../../../session/useToday'
import { type AnotherClass, type ClassView, useBookState } from './classView'
import { NotHere } from './NotHere'
import {
  LazyCardPage,
  LazyCollectPage,
  LazyGridPage,
  LazyKeepPage,
  LazyLearnerPage,
  LazyOutcomesPage,
  LazyPlanPage,
  LazyTodayPage,
} from './pages'
import { useBookLine } from './useBookLine'
import { useClassCurriculum } from './useClassCurriculum'

interface ClassBookPagesProps {
  readonly book: OpenBook
  readonly isMadeUp: boolean
  readonly page: ClassPage
  /** The member id in the address of the learner’s page. */
  readonly of: string | null
  readonly onLock: () => void
  readonly onClosed: () => void
  /** Undefined for the sample class. */
  readonly another?: AnotherClass
}

/** The pages of one unlocked class. */
export function ClassBookPages({ book, isMadeUp, page, of, onLock, onClosed, another }: ClassBookPagesProps) {
  const state = useBookState(book)
  const now = useMinute()
  const curriculum = useClassCurriculum()
  const line = useBookLine(book, !isMadeUp && state.archivedAt === undefined)
  if (state.end === 'gone' || state.end === 'outdated') {
    const [title, text] = words.ended[state.end]
    return <NotHere title={title} text={text} />
  }
  if (curriculum === undefined) {
    return (
      <LeafRow>
        <PageHeading pageKey={book.key}>{words.title}</PageHeading>
        <Skeleton label={words.loading} />
      </LeafRow>
    )
  }
  const view: ClassView = {
    book,
    state,
    curriculum,
    now,
    line,
    isMadeUp,
    to: (name, learner) => classPath(book.key, name, learner),
  }
  switch (page) {
    case 'today':
      return <LazyTodayPage view={view} />
    case 'grid':
      return <LazyGridPage view={view} />
    case 'learner':
      return <LazyLearnerPage view={view} of={of} />
    case 'plan':
      return <LazyPlanPage view={view} />
    case 'card':
      return <LazyCardPage view={view} />
    case 'collect':
      return <LazyCollectPage view={view} />
    case 'outcomes':
      return <LazyOutcomesPage view={view} />
    case 'keep':
      return <LazyKeepPage view={view} onLock={onLock} onClosed={onClosed} another={another} />
  }
}
