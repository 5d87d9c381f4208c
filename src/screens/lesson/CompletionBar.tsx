import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { shortDay, signed, whole } from '#words/ledgerFormat'
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
import { Row } from '../../ui/Row'
import { SteadyButton } from '../../ui/SteadyButton'
import { useSession } from '../../session/SessionContext'
import { useIsKnown } from '../../session/useUnread'
import { Text } from '../../ui/Text'
import styles from './CompletionBar.module.css'
import type { Elements } from '../../ui/Elements'

interface CompletionBarProps {
  readonly lessonId: LessonId
  readonly title: string
  readonly document: ProgressDocument
  readonly today: LocalDate
  /** Replaces *Mark complete* in a locked module with the way to unlock it. */
  readonly locked?: ReactNode
  /**
   * Whether the learner has just unlocked the module. The button that had the focus was removed, so the bar takes the
   * focus.
   */
  readonly isJustOpened: boolean
  /** Says where progress is saved, and is shown after the learner changed something on this page. */
  readonly kept: Elements
  /** The next link of a completed lesson. It replaces *Mark complete*, and Undo is in a different place. */
  readonly next: Elements
}

/**
 * Completes a lesson, and shows whether it is complete. The bar stays at the bottom of the window while the lesson is
 * read.
 */
export function CompletionBar(props: CompletionBarProps) {
  const { lessonId, title, document, today, locked, isJustOpened, kept, next } = props
  const bar = useRef<HTMLElement>(null)
  const { isBusy, lastDone, failure, complete, undo } = useCompletion(lessonId, bar)
  const isLocked = locked !== undefined
  const isComplete = isLessonComplete(document, lessonId)
  const points = pointsForLesson(lessonId)
  const earned = useIsKnown() ? whole(balance(document).earned) : undefined

  useEffect(() => {
    if (isJustOpened && !isLocked) bar.current?.focus()
  }, [isJustOpened, isLocked])

  const wasComplete = useRef(isComplete)
  useLayoutEffect(() => {
    if (wasComplete.current === isComplete) return
    wasComplete.current = isComplete
    // The pressed button was removed and lost the focus. Focusing the bar lets the next Tab continue from here.
    if (window.document.activeElement === window.document.body) bar.current?.focus({ preventScroll: true })
  }, [isComplete])

  return (
    <section
      ref={bar}
      className={`${styles.bar} noPrint ${isLocked ? styles.isLocked : ''}`}
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
                <span>{words.done(earned)}</span>
              </p>
              {lastDone === undefined ? null : kept}
            </div>
            {/* Undo is not in the place of Mark complete. Still, it is steady, so that it works only after the learner
               has seen it. */}
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
              <Text as="span" isBold className={styles.title}>
                {title}
              </Text>
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
      {/* The element is always in the page, because screen readers ignore a live region that appears with its text. */}
      <output className="sr">
        {lastDone === 'complete' && isComplete
          ? words.doneSaid(whole(points), earned)
          : lastDone === 'undo' && !isComplete
            ? words.undoneSaid(earned)
            : ''}
      </output>
    </section>
  )
}

/**
 * Shows whose progress the lesson is added to. On a shared tablet, the learner can check this before pressing the
 * button.
 */
function Whose() {
  const { learner } = useSession()
  return (
    <Row as="p" isOneLine gap={2} align="center" after={0} size="small" isBold className={styles.whose}>
      <LearnerPicture {...lookOf(learner)} size="small" />
      <span>
        <bdi>{firstNameOf(nameOf(learner))}</bdi>
      </span>
    </Row>
  )
}

type CompletionFailure = SaveFailure | 'at-limit' | 'too-few-points'

interface Completion {
  readonly isBusy: boolean
  /** The last action of this visit, for the announcement. */
  readonly lastDone: 'complete' | 'undo' | undefined
  readonly failure: CompletionFailure | undefined
  readonly complete: () => void
  readonly undo: () => void
}

/**
 * Completes a lesson and undoes it (contract, section 5.1). These are two actions, because two tabs may press at the same
 * time. If saving fails, the failure is shown and nothing changes.
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
        // The button is about to disappear. Moving the focus first avoids two layouts of the page.
        if (bar.current?.contains(window.document.activeElement)) bar.current.focus({ preventScroll: true })
        reads.progress.show(outcome.document)
        setLastDone(kind)
        // After the first lesson, there is progress to lose, so persistent storage is requested.
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

/**
 * Returns the date of the first completion, or undefined if no clock was trusted, or if the date was lost in a merge.
 */
export function completionDate(document: ProgressDocument, lessonId: LessonId): LocalDate | undefined {
  return parseLocalDate(own(document.completedOn, lessonId))
}
