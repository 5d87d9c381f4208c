/**
 * Role: the devices that the teacher rejected or removed, so that each decision can be seen and changed.
 * Guarantee: lists every sender with a report that is neither counted nor waiting, so no decision hides a report.
 * Must not: list devices whose reports were deleted.
 */
import { compareScalars } from '../../../core/progress/json'
import type { Instant } from '../../../core/progress/ids'
import type { MemberId, SenderHash } from '../card/classId'
import type { Carrier, ClassBook, Tap } from './classBook'
import { newestRows } from './successions'

export interface RejectedSender {
  readonly sender: SenderHash
  /** The member that the newest report claims. */
  readonly member: MemberId
  readonly name: string
  readonly heardAt: Instant
  readonly carrier: Carrier
  /** When the teacher rejected or removed this device. Undefined if an older version stored the decision. */
  readonly rejectedAt: Instant | undefined
  /** Whether a new report came after the decision. False if we don't know when the teacher decided. */
  readonly isBack: boolean
}

/** Sorted with the newest report first. */
export function rejectedSenders(book: ClassBook): readonly RejectedSender[] {
  return [...newestRows(book.reports).values()]
    .flatMap(({ sender, heardAt, carrier, report: { member, name } }): RejectedSender[] => {
      const decision = book.decisions[sender]
      if (decision === undefined || decision.isLetIn) return []
      const rejectedAt = decision.at
      const isBack = rejectedAt !== undefined && heardAt > rejectedAt
      return [{ sender, member, name, heardAt, carrier, rejectedAt, isBack }]
    })
    .sort((a, b) => compareScalars(b.heardAt, a.heardAt) || compareScalars(a.sender, b.sender))
}

/** The devices that one answer rejected. */
export interface MassRejection {
  readonly at: Instant
  readonly devices: readonly RejectedSender[]
}

/** Returns the answers that rejected several devices. */
export function rejectedTogether(rejected: readonly RejectedSender[]): readonly MassRejection[] {
  const times = new Set(rejected.flatMap(({ rejectedAt }) => rejectedAt ?? []))
  return [...times]
    .map((at) => ({ at, devices: rejected.filter(({ rejectedAt }) => rejectedAt === at) }))
    .filter(({ devices }) => devices.length > 1)
}

/** Returns the taps that undo these taps. */
export function tapsBefore({ decisions }: Pick<ClassBook, 'decisions'>, taps: readonly Tap[]): readonly Tap[] {
  return taps.map(({ sender, member }) => {
    const before = decisions[sender]
    return { sender, member: before?.member ?? member, isLetIn: before?.isLetIn }
  })
}
