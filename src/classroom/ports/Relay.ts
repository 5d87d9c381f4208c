/**
 * Role: the port to a relay, which stores one class's sealed envelopes and can't read them.
 * Guarantee: keeps the newest envelope of each sender; returns `kept` only for bytes that were read back.
 * Must not: be trusted with anything else. Every reader opens and checks each envelope.
 */
import type { ClassCard } from '../protocol/card/classCard'
import type { SenderHash } from '../protocol/card/classId'
import type { Envelope } from '../protocol/envelope/envelope'
import type { VerificationFault } from '../protocol/envelope/verifyEnvelope'

/**
 * - `offline`: there was no answer. `unavailable`: the answer is not from a relay, the relay is too busy, or it did not
 * keep what was written.
 * - `refused`: it answers, but rejects us. `signed-out`: it needs an account.
 * - `full`: it has no room for a new sender. `closed`: the class has ended on this relay. `no-room`: its disk is full.
 * - `older`: it has a newer envelope from this sender.
 * - `cancelled`: the signal was aborted.
 */
export type RelayFault =
  | ('offline' | 'unavailable' | 'refused' | 'signed-out' | 'full' | 'closed' | 'no-room' | 'older')
  | 'cancelled'

/**
 * How a page can reach an address. `free`: directly; `ask`: the browser asks the person first; `never`: this browser
 * doesn't let https pages reach an http device on the local network. `unknown`: the build does not list the address.
 */
export type Reach = 'free' | 'ask' | 'never' | 'unknown'

export interface RelayFailure {
  readonly kind: 'failed'
  readonly reason: RelayFault
}

export interface Relay {
  readonly name: 'firestore' | 'couchdb'
  /**
   * For the teacher; all three are idempotent. `open` creates a class and opens it. `close` ends the class, deletes
   * everything and rejects reports until the class is open again. `remove` deletes a sender's documents until that
   * sender hands in again.
   */
  open(card: ClassCard, signal: AbortSignal): Promise<{ readonly kind: 'open' } | RelayFailure>
  close(signal: AbortSignal): Promise<{ readonly kind: 'closed' } | RelayFailure>
  remove(sender: SenderHash, signal: AbortSignal): Promise<{ readonly kind: 'removed' } | RelayFailure>
  /**
   * Replaces this sender's envelope, or the plan. Idempotent. Returns `kept` only after a second request (`cache:
   * 'no-store'`) has read the same bytes back.
   */
  put(envelope: Envelope, signal: AbortSignal): Promise<{ readonly kind: 'kept' } | RelayFailure>
  /**
   * Returns every envelope that changed since `mark`, and a new mark. A relay restored from an older copy answers
   * `reset`, and the next read starts from the beginning.
   */
  changes(
    mark: string | undefined,
    signal: AbortSignal,
  ): Promise<RelayChanges | { readonly kind: 'reset' } | RelayFailure>
  plan(signal: AbortSignal): Promise<{ readonly kind: 'plan'; readonly envelope: Envelope | undefined } | RelayFailure>
}

/**
 * A document without a valid envelope from the sender that its name gives, regardless of its size or form. It does not
 * affect the others.
 */
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
