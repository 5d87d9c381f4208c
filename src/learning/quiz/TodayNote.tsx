import { folioDay } from '#words/ledgerFormat'
import { useToday } from '../session/useToday'
import styles from './QuizResult.module.css'

/** The date of the entry, in the folio. */
export function TodayNote() {
  const today = useToday()
  const [day, year] = folioDay(today)
  return (
    <p className="num">
      <time dateTime={today}>
        <span className={styles.day}>{day}</span> {year}
      </time>
    </p>
  )
}
