/**
 * Role: the month that a report is about.
 * Guarantee: reports a month from the 8th day of the next one on. So nothing that was handed in during the last week
 * is in a report, and two reports of following weeks say nothing about a learner who handed in between them.
 * Must not: read a clock; the day is a parameter.
 */
import { dateOfNumber, dayNumber } from '../../src/core/progress/calendar'
import type { LocalDate } from '../../src/core/progress/ids'

/** `YYYY-MM`. */
export type Month = `${number}-${number}`

/** Days after the end of a month until it can be reported. Teachers send their files in this time. */
const CLOSED_AFTER = 7

export function monthOf(day: LocalDate): Month {
  return day.slice(0, 'YYYY-MM'.length) as Month
}

/** The newest month that can be reported on this day. */
export function lastClosedMonth(today: LocalDate): Month {
  const aWeekAgo = dateOfNumber(dayNumber(today) - CLOSED_AFTER)
  if (aWeekAgo === undefined) throw new RangeError(`There is no closed month before ${today}.`)
  return addMonths(monthOf(aWeekAgo), -1)
}

export function addMonths(month: Month, count: number): Month {
  const [year = 0, of = 1] = month.split('-').map(Number)
  const months = year * 12 + of - 1 + count
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}` as Month
}

/** All months from `first` to `last`, with both; none if `first` is later. */
export function monthsBetween(first: Month, last: Month): readonly Month[] {
  const months: Month[] = []
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month)
  return months
}

export function parseMonth(text: string): Month | undefined {
  return /^20\d{2}-(0[1-9]|1[0-2])$/.test(text) ? (text as Month) : undefined
}

/** The last day of a month. */
export function endOf(month: Month): LocalDate {
  const last = dateOfNumber(dayNumber(`${addMonths(month, 1)}-01` as LocalDate) - 1)
  if (last === undefined) throw new RangeError(`There is no month ${month}.`)
  return last
}
