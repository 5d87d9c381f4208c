import { useEffect, useRef, useState } from 'react'
import { whole } from '#words/ledgerFormat'
import { reviewWords as words } from '#words/review'
import type { ProgressDocument } from '../../core/progress/document'
import type { LocalDate } from '../../core/progress/ids'
import type { DueToday, QuestionItem, ReviewItem } from '../../core/review/dueItems'
import { Block } from '../../ui/Block'
import { LeafRow } from '../../ui/Leaf'
import { SteadyButton } from '../../ui/SteadyButton'
import { paths } from '../../words/paths'
import { markInProgress } from '../../session/inProgress'
import questionStyles from '../../session/Question.module.css'
import { optionLetter } from '../../session/QuizOption'
import { AskedQuestion } from './AskedQuestion'
import { LessonLink } from './LessonLink'
import { ReviewEnd } from './ReviewEnd'
import { ReviewVerdict } from './ReviewVerdict'
import { RunHeader } from './RunHeader'
import { useHeadingFocus } from './useHeadingFocus'
import { useReviewRun } from './useReviewRun'

interface ReviewRunProps {
  readonly due: DueToday
  readonly items: readonly ReviewItem[]
  readonly document: ProgressDocument
  readonly today: LocalDate
  /** A notice if a module's questions are missing. */
  readonly notice: string | undefined
}

/** Asks each due question and shows whether the answer is right, until the review ends. */
export function ReviewRun({ due, items, document, today, notice }: ReviewRunProps) {
  const run = useReviewRun(due, document, today)
  const { asked, position, count, chosen, given, isBusy } = run
  const heading = useRef<HTMLHeadingElement>(null)
  const [isChoiceMissing, setChoiceMissing] = useState(false)
  const isRunning = asked !== undefined
  const step = `${position}${given === undefined ? '' : ' answered'}`

  // The app isn't updated until the last answer is given.
  useEffect(() => (isRunning ? markInProgress('review') : undefined), [isRunning])
  useHeadingFocus(heading, step)

  if (asked === undefined) {
    return <ReviewEnd all={run.all} items={items} document={document} today={today} headingRef={heading} />
  }
  const { item, order } = asked
  const number = due.answered + position + 1
  const all = due.answered + count
  const place = words.place(number, all)
  const done = given === undefined ? number - 1 : number
  const check = (): void => {
    if (chosen === undefined) setChoiceMissing(true)
    else run.answer(chosen)
  }
  const next = (): void => {
    setChoiceMissing(false)
    run.goOn()
  }
  return (
    <LeafRow
      className={questionStyles.question}
      marginNote={
        <p className={`num ${questionStyles.marginNote}`} aria-hidden="true">
          <b className="fig">{whole(number)}</b>
          <br />
          <span>{words.ofToday(all)}</span>
        </p>
      }
    >
      <Block width={44}>
        <RunHeader
          document={document}
          moduleId={item.moduleId}
          title={words.title}
          facts={words.left(count - position)}
          leave={{ to: paths.dashboard, label: words.stop }}
          done={done}
          count={all}
          doneText={words.done(done)}
        />
        {given === undefined ? (
          <>
            <AskedQuestion
              key={item.key}
              text={item.question.question}
              options={item.question.options}
              order={order}
              chosen={chosen}
              place={place}
              notice={isChoiceMissing && chosen === undefined ? words.chooseFirst : undefined}
              headingRef={heading}
              onChoose={run.choose}
              onSubmit={check}
              foot={
                <>
                  <SteadyButton variant="line" meaning={`unknown ${item.key}`} onPress={() => run.answer(undefined)}>
                    {words.dontKnow}
                  </SteadyButton>
                  <SteadyButton type="submit" meaning="check" shownForMs={0} busy={isBusy} busyLabel={words.saving}>
                    {words.check}
                  </SteadyButton>
                </>
              }
            />
            <p className={questionStyles.small}>
              <Source item={item} />
              {words.noPoints}
            </p>
            {notice === undefined ? null : <p className={questionStyles.small}>{notice}</p>}
            <p className={`${questionStyles.small} ${questionStyles.keys}`}>
              {words.keys(optionLetter(order.length - 1))}
            </p>
          </>
        ) : (
          <ReviewVerdict
            given={given}
            order={order}
            rule={ruleOf(item, items)}
            today={today}
            isBusy={isBusy}
            isLast={run.isLast}
            headingRef={heading}
            onSaveAgain={() => run.answer(given.chosen)}
            onNext={next}
          />
        )}
      </Block>
    </LeafRow>
  )
}

function Source({ item: { question, isOfQuiz, rule } }: { readonly item: QuestionItem }) {
  if (question.lessonId === undefined) return null
  return (
    <>
      <span>{isOfQuiz ? words.fromQuiz : rule === undefined ? words.fromLesson : words.fromRule}</span>{' '}
      <LessonLink lessonId={question.lessonId} />.{' '}
    </>
  )
}

/** Returns the question's own rule, or the rule from the lesson that teaches it. */
function ruleOf({ rule, question }: QuestionItem, items: readonly ReviewItem[]): string | undefined {
  if (rule !== undefined || question.lessonId === undefined) return rule
  return items
    .filter((item) => item.kind === 'question')
    .find((item) => item.rule !== undefined && item.question.lessonId === question.lessonId)?.rule
}
