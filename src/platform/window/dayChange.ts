import { type Clock, systemClock } from '../clock'

/** `document`, or a stand-in. */
export interface VisibilityHost {
  readonly visibilityState: string
  addEventListener(type: 'visibilitychange', listener: () => void): void
  removeEventListener(type: 'visibilitychange', listener: () => void): void
}

/** We wait a little past midnight, because timers may fire a few milliseconds early. */
const MARGIN_MS = 250

/**
 * Calls the listener when the local calendar day changes: after midnight, and when the page becomes visible, because a
 * sleeping phone runs no timers. It is also called if the clock is set back. Returns a function that unsubscribes.
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

/** This uses the calendar instead of 24 hours. A day when daylight saving time starts or ends has 23 or 25 hours. */
function msToMidnight(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  return midnight.getTime() - now.getTime() + MARGIN_MS
}
