/**
 * Role: the rows of the learner's activity.
 * Guarantee: the points of a row are the difference between the documents before and after it.
 * Must not: be read to compute anything. Points derive from the document.
 */
import { balance } from '../../core/progress/points'
import type { ProgressDocument } from '../../core/progress/document'
import type { Instant, LocalDate } from '../../core/progress/ids'
import type { LearnerDatabase } from './learnerDatabase'
import type { Activity } from './learningRows'

/** When an action happened, by this device's clock. */
export interface Moment {
  readonly now: Date
  /** Undefined while the clock shows a date before 2020. */
  readonly today: LocalDate | undefined
  readonly at: Instant
}

type NewActivity = Omit<Activity, 'id'>

/** The activity entry of an action. */
export type LedgerEntry = Pick<Activity, 'kind' | 'subject' | 'score'>

/** Kinds of activity whose certificates were earned on another device. */
const BROUGHT: readonly Activity['kind'][] = ['brought-in', 'brought-back', 'given']
/** Older activity rows may be deleted when the device has no space. */
const KEPT_DAYS = 400
const DAY_MS = 86_400_000

/**
 * Returns the row of an action, if it has one, then one for each certificate that it earned. An import gets one entry
 * with today's date, because its certificates were earned on other days.
 */
export function activityRows(
  before: ProgressDocument,
  after: ProgressDocument,
  entry: LedgerEntry | undefined,
  moment: Moment,
): NewActivity[] {
  const when = { at: moment.at, day: moment.today ?? '' }
  const isEarnedHere = entry === undefined || !BROUGHT.includes(entry.kind)
  const earned = Object.keys(after.certificates).filter((id) => isEarnedHere && !Object.hasOwn(before.certificates, id))
  return [
    ...(entry === undefined ? [] : [{ ...entry, points: points(after) - points(before), ...when }]),
    ...earned.map((subject): NewActivity => ({ kind: 'certificate-earned', subject, points: 0, ...when })),
  ]
}

/**
 * Deletes rows over 400 days old. The age is counted from the newest row if that is earlier than now. Otherwise, a
 * clock that is years ahead would delete all rows. Rows without a known date are kept.
 */
export async function dropOldActivity(database: LearnerDatabase, now: Date): Promise<void> {
  const newest = await database.activity.orderBy('at').last()
  const newestMs = newest === undefined ? Number.NaN : Date.parse(newest.at)
  const fromMs = Number.isNaN(newestMs) ? now.getTime() : Math.min(now.getTime(), newestMs)
  const limit = new Date(fromMs - KEPT_DAYS * DAY_MS).toISOString()
  await database.activity.where('at').between('2', limit, true, false).delete()
}

/** Doesn't use the total that screens show. That total never falls below 0, so it could hide part of a change. */
function points(document: ProgressDocument): number {
  const { earned, redeemed } = balance(document)
  return earned - redeemed
}
