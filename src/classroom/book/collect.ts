/**
 * Role: takes envelopes into an open class book, many in one transaction.
 * Guarantee: an answer code is given for nothing that is not on the disk; one that can't be taken stops no other, whatever is in it,
 * and has its own row of refusal.
 * Must not: let anybody in: that is the teacher's tap.
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
import { type OpenedArrival, type RefusedArrival, type Step, stepOf } from './arrivals'
import { type BookStore, knownBookFailureOf } from './BookStore'

export interface Collecting {
  readonly store: Pick<BookStore, 'change'>
  readonly classId: Bytes
  readonly open: Opener
  readonly clock: Clock
}

/** Envelopes of one transaction: each is a wait for the disk, and the whole page of the class is drawn anew after it. */
const TOGETHER = 50

/** In their order. Never rejects for what came, or for what the disk refused. */
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

/** What a relay keeps in place of somebody's envelope: it never comes as bytes, and has its row all the same. */
export async function refuseDocuments(
  parts: Collecting,
  documents: readonly RefusedDocument[],
): Promise<readonly Collected[]> {
  const at = instantOf(parts.clock.now())
  const refused = documents.map(({ sender, reason }): RefusedArrival => {
    // Half of the hash names it: so long is the name of what came as bytes.
    const row = { id: sender.slice(0, 32), at, carrier: 'relay', reason, name: undefined } as const
    return { kind: 'refused', row, sender }
  })
  return refused.length === 0 ? [] : await takeAll(parts, refused)
}

/** Files with one envelope or many, in their order. */
export async function collectFiles(parts: Collecting, files: readonly Uint8Array[]): Promise<readonly Collected[]> {
  return await collectAll(parts, files.flatMap(piecesOf))
}

/** What came, and why it is refused where that is known before it is opened. */
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

/** Never rejects: what fails here is in this envelope alone. */
async function opening(parts: Collecting, { bytes, carrier, reason }: Piece): Promise<OpenedArrival | RefusedArrival> {
  // What is too large is not read to its end for this.
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

/** Together, and where that fails, in halves: down to the one for which the disk has no room, or that no book can join. */
async function takeAll(
  parts: Collecting,
  opened: readonly (OpenedArrival | RefusedArrival)[],
): Promise<readonly Collected[]> {
  try {
    return await takeTogether(parts, opened)
  } catch (error) {
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

async function answered(result: Step['result']): Promise<Collected> {
  if ('kind' in result) return result
  return { ...result.taken, answer: await answerCode(result.text, classroomTools) }
}
