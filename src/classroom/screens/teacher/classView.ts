import { useSyncExternalStore } from 'react'
import type { BookRelays, Fetching } from '../../ports/BookRelays'
import type { BookState, OpenBook, TaughtClasses } from '../../ports/TaughtClasses'
import type { ClassCurriculum } from '../../protocol/book/grid'
import type { ClassPage } from '../../../words/places'

/** The data that the pages of an unlocked class show. */
export interface ClassView {
  readonly book: OpenBook
  readonly state: BookState
  readonly curriculum: ClassCurriculum
  /** The current time, to the minute. */
  readonly now: Date
  /**
   * Fetches reports automatically while a page of the class is shown. Undefined if the card lists no relay, or until
   * the relay script is loaded.
   */
  readonly line: { readonly relays: BookRelays; readonly fetching: Fetching } | undefined
  /** True for the sample class, which is never saved. */
  readonly isMadeUp: boolean
  /** The address of another page of this class. */
  readonly to: (page: ClassPage, of?: string) => string
}

/** Makes another class, and opens it after it was made. */
export interface AnotherClass {
  readonly create: TaughtClasses['create']
  readonly onOpen: (book: OpenBook) => void
}

/** The props of every page of a class. */
export interface ClassPageProps {
  readonly view: ClassView
}

export function useBookState({ subscribe, getSnapshot }: OpenBook): BookState {
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
}
