import { Link } from 'react-router-dom'
import { dayNear, whole } from '#words/ledgerFormat'
import { quizWords as words } from '#words/quiz'
import { quizReviewWords as reviewWords } from '#words/quizReview'
import { Block } from '../../ui/Block'
import { Icon } from '../../ui/Icon'
import { PhoneText } from '../../ui/PhoneText'
import { Row } from '../../ui/Row'
import { Text } from '../../ui/Text'
import { textLinkClass } from '../../ui/textLinkClass'
import { lessonPath } from '../../words/links'
import { useManifest } from '../../session/useRead'
import { useToday } from '../../session/useToday'
import styles from './AnswerList.module.css'
import type { Missed, MissedQuestions } from './missedOtherTimes'
import { type Answered, reviewFirst } from './scoreQuiz'

interface AnswerListProps {
  readonly answers: readonly Answered[]
  readonly missed: MissedQuestions
  /** Whether the right answers are shown, as they are after the learner has passed. */
  readonly isExplained: boolean
}

/** Shows every question with its answer and explanation. Wrong answers come first, with their explanations open. */
export function AnswerList({ answers, missed, isExplained }: AnswerListProps) {
  return (
    <Block as="ol" after={4} isRuled className={styles.answers}>
      {reviewFirst(answers).map((answer) => (
        <li key={answer.question.id} className={answer.isRight ? undefined : styles.toReview}>
          <details open={!answer.isRight}>
            <summary>
              <span className={styles.number}>{whole(answer.number)}</span>
              <Text as="span" isBold className={styles.question}>
                {answer.question.question}
              </Text>
              <Row as="span" gap={3} align="center" justify="between" className={styles.end}>
                <span className={`${styles.state} ${answer.isRight ? styles.isRight : styles.isReview}`}>
                  <Icon name={answer.isRight ? 'check' : 'cross'} size="small" />
                  <span>{answer.isRight ? words.right : words.review}</span>
                </span>
                <Icon name="chevronDown" size="small" />
              </Row>
            </summary>
            <div className={styles.body}>
              <dl>
                {!answer.isRight && (
                  <div>
                    <dt>{words.youChose}</dt>
                    <dd>
                      <s>{chosenText(answer)}</s>
                    </dd>
                  </div>
                )}
                {isTold(answer, isExplained) && (
                  <div>
                    <dt>{words.answer}</dt>
                    <dd>
                      <b>{answer.question.options[answer.question.correct]}</b>
                    </dd>
                  </div>
                )}
                <OtherTimes missed={missed.get(answer.question.id) ?? []} />
              </dl>
              {reasonsFor(answer, isExplained).map((reason) => (
                <p key={reason}>
                  <PhoneText>{reason}</PhoneText>
                </p>
              ))}
              {hasChanged(answer) && <p className="quiet">{reviewWords.changed}</p>}
              <TaughtIn lessonId={answer.question.lessonId} />
            </div>
          </details>
        </li>
      ))}
    </Block>
  )
}

/**
 * Whether the right answer is shown. Before the learner passes, it is not, so that another try is not copied. A question
 * without texts for its options shows it, because it could say nothing else.
 */
function isTold({ question, isRight }: Answered, isExplained: boolean): boolean {
  return isExplained || isRight || question.why === undefined
}

/** The reason for the chosen option, and the explanation of the right one where it is shown. */
function reasonsFor(answer: Answered, isExplained: boolean): readonly string[] {
  const { question, chosen, isRight } = answer
  const why = chosen === undefined || isRight ? undefined : question.why?.[chosen]
  const told = isTold(answer, isExplained) ? [question.explanation] : []
  return [...(why === undefined ? [] : [why]), ...told]
}

/** The wrong options that were chosen in other attempts. */
function OtherTimes({ missed }: { readonly missed: readonly Missed[] }) {
  const today = useToday()
  if (missed.length === 0) return null
  return (
    <div>
      <dt>{reviewWords.otherTimes}</dt>
      <dd>
        <ul>
          {missed.map(({ option, times, lastDay }) => (
            <li key={option}>
              <span>{option}</span>{' '}
              <span className="quiet">{reviewWords.chosen(times, lastDay && dayNear(lastDay, today))}</span>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  )
}

/** Links to the lesson that teaches the question, if the quiz gives a lesson that is in the course. */
function TaughtIn({ lessonId }: { readonly lessonId: string | undefined }) {
  const manifest = useManifest()
  const module = manifest?.value.modules.find(({ lessons }) => lessons.some(({ id }) => id === lessonId))
  const lesson = module?.lessons.find(({ id }) => id === lessonId)
  if (module === undefined || lesson === undefined) return null
  return (
    <p className="quiet">
      {reviewWords.taughtIn}{' '}
      <Link className={textLinkClass} to={lessonPath(module.id, lesson.id)}>
        {lesson.title}
      </Link>
    </p>
  )
}

function chosenText({ question, chosen, text }: Answered): string {
  return text ?? (chosen === undefined ? undefined : question.options[chosen]) ?? words.noAnswer
}

/** Returns whether the chosen option no longer exists, or is no longer right or wrong as it was before. */
function hasChanged({ question, chosen, isRight, text }: Answered): boolean {
  return text !== undefined && (chosen === undefined || isRight !== (chosen === question.correct))
}

/**
 * Shows how many questions were wrong in other attempts and are right in this attempt. This is below the note above the
 * answers.
 */
export function RightNow({ answers, missed }: Omit<AnswerListProps, 'isExplained'>) {
  const count = answers.filter(({ question, isRight }) => isRight && missed.has(question.id)).length
  return count === 0 ? null : (
    <>
      {' '}
      <span>{reviewWords.rightNow(count)}</span>
    </>
  )
}
