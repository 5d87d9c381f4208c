import { joinClassWords as words } from '#words/joinClass'
import type { JoinedClass } from '../../classes/JoinedClasses'

/** How the newest hand-in stands, and what waits: lines in words, each only what is proved. */
export function handInLines({ handedIn, waiting }: JoinedClass, today: string): readonly string[] {
  const [newest] = handedIn
  const last = newest === undefined ? words.nothingYet : words.status[newest.proof](words.when(newest.at, today))
  if (waiting > 0) return [words.waiting(waiting), last]
  return newest === undefined ? [last] : [last, words.allIn]
}
