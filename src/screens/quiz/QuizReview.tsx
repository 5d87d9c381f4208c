import { Link } from 'react-router-dom'
import { dayNear, whole } from '#words/ledgerFormat'
import { quizWords } from '#words/quiz'
import { quizReviewWords as words } from '#words/quizReview'
import type { QuizContent } from '../../core/curriculum/curriculum'
import { localDateOf } from '../../core/progress/calendar'
import type { ProgressDocument } from '../../core/progress/document'
import type { Instant, LocalDate, ModuleId } from '../../core/progress/ids'
import { attemptsOf, isQuizComplete, latestResult } from '../../core/progress/quizzes'
import { Block } from '../../ui/Block'
import { ButtonRow } from '../../ui/Button'
import { Text } from '../../ui/Text'
import { buttonClass } from '../../ui/buttonClass'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { PageHeading } from '../../ui/PageHeading'
import { Skeleton } from '../../ui/Skeleton'
import { quizAnswersPath, quizPath } from '../../words/links'
import { paths } from '../../words/paths'
import { useSession } from '../../session/SessionContext'
import type { AttemptRow } from '../../session/reads'
import { usePlace } from '../../session/usePlace'
import { useRead } from '../../session/useRead'
import { useToday } from '../../session/useToday'
import { AnswerList, RightNow } from './AnswerList'
import { missedOtherTimes } from './missedOtherTimes'
import { QuizHeader } from './QuizHeader'
import pageStyles from './QuizPage.module.css'
import styles from './QuizResultPage.module.css'
import { pastAttempt } from './pastAttempt'
import { scoreText } from './scoreQuiz'

interface QuizReviewProps {
  readonly moduleId: ModuleId
  /** The title of the module. */
  readonly title: string
  readonly quiz: QuizContent
  readonly document: ProgressDocument
}

/**
 * Shows a quiz's finished attempts, with the learner's answers and the reasons for the right answers. Nothing on this
 * page is scored or saved.
 */
export function QuizReview(props: QuizReviewProps) {
  const { moduleId, title, quiz, document } = props
  const { reads } = useSession()
  const attempts = useRead(reads.quizAttempts(moduleId))
  return (
    <Leaf className={pageStyles.page}>
      <LeafRow className={styles.result}>
        <div className={styles.column}>
          <QuizHeader moduleId={moduleId} title={title} quiz={quiz} document={document} />
          {attempts === undefined ? (
            <Skeleton label={words.loading} rows={6} />
          ) : (
            <Attempts attempts={attempts} {...props} />
          )}
        </div>
      </LeafRow>
    </Leaf>
  )
}

interface AttemptsProps extends QuizReviewProps {
  /** The attempts, newest first. */
  readonly attempts: readonly AttemptRow[]
}

function Attempts({ attempts, moduleId, quiz, document }: AttemptsProps) {
  const today = useToday()
  const asked = usePlace('quiz')?.at
  const shown = attempts.find((attempt) => nameOf(attempt) === asked) ?? (asked === undefined ? attempts[0] : undefined)
  const others = Math.max(0, attemptsOf(document, moduleId) - attempts.length)
  return (
    <>
      {shown === undefined ? (
        <NoAnswers moduleId={moduleId} document={document} isAsked={asked !== undefined} today={today} />
      ) : (
        <Answers attempt={shown} quiz={quiz} document={document} today={today} />
      )}
      <ButtonRow>
        <Link className={buttonClass('solid')} to={quizPath(moduleId)}>
          {words.takeAgain}
        </Link>
        <Link className={buttonClass('line')} to={paths.learning}>
          {words.backToLessons}
        </Link>
      </ButtonRow>
      {(attempts.length > 1 || (shown === undefined && attempts.length > 0)) && (
        <nav aria-labelledby="attempts">
          <h2 id="attempts" className={pageStyles.lockedLessons}>
            {words.attempts}
          </h2>
          <Block as="ol" isRuled className={pageStyles.lessons}>
            {attempts.map((attempt) => (
              <li key={attempt.key}>
                <Link
                  to={quizAnswersPath(moduleId, nameOf(attempt))}
                  aria-current={attempt === shown ? 'true' : undefined}
                  replace
                >
                  <span>{attempt === shown ? <b>{dayText(attempt, today)}</b> : dayText(attempt, today)}</span>
                  <span className={pageStyles.duration}>
                    {`${words.outcome(attempt.passed)}, ${scoreText(attempt.score)}`}
                  </span>
                </Link>
              </li>
            ))}
          </Block>
        </nav>
      )}
      {shown !== undefined && others > 0 && (
        <Text before={2} tone="quiet">
          {words.elsewhere(others)}
        </Text>
      )}
    </>
  )
}

interface AnswersProps {
  readonly attempt: AttemptRow
  readonly quiz: QuizContent
  readonly document: ProgressDocument
  readonly today: LocalDate
}

function Answers({ attempt, quiz, document, today }: AnswersProps) {
  const { answers, gone } = pastAttempt(quiz, attempt, document)
  const missed = missedOtherTimes(document, { moduleId: attempt.moduleId, answers, day: attempt.day })
  const right = attempt.answers.filter(({ isRight }) => isRight).length
  const facts = words.facts(dayText(attempt, today), attempt.passed, whole(right), whole(attempt.answers.length))
  return (
    <>
      <PageHeading pageKey={attempt.key}>{words.heading(scoreText(attempt.score))}</PageHeading>
      <Text before={2} tone="quiet">
        <span>{`${facts} ${right === attempt.answers.length ? quizWords.allRight : quizWords.reviewNote}`}</span>
        <RightNow answers={answers} missed={missed} />
      </Text>
      <AnswerList
        key={attempt.key}
        answers={answers}
        missed={missed}
        isExplained={attempt.passed || isQuizComplete(document, attempt.moduleId)}
      />
      {gone > 0 && (
        <Text before={2} tone="quiet">
          {words.gone(gone)}
        </Text>
      )}
    </>
  )
}

interface NoAnswersProps {
  readonly moduleId: ModuleId
  readonly document: ProgressDocument
  /** Whether the address points to one of several attempts. */
  readonly isAsked: boolean
  readonly today: LocalDate
}

/**
 * Shown if this device has no answers for an attempt. Results sync to the account and the backup file, but answers are
 * saved only on the device where they were given.
 */
function NoAnswers({ moduleId, document, isAsked, today }: NoAnswersProps) {
  const latest = latestResult(document, moduleId)
  const isFinished = isAsked || attemptsOf(document, moduleId) > 0 || latest !== undefined
  return (
    <>
      <PageHeading>{isFinished ? words.noAnswers : words.noAttempt}</PageHeading>
      <Text before={2} tone="quiet">
        <span>{isFinished ? words.noAnswersText : words.noAttemptText}</span>
        {latest !== undefined && (
          <span>{` ${words.resultStands(scoreText(latest.score), passedOn(latest.at, today))}`}</span>
        )}
      </Text>
    </>
  )
}

/** Returns the day of an attempt in this device's time zone, or undefined if the time is unknown. */
function passedOn(at: Instant, today: LocalDate): string | undefined {
  const day = localDateOf(new Date(at))
  return day && dayNear(day, today)
}

/**
 * Returns an attempt's id in the address, which is its instant as in the learner's activity, or its row key if the time
 * is unknown.
 */
function nameOf({ at, key }: AttemptRow): string {
  return at === '' ? key : at
}

function dayText({ day }: AttemptRow, today: LocalDate): string {
  return day === '' ? words.unknownDay : dayNear(day, today)
}
