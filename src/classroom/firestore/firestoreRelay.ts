/**
 * Role: a class in Cloud Firestore, for people with an account: `classes/{place}`, its reports, its plan and whether it
 * is open. A report is `reports/{sender}-{claim}`. Apps of before named it `reports/{sender}`.
 * Guarantee: returns `kept` only for bytes that a separate request read back. A report that its sender did not sign is
 * no report: anyone who knows the sender's key can leave one, so the sender is never blamed for it.
 * Must not: tell a teacher which account sent a report. Only the learner can compute the claim.
 */
import type { LearnerId } from '../../core/progress/ids'
import {
  type CloudDocuments,
  type Documents,
  type DocumentsFailure,
  SERVICE_TIME,
  type StoredFields,
} from '../../data/firebase/CloudDocuments'
import type { Relay, RelayChanges, RelayFailure } from '../ports/Relay'
import { type Bytes, hexOf, isSameBytes } from '../protocol/bytes'
import type { ClassCard } from '../protocol/card/classCard'
import { type SenderHash, senderHashOf } from '../protocol/card/classId'
import type { ClassroomTools } from '../protocol/ClassroomTools'
import { compareEnvelopes, decodeEnvelope, type Envelope } from '../protocol/envelope/envelope'
import { verifyEnvelope } from '../protocol/envelope/verifyEnvelope'

export interface FirestoreRelayParts {
  readonly documents: CloudDocuments
  /** The person at this device, a learner in the class or its teacher. */
  readonly learnerId: LearnerId
  readonly classId: Bytes
  /** The name of the class document: see `classPlace.ts`. */
  readonly place: string
  readonly tools: Pick<ClassroomTools, 'digest' | 'encode' | 'verify'>
}

/**
 * A write is recorded with the time of its request but may complete after a listing. So listings start this many ms
 * before the mark.
 */
const BEFORE_MARK_MS = 60_000

export function createFirestoreRelay(parts: FirestoreRelayParts): Relay {
  return new FirestoreRelay(parts)
}

class FirestoreRelay implements Relay {
  readonly name = 'firestore'
  readonly #parts: FirestoreRelayParts
  readonly #class: string

  constructor(parts: FirestoreRelayParts) {
    this.#parts = parts
    this.#class = `classes/${parts.place}`
  }

  open(_card: ClassCard, signal: AbortSignal): ReturnType<Relay['open']> {
    return this.#ask(signal, async (documents) => {
      const isOpen = async () => (await documents.read(this.#class))?.['open'] === true
      if (await isOpen()) return OPEN
      await this.#becomes(documents, true)
      await documents.write(this.#access, { open: true })
      return (await isOpen()) ? OPEN : LYING
    })
  }

  close(signal: AbortSignal): ReturnType<Relay['close']> {
    return this.#ask(signal, async (documents) => {
      // Closes the class first, because deleted reports could be sent again while it is open.
      await this.#becomes(documents, false)
      await documents.write(this.#access, { open: false })
      if ((await documents.read(this.#class))?.['open'] !== false) return LYING
      // Deletes by name, so that damaged documents are deleted too.
      for (const { id } of (await this.#list(documents, 0)).documents) await documents.remove(this.#report(id))
      await documents.remove(this.#plan)
      const { documents: left } = await this.#list(documents, 0)
      const isEmpty = left.length === 0 && (await documents.read(this.#plan)) === undefined
      return isEmpty ? ({ kind: 'closed' } as const) : LYING
    })
  }

  remove(sender: SenderHash, signal: AbortSignal): ReturnType<Relay['remove']> {
    return this.#ask(signal, async (documents) => {
      const ofSender = async () => {
        const { documents: all } = await this.#list(documents, 0)
        return all.filter(({ id }) => id.startsWith(sender))
      }
      for (const { id } of await ofSender()) await documents.remove(this.#report(id))
      return (await ofSender()).length === 0 ? ({ kind: 'removed' } as const) : LYING
    })
  }

  put(envelope: Envelope, signal: AbortSignal): ReturnType<Relay['put']> {
    return this.#ask(signal, async (documents) => {
      const sender = await senderHashOf(envelope.sender, this.#parts.tools)
      const claim = await this.#claim(sender)
      const path = envelope.kind === 'plan' ? this.#plan : this.#report(`${sender}-${claim}`)
      const there = envelopeIn(await documents.read(path))
      if (there !== undefined && isSameBytes(there.bytes, envelope.bytes)) return { kind: 'kept' } as const
      // The security rules don't let anyone else write this document.
      if (there !== undefined && compareEnvelopes(there, envelope) > 0) return OLDER
      const fields = {
        key: envelope.sender,
        envelope: envelope.bytes,
        ...(envelope.kind === 'report' && { claim }),
        at: SERVICE_TIME,
      } as const
      try {
        await documents.write(path, fields)
      } catch (error) {
        // The error gives no reason, so we read whether the class is open.
        if (documents.isDenied(error) && (await documents.read(this.#access))?.['open'] === false) return ENDED
        throw error
      }
      const kept = envelopeIn(await documents.read(path))
      return kept !== undefined && isSameBytes(kept.bytes, envelope.bytes) ? ({ kind: 'kept' } as const) : LYING
    })
  }

  /** `mark` is the time of the last listing, in ms. Reports are read again for one minute after they arrive. */
  changes(mark: string | undefined, signal: AbortSignal): ReturnType<Relay['changes']> {
    return this.#ask(signal, async (documents): Promise<RelayChanges> => {
      const since = Number(mark ?? 0)
      const { documents: reports, readAt } = await this.#list(documents, Math.max(0, since - BEFORE_MARK_MS))
      return {
        kind: 'changes',
        envelopes: await this.#newestOf(reports.map(({ bytes }) => bytes)),
        refused: [],
        mark: String(Math.max(since, readAt ?? reports.at(-1)?.at ?? 0)),
      }
    })
  }

  plan(signal: AbortSignal): ReturnType<Relay['plan']> {
    return this.#ask(signal, async (documents) => {
      return { kind: 'plan', envelope: envelopeIn(await documents.read(this.#plan)) } as const
    })
  }

  async #ask<T>(signal: AbortSignal, work: (documents: Documents) => Promise<T>): Promise<T | RelayFailure> {
    const { documents, learnerId } = this.#parts
    const answer = await documents.as(learnerId, signal, work)
    return isFailure(answer) ? failed(reasonOf(answer)) : answer
  }

  /** The report of each sender with the highest number. */
  async #newestOf(reports: readonly Bytes[]): Promise<readonly Envelope[]> {
    const { classId, tools } = this.#parts
    const newest = new Map<string, Envelope>()
    for (const bytes of reports) {
      const read = await verifyEnvelope(bytes, { kind: 'report', classId }, tools)
      if (read.kind === 'refused') continue
      const sender = hexOf(read.envelope.sender)
      const there = newest.get(sender)
      if (there === undefined || compareEnvelopes(there, read.envelope) < 0) newest.set(sender, read.envelope)
    }
    return [...newest.values()]
  }

  #list(documents: Documents, since: number): ReturnType<Documents['list']> {
    return documents.list({ collection: `${this.#class}/reports`, bytes: 'envelope', since })
  }

  async #claim(sender: SenderHash): Promise<string> {
    const { learnerId, place, tools } = this.#parts
    return hexOf(await tools.digest(tools.encode(`${learnerId}/${place}/${sender}`)))
  }

  async #becomes(documents: Documents, isOpen: boolean): Promise<void> {
    const { learnerId, classId, place } = this.#parts
    const id = hexOf(classId)
    await documents.write(this.#class, { owner: learnerId, open: isOpen, ...(place !== id && { id }) })
  }

  get #access(): string {
    return `${this.#class}/door/current`
  }

  #report(name: string): string {
    return `${this.#class}/reports/${name}`
  }

  get #plan(): string {
    return `${this.#class}/plan/current`
  }
}

const OPEN = { kind: 'open' } as const
const LYING = failed('unavailable')
const OLDER = failed('older')
const ENDED = failed('closed')

function failed(reason: RelayFailure['reason']): RelayFailure {
  return { kind: 'failed', reason }
}

const FAILURES: readonly string[] = ['offline', 'deleted', 'signed-out', 'refused', 'outdated', 'cancelled']

function isFailure(answer: unknown): answer is DocumentsFailure {
  return typeof answer === 'object' && answer !== null && 'kind' in answer && FAILURES.includes(String(answer.kind))
}

function reasonOf({ kind }: DocumentsFailure): RelayFailure['reason'] {
  if (kind === 'deleted') return 'signed-out'
  return kind === 'offline' || kind === 'signed-out' || kind === 'cancelled' ? kind : 'refused'
}

function envelopeIn(fields: StoredFields | undefined): Envelope | undefined {
  const value = fields?.['envelope']
  return value instanceof Uint8Array ? decoded(value) : undefined
}

function decoded(bytes: Uint8Array): Envelope | undefined {
  const read = decodeEnvelope(bytes)
  return read.kind === 'envelope' ? read.envelope : undefined
}
