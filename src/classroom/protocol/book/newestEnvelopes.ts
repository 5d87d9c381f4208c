/**
 * Role: the newest envelope of each sender in a class book, which the class confirms with a receipt, and whether the
 * report counts.
 * Guarantee: lists only envelopes that are in the book and were made for this class's current card.
 * Must not: let senders whom the teacher has not admitted crowd out members.
 */
import { type Bytes, isSameBytes } from '../bytes'
import type { SenderHash } from '../card/classId'
import { classIdIn } from '../envelope/envelope'
import { type ClassBook, compareNumbered, type Decision, type LeavingRow, type ReportRow } from './classBook'
import { compareScalars } from '../../../core/progress/json'

export interface NewestEnvelope {
  readonly bytes: Bytes
  /** Whether the class counts this report. A report that says that the learner left always counts. */
  readonly counts: boolean
  /** The decision by which the teacher rejected or removed this sender, if it is why the report doesn't count. */
  readonly rejection: Decision | undefined
}

/** Returns members first, then waiting senders, then removed ones. In each group, the last to arrive comes first. */
export function newestEnvelopes(
  { reports, leavings, decisions }: ClassBook,
  classId: Bytes,
): readonly NewestEnvelope[] {
  const newest = new Map<SenderHash, ReportRow | LeavingRow>()
  for (const row of [...Object.values(reports), ...Object.values(leavings)]) {
    if (!isSameBytes(classIdIn(row.bytes), classId)) continue
    const known = newest.get(row.sender)
    if (known === undefined || compareNumbered(row, known) > 0) newest.set(row.sender, row)
  }
  const group = ({ sender }: ReportRow | LeavingRow): number => {
    const isLetIn = decisions[sender]?.isLetIn
    if (isLetIn === undefined) return 1
    return isLetIn ? 0 : 2
  }
  return [...newest.values()]
    .sort((a, b) => group(a) - group(b) || compareScalars(b.heardAt, a.heardAt) || compareScalars(a.sender, b.sender))
    .map((row) => {
      const decision = decisions[row.sender]
      const isReport = 'report' in row
      return {
        bytes: row.bytes,
        counts: !isReport || (decision?.isLetIn === true && decision.member === row.report.member),
        rejection: isReport && decision?.isLetIn === false ? decision : undefined,
      }
    })
}
