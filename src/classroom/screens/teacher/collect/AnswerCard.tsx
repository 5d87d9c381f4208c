import { classCollectWords as words } from '#words/classCollect'
import { QrCode } from '../../light/QrCode'
import styles from './CollectPage.module.css'
import type { Taking } from './useTaking'

/**
 * The answer for the learner's device. It is known only after the report is stored, and is shown until the next answer.
 */
export function AnswerCard({ answered }: Pick<Taking, 'answered'>) {
  if (answered === undefined) return null
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
