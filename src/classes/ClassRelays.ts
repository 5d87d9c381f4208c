/**
 * Role: the port to the relays of classes: those that this build may reach, and what they brought.
 * Guarantee: a device of the room is asked only after a tap, or once the browser has said that it may be.
 * Must not: reject for a line that is gone: each answer says what happened.
 */
import type { CardRelay, ClassCard } from '../classroom/card/classCard'
import type { Locks } from '../platform/locks'
import type { LearnerId } from '../progress/ids'
import type { Relay, RelayFault } from './Relay'

/**
 * How a page gets to an address: `free`; `ask`: the browser asks the person first; `never`: this browser lets no https page
 * reach an http device of the room. `unknown`: the build does not name it.
 */
export type Reach = 'free' | 'ask' | 'never' | 'unknown'

/** What an exchange with all relays of everybody here has come to: everything arrived, or what stood in the way. */
export type HandInOutcome = 'done' | 'busy' | 'ask' | RelayFault

export interface ClassRelays {
  /** Of the build, without a path. */
  readonly addresses: readonly string[]
  /** Whether the build has a Firebase project. */
  readonly hasFirestore: boolean
  reach(relay: Pick<CardRelay, 'name' | 'address'>): Promise<Reach>
  /** Those of a card that can be reached; for its teacher, after a tap. */
  of(card: ClassCard, learner: LearnerId): Promise<readonly Relay[]>
  /** What a card says of a new relay, and the relay itself. `pin`: what the hub shows; empty for Firestore. */
  make(
    card: ClassCard,
    asked: Pick<CardRelay, 'name' | 'address'> & { readonly pin: string; readonly learner: LearnerId },
  ): Promise<{ readonly named: CardRelay; readonly relay: Relay }>
  /** Hands in for everybody on this device, and takes new plans. `isTapped`: by a person who knows what the browser will ask. */
  handIn(options: HandInOptions): Promise<HandInOutcome>
}

export interface HandInOptions {
  readonly isTapped: boolean
  readonly signal: AbortSignal
  readonly locks?: Locks | undefined
}
