import type { RefObject } from 'react'
import { Link } from 'react-router-dom'
import { marginDay, whole } from '#words/ledgerFormat'
import { quizWords as words } from '#words/quiz'
import type { QuizContent } from '../../core/curriculum/curriculum'
import { certificateOf, earnedCertificates } from '../../core/progress/certificates'
import { course } from '../../core/progress/course'
import type { ProgressDocument } from '../../core/progress/document'
import type { ModuleId } from '../../core/progress/ids'
import { pointsForQuiz } from '../../core/progress/points'
import { ButtonRow } from '../../ui/Button'
import { Text } from '../../ui/Text'
import { buttonClass } from '../../ui/buttonClass'
import { LeafRow } from '../../ui/Leaf'
import { Ledger } from '../../ui/Ledger'
import { SteadyButton } from '../../ui/SteadyButton'
import { certificatePath } from '../../words/links'
import { paths, quiltPath } from '../../words/paths'
import { useToday } from '../../session/useToday'
import { AnswerList, RightNow } from './AnswerList'
import { missedOtherTimes } from './missedOtherTimes'
import { QuizHeader } from './QuizHeader'
import styles from './QuizResultPage.module.css'
import { scoreText } from './scoreQuiz'
import type { FinishedQuiz } from './useAttempt'

interface QuizResultProps {
  readonly moduleId: ModuleId
  readonly title: string
  readonly quiz: QuizContent
  readonly result: FinishedQuiz
  readonly document: ProgressDocument
  readonly isSample: boolean
  /** The number of lessons in the module that are not complete. */
  readonly openLessons: number
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  readonly onRetry: () => void
}

/** Shows an attempt's result, followed by every answer with its explanation. */
export function QuizResultPage(props: QuizResultProps) {
  const { moduleId, title, quiz, result, document, isSample, openLessons, headingRef, onRetry } = props
  const { right, total, passed, score } = result
  const missed = missedOtherTimes(result.before, { moduleId, answers: result.answers })
  const isExplained = passed || result.wasPassed || isSample
  const certificate = certificateOf(moduleId)
  const isCertified = passed && !isSample && earnedCertificates(document).includes(certificate)
  return (
    <LeafRow className={styles.result} marginNote={<TodayNote />}>
      <div className={styles.column}>
        <QuizHeader
          moduleId={moduleId}
          title={title}
          quiz={quiz}
          document={document}
          isPatchNew={passed && !result.wasPassed && !isSample}
        />
        <div className={styles.score}>
          <div>
            <h1 ref={headingRef} tabIndex={-1}>
              {passed
                ? words.passed(whole(right), whole(total))
                : words.notYet(scoreText(score), scoreText(quiz.passingScore))}
            </h1>
            <p>
              <span>{sentenceOf(props)}</span>{' '}
              {isCertified && (
                <span>{(result.wasCertified ? words.certificateKept : words.certificateEarned)(title)}</span>
              )}
              {passed && !isCertified && openLessons > 0 && course.certificates.modules && (
                <span>{words.certificateWaits(openLessons)}</span>
              )}
            </p>
            <ButtonRow>
              {passed ? (
                <>
                  {isCertified && (
                    <Link
                      className={buttonClass('solid')}
                      to={certificatePath(certificate)}
                      state={{ isJustEarned: !result.wasCertified }}
                    >
                      {words.seeCertificate}
                    </Link>
                  )}
                  <Link
                    className={buttonClass(isCertified ? 'line' : 'solid')}
                    to={isSample ? paths.learning : quiltPath}
                  >
                    {isSample ? words.backToLessons : words.seeQuilt}
                  </Link>
                  <SteadyButton meaning="retry" variant="line" onPress={onRetry}>
                    {words.tryAgain}
                  </SteadyButton>
                </>
              ) : (
                <>
                  <SteadyButton meaning="retry" onPress={onRetry}>
                    {words.tryAgain}
                  </SteadyButton>
                  <Link className={buttonClass('line')} to={paths.learning}>
                    {words.backToLessons}
                  </Link>
                </>
              )}
            </ButtonRow>
          </div>
          <Ledger
            caption={words.ledgerCaption}
            isCaptionHidden
            areColumnsHidden
            columns={[
              { label: words.ledgerEntry, kind: 'text' },
              { label: words.ledgerFigure, kind: 'number' },
            ]}
            rows={[
              { id: 'right', cells: [words.rightAnswers, whole(right)] },
              { id: 'review', cells: [words.toReview, whole(total - right)] },
              ...(isSample ? [] : [{ id: 'points', cells: pointsCells(props) }]),
            ]}
            total={[words.score, scoreText(score)]}
          />
        </div>
        <h2>{isExplained ? words.everyAnswer : words.missedAnswers}</h2>
        <Text before={2} tone="quiet">
          <span>{noteOf(right === total, isExplained)}</span>
          <RightNow answers={result.answers} missed={missed} />
        </Text>
        <AnswerList answers={result.answers} missed={missed} isExplained={isExplained} />
      </div>
    </LeafRow>
  )
}

/** @param isExplained whether right answers are shown */
function noteOf(isAllRight: boolean, isExplained: boolean): string {
  if (isAllRight) return words.allRight
  return isExplained ? words.reviewNote : words.missedNote
}

function sentenceOf({ moduleId, quiz, result, isSample }: QuizResultProps): string {
  const mark = scoreText(quiz.passingScore)
  const points = whole(pointsForQuiz(moduleId))
  const count = words.rightOf(whole(result.right), whole(result.total))
  if (isSample) return words.practice
  if (result.passed) return result.wasPassed ? words.alreadyEarned(mark, points) : words.pointsEarned(mark, points)
  return result.wasPassed ? `${count} ${words.stillPassed}` : count
}

/** Points are added once (contract, section 5.2). */
function pointsCells({ moduleId, result }: QuizResultProps) {
  if (result.wasPassed) return [words.pointsAlready, whole(pointsForQuiz(moduleId))]
  if (!result.passed) return [words.pointsOnce, whole(0)]
  return [words.pointsOnce, <Text key="points" as="span" tone="done">{`+${whole(pointsForQuiz(moduleId))}`}</Text>]
}

/** The date of the result, in the margin. */
function TodayNote() {
  const today = useToday()
  const [day, year] = marginDay(today)
  return (
    <p className="num">
      <time dateTime={today}>
        <span className={styles.day}>{day}</span> <span>{year}</span>
      </time>
    </p>
  )
}
