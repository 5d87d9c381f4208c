/**
 * Role: learners who share a device with a member but have not joined, according to that device's reports.
 * Guarantee: lists only learners who agreed to be named, and only while the newest report from a member's device names
 * them.
 * Must not: list a learner who has the same name as a member, or count anyone.
 */
import type { Instant } from '../../../core/progress/ids'
import { compareScalars } from '../../../core/progress/json'
import type { ClassBook } from './classBook'
import { membersOf } from './members'
import { looksLike } from './namesakes'
import { newestRows } from './successions'

export interface NotInClass {
  readonly name: string
  /** The name of the member whose report listed this learner. */
  readonly beside: string
  readonly asOf: Instant
}

/** Lists each name once, sorted by name. */
export function notInClass(book: ClassBook): readonly NotInClass[] {
  const members = membersOf(book).filter(({ leftAt }) => leftAt === undefined)
  const newest = newestRows(book.reports)
  const named: NotInClass[] = []
  for (const { name: beside, senders, asOf } of members) {
    for (const name of senders.flatMap((sender) => newest.get(sender)?.report.notJoined ?? [])) {
      if (![...members, ...named].some((known) => looksLike(known.name, name))) named.push({ name, beside, asOf })
    }
  }
  return named.sort((a, b) => compareScalars(a.name, b.name))
}
