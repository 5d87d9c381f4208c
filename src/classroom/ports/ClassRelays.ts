/**
 * Role: the port to the relays of classes: those that this build may reach, and what they brought.
 * Guarantee: a device of the room is asked only after a tap, or once the browser has said that it may be.
 * Must not: reject for a line that is gone: each answer says what happened.
 */
import type { CardRelay } from '../protocol/card/classCard'
import type { Locks } from '../../platform/locks'
import type { LearnerId } from '../../core/progress/ids'
import type { BookRelays } from './BookRelays'
import type { Reach, Relay, RelayFault } from './Relay'
import type { OpenBook } from './TaughtClasses'

/** What an exchange with all relays of everybody here has come to: everything arrived, or what stood in the way. */
export type HandInOutcome = 'done' | 'busy' | 'ask' | RelayFault

export interface ClassRelays {
  /** Of the build, without a path. */
  readonly addresses: readonly string[]
  /** Whether the build has a Firebase project. */
  readonly hasFirestore: boolean
  reach(relay: Pick<CardRelay, 'name' | 'address'>): Promise<Reach>
  /** Those of a card, in its order, for its teacher. `isTapped`: by a person who knows what the browser will ask. */
  of(book: DoorKeeper, learner: LearnerId, isTapped: boolean): Promise<readonly NamedRelay[]>
  /** What a card says of a new relay, and the relay itself. `pin`: what the hub shows; empty for Firestore. */
  make(
    book: DoorKeeper,
    asked: Pick<CardRelay, 'name' | 'address'> & { readonly pin: string; readonly learner: LearnerId },
  ): Promise<{ readonly named: CardRelay; readonly relay: Relay }>
  /** The exchange of an open book with those of its card. Rejects where its script can't be loaded. */
  ofBook(book: OpenBook, teacher: LearnerId): Promise<BookRelays>
  /** Hands in for everybody on this device, and takes new plans. `isTapped`: by a person who knows what the browser will ask. */
  handIn(options: HandInOptions): Promise<HandInOutcome>
}

/** What of an open book a relay has to know, and who signs for the class. */
export type DoorKeeper = Pick<OpenBook, 'card' | 'signDoor' | 'signDeletion'>

/** `relay` is undefined where the way to it is not free, or a person has to be asked first. */
export interface NamedRelay {
  readonly named: CardRelay
  readonly way: Reach
  readonly relay: Relay | undefined
}

export interface HandInOptions {
  readonly isTapped: boolean
  readonly signal: AbortSignal
  readonly locks?: Locks | undefined
}
