/**
 * Role: computes how long a change to the document has been waiting for a backup.
 * Guarantee: by this device's clock, the result is never too early. If the clock was changed, there is no result.
 * Must not: guess from the time of the last backup, because the waiting change may be from today.
 */
import type { RemoteRow } from './learnerDatabase'

/** A revision and the time when it was made: UTC, `toISOString`. */
export type ChangeMark = readonly [revision: number, at: string]

/** One mark for each day of learning. If the oldest marks are missing, the reported wait is too short. */
const MOST_MARKS = 40
const DAY_MS = 86_400_000
/** A page saves the time at which it started, and an exchange takes less than this, in ms. */
const TOLERANCE_MS = 60_000
/** If a wait is longer, the clock was probably wrong. */
const LONGEST_DAYS = 366

/** Parses the marks of a row of any version. */
export function parseChangeMarks(marks: unknown): readonly ChangeMark[] {
  return Array.isArray(marks) ? marks.filter(isMark) : []
}

/** Keeps the last change of each day. `at` is `''` when the clock was wrong, so the time of this change is unknown. */
export function withChange(marks: readonly ChangeMark[], revision: number, at: string): readonly ChangeMark[] {
  if (Number.isNaN(Date.parse(at))) return marks
  const earlier = marks.filter(([made]) => made < revision)
  const last = earlier.at(-1)
  const kept = last !== undefined && dayOf(last) === dayOf([revision, at]) ? earlier.slice(0, -1) : earlier
  return [...kept, [revision, at] as const].slice(-MOST_MARKS)
}

/** Returns the time of the oldest change that no remote has, if it is certain; otherwise undefined. */
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
  // A waiting change is neither older than the last answer nor in the future.
  if (first < proven - TOLERANCE_MS || times.some((time) => time > now.getTime() + TOLERANCE_MS)) return undefined
  return now.getTime() - first > LONGEST_DAYS * DAY_MS ? undefined : waiting[0]?.[1]
}

function isMark(mark: unknown): mark is ChangeMark {
  return Array.isArray(mark) && Number.isSafeInteger(mark[0]) && !Number.isNaN(Date.parse(String(mark[1])))
}

function dayOf([, at]: ChangeMark): string {
  return at.slice(0, 'YYYY-MM-DD'.length)
}
