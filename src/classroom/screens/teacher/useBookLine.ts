import { useEffect, useState } from 'react'
import type { OpenBook } from '../../ports/TaughtClasses'
import { useSession } from '../../../session/SessionContext'
import { useClasses } from '../useClasses'
import type { ClassView } from './classView'

/**
 * Fetches reports from the card's relays while mounted. The sample class and an archived class are not followed. If the relay script can’t be loaded, pressing the button tries
 * again.
 */
export function useBookLine(book: OpenBook, isFollowed: boolean): ClassView['line'] {
  const classes = useClasses()
  const { learner } = useSession()
  const [line, setLine] = useState<ClassView['line']>()
  const isNamed = isFollowed && book.card.relays.length > 0
  useEffect(() => {
    if (!isNamed) return undefined
    let isOver = false
    let stop = (): void => undefined
    const opening = classes.relays().then((relays) => relays.ofBook(book, learner.id))
    opening.then(
      (relays) => {
        if (isOver) return
        const fetching = relays.follow()
        stop = fetching.stop
        setLine({ relays, fetching })
      },
      (error: unknown) => console.warn('Classes: fetching from relays was not begun', error),
    )
    return () => {
      isOver = true
      stop()
      setLine(undefined)
    }
  }, [book, classes, isNamed, learner.id])
  return line
}
