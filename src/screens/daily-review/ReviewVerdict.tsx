import type { RefObject } from 'react'
import { reviewWords as words } from '#words/review'
import { daysBetween } from '../../core/progress/calendar'
import type { LocalDate } from '../../core/progress/ids'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { PhoneText } from '../../ui/PhoneText'
import { Row } from '../../ui/Row'
import { SteadyButton } from '../../ui/SteadyButton'
import questionStyles from '../../session/Question.module.css'
import { optionLetter } from '../../session/QuizOption'
import { Text } from '../../ui/Text'
import { LessonLink } from './LessonLink'
import { useAnswerKeys } from '../../session/useAnswerKeys'
import styles from './Review.module.css'
import type { Given } from './useReviewRun'

interface ReviewVerdictProps {
  readonly given: Given
  readonly order: readonly number[]
  /** The question's rule of thumb, or the rule from the lesson that teaches it. */
  readonly rule: string | undefined
  readonly today: LocalDate
  readonly isBusy: boolean
  readonly isLast: boolean
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  readonly onSaveAgain: () => void
  readonly onNext: () => void
}

/** The right answer with its reason, whether the answer is saved, and when the question returns. */
export function ReviewVerdict(props: ReviewVerdictProps) {
  const { given, order, rule, today, isBusy, isLast, headingRef, onSaveAgain, onNext } = props
  const { item, chosen, isRight, failure, due } = given
  const { question } = item
  useAnswerKeys({ order: [], onChoose: () => undefined, onEnter: onNext })
  const letterOf = (option: number) => optionLetter(order.indexOf(option))
  return (
    <>
      <Text width={40} tone="quiet" className={styles.lines}>
        {question.question}
      </Text>
      <h1 ref={headingRef} tabIndex={-1} className={`${styles.verdict} ${isRight ? styles.isRight : styles.isMissed}`}>
        <Icon name={isRight ? 'check' : chosen === undefined ? 'lamp' : 'cross'} />
        <span>{isRight ? words.right : chosen === undefined ? words.notKnown : words.notRight}</span>
      </h1>
      <dl className={styles.options}>
        {isRight || chosen === undefined ? null : (
          <Option
            kind="missed"
            label={words.youChose}
            letter={letterOf(chosen)}
            text={question.options[chosen] ?? ''}
          />
        )}
        <Option
          kind="right"
          label={words.answer}
          letter={letterOf(question.correct)}
          text={question.options[question.correct] ?? ''}
        />
      </dl>
      {chosen === undefined || isRight || question.why?.[chosen] === undefined ? null : (
        <Text width={40} className={styles.lines}>
          <PhoneText>{question.why[chosen]}</PhoneText>
        </Text>
      )}
      <Text width={40} className={styles.lines}>
        <PhoneText>{question.explanation}</PhoneText>
      </Text>
      {rule === undefined ? null : (
        <aside className={styles.rule} aria-label={words.rule}>
          <Row as="p" isOneLine gap={2} align="center" after={0} tone="quiet" size="small">
            <Icon name="lamp" />
            {words.rule}
          </Row>
          <p className={styles.ruleText}>{rule}</p>
        </aside>
      )}
      {question.lessonId === undefined ? null : (
        <p className={questionStyles.small}>
          {words.taughtIn} <LessonLink lessonId={question.lessonId} />.
        </p>
      )}
      {failure === undefined ? null : (
        <p className={questionStyles.notice} role="alert">
          <Icon name="warning" />
          <span>{words.notSaved[failure]}</span>
        </p>
      )}
      <div className={questionStyles.foot}>
        {failure === undefined ? (
          <p className={styles.due} role="status">
            {`${words.saved} ${againText(due, today)}`}
          </p>
        ) : (
          <Button variant="line" busy={isBusy} busyLabel={words.saving} onClick={onSaveAgain}>
            {words.saveAgain}
          </Button>
        )}
        {/* The button appears where Check was. A double press on Check must not skip the answer. */}
        <SteadyButton meaning={`next ${item.key}`} onPress={onNext}>
          <span>{isLast ? words.finish : words.next}</span>
          <Icon name="arrowRight" />
        </SteadyButton>
      </div>
    </>
  )
}

interface OptionProps {
  readonly kind: 'right' | 'missed'
  readonly label: string
  readonly letter: string
  readonly text: string
}

function Option({ kind, label, letter, text }: OptionProps) {
  return (
    <div className={`${styles.option} ${styles[kind]}`}>
      <span className={styles.letter} aria-hidden="true">
        {letter}
      </span>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  )
}

function againText(due: LocalDate | undefined, today: LocalDate): string {
  const days = due === undefined ? 0 : daysBetween(today, due)
  if (days < 1) return words.again.some
  return days === 1 ? words.again.tomorrow : words.again.inDays(days)
}
