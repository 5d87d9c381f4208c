import { useState } from 'react'
import { dashboardWords as words } from '#words/dashboard'
import type { ProgressDocument } from '../../progress/document'
import { activeDays, streakOf } from '../../progress/streak'
import { Tally } from '../../ui/Tally'
import { useToday } from '../session/useToday'
import { takeNewStroke } from './newStroke'
import styles from './StreakLine.module.css'

interface StreakLineProps {
  readonly document: ProgressDocument
}

/** The tally of days, or the welcome back after days away. */
export function StreakLine({ document }: StreakLineProps) {
  const today = useToday()
  const { streak, missedMessage } = streakOf(document, today)
  const days = activeDays(document)
  const isTodayPosted = days.includes(today)
  const [isStrokeNew] = useState(() => isTodayPosted && takeNewStroke(today))
  if (missedMessage !== undefined) return <p className={styles['line']}>{missedMessage}</p>
  return (
    <p className={styles['line']}>
      <Tally
        count={streak}
        label={words.streakLabel(streak)}
        figure={words.streakFigure(streak)}
        isLastNew={isStrokeNew}
      />
      <span className={styles['text']}>
        {days.length === 0 ? (
          <>
            <b>{words.firstDay}</b> {words.firstEntryOpen}
          </>
        ) : (
          <>
            <b>{words.streakDays(streak)}</b> {words.inARow(streak)}{' '}
            {isTodayPosted ? words.todayPosted : words.todayOpen}
          </>
        )}
      </span>
    </p>
  )
}
