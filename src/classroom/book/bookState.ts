import type { BookState } from '../ports/TaughtClasses'
import { archivedAtOf, type BookContent, EMPTY_CONTENT, planIn, refusedList, shownNotes } from './bookContent'
import { type AboutRow, hasChangedSince } from './bookDatabase'

interface BookHere {
  readonly about: AboutRow
  readonly content: BookContent
  /** Why each row that can't be read can't be read. */
  readonly unread: readonly ('damaged' | 'newer')[]
}

/** Returns what screens know about a book. Without a book, it has only the reason why the book ended. */
export function bookStateOf(here: BookHere | undefined, end: BookState['end']): BookState {
  const { book, notes, plan, refused, secret, archive } = here?.content ?? EMPTY_CONTENT
  const [about, unread] = [here?.about, here?.unread ?? []]
  const damaged = unread.filter((why) => why === 'damaged').length
  return {
    book,
    refused: refusedList(refused),
    notes: shownNotes({ book, notes }),
    plan: planIn(plan),
    expects: secret?.expects,
    archivedAt: archivedAtOf({ archive }),
    backedUpAt: about?.backedUpAt,
    hasChanged: about !== undefined && hasChangedSince(about),
    damaged,
    newer: unread.length - damaged,
    end,
  }
}
