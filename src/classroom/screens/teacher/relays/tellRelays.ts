import type { BookRelays, RelayTrouble } from '../../../ports/BookRelays'
import type { OpenBook } from '../../../ports/TaughtClasses'

/** Sends a request to all relays on a card. Returns every relay as failed if the relay module is not loaded. */
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
