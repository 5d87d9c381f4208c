/**
 * Role: what a class book holds of its senders, and how an arrival, a decision of the teacher or a colleague's copy joins it.
 * Guarantee: any order, repetition and mix of carriers gives the same book; of each sender the newest report stands, and the
 * last one of each of the two epochs before.
 * Must not: decide who is counted: it keeps what came, and the teacher's decisions beside it.
 */
import { boundedRows } from './boundedRows'
import type { MemberId, SenderHash } from '../card/classId'
import type { Bytes } from '../bytes'
import { compareBytes } from '../bytes'
import type { LearningReport, Report } from '../report/report'
import type { Instant } from '../../../core/progress/ids'
import { compareScalars, ownEntries } from '../../../core/progress/json'

export type Carrier = 'light' | 'file' | 'relay'

/** When it was heard first, by the teacher's clock, and how. */
export interface Heard {
  readonly heardAt: Instant
  readonly carrier: Carrier
}

interface Numbered extends Heard {
  readonly sender: SenderHash
  readonly sequence: number
  /** The envelope: of two with one number the greater bytes are the newer. */
  readonly bytes: Bytes
}

export interface ReportRow extends Numbered {
  readonly report: LearningReport
}

export interface LeavingRow extends Numbered {
  /** What this sender had handed in was deleted. */
  readonly isErased: boolean
}

/** What the teacher tapped last for a sender. It holds for the member that the sender said to be then, and for no other. */
export interface Decision {
  readonly sender: SenderHash
  readonly member: MemberId
  readonly isLetIn: boolean
  /** One more than before at each tap. */
  readonly turn: number
}

/** Who somebody was before the class had a new card, as the teacher tapped last. */
export interface Succession {
  readonly member: MemberId
  /** Undefined: nobody. */
  readonly before: MemberId | undefined
  /** One more than before at each tap. */
  readonly turn: number
}

/** Rows by their keys, as a store holds them. */
export interface ClassBook {
  /** By sender, member and epoch: see `reportKey`. */
  readonly reports: Readonly<Record<string, ReportRow>>
  readonly leavings: Readonly<Record<SenderHash, LeavingRow>>
  readonly decisions: Readonly<Record<SenderHash, Decision>>
  /** By the member of now. */
  readonly successions: Readonly<Record<MemberId, Succession>>
}

export const EMPTY_BOOK: ClassBook = { reports: {}, leavings: {}, decisions: {}, successions: {} }

/** A report that was opened, and how it came. */
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

/** `older`: a report with a higher number is here. `same`: this one is. */
export type ArrivalOutcome = 'taken' | 'older' | 'same'

/** What an arrival is to a book, for the words on the screen; a joined book is right whatever it is. */
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

/** Lets a sender in as that member, or lets it go again; taps on one device and on a colleague's join by their turns. */
export function withDecision(book: ClassBook, sender: SenderHash, member: MemberId, isLetIn: boolean): ClassBook {
  return withDecisions(book, [{ sender, member, isLetIn }])
}

/** A tap of the teacher. `isLetIn` undefined takes the one before back: the sender waits again. */
export interface Tap {
  readonly sender: SenderHash
  readonly member: MemberId
  readonly isLetIn: boolean | undefined
}

export function withDecisions(book: ClassBook, taps: readonly Tap[]): ClassBook {
  const decisions: Record<SenderHash, Decision> = { ...book.decisions }
  for (const { sender, member, isLetIn } of taps) {
    if (isLetIn === undefined) delete decisions[sender]
    else decisions[sender] = { sender, member, isLetIn, turn: (decisions[sender]?.turn ?? 0) + 1 }
  }
  return { ...book, decisions }
}

/** Deletes what senders that have left had handed in. That they left stays, so that no carrier brings it back. */
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

/** Positive when `a` is the newer. */
export function compareNumbered(a: Numbered, b: Numbered): number {
  return a.sequence - b.sequence || compareBytes(a.bytes, b.bytes)
}

/** The newer one; of one envelope that came twice, the time and carrier of the first. */
function newer<Row extends Numbered>(a: Row, b: Row): Row {
  const order = compareNumbered(a, b) || compareScalars(b.heardAt, a.heardAt) || compareScalars(b.carrier, a.carrier)
  return order >= 0 ? a : b
}

/** Of two taps at one turn the careful one stands. */
function laterDecision(a: Decision, b: Decision): Decision {
  const order = a.turn - b.turn || Number(b.isLetIn) - Number(a.isLetIn) || compareScalars(a.member, b.member)
  return order >= 0 ? a : b
}

/** Of two taps at one turn the one that says less stands. */
function laterSuccession(a: Succession, b: Succession): Succession {
  const order = a.turn - b.turn || compareScalars(b.before ?? '', a.before ?? '')
  return order >= 0 ? a : b
}
