import { folioDay } from '#words/ledgerFormat'
import { useToday } from '../session/useToday'
import styles from './DashboardScreen.module.css'

export function FolioDay() {
  const today = useToday()
  const [day, year] = folioDay(today)
  return (
    <p>
      <time dateTime={today}>
        {day} <br className={styles.wideOnly} />
        {year}
      </time>
    </p>
  )
}
