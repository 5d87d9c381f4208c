/**
 * Role: how much a class book takes, in bytes as its backup holds them.
 * Guarantee: of whatever it took a backup can be made, and read again.
 * Must not: refuse a learner whom the teacher has let in for what others have sent.
 */
import type { ClassBook } from '../protocol/book/classBook'
import type { SenderHash } from '../protocol/card/classId'
import { classroomTools } from '../../platform/classroomTools'
import { canonicalText } from '../../core/progress/json'
import { type BookContent, recordsOf } from './bookContent'
import { type BookRecord, recordMap } from './bookRecords'

/**
 * Bytes for whom nobody let in. 300 senders who finished the course and reviewed every question need 9 million; one who
 * wants to fill the book needs a million and a half for each of theirs.
 */
export const ROOM_FOR_NEW = 24_000_000
/** Bytes for everybody. The rest of a backup (bookFile.ts) is for what the teacher writes: notes, taps and the plan. */
export const ROOM_FOR_MEMBERS = 48_000_000

/** A comma. */
const BETWEEN = 1

/** Rows stay the same objects from change to change. */
const weights = new WeakMap<BookRecord['row'], number>()

export function weightOf(content: BookContent): number {
  let sum = 0
  for (const record of recordsOf(content).values()) sum += weightOfRecord(record)
  return sum
}

function weightOfRecord(record: BookRecord): number {
  const known = weights.get(record.row)
  if (known !== undefined) return known
  const weight = classroomTools.encode(canonicalText(recordMap(record))).length + BETWEEN
  weights.set(record.row, weight)
  return weight
}

/**
 * The book with what that sender has just handed in. What devices had handed in that were let go is given up where it needs
 * the room: no screen shows it. Undefined where there is none.
 */
export function withRoomFor(content: BookContent, sender: SenderHash): BookContent | undefined {
  const isLetIn = content.book.decisions[sender]?.isLetIn
  const lighter = withinRoom(content, isLetIn === true ? ROOM_FOR_MEMBERS : ROOM_FOR_NEW)
  return lighter === content || isLetIn !== false ? lighter : undefined
}

/** The same content, or as much of it as counts or waits; undefined where that is too much too. */
export function withinRoom(content: BookContent, room: number): BookContent | undefined {
  if (weightOf(content) <= room) return content
  const lighter = { ...content, book: withoutLetGo(content.book) }
  return weightOf(lighter) <= room ? lighter : undefined
}

function withoutLetGo(book: ClassBook): ClassBook {
  const kept = Object.entries(book.reports).filter(([, { sender }]) => book.decisions[sender]?.isLetIn !== false)
  return { ...book, reports: Object.fromEntries(kept) }
}
