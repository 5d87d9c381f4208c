import { type FormEvent, type RefObject, useId } from 'react'
import { Link } from 'react-router-dom'
import { whole } from '#words/ledgerFormat'
import { quizWords as words } from '#words/quiz'
import { quizReviewWords as reviewWords } from '#words/quizReview'
import type { QuizContent, QuizQuestion } from '../../core/curriculum/curriculum'
import type { ProgressDocument } from '../../core/progress/document'
import type { ModuleId } from '../../core/progress/ids'
import { isQuizStarted } from '../../core/progress/quizzes'
import type { QuizDraft } from '../../data/store/learningRows'
import { Block } from '../../ui/Block'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { LeafRow } from '../../ui/Leaf'
import { SteadyButton } from '../../ui/SteadyButton'
import { textLinkClass } from '../../ui/textLinkClass'
import { quizAnswersPath } from '../../words/links'
import styles from '../../session/Question.module.css'
import { optionLetter, QuizOption } from '../../session/QuizOption'
import { useAnswerKeys } from '../../session/useAnswerKeys'
import { quizProgress } from './attempt'
import { QuizHeader } from './QuizHeader'

interface QuestionViewProps {
  readonly moduleId: ModuleId
  readonly title: string
  readonly quiz: QuizContent
  readonly question: QuizQuestion
  readonly draft: QuizDraft
  readonly document: ProgressDocument
  readonly isSample: boolean
  readonly isBusy: boolean
  /** Whether the last answer was saved, so that the quiz can be left. */
  readonly isKept: boolean
  readonly notice: string | undefined
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  /** Receives an index into the authored options. */
  readonly onChoose: (option: number) => void
  readonly onBack: () => void
  readonly onNext: () => void
  readonly onFinish: () => void
}

/** Shows one question, with its options in this attempt's order. */
export function QuestionView(props: QuestionViewProps) {
  const { moduleId, title, quiz, question, draft, document, isSample, isBusy, notice, headingRef } = props
  const group = useId()
  const order = draft.order[question.id] ?? [...question.options.keys()]
  const chosen = draft.answers[question.id]
  const number = whole(draft.position + 1)
  const count = whole(quiz.questions.length)
  const isLast = draft.position === quiz.questions.length - 1
  /**
   * Whether nothing is answered yet. After that, the link to earlier answers is hidden, so that learners don't leave in
   * the middle of a quiz.
   */
  const isUntouched = !isSample && Object.keys(draft.answers).length === 0 && isQuizStarted(document, moduleId)
  const goOn = isLast ? props.onFinish : props.onNext

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isBusy) goOn()
  }
  const enter = (): void => {
    if (chosen !== undefined && !isBusy) goOn()
  }
  const keys = useAnswerKeys({ order, onChoose: props.onChoose, onEnter: enter })

  return (
    <LeafRow
      className={styles.question}
      marginNote={
        <p className={`num ${styles.marginNote}`} aria-hidden="true">
          {words.question}
          <br />
          <b className="fig">{number}</b> <span>{words.ofCount(count)}</span>
        </p>
      }
    >
      <Block width={44}>
        <QuizHeader moduleId={moduleId} title={title} quiz={quiz} document={document} canLeave />
        <QuizTicks quiz={quiz} draft={draft} />
        {notice !== undefined && (
          <p className={styles.notice} role="alert">
            <Icon name="warning" />
            <span>{notice}</span>
          </p>
        )}
        <div ref={keys}>
          <form onSubmit={submit}>
            <fieldset>
              <legend>
                <span className={`num ${styles.number}`}>{words.questionOf(number, count)}</span>
                <h1 ref={headingRef} tabIndex={-1}>
                  {question.question}
                </h1>
              </legend>
              <Block isRuled>
                {order.map((option, position) => (
                  <QuizOption
                    key={option}
                    group={group}
                    letter={optionLetter(position)}
                    text={question.options[option] ?? ''}
                    isChosen={chosen === option}
                    onChoose={() => props.onChoose(option)}
                  />
                ))}
              </Block>
            </fieldset>
            <div className={styles.foot}>
              {draft.position > 0 ? (
                <Button variant="line" onClick={props.onBack}>
                  <Icon name="arrowLeft" />
                  {words.back}
                </Button>
              ) : (
                <span />
              )}
              {/* The button of the last question appears where Next was. A double press on Next must not end the quiz. */}
              <SteadyButton
                type="submit"
                meaning={isLast ? 'finish' : 'next'}
                shownForMs={isLast ? undefined : 0}
                busy={isBusy}
                {...(isLast && { busyLabel: words.working })}
              >
                <span>{isLast ? words.seeResult : words.next}</span>
                <Icon name="arrowRight" />
              </SteadyButton>
            </div>
          </form>
        </div>
        {!isSample && props.isKept && <p className={styles.small}>{words.answersKept}</p>}
        {isUntouched && (
          <p className={styles.small}>
            <Link className={textLinkClass} to={quizAnswersPath(moduleId)}>
              {reviewWords.lastAnswers}
            </Link>
          </p>
        )}
        <p className={`${styles.small} ${styles.keys}`}>{words.keys(optionLetter(question.options.length - 1))}</p>
      </Block>
    </LeafRow>
  )
}

interface QuizTicksProps {
  readonly quiz: QuizContent
  readonly draft: QuizDraft
}

/** One box per question, and the same in words for people who do not see the boxes. */
function QuizTicks({ quiz, draft }: QuizTicksProps) {
  const { ticks, answeredCount } = quizProgress(quiz, draft)
  return (
    <>
      <div className={styles.ticks} aria-hidden="true">
        {ticks.map((tick, position) => (
          <i key={position} className={tick === 'open' ? undefined : styles[tick]} />
        ))}
      </div>
      <p className="sr">{words.answered(whole(answeredCount))}</p>
    </>
  )
}
