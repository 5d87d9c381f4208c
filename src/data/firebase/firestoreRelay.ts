/**
 * Role: a class in Cloud Firestore, for who has an account there: `classes/{place}`, its reports, its plan and its door.
 * Guarantee: `kept` is said of bytes that a reading of their own gave back.
 * Must not: tell a teacher whose account a report came from: a claim can be recomputed by its learner alone.
 */
import {
  Bytes as FirestoreBytes,
  deleteDoc,
  doc,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  getDoc,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite'
import { type Bytes, hexOf, isSameBytes } from '../../classroom/protocol/bytes'
import type { ClassCard } from '../../classroom/protocol/card/classCard'
import { type SenderHash, senderHashOf } from '../../classroom/protocol/card/classId'
import type { ClassroomTools } from '../../classroom/protocol/ClassroomTools'
import { compareEnvelopes, decodeEnvelope, type Envelope } from '../../classroom/protocol/envelope/envelope'
import type { Relay, RelayChanges, RelayFailure } from '../../classroom/ports/Relay'
import type { LearnerId } from '../../core/progress/ids'
import type { Failure } from '../replication/Remote'
import { asLearner, ServiceError, type Session, type SessionUser } from './asLearner'
import { errorCode } from './failureOf'
import { listReports } from './listReports'

export interface FirestoreRelayParts {
  readonly firestore: Firestore
  /** Where it answers, without a path. */
  readonly service: string
  readonly auth: Session
  /** Who asks: a learner of the class, or its teacher. */
  readonly learnerId: LearnerId
  readonly classId: Bytes
  /** The name of its document: see `classPlace.ts`. */
  readonly place: string
  readonly tools: Pick<ClassroomTools, 'digest' | 'encode'>
}

/** A write bears the time at which it was asked for, and may be done later than a list: so long before the mark is read again. */
const BEFORE_MARK_MS = 60_000

export function createFirestoreRelay(parts: FirestoreRelayParts): Relay {
  return new FirestoreRelay(parts)
}

/** Of whom this device holds a session. */
export async function signedIn(auth: Session): Promise<LearnerId | undefined> {
  await auth.authStateReady()
  return auth.currentUser?.uid as LearnerId | undefined
}

class FirestoreRelay implements Relay {
  readonly name = 'firestore'
  readonly #parts: FirestoreRelayParts
  readonly #class: DocumentReference

  constructor(parts: FirestoreRelayParts) {
    this.#parts = parts
    this.#class = doc(parts.firestore, 'classes', parts.place)
  }

  open(_card: ClassCard, signal: AbortSignal): ReturnType<Relay['open']> {
    return this.#ask(signal, async () => {
      const isOpen = async () => (await getDoc(this.#class)).get('open') === true
      if (await isOpen()) return OPEN
      await this.#becomes(true)
      await setDoc(this.#door(), { open: true })
      return (await isOpen()) ? OPEN : LYING
    })
  }

  close(signal: AbortSignal): ReturnType<Relay['close']> {
    return this.#ask(signal, async (user) => {
      // First the door: what is deleted before could come back.
      await this.#becomes(false)
      await setDoc(this.#door(), { open: false })
      if ((await getDoc(this.#class)).get('open') !== false) return LYING
      // By their names, whatever is in them.
      for (const { sender } of (await this.#list(user, 0, signal)).reports) await deleteDoc(this.#report(sender))
      await deleteDoc(this.#plan())
      const isEmpty = (await this.#list(user, 0, signal)).reports.length === 0 && !(await getDoc(this.#plan())).exists()
      return isEmpty ? ({ kind: 'closed' } as const) : LYING
    })
  }

  remove(sender: SenderHash, signal: AbortSignal): ReturnType<Relay['remove']> {
    return this.#ask(signal, async () => {
      await deleteDoc(this.#report(sender))
      return (await getDoc(this.#report(sender))).exists() ? LYING : ({ kind: 'removed' } as const)
    })
  }

  put(envelope: Envelope, signal: AbortSignal): ReturnType<Relay['put']> {
    return this.#ask(signal, async () => {
      const sender = await senderHashOf(envelope.sender, this.#parts.tools)
      const reference = envelope.kind === 'plan' ? this.#plan() : this.#report(sender)
      const there = envelopeIn(await getDoc(reference))
      if (there !== undefined && isSameBytes(there.bytes, envelope.bytes)) return { kind: 'kept' } as const
      // The rules let nobody else write here.
      if (there !== undefined && compareEnvelopes(there, envelope) > 0) return OLDER
      const fields = {
        key: FirestoreBytes.fromUint8Array(envelope.sender),
        envelope: FirestoreBytes.fromUint8Array(envelope.bytes),
        ...(envelope.kind === 'report' && { claim: await this.#claim(sender) }),
        at: serverTimestamp(),
      }
      try {
        await setDoc(reference, fields)
      } catch (error) {
        // A refusal says no more than that; the door says why.
        if (errorCode(error) === 'permission-denied' && (await this.#hasEnded())) return ENDED
        throw error
      }
      const kept = envelopeIn(await getDoc(reference))
      return kept !== undefined && isSameBytes(kept.bytes, envelope.bytes) ? ({ kind: 'kept' } as const) : LYING
    })
  }

  /** `mark`: up to when was listed, in milliseconds: what came in is read again for a minute, and then no more. */
  changes(mark: string | undefined, signal: AbortSignal): ReturnType<Relay['changes']> {
    return this.#ask(signal, async (user): Promise<RelayChanges> => {
      const since = Number(mark ?? 0)
      const { reports, readAt } = await this.#list(user, Math.max(0, since - BEFORE_MARK_MS), signal)
      return {
        kind: 'changes',
        envelopes: reports.flatMap(({ envelope }) => decoded(envelope) ?? []),
        refused: reports.flatMap(({ envelope, sender }) => {
          const read = decodeEnvelope(envelope)
          return read.kind === 'refused' ? [{ sender, reason: read.reason }] : []
        }),
        mark: String(Math.max(since, readAt ?? reports.at(-1)?.at ?? 0)),
      }
    })
  }

  plan(signal: AbortSignal): ReturnType<Relay['plan']> {
    return this.#ask(signal, async () => ({ kind: 'plan', envelope: envelopeIn(await getDoc(this.#plan())) }) as const)
  }

  async #ask<T>(signal: AbortSignal, work: (user: SessionUser) => Promise<T>): Promise<T | RelayFailure> {
    const { auth, learnerId } = this.#parts
    if (signal.aborted) return failed('cancelled')
    const answer = await asLearner(auth, learnerId, async (user) => {
      // The SDK listens to no signal.
      const gone = new Promise<RelayFailure>((resolve) => {
        signal.addEventListener('abort', () => resolve(failed('cancelled')), { once: true })
      })
      return await Promise.race([gone, work(user)]).catch((error: unknown) => new ServiceError(error))
    })
    return isFailure(answer) ? failed(answer.kind === 'deleted' ? 'signed-out' : reasonOf(answer)) : answer
  }

  async #list(user: SessionUser, since: number, signal: AbortSignal): ReturnType<typeof listReports> {
    const { firestore, service } = this.#parts
    const parent = `projects/${firestore.app.options.projectId}/databases/(default)/documents/${this.#class.path}`
    return await listReports({ service, parent, token: await user.getIdToken(false), since, signal })
  }

  async #claim(sender: SenderHash): Promise<string> {
    const { learnerId, place, tools } = this.#parts
    return hexOf(await tools.digest(tools.encode(`${learnerId}/${place}/${sender}`)))
  }

  async #becomes(isOpen: boolean): Promise<void> {
    const { learnerId, classId, place } = this.#parts
    const id = hexOf(classId)
    await setDoc(this.#class, { owner: learnerId, open: isOpen, ...(place !== id && { id }) })
  }

  async #hasEnded(): Promise<boolean> {
    return (await getDoc(this.#door())).get('open') === false
  }

  #door(): DocumentReference {
    return doc(this.#class, 'door', 'current')
  }

  #report(sender: SenderHash): DocumentReference {
    return doc(this.#class, 'reports', sender)
  }

  #plan(): DocumentReference {
    return doc(this.#class, 'plan', 'current')
  }
}

const OPEN = { kind: 'open' } as const
const LYING = failed('unavailable')
const OLDER = failed('older')
const ENDED = failed('closed')

function failed(reason: RelayFailure['reason']): RelayFailure {
  return { kind: 'failed', reason }
}

const FAILURES: readonly string[] = ['offline', 'deleted', 'signed-out', 'refused', 'outdated']

function isFailure(answer: unknown): answer is Failure {
  return typeof answer === 'object' && answer !== null && 'kind' in answer && FAILURES.includes(String(answer.kind))
}

function reasonOf({ kind }: Failure): RelayFailure['reason'] {
  return kind === 'offline' || kind === 'signed-out' ? kind : 'refused'
}

function envelopeIn(snapshot: DocumentSnapshot): Envelope | undefined {
  const value: unknown = snapshot.get('envelope')
  return value instanceof FirestoreBytes ? decoded(value.toUint8Array()) : undefined
}

function decoded(bytes: Uint8Array): Envelope | undefined {
  const read = decodeEnvelope(bytes)
  return read.kind === 'envelope' ? read.envelope : undefined
}
