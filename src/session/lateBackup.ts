const DAY_MS = 86_400_000
/** From then on it is said that there is no backup of what is new. */
const LATE_DAYS = 3

/** Whole days since `since` (UTC, `toISOString`), when it is said that there was no backup for so long; else undefined. */
export function lateDays(since: string | undefined, now: Date): number | undefined {
  const days = Math.floor((now.getTime() - Date.parse(since ?? '')) / DAY_MS)
  return days >= LATE_DAYS ? days : undefined
}
