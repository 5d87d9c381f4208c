import { missedMessage } from '#words/missedDays'
import { profileWords as words } from '#words/profile'
import type { ProgressDocument } from '../../core/progress/document'
import { activeDays, longestStreak, streakOf } from '../../core/progress/streak'
import { Tally } from '../../ui/Tally'
import { useToday } from '../../session/useToday'
import styles from './ProfileScreen.module.css'

interface DaysInARowProps {
  readonly document: ProgressDocument
}

/** The current streak, the longest streak, and the total number of days. */
export function DaysInARow({ document }: DaysInARowProps) {
  const today = useToday()
  const { streak, missed } = streakOf(document, today)
  const days = activeDays(document)
  const [count, inARow] = words.running(streak)
  return (
    <>
      <h2>{words.days}</h2>
      {days.length === 0 ? (
        <p className={styles.text}>{words.noDays}</p>
      ) : (
        <>
          <p className={styles.streak}>
            <Tally count={streak} label={words.tally(streak)} />
            <span>
              <b>{count}</b> <span>{inARow}</span> {missed && <span>{missedMessage(missed)}</span>}
            </span>
          </p>
          <p className={styles.note}>
            {`${words.longest(longestStreak(document, today))} ${words.active(days.length)}`}
          </p>
        </>
      )}
    </>
  )
}
