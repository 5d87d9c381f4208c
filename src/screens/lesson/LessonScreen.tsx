import { useState } from 'react'
import { lessonWords as words } from '#words/lesson'
import type { GlossaryEntry } from '../../core/curriculum/parseLists'
import { findLesson } from '../../core/curriculum/findLesson'
import { Skeleton } from '../../ui/Skeleton'
import { NotInCourse } from '../../session/NotInCourse'
import { useSession } from '../../session/SessionContext'
import { useModuleAccess } from '../../session/useModuleAccess'
import { usePlace } from '../../session/usePlace'
import { useManifest, useOnce, useProgress } from '../../session/useRead'
import { useOfflineReadiness } from '../../session/useOfflineReadiness'
import { useToday } from '../../session/useToday'
import { LessonPage } from './LessonPage'
import styles from './LessonScreen.module.css'
import { UnreadableLesson } from './UnreadableLesson'

/**
 * Exported from this file so that it shares the screen's script. With a separate script, every visitor would load the
 * lesson text code in more pieces.
 */
export { UnsavedLesson } from './UnsavedLesson'

/** Route `/lesson/{moduleId}/{lessonId}` (contract, section 1.3). */
export function LessonScreen() {
  const { moduleId = '', lessonId = '' } = usePlace('lesson') ?? {}
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
  /** Loads all data again. */
  readonly onRetry: () => void
}

/** Used until the definitions have loaded, because a lesson is readable without them. */
const noEntries: readonly GlossaryEntry[] = []

/** Loads a lesson and its lists, and shows the lesson, or says that it does not exist or could not be read. */
function LessonLoader({ moduleId, lessonId, onRetry }: LessonLoaderProps) {
  const { library, reads } = useSession()
  const today = useToday()
  const offline = useOfflineReadiness()
  const document = useProgress()
  const manifest = useManifest()
  // After another lesson everything is here already, so that this one is shown without a wait.
  const [atHand] = useState(() => library.atHand(moduleId, lessonId))
  const [placesNow] = useState(() => atHand && reads.lessonPlaces.current())
  const lesson = useOnce(() => library.lesson(moduleId, lessonId), atHand?.lesson)
  const figures = useOnce(() => library.figures(), atHand?.figures)
  const glossary = useOnce(() => library.glossary(), atHand?.glossary)
  const places = useOnce(() => reads.placesAtOpening(), placesNow)
  const listed = manifest && findLesson(manifest.value, moduleId, lessonId)
  const part = { kind: 'lesson', id: listed?.lesson.id } as const
  const access = useModuleAccess(document, manifest?.value, listed?.module.id, part)

  if (lesson === null)
    return <NotInCourse title={words.notFoundTitle} text={words.notFoundText} link={words.toLearning} />
  if (!manifest || !document || lesson === undefined || !figures || !places) return <LoadingLesson />
  if (lesson.kind === 'fallback' || !listed) {
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
  if (access === undefined) return <LoadingLesson />
  return (
    <LessonPage
      module={listed.module}
      lessonId={listed.lesson.id}
      lesson={lesson.value}
      figures={figures.value}
      glossary={glossary?.value ?? noEntries}
      document={document}
      access={access}
      today={today}
      kept={places.find((place) => place.lessonId === lessonId)}
      isKeptOffline={offline.state === 'ready'}
    />
  )
}

function LoadingLesson() {
  return (
    <div className={`wrap ${styles.waiting}`}>
      <Skeleton label={words.loading} rows={9} />
    </div>
  )
}
