import { useMemo, useState } from 'react'
import { shortDay } from '#words/ledgerFormat'
import { lessonWords as words } from '#words/lesson'
import type { Figure, GlossaryEntry, LessonContent, ModuleInfo } from '../../curriculum/curriculum'
import type { ProgressDocument } from '../../progress/document'
import type { LessonId, LocalDate } from '../../progress/ids'
import { isLessonComplete } from '../../progress/lessons'
import type { ModuleAccess } from '../../progress/moduleAccess'
import { site } from '../../site'
import type { LessonPlace } from '../../store/learnerStore'
import { Icon } from '../../ui/Icon'
import { Leaf } from '../../ui/Leaf'
import { BackupLine } from '../session/BackupLine'
import { ModuleLock } from '../session/ModuleLock'
import { CompletionBar } from './CompletionBar'
import { ContentsList } from './ContentsList'
import { contentsOf } from './contents'
import { figuresUsedId } from './FiguresUsed'
import { LessonArticle } from './LessonArticle'
import { LessonHero } from './LessonHero'
import { LessonNeighbours } from './LessonNeighbours'
import styles from './LessonPage.module.css'
import { NextLink } from './NextLink'
import { postedOn } from './postedOn'
import { prepareLesson } from './prepareLesson'
import { ReadingBar } from './ReadingBar'
import { createReadingTracker } from './readingTracker'
import { useLessonPlace } from './useLessonPlace'

interface LessonPageProps {
  readonly module: ModuleInfo
  readonly lessonId: LessonId
  readonly lesson: LessonContent
  readonly figures: readonly Figure[]
  readonly glossary: readonly GlossaryEntry[]
  readonly document: ProgressDocument
  readonly access: ModuleAccess
  readonly today: LocalDate
  /** Where the learner was at the last visit. */
  readonly kept: LessonPlace | undefined
  readonly isKeptOffline: boolean
}

/** A lesson that could be read. */
export function LessonPage(props: LessonPageProps) {
  const { module, lessonId, lesson, figures, glossary, document, access, today, kept, isKeptOffline } = props
  const [tracker] = useState(createReadingTracker)
  const [isJustOpened, setJustOpened] = useState(false)
  const prepared = useMemo(() => prepareLesson(lesson, figures, glossary), [lesson, figures, glossary])
  const contents = useMemo(() => {
    const entries = contentsOf(prepared.parts)
    return prepared.figures.length > 0 ? [...entries, { id: figuresUsedId, title: words.figuresUsed }] : entries
  }, [prepared])
  const isComplete = isLessonComplete(document, lessonId)
  const place = useLessonPlace({ moduleId: module.id, lessonId, kept, isComplete, contents, tracker })

  return (
    <>
      <ReadingBar tracker={tracker} />
      <div className={styles.lesson} data-module={module.id}>
        <LessonHero
          module={module}
          lessonId={lessonId}
          lesson={prepared}
          duration={lesson.duration}
          isComplete={isComplete}
          postedOn={postedOn(document, lessonId)}
          isKept={isKeptOffline}
          isLocked={access.kind === 'locked'}
        />
        <Leaf className={styles.body}>
          <div className={styles.tools}>
            <button type="button" className={styles.tool} onClick={() => window.print()}>
              <Icon name="print" />
              {words.print}
            </button>
          </div>
          <ContentsList entries={contents} tracker={tracker} />
          <div className={styles.column}>
            <LessonArticle
              lesson={prepared}
              references={{ figures, glossary }}
              disclaimers={lesson.disclaimers}
              stepsDone={place.stepsDone}
              onStep={place.setStepDone}
              stepFailure={place.stepFailure && words.notSaved[place.stepFailure]}
              articleRef={tracker.follow}
            />
            <LessonNeighbours module={module} lessonId={lessonId} />
            <p className={styles.printed}>
              {words.printed(site.name, lessonId, `${shortDay(today)}, ${today.slice(0, 4)}`)}
            </p>
          </div>
        </Leaf>
        <CompletionBar
          lessonId={lessonId}
          title={prepared.title}
          document={document}
          today={today}
          isJustOpened={isJustOpened}
          kept={<BackupLine />}
          next={<NextLink module={module} lessonId={lessonId} />}
          locked={
            access.kind === 'locked' ? (
              <ModuleLock module={module} access={access} document={document} onOpened={() => setJustOpened(true)}>
                {words.lockedLesson(module.title)}
              </ModuleLock>
            ) : undefined
          }
        />
      </div>
    </>
  )
}
