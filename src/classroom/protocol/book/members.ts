/**
 * Role: the class members whom the teacher has admitted, and the senders who are waiting for approval.
 * Guarantee: a sender's reports count only for the member it was admitted as; removing a sender removes everything that
 * it reported.
 * Must not: count waiting senders, because anyone with the card could claim to be a classmate.
 */
import type { MemberId, SenderHash } from '../card/classId'
import type { ProgressDocument } from '../../../core/progress/document'
import { type Instant, type LocalDate, parseInstant } from '../../../core/progress/ids'
import { join } from '../../../core/progress/join'
import { joinShared, type SharedOutcomes } from '../report/sharedOutcomes'
import { compareScalars } from '../../../core/progress/json'
import { type Carrier, type ClassBook, compareNumbered, type ReportRow } from './classBook'
import { idsBefore } from './idsBefore'

const DAY_MS = 86_400_000
/** Days after which the progress of a learner who left is deleted. */
const KEPT_AFTER_LEAVING = 30

export interface Member {
  readonly member: MemberId
  /** The name in their last report. */
  readonly name: string
  readonly document: ProgressDocument
  /** Their progress before they started over, latest first. */
  readonly earlier: readonly ProgressDocument[]
  /** This learner's entries from before the class got new cards, latest first, each with its last report. */
  readonly before: readonly Member[]
  /** When the last new report arrived, by the teacher's clock. */
  readonly heardAt: Instant
  readonly carrier: Carrier
  /** The time of the progress that is shown: when the report was made, but never later than when it arrived. */
  readonly asOf: Instant
  /** Set if older answers were left out of a report. */
  readonly answersSince: LocalDate | undefined
  /** Self-checks and the state; undefined unless the learner agreed to hand them in. */
  readonly shared: SharedOutcomes | undefined
  readonly senders: readonly SenderHash[]
  /** When the last of their devices left; undefined if any device has not left. */
  readonly leftAt: Instant | undefined
}

/** Caches results per book, because a book never changes and every part of a screen needs them. */
interface WorkedOut {
  members?: readonly Member[]
  waiting?: readonly WaitingSender[]
}
const worked = new WeakMap<ClassBook, WorkedOut>()

function workedOut(book: ClassBook): WorkedOut {
  const known = worked.get(book)
  if (known !== undefined) return known
  const none: WorkedOut = {}
  worked.set(book, none)
  return none
}

/** Returns the members sorted by name, then by id. */
export function membersOf(book: ClassBook): readonly Member[] {
  const known = workedOut(book)
  known.members ??= listMembers(book)
  return known.members
}

function listMembers(book: ClassBook): readonly Member[] {
  const counted = Object.values(book.reports).filter((row) => isCounted(book, row))
  const byMember = new Map<MemberId, ReportRow[]>()
  for (const row of counted) byMember.set(row.report.member, [...(byMember.get(row.report.member) ?? []), row])
  const members = [...byMember.values()].map((rows) => memberOf(book, rows)).filter((member) => member !== undefined)
  return withBefore(book, members).sort(
    (a, b) => compareScalars(a.name.toLowerCase(), b.name.toLowerCase()) || compareScalars(a.member, b.member),
  )
}

/** Moves the data of earlier members into the entries of the same people's current memberships. */
function withBefore(book: ClassBook, members: readonly Member[]): Member[] {
  const known = new Map(members.map((member) => [member.member, member]))
  const before = new Map(members.map(({ member }) => [member, idsBefore(book, member)]))
  const hidden = new Set([...before.values()].flat())
  return members
    .filter(({ member }) => !hidden.has(member))
    .map((member) => {
      const ids = before.get(member.member) ?? []
      return ids.length === 0 ? member : { ...member, before: ids.flatMap((id) => known.get(id) ?? []) }
    })
}

function isCounted({ decisions }: ClassBook, { sender, report }: ReportRow): boolean {
  const decision = decisions[sender]
  return decision !== undefined && decision.isLetIn && decision.member === report.member
}

function memberOf(book: ClassBook, rows: readonly ReportRow[]): Member | undefined {
  const current = currentRows(rows)
  const byTime = [...current].sort((a, b) => compareScalars(a.heardAt, b.heardAt) || compareNumbered(a, b))
  const last = byTime.at(-1)
  const document = joined(current)
  if (last === undefined || document === undefined) return undefined
  const { name, member, madeAt } = last.report
  const senders = current.map(({ sender }) => sender).sort(compareScalars)
  const since = current.map(({ report }) => report.answersSince).filter((day) => day !== undefined)
  return {
    member,
    name,
    document,
    earlier: earlierDocuments(rows, document.epoch),
    before: [],
    heardAt: last.heardAt,
    carrier: last.carrier,
    asOf: madeAt !== '' && madeAt < last.heardAt ? madeAt : last.heardAt,
    answersSince: since.sort(compareScalars).at(-1),
    shared: joinShared(byTime.map(({ report }) => report.shared)),
    senders,
    leftAt: leftAt(book, current),
  }
}

/** Returns each sender's newest report, which replaces everything that this sender said before. */
function currentRows(rows: readonly ReportRow[]): readonly ReportRow[] {
  const newest = new Map<SenderHash, ReportRow>()
  for (const row of rows) {
    const known = newest.get(row.sender)
    if (known === undefined || compareNumbered(row, known) > 0) newest.set(row.sender, row)
  }
  return [...newest.values()]
}

function joined(rows: readonly ReportRow[]): ProgressDocument | undefined {
  const [first, ...others] = rows.map(({ report }) => report.document)
  return first && others.reduce(join, first)
}

function earlierDocuments(rows: readonly ReportRow[], epoch: number): readonly ProgressDocument[] {
  const epochs = new Set(rows.map(({ report }) => report.document.epoch).filter((before) => before < epoch))
  return [...epochs]
    .sort((a, b) => b - a)
    .map((before) => joined(rows.filter(({ report }) => report.document.epoch === before)))
    .filter((document) => document !== undefined)
}

/** Returns undefined if one of these devices has not left, or has since rejoined. */
function leftAt({ leavings }: ClassBook, current: readonly ReportRow[]): Instant | undefined {
  const left = current.map((row) => {
    const leaving = leavings[row.sender]
    return leaving !== undefined && leaving.sequence >= row.sequence ? leaving.heardAt : undefined
  })
  if (!left.every((heardAt) => heardAt !== undefined)) return undefined
  return left.sort(compareScalars).at(-1)
}

export interface WaitingSender {
  readonly sender: SenderHash
  /**
   * The member that the sender claims to be. A classmate can't know this id, but the same learner's second device has
   * it.
   */
  readonly member: MemberId
  readonly name: string
  readonly heardAt: Instant
  readonly carrier: Carrier
  /**
   * `new-member`: no counted sender claims this member. `new-device`: at least one counted sender claims this member.
   * `other-member`: this sender was admitted as another member.
   */
  readonly claim: 'new-member' | 'new-device' | 'other-member'
}

/**
 * Lists senders whom the teacher has not admitted, and senders whose newest report claims a different member than the
 * teacher admitted. Sorted by arrival.
 */
export function waitingSenders(book: ClassBook): readonly WaitingSender[] {
  const known = workedOut(book)
  known.waiting ??= listWaiting(book)
  return known.waiting
}

/** Returns whether a sender's newest report isn't counted until the teacher decides. */
export function isWaiting({ decisions }: ClassBook, { sender, report }: ReportRow): boolean {
  const decision = decisions[sender]
  return decision === undefined || (decision.isLetIn && decision.member !== report.member)
}

/**
 * Deletes these senders' waiting reports without recording the deletion, so real learners can hand in and wait again.
 * Counted reports are kept.
 */
export function withoutWaiting(book: ClassBook, senders: ReadonlySet<SenderHash>): ClassBook {
  const kept = Object.entries(book.reports).filter(([, row]) => !senders.has(row.sender) || !isWaiting(book, row))
  return { ...book, reports: Object.fromEntries(kept) }
}

function listWaiting(book: ClassBook): readonly WaitingSender[] {
  const counted = new Set(membersOf(book).map(({ member }) => member))
  return currentRows(Object.values(book.reports))
    .filter((row) => isWaiting(book, row))
    .map(({ sender, heardAt, carrier, report: { member, name } }): WaitingSender => {
      const isOther = book.decisions[sender] !== undefined
      const claim = isOther ? 'other-member' : counted.has(member) ? 'new-device' : 'new-member'
      return { sender, member, name, heardAt, carrier, claim }
    })
    .sort((a, b) => compareScalars(a.heardAt, b.heardAt) || compareScalars(a.sender, b.sender))
}

/** Returns the senders that left so long ago that their reports have to be deleted. */
export function sendersToErase({ leavings }: ClassBook, now: Instant): readonly SenderHash[] {
  return Object.values(leavings)
    .filter(({ isErased, heardAt }) => !isErased && daysFrom(heardAt, now) >= KEPT_AFTER_LEAVING)
    .map(({ sender }) => sender)
    .sort(compareScalars)
}

/**
 * Returns the number of full 24-hour days between two instants. Returns 0 if one is unknown, or the clock was set back.
 */
export function daysFrom(a: Instant, b: Instant): number {
  if (parseInstant(a) === undefined || parseInstant(b) === undefined) return 0
  return Math.max(0, Math.floor((Date.parse(b) - Date.parse(a)) / DAY_MS))
}
