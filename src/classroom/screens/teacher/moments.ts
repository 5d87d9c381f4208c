import { classBookWords as words } from '#words/classBook'
import { clockTime, dayNear, shortDay } from '#words/ledgerFormat'
import { localDateOf } from '../../../core/progress/calendar'
import type { Instant } from '../../../core/progress/ids'

const DAY_MS = 24 * 3_600_000

/**
 * `10:42 AM` if it is today, otherwise `Nov 17`, with the year if the date is not near. A dash if the time is unknown.
 */
export function shortMoment(at: Instant, now: Date): string {
  const { moment, day, today } = read(at, now)
  if (day === '') return shortDay('')
  return day === today ? clockTime(moment) : dayNear(day, today)
}

/** `today, 10:42 AM`, otherwise `Nov 17, 10:18 AM`. */
export function fullMoment(at: Instant, now: Date): string {
  const { moment, day, today } = read(at, now)
  if (day === '') return words.noTime
  return day === today ? words.today(clockTime(moment)) : words.dayAndTime(dayNear(day, today), clockTime(moment))
}

/** Whether the time is more than a day before now, or unknown. */
export function isOld(at: Instant, now: Date): boolean {
  return !(now.getTime() - new Date(at).getTime() <= DAY_MS)
}

/** Whether the time is on this device's current day. */
export function isToday(at: Instant, now: Date): boolean {
  const { day, today } = read(at, now)
  return day !== '' && day === today
}

function read(at: Instant, now: Date): { readonly moment: Date; readonly day: string; readonly today: string } {
  const moment = new Date(at)
  return { moment, day: localDateOf(moment) ?? '', today: localDateOf(now) ?? '' }
}
