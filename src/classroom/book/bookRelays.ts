import { type CardRelay } from '../protocol/card/classCard'
import type { BookRelays, Fetched, RelayTrouble } from '../ports/BookRelays'
import type { NamedRelay } from '../ports/ClassRelays'
import type { Relay, RelayFailure } from '../ports/Relay'
import type { Collected, OpenBook } from '../ports/TaughtClasses'
import { collectByRelay, type ExchangingBook } from './collectByRelay'

export interface BookRelaysParts {
  readonly book: ExchangingBook & Pick<OpenBook, 'relayMarks'>
  /** Returns the relays on the card, in the card's order. */
  readonly relaysOf: (isTapped: boolean) => Promise<readonly NamedRelay[]>
}

/** Creates the object that exchanges data between one book and its relays. */
export function createBookRelays({ book, relaysOf }: BookRelaysParts): Omit<BookRelays, 'follow'> {
  const tellAll = async (ask: (relay: Relay) => Promise<{ readonly kind: string } | RelayFailure>) => {
    const troubles: RelayTrouble[] = []
    for (const { named, way, relay } of await relaysOf(true)) {
      if (relay === undefined) troubles.push({ named, reason: notAsked(way) })
      else {
        const told = await ask(relay)
        if ('reason' in told) troubles.push({ named, reason: told.reason })
      }
    }
    return troubles
  }
  return {
    fetch: async ({ isTapped, signal }): Promise<Fetched> => {
      // Asking a relay would open the class there again, and learners would hand in to a class that collects nothing.
      if (book.getSnapshot().archivedAt !== undefined) return { news: [], troubles: [] }
      const news: Collected[] = []
      const troubles: RelayTrouble[] = []
      for (const { named, way, relay } of await relaysOf(isTapped)) {
        if (relay === undefined) {
          troubles.push({ named, reason: notAsked(way) })
          continue
        }
        const key = markKey(named)
        const answer = await collectByRelay(book, relay, { mark: book.relayMarks.get(key), signal })
        news.push(...answer.news)
        if (answer.mark !== undefined) book.relayMarks.set(key, answer.mark)
        if (answer.fault !== undefined) troubles.push({ named, reason: answer.fault })
      }
      return { news, troubles }
    },
    close: (signal) => tellAll((relay) => relay.close(signal)),
    remove: (sender, signal) => tellAll((relay) => relay.remove(sender, signal)),
  }
}

/** The password is part of the key. A relay that was emptied has a new password, so it is read from the beginning. */
function markKey({ name, address, user, password }: CardRelay): string {
  return [name, address, user, password].join('\n')
}

/** Returns the reason why a relay could not be contacted. */
function notAsked(way: NamedRelay['way']): RelayTrouble['reason'] {
  return way === 'free' ? 'unavailable' : way
}
