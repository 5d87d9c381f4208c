const DAY_MS = 86_400_000
/** Days without a backup after which we show a reminder. */
const LATE_DAYS = 3

/** Whole days since `since` (UTC, `toISOString`) if the reminder is due, otherwise undefined. */
export function lateDays(since: string | undefined, now: Date): number | undefined {
  const days = Math.floor((now.getTime() - Date.parse(since ?? '')) / DAY_MS)
  return days >= LATE_DAYS ? days : undefined
}
