/**
 * Role: takes envelopes into an open class book, one by one.
 * Guarantee: an answer code is given for nothing that is not on the disk; one that can't be taken stops no other.
 * Must not: let anybody in: that is the teacher's tap.
 */
import {
  type Arrival,
  type ArrivalOutcome,
  arrivalOutcome,
  type Carrier,
  type ClassBook,
  EMPTY_BOOK,
  type ReportRow,
  withArrival,
} from '../../classroom/book/classBook'
import { waitingSenders } from '../../classroom/book/members'
import { classKeys } from '../../classroom/book/successions'
import { type Bytes, compareBytes, hexOf } from '../../classroom/bytes'
import { senderHashOf, type SenderHash } from '../../classroom/card/classId'
import type { Opener } from '../../classroom/ClassroomTools'
import { classIdIn, LARGEST_ENVELOPE } from '../../classroom/envelope/envelope'
import { readEnvelopeFile } from '../../classroom/file/envelopeFile'
import { answerCode } from '../../classroom/light/answerCode'
import { openReport } from '../../classroom/report/sealReport'
import { classroomTools } from '../../platform/classroomTools'
import type { Clock } from '../../platform/clock'
import { instantOf } from '../../progress/calendar'
import type { ProgressDocument } from '../../progress/document'
import { completedLessons } from '../../progress/lessons'
import { answeredQuestions, answersTo } from '../../progress/practice'
import { quizModules } from '../../progress/quizzes'
import type { Collected, RefusedReason } from '../TaughtClasses'
import { withRefused } from './bookContent'
import { withRoomFor } from './bookRoom'
import { bookFailureOf, type BookStore } from './BookStore'

export interface Collecting {
  readonly store: Pick<BookStore, 'change'>
  readonly classId: Bytes
  readonly open: Opener
  readonly clock: Clock
}

/** Senders of one class who count or wait. A known one is always heard. */
const MOST_SENDERS = 300

/** One envelope. Never rejects for what came, or for what the disk refused. */
export async function collectEnvelope(parts: Collecting, bytes: Uint8Array, carrier: Carrier): Promise<Collected> {
  try {
    const opened = await openReport(bytes, parts.classId, parts.open, classroomTools)
    if (opened.kind === 'refused')
      return await refuse(parts, { bytes, carrier, reason: opened.reason, name: undefined })
    const { envelope, report, text } = opened
    const sender = await senderHashOf(envelope.sender, classroomTools)
    const heardAt = instantOf(parts.clock.now())
    return await take(parts, { sender, bytes: envelope.bytes, report, heardAt, carrier }, text)
  } catch (error) {
    return { kind: 'not-taken', reason: bookFailureOf(error) }
  }
}

/** A file with one envelope or many, in its order. */
export async function collectEnvelopes(parts: Collecting, file: Uint8Array): Promise<readonly Collected[]> {
  const read = readEnvelopeFile(file)
  const refused = async (reason: RefusedReason): Promise<Collected> => {
    try {
      return await refuse(parts, { bytes: file, carrier: 'file', reason, name: undefined })
    } catch (error) {
      return { kind: 'not-taken', reason: bookFailureOf(error) }
    }
  }
  if (read.kind === 'refused') return [await refused(read.reason)]
  if (read.kind !== 'reports') return [await refused('another-kind')]
  const collected: Collected[] = []
  for (const envelope of read.envelopes) collected.push(await collectEnvelope(parts, envelope, 'file'))
  return read.missing > 0 ? [...collected, await refused('cut-short')] : collected
}

async function take(parts: Collecting, arrival: Arrival, text: Bytes): Promise<Collected> {
  const { sender, report } = arrival
  // Of the last state that was asked: the one that was written.
  let seen = { outcome: 'full' as Outcome, before: EMPTY_BOOK, after: EMPTY_BOOK }
  await parts.store.change((content) => {
    const { book } = content
    const asked = outcomeIn(book, arrival, parts.classId)
    const next = asked === 'taken' ? withRoomFor({ ...content, book: withArrival(book, arrival) }, sender) : content
    seen = { outcome: next === undefined ? 'no-room' : asked, before: book, after: next?.book ?? book }
    return asked === 'taken' && next !== undefined ? { content: next, counts: true } : undefined
  })
  const { outcome, before, after } = seen
  const known = newestOf(before, sender)
  const { name, member } =
    report.kind === 'learning' ? report : { name: known?.report.name, member: known?.report.member }
  if (outcome !== 'taken' && outcome !== 'same')
    return await refuse(parts, { bytes: arrival.bytes, carrier: arrival.carrier, reason: outcome, name })
  const kind = report.kind === 'left' ? 'left' : outcome === 'same' ? 'same' : 'stored'
  return {
    kind,
    sender,
    member,
    name,
    isWaiting: waitingSenders(after).some((waiting) => waiting.sender === sender),
    answer: await answerCode(text, classroomTools),
    news: outcome === 'same' ? NOTHING_NEW : newsOf(known, newestOf(after, sender)),
  }
}

type Outcome = ArrivalOutcome | 'full' | 'no-room'

function outcomeIn(book: ClassBook, arrival: Arrival, classId: Bytes): Outcome {
  const outcome = arrivalOutcome(book, arrival)
  if (outcome !== 'taken') return outcome
  const { reports, leavings } = book
  const isKnown = [...Object.values(reports), ...Object.values(leavings)].some(
    ({ sender }) => sender === arrival.sender,
  )
  return isKnown || placesTaken(book, classId) < MOST_SENDERS ? 'taken' : 'full'
}

/** Senders under the present card. Who was let go, and who left and was deleted, makes room for others. */
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
  return rows.sort((a, b) => a.sequence - b.sequence || compareBytes(a.bytes, b.bytes)).at(-1)
}

type News = Extract<Collected, { readonly news: unknown }>['news']

const NOTHING_NEW: News = { lessons: 0, answers: 0, quizzes: 0 }

function newsOf(before: ReportRow | undefined, now: ReportRow | undefined): News {
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

interface Refusing {
  readonly bytes: Uint8Array
  readonly carrier: Carrier
  readonly reason: RefusedReason
  readonly name: string | undefined
}

/** Lists it, so that the teacher can say what is wrong; that does not ask for a new backup. */
async function refuse(parts: Collecting, { bytes, carrier, reason, name }: Refusing): Promise<Collected> {
  // What is too large is not read to its end for this.
  const hash = await classroomTools.digest(bytes.slice(0, LARGEST_ENVELOPE))
  const row = { id: hexOf(hash).slice(0, 32), at: instantOf(parts.clock.now()), carrier, reason, name }
  await parts.store.change((content) => ({
    content: { ...content, refused: withRefused(content.refused, row) },
    counts: false,
  }))
  return { kind: 'refused', reason, name }
}
