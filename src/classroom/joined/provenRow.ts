/**
 * Role: changes the row of a class after a report is proved to have arrived.
 * Guarantee: proofs give the same row in any order and any number of times. A weaker proof never replaces a better one.
 * Must not: be asynchronous, since transactions use it.
 */
import type { Instant } from '../../core/progress/ids'
import type { HandedIn, HandInProof } from '../ports/JoinedClasses'
import type { OpenedPlan } from '../protocol/plan/sealPlan'
import type { Receipt } from '../protocol/plan/receipts'
import { type JoinedRow, MOST_HANDED_IN, type OwnReportRow } from './classRow'

/** An answer code is better proof than bytes on a relay, and those are better proof than a check mark. */
const WEIGHT: Readonly<Record<HandInProof, number>> = { ticked: 0, 'on-relay': 1, answered: 2 }
const weightOf = ({ proof, isOffRelay }: HandedIn): number => (isOffRelay === true ? -1 : WEIGHT[proof])

/**
 * Returns the updated row after its report has arrived. Returns `deleted` if the learner has left, because the row is
 * no longer needed.
 */
export function provenRow(
  row: JoinedRow,
  report: OwnReportRow,
  proof: HandInProof,
  at: Instant,
): JoinedRow | 'deleted' | 'unchanged' {
  if (row.signing === undefined) return 'deleted'
  const before = row.handedIn.find(({ sequence }) => sequence === report.sequence)
  if (before !== undefined && weightOf(before) >= WEIGHT[proof]) return 'unchanged'
  const others = row.handedIn.filter((other) => other !== before)
  const isNewest = others.every(({ sequence }) => sequence < report.sequence)
  const handedIn = [...others, { at, proof, sequence: report.sequence }]
    .sort((a, b) => b.sequence - a.sequence)
    .slice(0, MOST_HANDED_IN)
  return { ...row, handedIn, ...(isNewest && { provedMarks: report.marks }) }
}

/** Returns the row after the class was closed on its relays, which deleted the reports there. */
export function offRelayRow(row: JoinedRow): JoinedRow | 'unchanged' {
  const isThere = ({ proof, isOffRelay }: HandedIn): boolean => proof === 'on-relay' && isOffRelay !== true
  if (!row.handedIn.some(isThere)) return 'unchanged'
  return { ...row, handedIn: row.handedIn.map((one) => (isThere(one) ? { ...one, isOffRelay: true } : one)) }
}

/** Returns the reports that were made on this device and can still be proved, newest first, each once. */
export function provableReports({ last, reports }: JoinedRow): readonly OwnReportRow[] {
  const older = reports.filter(({ sequence }) => sequence !== last?.sequence)
  return last === undefined ? older : [last, ...older]
}

/** Returns the row after the class said that it deleted this device's reports. The teacher has none of them. */
export function deletedRow(row: JoinedRow, deletedAt: Instant): JoinedRow {
  return { ...row, deletedAt, handedIn: [], provedMarks: undefined }
}

type Told = Pick<Extract<OpenedPlan, { readonly kind: 'opened' }>, 'receipts' | 'uncounted' | 'plan'>

/**
 * Returns the updated row after the class's receipts arrived, and the number of reports that they confirm for the first
 * time. Rows of older versions have no receipts, so `ofLast` has the receipt of the newest report.
 */
export function rowWithReceipts(
  row: JoinedRow,
  { receipts, uncounted, plan }: Told,
  ofLast: { readonly sequence: number; readonly receipt: Receipt } | undefined,
  at: Instant,
): { readonly row: JoinedRow | 'deleted'; readonly confirmed: number } {
  let next = row
  let confirmed = 0
  for (const report of provableReports(row)) {
    const receipt = report.receipt ?? (report.sequence === ofLast?.sequence ? ofLast.receipt : undefined)
    if (receipt === undefined || !(receipts.has(receipt) || uncounted?.has(receipt) === true)) continue
    const proven = provenRow(next, report, 'answered', at)
    if (proven === 'deleted') return { row: 'deleted', confirmed: 1 }
    if (proven !== 'unchanged') {
      next = proven
      confirmed += 1
    }
    if (uncounted !== undefined) next = withStanding(next, report, !uncounted.has(receipt), plan.sequence)
  }
  return { row: next, confirmed }
}

/** Records whether the class counts this report. The word of the newest envelope holds. */
function withStanding(row: JoinedRow, { sequence }: OwnReportRow, counts: boolean, toldIn: number): JoinedRow {
  const isNews = row.handedIn.some((one) => one.sequence === sequence && toldIn > (one.toldIn ?? 0))
  if (!isNews) return row
  const handedIn = row.handedIn.map((one) => (one.sequence === sequence ? { ...one, counts, toldIn } : one))
  return { ...row, handedIn }
}
