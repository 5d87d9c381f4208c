import { useState } from 'react'
import { dashboardWords as words } from '#words/dashboard'
import { missedMessage } from '#words/missedDays'
import { balance } from '../../progress/points'
import type { ProgressDocument } from '../../progress/document'
import { activeDays, longestRun, streakOf } from '../../progress/streak'
import { Tally } from '../../ui/Tally'
import { useToday } from '../session/useToday'
import { takeNewStroke } from './newStroke'
import styles from './StreakLine.module.css'

interface StreakLineProps {
  readonly document: ProgressDocument
}

/** The tally of days; after days away the welcome back and what stays beside it (contract, sections 5.7 and 7.5). */
export function StreakLine({ document }: StreakLineProps) {
  const today = useToday()
  const { streak, missed } = streakOf(document, today)
  const days = activeDays(document)
  const isTodayPosted = days.includes(today)
  const [isStrokeNew] = useState(() => isTodayPosted && takeNewStroke(today))
  if (days.length === 0)
    return (
      <p className={styles.line}>
        <span className={styles.text}>
          <b>{words.firstDay}</b> {words.firstEntryOpen}
        </span>
      </p>
    )
  return (
    <p className={styles.line}>
      <Tally
        count={streak}
        label={words.streakLabel(streak)}
        figure={words.streakFigure(streak)}
        isLastNew={isStrokeNew}
      />
      <span className={styles.text}>
        {missed === undefined ? (
          <>
            <b>{words.streakDays(streak)}</b> {words.inARow(streak)}{' '}
            {isTodayPosted ? words.todayPosted : words.todayOpen}
          </>
        ) : (
          <>
            <b>{words.streakDays(streak)}.</b> {missedMessage(missed)}{' '}
            <span className="quiet">{words.whatStays(longestRun(days), balance(document).total)}</span>
          </>
        )}
      </span>
    </p>
  )
}
