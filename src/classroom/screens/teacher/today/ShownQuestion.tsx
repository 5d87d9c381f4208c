import { useState } from 'react'
import { classTodayWords as words } from '#words/classToday'
import type { QuizQuestion } from '../../../../core/curriculum/curriculum'
import { Button } from '../../../../ui/Button'
import { Dialog } from '../../../../ui/Dialog'
import styles from './Suggested.module.css'

interface ShownQuestionProps {
  readonly question: QuizQuestion
  readonly onClose: () => void
}

/** A question in large type for a room, without counts or names. A press shows the right answer. */
export function ShownQuestion({ question, onClose }: ShownQuestionProps) {
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
