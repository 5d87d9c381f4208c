import { useEffect, useRef, useState } from 'react'
import { quizWords as words } from '#words/quiz'
import type { QuizContent } from '../../core/curriculum/curriculum'
import type { ProgressDocument } from '../../core/progress/document'
import type { ModuleId } from '../../core/progress/ids'
import type { QuizDraft } from '../../data/store/learningRows'
import { takeHeadingFocus } from '../../ui/PageHeading'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { BackupLine } from '../../session/BackupLine'
import { markInProgress } from '../../session/inProgress'
import { quizProgress } from './attempt'
import { QuestionView } from './QuestionView'
import styles from './QuizPage.module.css'
import { QuizResultPage } from './QuizResultPage'
import { useAttempt } from './useAttempt'

interface QuizRunProps {
  readonly moduleId: ModuleId
  /** The title of the module. */
  readonly title: string
  readonly quiz: QuizContent
  readonly draft: QuizDraft | undefined
  readonly document: ProgressDocument
  readonly isSample: boolean
  /** The number of lessons in the module that are not complete. */
  readonly openLessons: number
  /** Whether the first question takes the focus, because the element that had the focus was removed. */
  readonly takesFocus: boolean
}

/** Runs one attempt after another, each with its questions and then the result. */
export function QuizRun({
  moduleId,
  title,
  quiz,
  draft: kept,
  document,
  isSample,
  openLessons,
  takesFocus,
}: QuizRunProps) {
  const attempt = useAttempt({ moduleId, quiz, draft: kept, document, isSample })
  const { form, draft, result } = attempt
  const heading = useRef<HTMLHeadingElement>(null)
  /**
   * Counts how often the learner moves to another question. The page scrolls to its top after each move, but not at the
   * first question.
   */
  const [moves, setMoves] = useState(takesFocus ? 1 : 0)
  const [isOpenTold, setOpenTold] = useState(false)
  const isRunning = result === undefined

  // The app isn't updated until the last answer is given.
  useEffect(() => (isRunning ? markInProgress(`quiz:${moduleId}`) : undefined), [isRunning, moduleId])

  useEffect(() => {
    if (moves === 0) {
      // After a reload or a direct visit, nothing has the focus. Focusing the question makes its keyboard shortcuts
      // work immediately.
      if (takeHeadingFocus() || window.document.activeElement === window.document.body) {
        heading.current?.focus({ preventScroll: true })
      }
      return
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [moves])

  const moveTo = (position: number): void => {
    attempt.goTo(position)
    setMoves(moves + 1)
  }
  const { open } = quizProgress(form, draft)
  const finish = async (): Promise<void> => {
    const [first] = open
    if (first !== undefined) {
      setOpenTold(true)
      moveTo(first)
      return
    }
    await attempt.finish()
    setMoves(moves + 1)
  }
  const retry = (): void => {
    attempt.retry()
    setOpenTold(false)
    setMoves(moves + 1)
  }

  const question = form.questions[draft.position]
  return (
    <Leaf className={styles.page}>
      {result !== undefined ? (
        <QuizResultPage
          moduleId={moduleId}
          title={title}
          quiz={quiz}
          result={result}
          document={document}
          isSample={isSample}
          openLessons={openLessons}
          headingRef={heading}
          onRetry={retry}
        />
      ) : (
        question !== undefined && (
          <QuestionView
            key={question.id}
            moduleId={moduleId}
            title={title}
            quiz={form}
            question={question}
            draft={draft}
            document={document}
            isSample={isSample}
            isBusy={attempt.isBusy}
            isKept={attempt.draftFailure === undefined}
            notice={noticeOf(attempt, isOpenTold ? open : [])}
            headingRef={heading}
            onChoose={(option) => attempt.choose(question.id, option)}
            onBack={() => moveTo(draft.position - 1)}
            onNext={() => moveTo(draft.position + 1)}
            onFinish={() => void finish()}
          />
        )
      )}
      {/* A sample saves nothing. */}
      {isSample ? null : (
        <LeafRow className={styles.kept}>
          <BackupLine />
        </LeafRow>
      )}
    </Leaf>
  )
}

/** Returns the most important message, about an unsaved result, an unsaved answer, or unanswered questions. */
function noticeOf(attempt: ReturnType<typeof useAttempt>, open: readonly number[]): string | undefined {
  if (attempt.finishFailure !== undefined) return words.notSaved[attempt.finishFailure]
  if (attempt.draftFailure !== undefined) return words.notKept[attempt.draftFailure]
  if (open.length > 0) return words.stillOpen(open.map((position) => String(position + 1)))
  return undefined
}
