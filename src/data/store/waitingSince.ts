/**
 * Role: since when something of the document has been waiting for a backup.
 * Guarantee: what is answered is never earlier than the truth by the clock of this device; where its clock was turned, nothing is.
 * Must not: guess from the time of the last backup: what waits may be of today.
 */
import type { RemoteRow } from './learnerDatabase'

/** A revision and when it was made: UTC, `toISOString`. */
export type ChangeMark = readonly [revision: number, at: string]

/** One a day of learning; without the oldest, a wait is told as shorter than it is. */
const MOST_MARKS = 40
const DAY_MS = 86_400_000
/** A page writes the time at which it began, and an exchange takes less than this. */
const TOLERANCE_MS = 60_000
/** A longer wait is rather a clock that knew no date. */
const LONGEST_DAYS = 366

/** The marks of a row as any version wrote it. */
export function parseMarks(marks: unknown): readonly ChangeMark[] {
  return Array.isArray(marks) ? marks.filter(isMark) : []
}

/** Of a day the last change is kept. `at` is `''` when the clock was wrong: then nothing is known of this change. */
export function withChange(marks: readonly ChangeMark[], revision: number, at: string): readonly ChangeMark[] {
  if (Number.isNaN(Date.parse(at))) return marks
  const earlier = marks.filter(([made]) => made < revision)
  const last = earlier.at(-1)
  const kept = last !== undefined && dayOf(last) === dayOf([revision, at]) ? earlier.slice(0, -1) : earlier
  return [...kept, [revision, at] as const].slice(-MOST_MARKS)
}

/** When the oldest change was made that no remote has, as far as that is proven; else undefined. */
export function waitingSince(
  marks: readonly ChangeMark[],
  remotes: readonly RemoteRow[],
  now: Date,
): string | undefined {
  const synced = Math.max(0, ...remotes.map(({ syncedRevision }) => syncedRevision))
  const proven = Math.max(...remotes.map(({ succeededAt }) => Date.parse(succeededAt ?? '')).filter(Number.isFinite))
  const waiting = marks.filter(([revision]) => revision > synced)
  const times = waiting.map(([, at]) => Date.parse(at))
  const isAscending = times.every((time, index) => time + DAY_MS > (times[index - 1] ?? 0))
  const [first] = times
  if (first === undefined || !isAscending) return undefined
  // Nothing that waits is older than the last answer, or younger than now.
  if (first < proven - TOLERANCE_MS || times.some((time) => time > now.getTime() + TOLERANCE_MS)) return undefined
  return now.getTime() - first > LONGEST_DAYS * DAY_MS ? undefined : waiting[0]?.[1]
}

function isMark(mark: unknown): mark is ChangeMark {
  return Array.isArray(mark) && Number.isSafeInteger(mark[0]) && !Number.isNaN(Date.parse(String(mark[1])))
}

function dayOf([, at]: ChangeMark): string {
  return at.slice(0, 'YYYY-MM-DD'.length)
}
