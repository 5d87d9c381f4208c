/**
 * Role: the data of a class book by sender, and how a report, a teacher's decision or a colleague's copy is merged into
 * it.
 * Guarantee: reports give the same book in any order, any number of times and by any way of handing in. It keeps each
 * sender's newest report, plus the last report from each of the previous two epochs.
 * Must not: decide whose reports are counted. It stores the teacher's decisions separately from the reports.
 */
import { boundedRows } from './boundedRows'
import type { MemberId, SenderHash } from '../card/classId'
import type { Bytes } from '../bytes'
import { compareBytes } from '../bytes'
import type { LearningReport, Report } from '../report/report'
import type { Instant } from '../../../core/progress/ids'
import { compareScalars, ownEntries } from '../../../core/progress/json'

export type Carrier = 'light' | 'file' | 'relay'

/** How a report arrived, and when it first arrived, by the teacher's clock. */
export interface Heard {
  readonly heardAt: Instant
  readonly carrier: Carrier
}

interface Numbered extends Heard {
  readonly sender: SenderHash
  readonly sequence: number
  /** The bytes of the envelope. If two envelopes have the same number, the envelope with the greater bytes is newer. */
  readonly bytes: Bytes
}

export interface ReportRow extends Numbered {
  readonly report: LearningReport
}

export interface LeavingRow extends Numbered {
  /** Whether this sender's reports were deleted. */
  readonly isErased: boolean
}

/** The teacher's last tap for a sender. It applies only to the member that the sender claimed to be at that time. */
export interface Decision {
  readonly sender: SenderHash
  readonly member: MemberId
  readonly isLetIn: boolean
  /** Increases by 1 with each tap. */
  readonly turn: number
  /** When the teacher tapped, by that device's clock. Missing in decisions of older versions, which ignore it. */
  readonly at?: Instant
}

/** Which member a learner was before the class got a new card, by the teacher's last tap. */
export interface Succession {
  readonly member: MemberId
  /** Undefined if there is no earlier member. */
  readonly before: MemberId | undefined
  /** Increases by 1 with each tap. */
  readonly turn: number
}

/** Rows by their keys, in the form that a store uses. */
export interface ClassBook {
  /** By sender, member and epoch: see `reportKey`. */
  readonly reports: Readonly<Record<string, ReportRow>>
  readonly leavings: Readonly<Record<SenderHash, LeavingRow>>
  readonly decisions: Readonly<Record<SenderHash, Decision>>
  /** Indexed by the current member. */
  readonly successions: Readonly<Record<MemberId, Succession>>
}

export const EMPTY_BOOK: ClassBook = { reports: {}, leavings: {}, decisions: {}, successions: {} }

/** An opened report, and how it arrived. */
export interface Arrival extends Heard {
  readonly sender: SenderHash
  readonly bytes: Bytes
  readonly report: Report
}

export function reportKey({ sender, report }: ReportRow): string {
  return `${sender} ${report.member} ${report.document.epoch}`
}

export function withArrival(book: ClassBook, arrival: Arrival): ClassBook {
  return joinBooks(book, bookOf(arrival))
}

/** `older`: the book has a report with a higher number. `same`: the book has this report. */
export type ArrivalOutcome = 'taken' | 'older' | 'same'

/** Compares a report with a book, for the message on the screen. Merging is correct for every outcome. */
export function arrivalOutcome({ reports, leavings }: ClassBook, { sender, bytes, report }: Arrival): ArrivalOutcome {
  const rows = [...Object.values(reports), ...Object.values(leavings)].filter((row) => row.sender === sender)
  const orders = rows.map((row) => report.sequence - row.sequence || compareBytes(bytes, row.bytes))
  if (orders.some((order) => order < 0)) return 'older'
  return orders.includes(0) ? 'same' : 'taken'
}

function bookOf({ sender, bytes, report, heardAt, carrier }: Arrival): ClassBook {
  const numbered = { sender, sequence: report.sequence, bytes, heardAt, carrier }
  if (report.kind === 'left') return { ...EMPTY_BOOK, leavings: { [sender]: { ...numbered, isErased: false } } }
  const row = { ...numbered, report }
  return { ...EMPTY_BOOK, reports: { [reportKey(row)]: row } }
}

/** Admits a sender as that member, or removes the sender. Taps on two devices are merged by their turns. */
export function withDecision(
  book: ClassBook,
  sender: SenderHash,
  member: MemberId,
  isLetIn: boolean,
  at?: Instant,
): ClassBook {
  return withDecisions(book, [{ sender, member, isLetIn }], at)
}

/** A tap by the teacher. If `isLetIn` is undefined, the tap undoes the previous one, so the sender waits again. */
export interface Tap {
  readonly sender: SenderHash
  readonly member: MemberId
  readonly isLetIn: boolean | undefined
}

/** @param at when the teacher tapped */
export function withDecisions(book: ClassBook, taps: readonly Tap[], at?: Instant): ClassBook {
  const decisions: Record<SenderHash, Decision> = { ...book.decisions }
  for (const { sender, member, isLetIn } of taps) {
    if (isLetIn === undefined) delete decisions[sender]
    else {
      const turn = (decisions[sender]?.turn ?? 0) + 1
      decisions[sender] = { sender, member, isLetIn, turn, ...(at !== undefined && { at }) }
    }
  }
  return { ...book, decisions }
}

/**
 * Deletes the reports of senders that have left. Keeps the fact that they left, so that no carrier can restore the
 * reports.
 */
export function withErased(book: ClassBook, senders: ReadonlySet<SenderHash>): ClassBook {
  const leavings = ownEntries(book.leavings).map(
    ([sender, row]) => [sender, senders.has(sender) ? { ...row, isErased: true } : row] as const,
  )
  return withoutErased({ ...book, leavings: Object.fromEntries(leavings) })
}

export function joinBooks(a: ClassBook, b: ClassBook): ClassBook {
  return withoutErased({
    reports: boundedRows(joinRows(a.reports, b.reports, newer), compareNumbered),
    leavings: joinRows(a.leavings, b.leavings, (mine, theirs) => ({
      ...newer(mine, theirs),
      isErased: mine.isErased || theirs.isErased,
    })),
    decisions: joinRows(a.decisions, b.decisions, laterDecision),
    successions: joinRows(a.successions, b.successions, laterSuccession),
  })
}

function withoutErased(book: ClassBook): ClassBook {
  const kept = Object.entries(book.reports).filter(([, row]) => {
    const leaving = book.leavings[row.sender]
    return leaving === undefined || !leaving.isErased || row.sequence > leaving.sequence
  })
  return { ...book, reports: Object.fromEntries(kept) }
}

function joinRows<K extends string, Row>(
  a: Readonly<Record<K, Row>>,
  b: Readonly<Record<K, Row>>,
  choose: (a: Row, b: Row) => Row,
): Readonly<Record<K, Row>> {
  const joined: Record<K, Row> = { ...a }
  for (const [key, theirs] of ownEntries(b)) {
    const mine = Object.hasOwn(a, key) ? a[key] : undefined
    joined[key] = mine === undefined ? theirs : choose(mine, theirs)
  }
  return joined
}

/** Returns a positive number if `a` is newer. */
export function compareNumbered(a: Numbered, b: Numbered): number {
  return a.sequence - b.sequence || compareBytes(a.bytes, b.bytes)
}

/** Returns the newer row. If both rows have the same envelope, keeps the time and carrier of its first arrival. */
function newer<Row extends Numbered>(a: Row, b: Row): Row {
  const order = compareNumbered(a, b) || compareScalars(b.heardAt, a.heardAt) || compareScalars(b.carrier, a.carrier)
  return order >= 0 ? a : b
}

/** If two taps have the same turn, the more cautious one wins. */
function laterDecision(a: Decision, b: Decision): Decision {
  const order = a.turn - b.turn || Number(b.isLetIn) - Number(a.isLetIn) || compareScalars(a.member, b.member)
  return (order || compareScalars(a.at ?? '', b.at ?? '')) >= 0 ? a : b
}

/** If two taps have the same turn, the tap that says less wins. */
function laterSuccession(a: Succession, b: Succession): Succession {
  const order = a.turn - b.turn || compareScalars(b.before ?? '', a.before ?? '')
  return order >= 0 ? a : b
}
