import { whole } from '#words/ledgerFormat'
import { quizWords as words } from '#words/quiz'
import type { LoadTrouble } from '../../core/progress/loadTrouble'
import type { QuizContent } from '../../core/curriculum/curriculum'
import type { ModuleId } from '../../core/progress/ids'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { useProgress } from '../../session/useRead'
import { useRetryOnline } from '../../session/useRetryOnline'
import styles from './QuizPage.module.css'
import { QuizRun } from './QuizRun'
import { scoreText } from './scoreQuiz'

interface UnreadableQuizProps {
  readonly moduleId: ModuleId
  /** The sample (contract, section 7.4). */
  readonly quiz: QuizContent
  readonly trouble: LoadTrouble
  /** Loads the quiz again. */
  readonly onRetry: () => void
}

/**
 * Shown for a quiz that could not be read. This page says so, retries automatically, and shows a sample quiz that is
 * not scored.
 */
export function UnreadableQuiz({ moduleId, quiz, trouble, onRetry }: UnreadableQuizProps) {
  const document = useProgress()
  useRetryOnline(onRetry)
  return (
    <>
      <div className={styles.banner}>
        <Banner
          kind="wait"
          action={
            <Button variant="line" size="compact" onClick={onRetry}>
              {words.retryLoading}
            </Button>
          }
        >
          <p>
            <b>{words.fallbackTitle}</b> <span>{words.fallbackText[trouble]}</span> <span>{words.fallbackSample}</span>{' '}
            <span>{words.sampleFacts(quiz.duration, whole(quiz.points), scoreText(quiz.passingScore))}</span>
          </p>
        </Banner>
      </div>
      {document !== undefined && (
        <QuizRun
          moduleId={moduleId}
          title={quiz.title}
          quiz={quiz}
          draft={undefined}
          document={document}
          isSample
          openLessons={0}
          takesFocus={false}
        />
      )}
    </>
  )
}
