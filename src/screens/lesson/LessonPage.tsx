import { type MouseEvent, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { shortDate } from '#words/ledgerFormat'
import { lessonWords as words } from '#words/lesson'
import type { LessonContent } from '../../core/curriculum/curriculum'
import type { Figure, GlossaryEntry } from '../../core/curriculum/parseLists'
import type { ModuleInfo } from '../../core/curriculum/parseManifest'
import type { ProgressDocument } from '../../core/progress/document'
import type { LessonId, LocalDate } from '../../core/progress/ids'
import { completedLessons, isLessonComplete } from '../../core/progress/lessons'
import type { ModuleAccess } from '../../core/progress/moduleAccess'
import { site } from '../../site'
import type { LessonPlace } from '../../data/store/learningRows'
import { Leaf } from '../../ui/Leaf'
import { Text } from '../../ui/Text'
import { useInSteps } from '../../ui/useInSteps'
import { BackupLine } from '../../session/BackupLine'
import { ModuleLock } from '../../session/ModuleLock'
import { CompletionBar, completionDate } from './CompletionBar'
import { type ContentsEntry, contentsOf } from './contents'
import { FiguresUsed, figuresUsedId } from './FiguresUsed'
import { Disclaimers, LessonArticle } from './LessonArticle'
import { LessonHero } from './LessonHero'
import { LessonNeighbours, NextLink } from './LessonNeighbours'
import styles from './LessonPage.module.css'
import { prepareLessonOnce, timeOf } from './prepareLesson'
import { createReadingTracker, isWorthRestoring, type ReadingTracker } from './readingTracker'
import { LessonNote } from './tools/LessonNote'
import { LessonTools } from './tools/LessonTools'
import { LazyFirstLessonOffer, LazyLessonEnd, LazyReadAloudPart, LazyTextPanel } from './tools/parts'
import { useLessonPlace } from './useLessonPlace'
import { useNextLesson } from './useNextLesson'

/** The first group is the introduction. Below the title it fills the window of a phone. */
const STEPS = { first: 1, each: 3 }

interface LessonPageProps {
  readonly module: ModuleInfo
  readonly lessonId: LessonId
  readonly lesson: LessonContent
  readonly figures: readonly Figure[]
  readonly glossary: readonly GlossaryEntry[]
  readonly document: ProgressDocument
  readonly access: ModuleAccess
  readonly today: LocalDate
  /** The learner's place in the lesson at the last visit. */
  readonly kept: LessonPlace | undefined
  readonly isKeptOffline: boolean
}

/** A lesson that was read successfully. */
export function LessonPage(props: LessonPageProps) {
  const { module, lessonId, lesson, figures, glossary, document, access, today, kept, isKeptOffline } = props
  const [tracker] = useState(createReadingTracker)
  const [isJustOpened, setJustOpened] = useState(false)
  const [isAloud, setAloud] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const [isNoteAsked, setNoteAsked] = useState(false)
  const aloud = useRef<HTMLButtonElement>(null)
  const stopAloud = (): void => {
    setAloud(false)
    aloud.current?.focus({ preventScroll: true })
  }
  const isNearEnd = useNearEnd(tracker)
  useNextLesson(module, lessonId, figures, glossary)
  const noteShown = useCallback(() => setNoteAsked(false), [])
  const prepared = useMemo(() => prepareLessonOnce(lesson, figures, glossary), [lesson, figures, glossary])
  const { hash } = useLocation()
  const shown = useInSteps(prepared.groups.length, STEPS, hash !== '' || isWorthRestoring(kept?.read ?? 0))
  const isWhole = shown >= prepared.groups.length
  const contents = useMemo(() => {
    const entries = contentsOf(prepared.parts)
    return prepared.figures.length > 0 ? [...entries, { id: figuresUsedId, title: words.figuresUsed }] : entries
  }, [prepared])
  const references = useMemo(() => ({ figures, glossary, today }), [figures, glossary, today])
  const isComplete = isLessonComplete(document, lessonId)
  const place = useLessonPlace({ moduleId: module.id, lessonId, kept, isComplete, contents, tracker })

  return (
    <>
      <ReadingBar tracker={tracker} />
      <div className={styles.lesson} data-color={module.color}>
        <LessonHero
          module={module}
          lessonId={lessonId}
          lesson={prepared}
          duration={timeOf(lesson)}
          isComplete={isComplete}
          completedOn={completionDate(document, lessonId)}
          today={today}
          isKept={isKeptOffline}
          isLocked={access.kind === 'locked'}
        />
        <Leaf className={styles.body}>
          <ContentsList entries={contents} tracker={tracker} />
          <LessonTools
            lessonId={lessonId}
            isAloud={isAloud}
            aloudRef={aloud}
            onAloud={setAloud}
            isChoosing={isChoosing}
            onChoosing={setChoosing}
            onNote={() => setNoteAsked(true)}
          />
          <div className={`${styles.column} ${isWhole ? '' : styles.filling}`}>
            {access.kind === 'open' && access.by === 'plan' ? (
              <Text tone="quiet">{words.asked(module.title)}</Text>
            ) : null}
            {isChoosing ? <LazyTextPanel /> : null}
            {isAloud ? <LazyReadAloudPart article={articleOf} onStop={stopAloud} /> : null}
            <LessonArticle
              lesson={prepared}
              shown={shown}
              references={references}
              stepsDone={place.stepsDone}
              onStep={place.setStepDone}
              stepFailure={place.stepFailure && words.notSaved[place.stepFailure]}
              articleRef={isWhole ? tracker.follow : null}
            />
            {isWhole ? (
              <>
                <LessonNote lessonId={lessonId} isAsked={isNoteAsked} onShown={noteShown} />
                {isNearEnd ? <LazyLessonEnd lesson={lesson} moduleId={module.id} lessonId={lessonId} /> : null}
                {prepared.figures.length > 0 ? <FiguresUsed figures={prepared.figures} today={today} /> : null}
                <Disclaimers texts={lesson.disclaimers} />
                {isComplete && completedLessons(document).length === 1 ? <LazyFirstLessonOffer /> : null}
                <LessonNeighbours module={module} lessonId={lessonId} />
                <p className={styles.printed}>{words.printed(site.name, lessonId, shortDate(today))}</p>
              </>
            ) : null}
          </div>
        </Leaf>
        <CompletionBar
          lessonId={lessonId}
          title={prepared.title}
          document={document}
          today={today}
          isJustOpened={isJustOpened}
          kept={<BackupLine />}
          next={<NextLink key={lessonId} module={module} lessonId={lessonId} document={document} />}
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

/** Returns the article element of the lesson on the page. */
function articleOf(): Element | null {
  return document.querySelector('main article')
}

/** Returns whether half of the lesson was read, or the address points to its end. */
function useNearEnd(tracker: ReadingTracker): boolean {
  const [isNear, setNear] = useState(false)
  const { hash } = useLocation()
  useEffect(() => tracker.subscribe(() => tracker.share() > 0.5 && setNear(true)), [tracker])
  return isNear || hash !== ''
}

interface TrackerProps {
  readonly tracker: ReadingTracker
}

/** The red progress line at the top of the window. It is decorative, so it is hidden from screen readers. */
function ReadingBar({ tracker }: TrackerProps) {
  const share = useSyncExternalStore(tracker.subscribe, tracker.share)
  return (
    <svg className={`${styles.readingBar} noPrint`} aria-hidden="true">
      <rect width={`${100 * share}%`} height="4" />
    </svg>
  )
}

interface ContentsListProps extends TrackerProps {
  readonly entries: readonly ContentsEntry[]
}

/** The headings of the lesson, with the current one marked. */
function ContentsList({ entries, tracker }: ContentsListProps) {
  const current = useSyncExternalStore(tracker.subscribe, tracker.heading)
  return (
    <nav className={`${styles.toc} noPrint`} aria-label={words.inThisLesson}>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${entry.id}`} aria-current={entry.id === current ? 'true' : undefined} onClick={goToHeading}>
              {entry.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Scrolls without adding to the browser's history, so that Back still leaves the lesson. */
function goToHeading(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  const heading = document.getElementById(event.currentTarget.hash.slice(1))
  if (heading === null) return
  event.preventDefault()
  heading.focus({ preventScroll: true })
  heading.scrollIntoView()
}
