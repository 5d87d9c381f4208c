import type { BookRelays, RelayTrouble } from '../../../ports/BookRelays'
import type { OpenBook } from '../../../ports/TaughtClasses'

/** Asks all relays of a card for something. Where the script for it is missing none could be told. */
export async function tellRelays(
  book: OpenBook,
  open: () => Promise<BookRelays>,
  ask: (relays: BookRelays) => Promise<readonly RelayTrouble[]>,
): Promise<readonly RelayTrouble[]> {
  if (book.card.relays.length === 0) return []
  try {
    return await ask(await open())
  } catch {
    return book.card.relays.map((named) => ({ named, reason: 'part-missing' }))
  }
}
