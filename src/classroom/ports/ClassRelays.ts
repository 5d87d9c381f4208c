/**
 * Role: the port to the class relays that this build can reach, and to the reports on them.
 * Guarantee: contacts a device on the local network only after a tap, or if the browser already allows it.
 * Must not: reject because of a lost connection. Each answer says what happened.
 */
import type { CardRelay } from '../protocol/card/classCard'
import type { Locks } from '../../platform/locks'
import type { LearnerId } from '../../core/progress/ids'
import type { BookRelays } from './BookRelays'
import type { Reach, Relay, RelayFault } from './Relay'
import type { OpenBook } from './TaughtClasses'

/**
 * The result of an exchange with the relays of everyone on this device. Either every report arrived, or it says what
 * went wrong.
 */
export type HandInOutcome = 'done' | 'busy' | 'ask' | RelayFault

export interface ClassRelays {
  /** The build's relay addresses, without a path. */
  readonly addresses: readonly string[]
  /** Whether the build has a Firebase project. */
  readonly hasFirestore: boolean
  reach(relay: Pick<CardRelay, 'name' | 'address'>): Promise<Reach>
  /**
   * Returns a card's relays for the teacher, in the card's order. `isTapped`: a person who knows what the browser will
   * ask has tapped.
   */
  of(book: SigningBook, learner: LearnerId, isTapped: boolean): Promise<readonly NamedRelay[]>
  /** Returns a new relay, and its entry for the card. `pin`: the PIN that the hub shows; empty for Firestore. */
  make(
    book: SigningBook,
    asked: Pick<CardRelay, 'name' | 'address'> & { readonly pin: string; readonly learner: LearnerId },
  ): Promise<{ readonly named: CardRelay; readonly relay: Relay }>
  /**
   * Returns the object that exchanges data between an open book and the relays on its card. Rejects if the script can't
   * be loaded.
   */
  ofBook(book: OpenBook, teacher: LearnerId): Promise<BookRelays>
  /**
   * Hands in reports for everyone on this device, and stores new plans. `isTapped`: a person who knows what the browser
   * will ask has tapped.
   */
  handIn(options: HandInOptions): Promise<HandInOutcome>
}

/** The parts of an open book that a relay needs, including those that sign for the class. */
export type SigningBook = Pick<OpenBook, 'card' | 'signAccess' | 'signDeletion'>

/** `relay` is undefined if it can't be reached, or if a person has to be asked first. */
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
