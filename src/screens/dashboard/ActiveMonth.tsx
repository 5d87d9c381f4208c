import { dashboardWords as words } from '#words/dashboard'
import { monthAndYear, monthName, weekdays } from '#words/ledgerFormat'
import type { ProgressDocument } from '../../core/progress/document'
import { activeDays, longestStreak } from '../../core/progress/streak'
import { MonthCalendar } from '../../ui/MonthCalendar'
import { useToday } from '../../session/useToday'
import styles from './ActiveMonth.module.css'

interface ActiveMonthProps {
  readonly document: ProgressDocument
}

export function ActiveMonth({ document }: ActiveMonthProps) {
  const today = useToday()
  const month = today.slice(0, 7)
  const days = activeDays(document).filter((day) => day.startsWith(month))
  const longest = longestStreak(document, today)
  return (
    <div>
      <h2>{monthName(today)}</h2>
      <MonthCalendar
        year={Number(today.slice(0, 4))}
        month={Number(today.slice(5, 7))}
        activeDays={new Set<string>(days)}
        today={today}
        caption={words.activeIn(monthAndYear(today))}
        weekdays={weekdays()}
        activeWord={words.active}
        todayWord={words.today}
      />
      <p className={styles.note}>{`${words.activeDays(days.length)} ${words.strokeNote}`}</p>
      {longest > 1 && <p className={styles.note}>{words.longestStreak(longest)}</p>}
    </div>
  )
}
