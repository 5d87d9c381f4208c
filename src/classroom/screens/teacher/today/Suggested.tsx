import { useState } from 'react'
import { Link } from 'react-router-dom'
import { classTodayWords as words } from '#words/classToday'
import type { QuizQuestion } from '../../../../core/curriculum/curriculum'
import { Dialog } from '../../../../ui/Dialog'
import type { MissedQuestion } from '../../../protocol/book/missedQuestions'
import type { Today } from '../../../protocol/book/today'
import { Button, ButtonRow } from '../../../../ui/Button'
import { buttonClass } from '../../../../ui/buttonClass'
import { Icon } from '../../../../ui/Icon'
import { Sheet } from '../../../../ui/Sheet'
import { lessonPath } from '../../../../words/links'
import type { ClassPageProps } from '../classView'
import { fullMoment, isOld } from '../moments'
import styles from './Suggested.module.css'

interface SuggestedProps extends ClassPageProps {
  readonly today: Today
}

/** The most useful topic for the first minutes of a lesson. */
export function Suggested({ view, today }: SuggestedProps) {
  const { suggestion } = today
  if (suggestion.kind === 'question')
    return <SuggestedQuestion view={view} today={today} question={suggestion.question} />
  const module = suggestion.kind === 'module' ? titleOf(view, suggestion.moduleId) : undefined
  const first = module?.lessons[0]
  return (
    <Sheet className={styles.say}>
      <p className={styles.kind}>{words.suggestion}</p>
      {suggestion.kind === 'module' && module !== undefined ? (
        <>
          <h2>{words.moduleTitle(module.title)}</h2>
          <p>{words.moduleText(suggestion.stuck)}</p>
          {first === undefined ? null : (
            <Link className={buttonClass('line')} to={lessonPath(module.id, first.id)}>
              {words.openModule} <Icon name="arrowRight" />
            </Link>
          )}
        </>
      ) : (
        <>
          <h2>{words.noneTitle}</h2>
          <p>{words.noneText}</p>
        </>
      )}
    </Sheet>
  )
}

interface SuggestedQuestionProps extends SuggestedProps {
  readonly question: MissedQuestion
}

function SuggestedQuestion({ view, today, question: missed }: SuggestedQuestionProps) {
  const [isShown, setShown] = useState(false)
  const { question, answered, wrong, chosen, asOf } = missed
  const most = mostChosenWrong(missed)
  return (
    <Sheet className={styles.say}>
      <p className={styles.kind}>
        <span>{words.suggestion}</span>
        <span>
          {isOld(asOf, view.now)
            ? words.fromSince(answered, today.members, fullMoment(asOf, view.now))
            : words.from(answered, today.members)}
        </span>
      </p>
      <h2>{question.question}</h2>
      <p>{words.questionText(wrong, answered, question.options[most] ?? '', chosen[most] ?? 0)}</p>
      <ButtonRow>
        <Button variant="line" onClick={() => setShown(true)}>
          {words.show} <Icon name="arrowRight" />
        </Button>
        <span className={styles.quiet}>{words.answerHere}</span>
      </ButtonRow>
      {isShown ? <ShownQuestion question={question} onClose={() => setShown(false)} /> : null}
    </Sheet>
  )
}

/** The index of the wrong option that most learners chose. A tie goes to the first. */
export function mostChosenWrong({ chosen, question }: MissedQuestion): number {
  const wrong = chosen.map((count, place) => (place === question.correct ? -1 : count))
  return wrong.indexOf(Math.max(...wrong))
}

function titleOf({ curriculum }: ClassPageProps['view'], id: string) {
  return curriculum.modules.find((module) => module.id === id)
}

interface ShownQuestionProps {
  readonly question: QuizQuestion
  readonly onClose: () => void
}

/** A question in large type for a room, without counts or names. A press shows the right answer. */
function ShownQuestion({ question, onClose }: ShownQuestionProps) {
  const [isAnswered, setAnswered] = useState(false)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={question.question}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {words.stop}
          </Button>
          {isAnswered ? null : <Button onClick={() => setAnswered(true)}>{words.showAnswer}</Button>}
        </>
      }
    >
      <ul className={styles.options}>
        {question.options.map((option, place) => (
          // Options never move and two may have the same text, so the position is the key.
          <li key={place} className={isAnswered && place === question.correct ? styles.right : undefined}>
            {isAnswered && place === question.correct ? words.rightAnswer(option) : option}
          </li>
        ))}
      </ul>
      <p role="status">{isAnswered ? question.explanation : null}</p>
    </Dialog>
  )
}
