/**
 * Role: who somebody was before the class had a new card. A learner's id is a hash with the id of the class, so that under a
 * new card everybody is new; only the teacher can say who is who.
 * Guarantee: a tap moves nothing and can be taken back: the older learning stays as it was, readable beside the new one.
 * Must not: guess by a name: two in a class may have the same.
 */
import { hexOf } from '../bytes'
import type { MemberId, SenderHash } from '../card/classId'
import { classIdIn } from '../envelope/envelope'
import { type ClassBook, compareNumbered, type LeavingRow, type ReportRow, withErased } from './classBook'
import { idsBefore } from './idsBefore'
import { type Member, membersOf } from './members'

/** `before` undefined: nobody, or it was taken back. */
export function withSuccession(book: ClassBook, member: MemberId, before: MemberId | undefined): ClassBook {
  const turn = (book.successions[member]?.turn ?? 0) + 1
  return { ...book, successions: { ...book.successions, [member]: { member, before, turn } } }
}

/** Whether that one can be told to be this one's of before: not where it would go round in a circle. */
export function canSucceed(book: ClassBook, member: MemberId, before: MemberId): boolean {
  return member !== before && !idsBefore(book, before).includes(member)
}

/** A member under the present card who may be somebody of before. */
export interface SuccessionOffer {
  readonly member: Member
  /** Nobody who is somebody already. */
  readonly namesakes: readonly Member[]
  readonly others: readonly Member[]
  /** The teacher has said that they are nobody of before. */
  readonly isJudged: boolean
}

/** By name; none where everybody of before was found, or the class never had another card. @param classId of the present card */
export function successionOffers(book: ClassBook, classId: Uint8Array): readonly SuccessionOffer[] {
  const key = hexOf(classId)
  const members = membersOf(book)
  const keys = classKeys(book)
  const isPresent = ({ senders }: Member): boolean => senders.some((sender) => keys.get(sender) === key)
  const ofBefore = members.filter((member) => !isPresent(member))
  if (ofBefore.length === 0) return []
  return members
    .filter((member) => isPresent(member) && member.before.length === 0)
    .map((member) => {
      const namesakes = ofBefore.filter(({ name }) => plain(name) === plain(member.name))
      const others = ofBefore.filter((other) => !namesakes.includes(other))
      return { member, namesakes, others, isJudged: book.successions[member.member] !== undefined }
    })
}

/** Those that the teacher is asked about without looking for them. */
export function namesakeOffers(book: ClassBook, classId: Uint8Array): readonly SuccessionOffer[] {
  return successionOffers(book, classId).filter(({ namesakes, isJudged }) => namesakes.length > 0 && !isJudged)
}

/** As it sounds when it is read out. */
function plain(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
}

/** Of each sender the class that its newest report was sealed for, in hex. */
export function classKeys({ reports }: Pick<ClassBook, 'reports'>): ReadonlyMap<SenderHash, string> {
  return new Map([...newestRows(reports)].map(([sender, row]) => [sender, hexOf(classIdIn(row.bytes))]))
}

/** Of each sender the newest report. */
export function newestRows(reports: ClassBook['reports']): ReadonlyMap<SenderHash, ReportRow> {
  const newest = new Map<SenderHash, ReportRow>()
  for (const row of Object.values(reports)) {
    const known = newest.get(row.sender)
    if (known === undefined || compareNumbered(row, known) > 0) newest.set(row.sender, row)
  }
  return newest
}

/** Deletes what senders that have left had handed in; of who has left with all devices, also what stood before the new card. */
export function withLeaversErased(book: ClassBook, senders: ReadonlySet<SenderHash>): ClassBook {
  const gone = membersOf(book).filter(
    (member) => member.leftAt !== undefined && member.senders.every((sender) => senders.has(sender)),
  )
  const older = new Set(gone.flatMap(({ before }) => before.flatMap((member) => member.senders)))
  const rows = [...newestRows(book.reports)].filter(([sender]) => older.has(sender))
  const leavings = Object.fromEntries(rows.map(([sender, row]) => [sender, leavingOf(row)]))
  return withErased({ ...book, leavings: { ...book.leavings, ...leavings } }, senders)
}

/** These can't say themselves that they left: their card is no more. */
function leavingOf({ sender, sequence, bytes, heardAt, carrier }: ReportRow): LeavingRow {
  return { sender, sequence, bytes, heardAt, carrier, isErased: true }
}
