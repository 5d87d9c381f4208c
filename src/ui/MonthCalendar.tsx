import styles from './MonthCalendar.module.css'
import { type CalendarDay, monthGrid } from './monthGrid'

interface MonthCalendarProps {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  /** Dates as `YYYY-MM-DD`. Days of other months are ignored. */
  readonly activeDays: ReadonlySet<string>
  readonly today: string
  /** What the table shows, for example `Active days in November 2026`. */
  readonly caption: string
  /** Seven names, Sunday first. */
  readonly weekdays: readonly { readonly initial: string; readonly name: string }[]
  readonly activeWord: string
  readonly todayWord: string
}

/** A month in ruled cells, with one stroke for each active day. */
export function MonthCalendar({ year, month, weekdays, caption, ...marks }: MonthCalendarProps) {
  return (
    <table className={styles.calendar}>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday.name} scope="col">
              <span aria-hidden="true">{weekday.initial}</span>
              <span className="sr">{weekday.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(year, month).map((week, index) => (
          <tr key={index}>
            {week.map((day, weekday) =>
              day === null ? <td key={weekday} /> : <Day key={weekday} day={day} {...marks} />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayProps extends Pick<MonthCalendarProps, 'activeDays' | 'today' | 'activeWord' | 'todayWord'> {
  readonly day: CalendarDay
}

const tops = [5.8, 5.3, 4.8] as const

function Day({ day: { day, date }, activeDays, today, activeWord, todayWord }: DayProps) {
  const isActive = activeDays.has(date)
  const isToday = date === today
  return (
    <td className={isToday ? styles.today : undefined} aria-current={isToday ? 'date' : undefined}>
      <span>{day}</span>
      {isToday ? <span className="sr">{` ${todayWord}`}</span> : null}
      {isActive ? (
        <>
          <svg viewBox="0 0 10 20" aria-hidden="true" focusable="false">
            <path d={`M${tops[day % 3]} 2L${day % 2 === 1 ? 5.2 : 4.2} 18`} />
          </svg>
          <span className="sr">{` ${activeWord}`}</span>
        </>
      ) : null}
    </td>
  )
}
