/**
 * Role: which member a learner was before the class got a new card. A learner's id is a hash that includes the class
 * id, so every learner has a new id under a new card. Only the teacher can match them.
 * Guarantee: a tap moves no data and can be undone: the older progress is unchanged and can be read next to the new
 * progress.
 * Must not: guess from a name, since two learners in a class may share it.
 */
import { hexOf } from '../bytes'
import type { MemberId, SenderHash } from '../card/classId'
import { classIdIn, headerIn } from '../envelope/envelope'
import { type ClassBook, compareNumbered, type LeavingRow, type ReportRow, withErased } from './classBook'
import { idsBefore } from './idsBefore'
import { type Member, membersOf } from './members'

/** `before` is undefined if there is no earlier member, or if the tap was undone. */
export function withSuccession(book: ClassBook, member: MemberId, before: MemberId | undefined): ClassBook {
  const turn = (book.successions[member]?.turn ?? 0) + 1
  return { ...book, successions: { ...book.successions, [member]: { member, before, turn } } }
}

/**
 * Returns whether `before` can be recorded as the earlier member of `member`. Returns false if that would create a
 * cycle.
 */
export function canSucceed(book: ClassBook, member: MemberId, before: MemberId): boolean {
  return member !== before && !idsBefore(book, before).includes(member)
}

/** A member under the current card who may have been an earlier member. */
export interface SuccessionOffer {
  readonly member: Member
  /** Leaves out earlier members who are already matched. */
  readonly namesakes: readonly Member[]
  readonly others: readonly Member[]
  /** Whether the teacher said that this learner is new. */
  readonly isJudged: boolean
}

/**
 * Returns the offers sorted by name. The list is empty if every earlier member is matched, or if the class never had
 * another card.
 * @param classId the class id on the current card
 */
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

/** Returns the offers that the teacher is asked about directly. */
export function namesakeOffers(book: ClassBook, classId: Uint8Array): readonly SuccessionOffer[] {
  return successionOffers(book, classId).filter(({ namesakes, isJudged }) => namesakes.length > 0 && !isJudged)
}

/** Normalizes a name for comparison. */
function plain(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
}

/** Returns, for each sender, the class that its newest report was sealed for, in hex. */
export function classKeys({ reports }: Pick<ClassBook, 'reports'>): ReadonlyMap<SenderHash, string> {
  return new Map([...newestRows(reports)].map(([sender, row]) => [sender, hexOf(classIdIn(row.bytes))]))
}

/** Returns the newest report of each sender. */
export function newestRows(reports: ClassBook['reports']): ReadonlyMap<SenderHash, ReportRow> {
  const newest = new Map<SenderHash, ReportRow>()
  for (const row of Object.values(reports)) {
    const known = newest.get(row.sender)
    if (known === undefined || compareNumbered(row, known) > 0) newest.set(row.sender, row)
  }
  return newest
}

/**
 * Deletes the reports of senders that have left. If a learner left with all devices, also deletes the reports from
 * before the new card.
 */
export function withLeaversErased(book: ClassBook, senders: ReadonlySet<SenderHash>): ClassBook {
  const gone = membersOf(book).filter(
    (member) => member.leftAt !== undefined && member.senders.every((sender) => senders.has(sender)),
  )
  const older = new Set(gone.flatMap(({ before }) => before.flatMap((member) => member.senders)))
  const rows = [...newestRows(book.reports)].filter(([sender]) => older.has(sender))
  const leavings = Object.fromEntries(rows.map(([sender, row]) => [sender, leavingOf(row)]))
  return withErased({ ...book, leavings: { ...book.leavings, ...leavings } }, senders)
}

/**
 * Records that they left, since they can't report it themselves with a card that is no longer valid. Keeps no sealed
 * content, because the class could still open it.
 */
function leavingOf({ sender, sequence, bytes, heardAt, carrier }: ReportRow): LeavingRow {
  return { sender, sequence, bytes: headerIn(bytes), heardAt, carrier, isErased: true }
}
