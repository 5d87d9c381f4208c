/**
 * Role: the port for exchanging reports between one open class book and the relays on its card.
 * Guarantee: asks every relay, even if others fail; reports each failure with its relay and reason.
 * Must not: contact a device on the local network before the person knows what the browser will ask.
 */
import type { CardRelay } from '../protocol/card/classCard'
import type { SenderHash } from '../protocol/card/classId'
import type { Instant } from '../../core/progress/ids'
import type { Reach, RelayFault } from './Relay'
import type { Collected } from './TaughtClasses'

/** A relay that could not be contacted, or that failed. */
export interface RelayTrouble {
  readonly named: CardRelay
  /** `part-missing`: the script for relays could not be loaded. */
  readonly reason: RelayFault | Exclude<Reach, 'free'> | 'part-missing'
}

export interface Fetched {
  /** Results for reports that the book did not have before. */
  readonly news: readonly Collected[]
  /**
   * One entry for each relay that was not read completely. If the list is empty, the book has everything that the
   * relays have.
   */
  readonly troubles: readonly RelayTrouble[]
}

export interface FetchState {
  /** The last completed exchange, by this device's clock. */
  readonly last: (Fetched & { readonly at: Instant }) | undefined
}

/** Automatic fetching: right away, regularly while the page is visible, and after a new plan. */
export interface Fetching {
  readonly subscribe: (listener: () => void) => () => void
  /** Returns the same object until the state changes. */
  readonly getSnapshot: () => FetchState
  readonly stop: () => void
}

export interface BookRelays {
  /** Adds new reports to the book, and makes sure that the relays have the plan. */
  fetch(asked: { readonly isTapped: boolean; readonly signal: AbortSignal }): Promise<Fetched>
  /** Ends the class on every relay, after the teacher's tap. */
  close(signal: AbortSignal): Promise<readonly RelayTrouble[]>
  /** Deletes a sender's documents from every relay, after the teacher's tap. */
  remove(sender: SenderHash, signal: AbortSignal): Promise<readonly RelayTrouble[]>
  /** Starts automatic fetching. Its state also includes the results of fetches that the teacher taps for. */
  follow(): Fetching
}
