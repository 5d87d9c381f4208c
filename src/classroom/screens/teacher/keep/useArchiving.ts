import { classYearWords as words } from '#words/classYear'
import type { BookRelays } from '../../../ports/BookRelays'
import type { BookFailure, OpenBook } from '../../../ports/TaughtClasses'
import { useAction } from '../../../../ui/useAction'
import { useSession } from '../../../../session/SessionContext'
import { useClasses } from '../../useClasses'
import type { ClassView } from '../classView'

/** Archives and reopens a class, and tells the relays on its card. The outcome is a sentence for the screen. */
export function useArchiving({ book, line }: Pick<ClassView, 'book' | 'line'>) {
  const classes = useClasses()
  const { learner } = useSession()
  return useAction(async (isArchived: boolean): Promise<string> => {
    if (!isArchived) return said(await book.setArchived(false), words.reopened)
    const relays = await open(
      book,
      async () => line?.relays ?? (await (await classes.relays()).ofBook(book, learner.id)),
    )
    // An archived class asks no relay, so reports that are already there are collected first.
    const isEmptied = relays !== undefined && (await isAllCollected(relays))
    const failure = await book.setArchived(true)
    if (failure !== undefined || book.card.relays.length === 0) return said(failure, words.archived)
    // Closing deletes the class on the relay. A relay with uncollected reports is left alone.
    const isClosed = isEmptied && (await isToldToClose(relays))
    return `${words.archived} ${isClosed ? words.relayClosed : words.relayUntold}`
  })
}

function said(failure: BookFailure | undefined, done: string): string {
  return failure === undefined ? done : words.notDone(failure)
}

/** Returns undefined for a card without relays, or if the script for relays can't be loaded. */
async function open(book: OpenBook, ask: () => Promise<BookRelays>): Promise<BookRelays | undefined> {
  if (book.card.relays.length === 0) return undefined
  try {
    return await ask()
  } catch {
    return undefined
  }
}

async function isAllCollected(relays: BookRelays): Promise<boolean> {
  const { news, troubles } = await relays.fetch({ isTapped: true, signal: new AbortController().signal })
  return troubles.length === 0 && news.every(({ kind }) => kind !== 'not-taken')
}

async function isToldToClose(relays: BookRelays): Promise<boolean> {
  return (await relays.close(new AbortController().signal)).length === 0
}
