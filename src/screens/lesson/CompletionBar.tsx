import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { dayNear, shortDay, signed, whole } from '#words/ledgerFormat'
import { lessonWords as words } from '#words/lesson'
import { lookOf } from '../../data/accounts/learnerLook'
import { firstNameOf, nameOf } from '../../data/accounts/learnerName'
import { requestPersistenceQuietly } from '../../platform/window/storagePersistence'
import { balance, pointsForLesson } from '../../core/progress/points'
import type { ProgressDocument } from '../../core/progress/document'
import { type LessonId, type LocalDate, parseLocalDate } from '../../core/progress/ids'
import { isLessonComplete } from '../../core/progress/lessons'
import { own } from '../../core/progress/json'
import type { SaveFailure, SaveOutcome } from '../../data/store/storeHealth'
import { Icon } from '../../ui/Icon'
import { LearnerPicture } from '../../ui/LearnerPicture'
import { SteadyButton } from '../../ui/SteadyButton'
import { useSession } from '../../session/SessionContext'
import { useIsKnown } from '../../session/useUnread'
import styles from './CompletionBar.module.css'
import type { Elements } from '../../ui/Elements'

interface CompletionBarProps {
  readonly lessonId: LessonId
  readonly title: string
  readonly document: ProgressDocument
  readonly today: LocalDate
  /** In place of *Mark complete*: what opens a locked module. */
  readonly locked?: ReactNode
  /** The module was opened here and now: what held the focus is gone, so the bar takes it. */
  readonly isJustOpened: boolean
  /** Where the work is kept: shown once something was changed here. */
  readonly kept: Elements
  /** Once the lesson is done, the way on. It takes the place of Mark complete, and Undo stands elsewhere. */
  readonly next: Elements
}

/** The entry to be made, and the entry once it is. It stays at the bottom of the window while the lesson is read. */
export function CompletionBar(props: CompletionBarProps) {
  const { lessonId, title, document, today, locked, isJustOpened, kept, next } = props
  const bar = useRef<HTMLElement>(null)
  const { isBusy, lastDone, failure, complete, undo } = useCompletion(lessonId, bar)
  const isLocked = locked !== undefined
  const isComplete = isLessonComplete(document, lessonId)
  const points = pointsForLesson(lessonId)
  const total = useIsKnown() ? whole(balance(document).total) : undefined
  const date = completionDate(document, lessonId)

  useEffect(() => {
    if (isJustOpened && !isLocked) bar.current?.focus()
  }, [isJustOpened, isLocked])

  const wasComplete = useRef(isComplete)
  useLayoutEffect(() => {
    if (wasComplete.current === isComplete) return
    wasComplete.current = isComplete
    // What was pressed is gone, and the focus with it: the next Tab goes on from here.
    if (window.document.activeElement === window.document.body) bar.current?.focus({ preventScroll: true })
  }, [isComplete])

  return (
    <section
      ref={bar}
      className={`${styles.bar} ${isLocked ? styles.isLocked : ''}`}
      aria-label={words.progress}
      tabIndex={-1}
    >
      <div className={styles.inner}>
        {failure !== undefined && (
          <p className={styles.failure} role="alert">
            <Icon name="warning" />
            <span>{words.notSaved[failure]}</span>
          </p>
        )}
        {isComplete ? (
          <>
            <div className={styles.done}>
              <p>
                <Icon name="check" />
                <span>{words.done(date === undefined ? undefined : dayNear(date, today), total)}</span>
              </p>
              {lastDone === undefined ? null : kept}
            </div>
            {/* Comes under the finger of nobody who is about to press Mark complete, and still has to be seen first. */}
            <SteadyButton key="undo" meaning="undo" variant="line" className={styles.undo} busy={isBusy} onPress={undo}>
              {words.undo}
            </SteadyButton>
            {next}
          </>
        ) : !isLocked ? (
          <>
            <Whose />
            <p className={styles.entry}>
              <span className={styles.date}>{shortDay(today)}</span>
              <span className={styles.title}>{title}</span>
              <span className={styles.points}>
                <span>{signed(points)}</span> <span className={styles.unit}>{words.pointsUnit}</span>
              </span>
            </p>
            <SteadyButton
              key="complete"
              meaning="complete"
              shownForMs={0}
              busy={isBusy}
              busyLabel={words.saving}
              onPress={complete}
            >
              <Icon name="check" />
              {words.markComplete}
            </SteadyButton>
          </>
        ) : (
          <div className={styles.locked}>{locked}</div>
        )}
      </div>
      {/* Always in the page: a region that arrives with its text is not read out. */}
      <output className="sr">
        {lastDone === 'complete' && isComplete
          ? words.postedSaid(whole(points), total)
          : lastDone === 'undo' && !isComplete
            ? words.undoneSaid(total)
            : ''}
      </output>
    </section>
  )
}

/** In whose ledger it is posted: on a shared tablet the last look before the press. */
function Whose() {
  const { learner } = useSession()
  return (
    <p className={styles.whose}>
      <LearnerPicture {...lookOf(learner)} size="small" />
      <span>
        <bdi>{firstNameOf(nameOf(learner))}</bdi>
      </span>
    </p>
  )
}

type CompletionFailure = SaveFailure | 'at-limit' | 'too-few-points'

interface Completion {
  readonly isBusy: boolean
  /** What happened last in this visit, for the announcement. */
  readonly lastDone: 'complete' | 'undo' | undefined
  readonly failure: CompletionFailure | undefined
  readonly complete: () => void
  readonly undo: () => void
}

/**
 * Completes a lesson and takes it back (contract, section 5.1; two actions, because two tabs may both press). An
 * outcome that is not saved is shown and changes nothing.
 */
function useCompletion(lessonId: LessonId, bar: RefObject<HTMLElement | null>): Completion {
  const { store, reads } = useSession()
  const [isBusy, setBusy] = useState(false)
  const [lastDone, setLastDone] = useState<'complete' | 'undo' | undefined>(undefined)
  const [failure, setFailure] = useState<CompletionFailure | undefined>(undefined)

  const run = async (kind: 'complete' | 'undo', save: () => Promise<SaveOutcome>): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    setLastDone(undefined)
    const outcome = await save()
    setBusy(false)
    switch (outcome.kind) {
      case 'saved':
      case 'unchanged':
        // The button is about to go. A focus that goes with it costs the page two layouts, and one that has left none.
        if (bar.current?.contains(window.document.activeElement)) bar.current.focus({ preventScroll: true })
        reads.progress.show(outcome.document)
        setLastDone(kind)
        // From the first lesson on there is something to lose.
        if (kind === 'complete') void requestPersistenceQuietly()
        break
      case 'refused':
      case 'failed':
        setFailure(outcome.reason)
        break
    }
  }

  return {
    isBusy,
    lastDone,
    failure,
    complete: () => void run('complete', () => store.completeLesson(lessonId)),
    undo: () => void run('undo', () => store.undoLesson(lessonId)),
  }
}

/** The date of the first completion; undefined when no clock could be trusted, or the date did not survive a merge. */
export function completionDate(document: ProgressDocument, lessonId: LessonId): LocalDate | undefined {
  return parseLocalDate(own(document.completedOn, lessonId))
}
