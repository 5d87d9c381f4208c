/**
 * Role: applies one opened envelope to a book in memory, and computes the result for the screen.
 * Guarantee: the result depends only on the book and the envelope, so it can be computed again for a newer book.
 * Must not: store anything, or admit anyone: only the teacher's tap does that.
 */
import {
  type Arrival,
  type ArrivalOutcome,
  arrivalOutcome,
  type ClassBook,
  compareNumbered,
  type ReportRow,
  withArrival,
} from '../protocol/book/classBook'
import { isDeleted } from '../protocol/book/deletedSenders'
import { isWaiting } from '../protocol/book/members'
import { classKeys } from '../protocol/book/successions'
import { type Bytes, hexOf } from '../protocol/bytes'
import type { SenderHash } from '../protocol/card/classId'
import { classIdIn } from '../protocol/envelope/envelope'
import type { ProgressDocument } from '../../core/progress/document'
import { completedLessons } from '../../core/progress/lessons'
import { answeredQuestions, answersTo } from '../../core/progress/practice'
import { quizModules } from '../../core/progress/quizzes'
import type { Collected } from '../ports/TaughtClasses'
import { type BookContent, withRefused } from './bookContent'
import type { RefusedRow } from './bookRecords'
import { withRoomFor } from './bookRoom'

/** An envelope that was opened, with its decrypted text. The hash of the text is the answer code. */
export interface OpenedArrival {
  readonly kind: 'opened'
  readonly arrival: Arrival
  readonly text: Bytes
  /** The row to list if the book rejects the envelope. */
  readonly about: Pick<RefusedRow, 'id' | 'at' | 'carrier'>
}

export interface RefusedArrival {
  readonly kind: 'refused'
  readonly row: Omit<RefusedRow, 'turn'>
  /**
   * The sender that the relay gives for this document. Every fetch returns the document again, but the book lists it
   * once.
   */
  readonly sender?: SenderHash
}

type TakenHere = Extract<Collected, { readonly answer: string }>

export interface ArrivalStep {
  readonly content: BookContent
  /** Whether the change makes a new backup necessary. */
  readonly counts: boolean
  /** Includes the text for the answer code, if the learner expects an answer. */
  readonly result:
    | Extract<Collected, { readonly kind: 'refused' }>
    | { readonly text: Bytes; readonly taken: Unanswered }
}

export type Unanswered = Omit<TakenHere, 'answer'>

/** The maximum number of senders in one class, both admitted and waiting. Known senders are always accepted. */
const MOST_SENDERS = 300

export function stepOf(content: BookContent, one: OpenedArrival | RefusedArrival, classId: Bytes): ArrivalStep {
  return one.kind === 'refused' ? refusedAtOnce(content, one) : takenStep(content, one, classId)
}

function refusedAtOnce(content: BookContent, { row, sender }: RefusedArrival): ArrivalStep {
  if (sender === undefined) return refusedStep(content, row)
  const name = newestOf(content.book, sender)?.report.name
  if (content.refused[row.id]?.reason !== row.reason) return refusedStep(content, { ...row, name })
  return { content, counts: false, result: { kind: 'refused', reason: row.reason, name } }
}

/**
 * Lists the envelope so that the teacher can explain what went wrong. The new entry does not make a new backup
 * necessary.
 */
function refusedStep(content: BookContent, row: RefusedArrival['row']): ArrivalStep {
  const { reason, name } = row
  const refused = withRefused(content.refused, row)
  return { content: { ...content, refused }, counts: false, result: { kind: 'refused', reason, name } }
}

function takenStep(content: BookContent, { arrival, text, about }: OpenedArrival, classId: Bytes): ArrivalStep {
  const { book } = content
  const { sender, report } = arrival
  if (isDeleted(book, sender)) return deletedStep(content, { arrival, text, about })
  const known = newestOf(book, sender)
  const { name, member } =
    report.kind === 'learning' ? report : { name: known?.report.name, member: known?.report.member }
  const asked = outcomeIn(book, arrival, classId)
  const next = asked === 'taken' ? withRoomFor({ ...content, book: withArrival(book, arrival) }, sender) : content
  if (next === undefined) return refusedStep(content, { ...about, reason: 'no-room', name })
  if (asked !== 'taken' && asked !== 'same') return refusedStep(content, { ...about, reason: asked, name })
  const kind = report.kind === 'left' ? 'left' : asked === 'same' ? 'same' : 'stored'
  const newest = newestOf(next.book, sender)
  const waits = newest !== undefined && isWaiting(next.book, newest)
  const news = asked === 'same' ? NOTHING_NEW : newsOf(known, newest)
  return {
    content: next,
    counts: asked === 'taken',
    result: { text, taken: { kind, sender, member, name, isWaiting: waits, news } },
  }
}

/**
 * The teacher deleted this learner's reports, so nothing is kept, also no name. The list has one row for each device. A
 * device that leaves the class is answered, so that it can forget the class.
 */
function deletedStep(content: BookContent, { arrival, text, about }: Omit<OpenedArrival, 'kind'>): ArrivalStep {
  const { sender, report } = arrival
  if (report.kind === 'left') {
    const none = { member: undefined, name: undefined, isWaiting: false, news: NOTHING_NEW }
    return { content, counts: false, result: { text, taken: { kind: 'left', sender, ...none } } }
  }
  const row = { ...about, id: sender.slice(0, 32), reason: 'deleted', name: undefined } as const
  if (content.refused[row.id]?.reason !== 'deleted') return refusedStep(content, row)
  return { content, counts: false, result: { kind: 'refused', reason: 'deleted', name: undefined } }
}

function outcomeIn(book: ClassBook, arrival: Arrival, classId: Bytes): ArrivalOutcome | 'full' {
  const outcome = arrivalOutcome(book, arrival)
  if (outcome !== 'taken') return outcome
  const { reports, leavings } = book
  const isKnown = [...Object.values(reports), ...Object.values(leavings)].some(
    ({ sender }) => sender === arrival.sender,
  )
  return isKnown || placesTaken(book, classId) < MOST_SENDERS ? 'taken' : 'full'
}

/**
 * Counts the senders under the current card. Senders who were removed, or who left and were deleted, are not included.
 */
function placesTaken(book: ClassBook, classId: Bytes): number {
  const key = hexOf(classId)
  const present = [...classKeys(book)].flatMap(([sender, of]) => (of === key ? [sender] : []))
  const leaving = Object.values(book.leavings).flatMap(({ sender, isErased, bytes }) =>
    isErased || hexOf(classIdIn(bytes)) !== key ? [] : [sender],
  )
  return [...new Set([...present, ...leaving])].filter((sender) => book.decisions[sender]?.isLetIn !== false).length
}

function newestOf({ reports }: ClassBook, sender: SenderHash): ReportRow | undefined {
  const rows = Object.values(reports).filter((row) => row.sender === sender)
  return rows.sort(compareNumbered).at(-1)
}

const NOTHING_NEW: TakenHere['news'] = { lessons: 0, answers: 0, quizzes: 0 }

function newsOf(before: ReportRow | undefined, now: ReportRow | undefined): TakenHere['news'] {
  if (now === undefined) return NOTHING_NEW
  const [was, is] = [before?.report.document, now.report.document]
  const known = new Set<string>(was && completedLessons(was))
  const quizzes = new Set<string>(was && quizModules(was))
  return {
    lessons: completedLessons(is).filter((id) => !known.has(id)).length,
    quizzes: quizModules(is).filter((id) => !quizzes.has(id)).length,
    answers: Math.max(0, answersIn(is) - (was === undefined ? 0 : answersIn(was))),
  }
}

function answersIn(document: ProgressDocument): number {
  return answeredQuestions(document).reduce((sum, key) => sum + answersTo(document, key).length, 0)
}
