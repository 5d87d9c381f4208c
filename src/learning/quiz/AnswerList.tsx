import { whole } from '#words/ledgerFormat'
import { quizWords as words } from '#words/quiz'
import { Icon } from '../../ui/Icon'
import { PhoneText } from '../../ui/PhoneText'
import styles from './AnswerList.module.css'
import { type Answered, reviewFirst } from './scoreQuiz'

interface AnswerListProps {
  readonly answers: readonly Answered[]
}

/** Every question with its answer and the reason; those to review first and open. */
export function AnswerList({ answers }: AnswerListProps) {
  return (
    <ol className={styles.answers}>
      {reviewFirst(answers).map((answer) => (
        <li key={answer.question.id} className={answer.isRight ? undefined : styles.toReview}>
          <details open={!answer.isRight}>
            <summary>
              <span className={styles.number}>{whole(answer.number)}</span>
              <span className={styles.question}>{answer.question.question}</span>
              <span className={`${styles.state} ${answer.isRight ? styles.isRight : styles.isReview}`}>
                <Icon name={answer.isRight ? 'check' : 'cross'} size="small" />
                {answer.isRight ? words.right : words.review}
              </span>
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
                <div>
                  <dt>{words.answer}</dt>
                  <dd>
                    <b>{answer.question.options[answer.question.correct]}</b>
                  </dd>
                </div>
              </dl>
              <p>
                <PhoneText>{answer.question.explanation}</PhoneText>
              </p>
            </div>
          </details>
        </li>
      ))}
    </ol>
  )
}

function chosenText({ question, chosen }: Answered): string {
  return (chosen === undefined ? undefined : question.options[chosen]) ?? words.noAnswer
}
