/**
 * Role: the marks of senders whose reports the teacher deleted, for example because a parent asked for it.
 * Guarantee: marks name only the keys of senders. Later reports under this key are not kept, in this copy and in each
 * copy that is merged with it, of older versions too.
 * Must not: keep bytes of a report, because the class could still open them.
 */
import type { Bytes } from '../bytes'
import type { MemberId, SenderHash } from '../card/classId'
import { classIdIn, headerBytes, headerIn, senderIn } from '../envelope/envelope'
import type { Instant } from '../../../core/progress/ids'
import { type ClassBook, type LeavingRow, type ReportRow, withErased } from './classBook'
import { idsBefore } from './idsBefore'
import { newestRows } from './successions'

/** No report has a higher number, so every version leaves out the reports of a sender with this mark. */
const LAST_SEQUENCE = Number.MAX_SAFE_INTEGER

/**
 * The bytes of a mark. The class gives a receipt for them, like for a report, which tells the sender's own device that
 * its reports were deleted.
 */
export function deletionBytes(classId: Bytes, sender: Bytes): Bytes {
  return headerBytes({ kind: 'report', classId, sender, sequence: LAST_SEQUENCE })
}

export function isDeleted({ leavings }: Pick<ClassBook, 'leavings'>, sender: SenderHash): boolean {
  const row = leavings[sender]
  return row !== undefined && isDeletionMark(row)
}

export function isDeletionMark({ isErased, sequence }: LeavingRow): boolean {
  return isErased && sequence === LAST_SEQUENCE
}

/** Returns the senders of all reports that claim to be this member, or that the teacher admitted as this member. */
export function sendersOf(book: ClassBook, member: MemberId): readonly SenderHash[] {
  const ids = new Set([member, ...idsBefore(book, member)])
  const claimed = Object.values(book.reports).filter(({ report }) => ids.has(report.member))
  return [...new Set(claimed.map(({ sender }) => sender))]
}

/** Deletes all reports and decisions of this member, and those from before the class got a new card. */
export function withMemberDeleted(book: ClassBook, member: MemberId, at: Instant): ClassBook {
  const senders = new Set(sendersOf(book, member))
  const rows = [...newestRows(book.reports).values()].filter(({ sender }) => senders.has(sender))
  const marks = Object.fromEntries(rows.map((row) => [row.sender, markOf(row, at)]))
  const decisions = Object.fromEntries(Object.entries(book.decisions).filter(([sender]) => !(sender in marks)))
  return withErased({ ...book, decisions, leavings: { ...book.leavings, ...marks } }, senders)
}

/** The mark of a sender. The number of the card's class stays, because receipts are only for the current card. */
function markOf({ sender, bytes, carrier }: ReportRow, heardAt: Instant): LeavingRow {
  const key = senderIn(bytes)
  // A row whose envelope is damaged has no key. Its sender is still known by its hash.
  const mark = key === undefined ? headerIn(bytes) : deletionBytes(classIdIn(bytes).slice(), key)
  return { sender, sequence: LAST_SEQUENCE, bytes: mark, heardAt, carrier, isErased: true }
}
