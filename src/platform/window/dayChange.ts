import { type Clock, systemClock } from '../clock'

/** `document`, or a stand-in. */
export interface VisibilityHost {
  readonly visibilityState: string
  addEventListener(type: 'visibilitychange', listener: () => void): void
  removeEventListener(type: 'visibilitychange', listener: () => void): void
}

/** A little after midnight, because timers may fire a few milliseconds early. */
const MARGIN_MS = 250

/**
 * Told when the local calendar day has become another: after midnight, and on becoming visible, because a sleeping
 * phone runs no timers. Also when somebody turned the clock back. Returns the way to stop.
 */
export function onDayChange(
  listener: () => void,
  clock: Clock = systemClock,
  host: VisibilityHost = document,
): () => void {
  let day = dayOf(clock.now())
  let timer = setTimeout(look, msToMidnight(clock.now()))

  function look(): void {
    const now = clock.now()
    clearTimeout(timer)
    timer = setTimeout(look, msToMidnight(now))
    if (dayOf(now) === day) return
    day = dayOf(now)
    listener()
  }
  function onVisibility(): void {
    if (host.visibilityState === 'visible') look()
  }

  host.addEventListener('visibilitychange', onVisibility)
  return () => {
    clearTimeout(timer)
    host.removeEventListener('visibilitychange', onVisibility)
  }
}

function dayOf(date: Date): string {
  return `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`
}

/** By the calendar, not by 24 hours: a day with a change to or from daylight saving has 23 or 25. */
function msToMidnight(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  return midnight.getTime() - now.getTime() + MARGIN_MS
}
