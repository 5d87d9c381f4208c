import { classCollectWords as words } from '#words/classCollect'
import { classRejectedWords } from '#words/classRejected'
import type { ClassBook } from '../../../protocol/book/classBook'
import { QrCode } from '../../light/QrCode'
import styles from './CollectPage.module.css'
import type { Taking } from './useTaking'

interface AnswerCardProps extends Pick<Taking, 'answered'> {
  readonly book: Pick<ClassBook, 'decisions'>
}

/** Whether the teacher rejected the device that sent this report. The learner’s device then gets no answer. */
export function isRejected(
  { decisions }: Pick<ClassBook, 'decisions'>,
  { kind, sender }: NonNullable<Taking['answered']>,
): boolean {
  return kind !== 'left' && decisions[sender]?.isLetIn === false
}

/**
 * The answer for the learner's device. It is known only after the report is stored, and is shown until the next answer.
 */
export function AnswerCard({ answered, book }: AnswerCardProps) {
  if (answered === undefined) return null
  if (isRejected(book, answered))
    return (
      <section className={`${styles.answer} ${styles.isOut}`}>
        <div>
          <h2>{classRejectedWords.arrived(answered.name)}</h2>
          <p className={styles.quiet}>{classRejectedWords.arrivedText}</p>
        </div>
      </section>
    )
  return (
    <section className={styles.answer}>
      <div>
        <h2>{answered.name === undefined ? words.storedNoName : words.stored(answered.name)}</h2>
        <p className={styles.digits}>
          <span>{answered.answer.slice(0, 4)}</span> <span>{answered.answer.slice(4)}</span>
        </p>
        <p className={styles.quiet}>{words.answerText}</p>
      </div>
      <div className={styles.code}>
        <QrCode text={answered.answer} label={words.answerCode(answered.answer)} />
      </div>
    </section>
  )
}
