/**
 * Role: the port to the exchange of one open class book with the relays of its card.
 * Guarantee: each relay is asked, however the others fare; what could not be done at one is named with its reason.
 * Must not: ask a device of the room before a person knows what the browser will say.
 */
import type { CardRelay } from '../protocol/card/classCard'
import type { SenderHash } from '../protocol/card/classId'
import type { Instant } from '../../core/progress/ids'
import type { Reach, RelayFault } from './Relay'
import type { Collected } from './TaughtClasses'

/** A relay that could not be asked, or did not do it. */
export interface RelayTrouble {
  readonly named: CardRelay
  /** `part-missing`: the script that speaks to relays could not be loaded. */
  readonly reason: RelayFault | Exclude<Reach, 'free'> | 'part-missing'
}

export interface Fetched {
  /** What the book had not yet. */
  readonly news: readonly Collected[]
  /** Of each relay that was not read to its end; none: all that they have is in the book. */
  readonly troubles: readonly RelayTrouble[]
}

export interface FetchState {
  /** Of the last exchange that came to an end, by this device's clock. */
  readonly last: (Fetched & { readonly at: Instant }) | undefined
}

/** Fetching by itself: at once, now and then while the page is seen, and after a new plan. */
export interface Fetching {
  readonly subscribe: (listener: () => void) => () => void
  /** The same object until it changes. */
  readonly getSnapshot: () => FetchState
  readonly stop: () => void
}

export interface BookRelays {
  /** Takes in what is new, and sees to it that the plan is there. */
  fetch(asked: { readonly isTapped: boolean; readonly signal: AbortSignal }): Promise<Fetched>
  /** Ends the class on every relay. After a tap. */
  close(signal: AbortSignal): Promise<readonly RelayTrouble[]>
  /** Takes away what a sender has there. After a tap. */
  remove(sender: SenderHash, signal: AbortSignal): Promise<readonly RelayTrouble[]>
  /** What a tap has fetched counts as well. */
  follow(): Fetching
}
