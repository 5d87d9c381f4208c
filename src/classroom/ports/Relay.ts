/**
 * Role: the port to a store that keeps the sealed envelopes of one class and can't read them.
 * Guarantee: of each sender one envelope, the newest; `kept` is said of bytes that were read back.
 * Must not: be trusted with more: who reads what it gives opens and judges each envelope by itself.
 */
import type { ClassCard } from '../protocol/card/classCard'
import type { SenderHash } from '../protocol/card/classId'
import type { Envelope } from '../protocol/envelope/envelope'
import type { VerificationFault } from '../protocol/envelope/verifyEnvelope'

/**
 * - `offline`: nobody answered. `unavailable`: somebody did, with nothing that a relay says, or too busy, or what was written
 *   is not there when it is read.
 * - `refused`: it answers, and does not let us. `signed-out`: not without an account.
 * - `full`: no place for a new sender. `closed`: the class has ended there. `no-room`: its disk is full.
 * - `older`: it has an envelope of this sender that was made later.
 * - `cancelled`: by the signal.
 */
export type RelayFault =
  | ('offline' | 'unavailable' | 'refused' | 'signed-out' | 'full' | 'closed' | 'no-room' | 'older')
  | 'cancelled'

/**
 * How a page gets to an address: `free`; `ask`: the browser asks the person first; `never`: this browser lets no https page
 * reach an http device of the room. `unknown`: the build does not name it.
 */
export type Reach = 'free' | 'ask' | 'never' | 'unknown'

export interface RelayFailure {
  readonly kind: 'failed'
  readonly reason: RelayFault
}

export interface Relay {
  readonly name: 'firestore' | 'couchdb'
  /**
   * The teacher's side, idempotent: makes room for a class and opens it; ends it, so that nothing lies there any more and
   * nothing is taken until it is open again; takes away what one sender has there, until that sender comes again.
   */
  open(card: ClassCard, signal: AbortSignal): Promise<{ readonly kind: 'open' } | RelayFailure>
  close(signal: AbortSignal): Promise<{ readonly kind: 'closed' } | RelayFailure>
  remove(sender: SenderHash, signal: AbortSignal): Promise<{ readonly kind: 'removed' } | RelayFailure>
  /**
   * Replaces this sender's envelope, or the plan. Idempotent. `kept` only after a second request (`cache: 'no-store'`) has
   * read the same bytes back.
   */
  put(envelope: Envelope, signal: AbortSignal): Promise<{ readonly kind: 'kept' } | RelayFailure>
  /**
   * Every envelope that changed since `mark`, and a new mark. A relay restored from an older copy answers `reset`: then from
   * the beginning.
   */
  changes(
    mark: string | undefined,
    signal: AbortSignal,
  ): Promise<RelayChanges | { readonly kind: 'reset' } | RelayFailure>
  plan(signal: AbortSignal): Promise<{ readonly kind: 'plan'; readonly envelope: Envelope | undefined } | RelayFailure>
}

/** A document there that holds no envelope of the sender whose name it bears, whatever its size or form. It stops no other. */
export interface RefusedDocument {
  readonly sender: SenderHash
  readonly reason: VerificationFault
}

export interface RelayChanges {
  readonly kind: 'changes'
  readonly envelopes: readonly Envelope[]
  readonly refused: readonly RefusedDocument[]
  readonly mark: string
}
