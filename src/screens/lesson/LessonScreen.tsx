import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { lessonWords as words } from '#words/lesson'
import type { GlossaryEntry } from '../../core/curriculum/parseLists'
import { findLesson, syllabusOf } from '../../core/curriculum/findLesson'
import { moduleAccess } from '../../core/progress/moduleAccess'
import { Skeleton } from '../../ui/Skeleton'
import { NotInCourse } from '../../session/NotInCourse'
import { useSession } from '../../session/SessionContext'
import { useManifest, useOnce, useProgress } from '../../session/useRead'
import { useOfflineReadiness } from '../../session/useOfflineReadiness'
import { useToday } from '../../session/useToday'
import { LessonPage } from './LessonPage'
import styles from './LessonScreen.module.css'
import { UnreadableLesson } from './UnreadableLesson'

/** In one script with the screen: one of its own would cut the text of lessons out of this one, for everybody. */
export { UnsavedLesson } from './UnsavedLesson'

/** Route `/lesson/{moduleId}/{lessonId}` (contract, section 1.3). */
export function LessonScreen() {
  const { moduleId = '', lessonId = '' } = useParams()
  const [attempt, setAttempt] = useState(0)
  return (
    <LessonLoader
      key={`${moduleId}/${lessonId}/${attempt}`}
      moduleId={moduleId}
      lessonId={lessonId}
      onRetry={() => setAttempt(attempt + 1)}
    />
  )
}

interface LessonLoaderProps {
  readonly moduleId: string
  readonly lessonId: string
  /** Asks for everything again. */
  readonly onRetry: () => void
}

/** Definitions may come later: the lesson reads on without them. */
const noEntries: readonly GlossaryEntry[] = []

/** Reads what a lesson needs, and shows what became of it: the lesson, no such lesson, or one that could not be read. */
function LessonLoader({ moduleId, lessonId, onRetry }: LessonLoaderProps) {
  const { library, reads } = useSession()
  const today = useToday()
  const offline = useOfflineReadiness()
  const document = useProgress()
  const manifest = useManifest()
  const lesson = useOnce(() => library.lesson(moduleId, lessonId))
  const figures = useOnce(() => library.figures())
  const glossary = useOnce(() => library.glossary())
  const places = useOnce(() => reads.placesAtOpening())

  if (lesson === null)
    return <NotInCourse title={words.notFoundTitle} text={words.notFoundText} link={words.toLearning} />
  if (!manifest || !document || lesson === undefined || !figures || !places) {
    return (
      <div className={`wrap ${styles.waiting}`}>
        <Skeleton label={words.loading} rows={9} />
      </div>
    )
  }
  const found = findLesson(manifest.value, moduleId, lessonId)
  if (lesson.kind === 'fallback' || found === null) {
    const [trouble = 'damaged'] = [lesson, manifest].flatMap((one) => (one.kind === 'fallback' ? one.trouble : []))
    return (
      <UnreadableLesson
        lesson={lesson.value}
        isTextThere={lesson.kind === 'loaded'}
        trouble={trouble}
        onRetry={onRetry}
      />
    )
  }
  return (
    <LessonPage
      module={found.module}
      lessonId={found.lesson.id}
      lesson={lesson.value}
      figures={figures.value}
      glossary={glossary?.value ?? noEntries}
      document={document}
      access={moduleAccess(document, syllabusOf(manifest.value), found.module.id)}
      today={today}
      kept={places.find((place) => place.lessonId === lessonId)}
      isKeptOffline={offline.state === 'ready'}
    />
  )
}
