/** One day of a month page. */
export interface CalendarDay {
  /** 1 to 31. */
  readonly day: number
  /** `YYYY-MM-DD`. */
  readonly date: string
}

/** At most six weeks, each with seven cells from the first weekday on. A cell without a day of the month is null. */
export type MonthGrid = readonly (readonly (CalendarDay | null)[])[]

/**
 * The grid of a month.
 * @param month 1 to 12
 * @param firstWeekday 0 for Sunday
 */
export function monthGrid(year: number, month: number, firstWeekday = 0): MonthGrid {
  // UTC, so that daylight saving time can't add or remove a day.
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const offset = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() - firstWeekday + 7) % 7
  const weeks = Math.ceil((offset + days) / 7)
  const prefix = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - offset + 1
      return day < 1 || day > days ? null : { day, date: `${prefix}-${String(day).padStart(2, '0')}` }
    }),
  )
}
