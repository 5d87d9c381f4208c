/**
 * Role: limits the size of a class book, measured in bytes of its backup.
 * Guarantee: every book within the limits can be backed up, and its backup can be read.
 * Must not: let other senders' data cause a learner whom the teacher has admitted to be rejected.
 */
import type { ClassBook } from '../protocol/book/classBook'
import type { SenderHash } from '../protocol/card/classId'
import { classroomTools } from '../../platform/classroomTools'
import { canonicalText } from '../../core/progress/json'
import { type BookContent, recordsOf } from './bookContent'
import { type BookRecord, recordMap } from './bookRecords'

/**
 * Maximum bytes for senders that are not admitted. 300 senders who finished the course and reviewed every question need
 * 9 million. Each sender that an attacker makes up can use 1.5 million.
 */
export const ROOM_FOR_NEW = 24_000_000
/**
 * Maximum bytes for all senders together. The rest of a backup (bookFile.ts) is for the teacher's notes, taps and plan.
 */
export const ROOM_FOR_MEMBERS = 48_000_000

/** One comma between records. */
const BETWEEN = 1

/** Caches the size of each row, because unchanged rows stay the same objects. */
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
 * Returns the book with that sender's new hand-in. If space is short, drops hand-ins from devices that were removed,
 * which no screen shows. Returns undefined if there is still no space.
 */
export function withRoomFor(content: BookContent, sender: SenderHash): BookContent | undefined {
  const isLetIn = content.book.decisions[sender]?.isLetIn
  const lighter = withinRoom(content, isLetIn === true ? ROOM_FOR_MEMBERS : ROOM_FOR_NEW)
  return lighter === content || isLetIn !== false ? lighter : undefined
}

/**
 * Returns the same content or, if it is too large, the content without reports from removed senders. Returns undefined
 * if even that is too large.
 */
export function withinRoom(content: BookContent, room: number): BookContent | undefined {
  if (weightOf(content) <= room) return content
  const lighter = { ...content, book: withoutLetGo(content.book) }
  return weightOf(lighter) <= room ? lighter : undefined
}

function withoutLetGo(book: ClassBook): ClassBook {
  const kept = Object.entries(book.reports).filter(([, { sender }]) => book.decisions[sender]?.isLetIn !== false)
  return { ...book, reports: Object.fromEntries(kept) }
}
