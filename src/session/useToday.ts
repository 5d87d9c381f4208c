import { useCallback, useSyncExternalStore } from 'react'
import type { Clock } from '../platform/clock'
import { onDayChange } from '../platform/window/dayChange'
import { localDateOf } from '../core/progress/calendar'
import { type LocalDate, parseLocalDate } from '../core/progress/ids'
import { useOpenSession } from './SessionContext'

/** If the clock is set before 2020, this returns the first date that a progress document allows. */
function todayBy(clock: Clock): LocalDate {
  const date = localDateOf(clock.now()) ?? parseLocalDate('2020-01-01')
  if (date === undefined) throw new Error('2020-01-01 is a date')
  return date
}

/** The learner's local calendar date. Renders again when the day changes, also if the device slept through midnight. */
export function useToday(): LocalDate {
  const { clock } = useOpenSession()
  const subscribe = useCallback((listener: () => void) => onDayChange(listener, clock), [clock])
  const today = (): LocalDate => todayBy(clock)
  return useSyncExternalStore(subscribe, today, today)
}

const MINUTE_MS = 60_000

/** The learner's clock to the minute. Renders again as time passes, for texts such as *just now*. */
export function useMinute(): Date {
  const { clock } = useOpenSession()
  const minute = (): number => Math.floor(clock.now().getTime() / MINUTE_MS)
  return new Date(useSyncExternalStore(everyMinute, minute, minute) * MINUTE_MS)
}

/** A hidden page has no timer, because no one sees its texts. They are read again when it becomes visible. */
function everyMinute(listener: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const look = (): void => {
    clearInterval(timer)
    if (document.visibilityState === 'hidden') return
    timer = setInterval(listener, MINUTE_MS)
    listener()
  }
  if (document.visibilityState !== 'hidden') timer = setInterval(listener, MINUTE_MS)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

export type TimeOfDay = 'morning' | 'afternoon' | 'evening'

/** The time of day by the learner's own clock. Hours before 4 AM are still treated as evening. */
export function timeOfDay(now: Date): TimeOfDay {
  const hour = now.getHours()
  if (hour < 4) return 'evening'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}
