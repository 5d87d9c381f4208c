/**
 * Role: the rows of the learner's ledger.
 * Guarantee: the points of a row are what the documents before and after it differ by.
 * Must not: be read to compute anything; points derive from the document.
 */
import { balance } from '../../core/progress/points'
import type { ProgressDocument } from '../../core/progress/document'
import type { Instant, LocalDate } from '../../core/progress/ids'
import type { LearnerDatabase } from './learnerDatabase'
import type { Activity } from './learningRows'

/** When an action happened, by this device's clock. */
export interface Moment {
  readonly now: Date
  /** Undefined while the clock stands before 2020. */
  readonly today: LocalDate | undefined
  readonly at: Instant
}

type NewActivity = Omit<Activity, 'id'>

/** What an action is in the ledger. */
export type LedgerEntry = Pick<Activity, 'kind' | 'subject' | 'score'>

/** Their certificates were earned elsewhere. */
const BROUGHT: readonly Activity['kind'][] = ['brought-in', 'brought-back', 'given']
/** Ledger rows older than this may go when the device has no room. */
const KEPT_DAYS = 400
const DAY_MS = 86_400_000

/**
 * The row of an action if it has one, followed by one for each certificate that it earned. What is brought in is one
 * entry of today: its certificates were earned on days of their own.
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
 * Drops rows over 400 days old. They are counted back from the newest row, if that is the earlier: a clock that is years
 * ahead would drop the whole ledger. Rows without a known date stay.
 */
export async function dropOldActivity(database: LearnerDatabase, now: Date): Promise<void> {
  const newest = await database.activity.orderBy('at').last()
  const newestMs = newest === undefined ? Number.NaN : Date.parse(newest.at)
  const fromMs = Number.isNaN(newestMs) ? now.getTime() : Math.min(now.getTime(), newestMs)
  const limit = new Date(fromMs - KEPT_DAYS * DAY_MS).toISOString()
  await database.activity.where('at').between('2', limit, true, false).delete()
}

/** Not the total that is shown, which never falls below 0 and would swallow a part of the change. */
function points(document: ProgressDocument): number {
  const { earned, redeemed } = balance(document)
  return earned - redeemed
}
