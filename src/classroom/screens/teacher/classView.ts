import { useSyncExternalStore } from 'react'
import type { BookRelays, Fetching } from '../../ports/BookRelays'
import type { BookState, OpenBook } from '../../ports/TaughtClasses'
import type { ClassCurriculum } from '../../protocol/book/grid'
import type { ClassPage } from '../../../words/paths'

/** What every page of one unlocked class is drawn from. */
export interface ClassView {
  readonly book: OpenBook
  readonly state: BookState
  readonly curriculum: ClassCurriculum
  /** To the minute. */
  readonly now: Date
  /** Fetches by itself while a page of the class is shown. Undefined where the card names no relay, or not yet. */
  readonly line: { readonly relays: BookRelays; readonly fetching: Fetching } | undefined
  /** The class for trying out: nothing of it is kept. */
  readonly isMadeUp: boolean
  /** The address of another page of this class. */
  readonly to: (page: ClassPage, of?: string) => string
}

/** What every page gets. */
export interface ClassPageProps {
  readonly view: ClassView
}

export function useBookState({ subscribe, getSnapshot }: OpenBook): BookState {
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
}
