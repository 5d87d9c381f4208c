import { useCallback, useSyncExternalStore } from 'react'
import type { Clock } from '../../platform/clock'
import { onDayChange } from '../../platform/window/dayChange'
import { localDateOf } from '../../progress/calendar'
import { type LocalDate, parseLocalDate } from '../../progress/ids'
import { useSession } from './SessionContext'

/** A clock before 2020 reads as the first date that a progress document can hold. */
function todayBy(clock: Clock): LocalDate {
  const date = localDateOf(clock.now()) ?? parseLocalDate('2020-01-01')
  if (date === undefined) throw new Error('2020-01-01 is a date')
  return date
}

/** The learner's local calendar date. Renders again when the day changes, also after the device slept through midnight. */
export function useToday(): LocalDate {
  const { clock } = useSession()
  const subscribe = useCallback((listener: () => void) => onDayChange(listener, clock), [clock])
  const today = (): LocalDate => todayBy(clock)
  return useSyncExternalStore(subscribe, today, today)
}
