/**
 * Role: adds envelopes to an open class book, many in one transaction.
 * Guarantee: an answer code exists only for a report that is on the disk. A bad envelope doesn't stop the others, and
 * gets its own row in the list. An archived class takes nothing, and answers nothing.
 * Must not: admit anyone: only the teacher's tap does that.
 */
import type { Carrier } from '../protocol/book/classBook'
import { type Bytes, hexOf } from '../protocol/bytes'
import { senderHashOf } from '../protocol/card/classId'
import type { Opener } from '../protocol/ClassroomTools'
import { decodeEnvelope, LARGEST_ENVELOPE } from '../protocol/envelope/envelope'
import { type ReadEnvelopeFile, readEnvelopeFile } from '../protocol/file/envelopeFile'
import { answerCode } from '../protocol/light/answerCode'
import { openReport } from '../protocol/report/sealReport'
import { classroomTools } from '../../platform/classroomTools'
import type { Clock } from '../../platform/clock'
import { instantOf } from '../../core/progress/calendar'
import type { RefusedDocument } from '../ports/Relay'
import type { Collected, RefusedReason } from '../ports/TaughtClasses'
import { type OpenedArrival, type RefusedArrival, type ArrivalStep, stepOf } from './arrivals'
import { archivedAtOf } from './bookContent'
import { BookArchived, knownBookFailureOf } from './bookFailure'
import type { BookStore } from './BookStore'

export interface Collecting {
  readonly store: Pick<BookStore, 'change'>
  readonly classId: Bytes
  readonly open: Opener
  readonly clock: Clock
}

/** Envelopes per transaction. Each transaction waits for the disk and makes the class page render again. */
const TOGETHER = 50

/** Returns results in the order of the envelopes. Never rejects for a bad envelope or a failed write. */
export async function collectEnvelopes(
  parts: Collecting,
  envelopes: readonly Uint8Array[],
  carrier: Carrier,
): Promise<readonly Collected[]> {
  return await collectAll(
    parts,
    envelopes.map((bytes) => ({ bytes, carrier })),
  )
}

/**
 * Lists documents that a relay stores where an envelope should be. Their bytes never arrive, but each document gets a
 * row.
 */
export async function refuseDocuments(
  parts: Collecting,
  documents: readonly RefusedDocument[],
): Promise<readonly Collected[]> {
  const at = instantOf(parts.clock.now())
  const refused = documents.map(({ sender, reason }): RefusedArrival => {
    // The id is half of the hash, so it is as long as the id of an envelope that arrived as bytes.
    const row = { id: sender.slice(0, 32), at, carrier: 'relay', reason, name: undefined } as const
    return { kind: 'refused', row, sender }
  })
  return refused.length === 0 ? [] : await takeAll(parts, refused)
}

/** Reads files with one or more envelopes, in their order. */
export async function collectFiles(parts: Collecting, files: readonly Uint8Array[]): Promise<readonly Collected[]> {
  return await collectAll(parts, files.flatMap(piecesOf))
}

/** A part of a file, with the reason if we know before opening it that it will be rejected. */
interface Piece {
  readonly bytes: Uint8Array
  readonly carrier: Carrier
  readonly reason?: RefusedReason
}

function piecesOf(file: Uint8Array): readonly Piece[] {
  const refused = (reason: RefusedReason): Piece => ({ bytes: file, carrier: 'file', reason })
  let read: ReadEnvelopeFile
  try {
    read = readEnvelopeFile(file)
  } catch (error) {
    console.error('Class book: a file could not be read', error)
    return [refused('unexpected')]
  }
  if (read.kind === 'refused') return [refused(read.reason)]
  if (read.kind !== 'reports') return [refused(read.kind)]
  const pieces = read.envelopes.map((bytes): Piece => ({ bytes, carrier: 'file' }))
  return read.missing > 0 ? [...pieces, refused('cut-short')] : pieces
}

async function collectAll(parts: Collecting, pieces: readonly Piece[]): Promise<readonly Collected[]> {
  const collected: Collected[] = []
  for (let from = 0; from < pieces.length; from += TOGETHER) {
    const opened = await Promise.all(pieces.slice(from, from + TOGETHER).map((piece) => opening(parts, piece)))
    collected.push(...(await takeAll(parts, opened)))
  }
  return collected
}

/** Never rejects, because a failure only affects this envelope. */
async function opening(parts: Collecting, { bytes, carrier, reason }: Piece): Promise<OpenedArrival | RefusedArrival> {
  // Hashes only the first bytes, because an envelope may be far too large.
  const hash = await classroomTools.digest(bytes.slice(0, LARGEST_ENVELOPE))
  const at = instantOf(parts.clock.now())
  const about = { id: hexOf(hash).slice(0, 32), at, carrier }
  const refused = (why: RefusedReason): RefusedArrival => ({
    kind: 'refused',
    row: { ...about, reason: why, name: undefined },
  })
  if (reason !== undefined) return refused(reason)
  try {
    const opened = await openReport(bytes, parts.classId, parts.open, classroomTools)
    if (opened.kind === 'refused') return refused(opened.reason === 'another-kind' ? kindOf(bytes) : opened.reason)
    const { envelope, report, text } = opened
    const sender = await senderHashOf(envelope.sender, classroomTools)
    return { kind: 'opened', arrival: { sender, bytes: envelope.bytes, report, heardAt: at, carrier }, text, about }
  } catch (error) {
    console.error('Class book: an envelope could not be opened', error)
    return refused('unexpected')
  }
}

function kindOf(bytes: Uint8Array): RefusedReason {
  const decoded = decodeEnvelope(bytes)
  return decoded.kind === 'envelope' && decoded.envelope.kind === 'plan' ? 'plan' : 'another-kind'
}

/**
 * Stores all envelopes together. If that fails, tries each half, until it finds the envelope that doesn't fit on the
 * disk or in the book.
 */
async function takeAll(
  parts: Collecting,
  opened: readonly (OpenedArrival | RefusedArrival)[],
): Promise<readonly Collected[]> {
  try {
    return await takeTogether(parts, opened)
  } catch (error) {
    if (error instanceof BookArchived) return opened.map(() => ({ kind: 'not-taken', reason: 'archived' }))
    const reason = knownBookFailureOf(error)
    if (reason !== undefined && reason !== 'quota') return opened.map(() => ({ kind: 'not-taken', reason }))
    const [only] = opened
    if (only !== undefined && opened.length > 1) {
      const half = Math.ceil(opened.length / 2)
      return [...(await takeAll(parts, opened.slice(0, half))), ...(await takeAll(parts, opened.slice(half)))]
    }
    if (reason === undefined) console.error('Class book: an envelope could not be taken', error)
    if (reason === undefined && only?.kind === 'opened') {
      const row = { ...only.about, reason: 'unexpected', name: undefined } as const
      return await takeAll(parts, [{ kind: 'refused', row }])
    }
    return opened.map(() => ({ kind: 'not-taken', reason: reason ?? 'connection' }))
  }
}

async function takeTogether(
  parts: Collecting,
  opened: readonly (OpenedArrival | RefusedArrival)[],
): Promise<readonly Collected[]> {
  const { results } = await parts.store.change((content) => {
    if (archivedAtOf(content) !== undefined) throw new BookArchived()
    let next = content
    let counts = false
    const results = opened.map((one) => {
      const step = stepOf(next, one, parts.classId)
      next = step.content
      counts ||= step.counts
      return step.result
    })
    return next === content ? { results } : { results, content: next, counts }
  })
  return await Promise.all(results.map(answered))
}

async function answered(result: ArrivalStep['result']): Promise<Collected> {
  if ('kind' in result) return result
  return { ...result.taken, answer: await answerCode(result.text, classroomTools) }
}
