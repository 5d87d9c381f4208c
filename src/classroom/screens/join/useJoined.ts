import { useMemo } from 'react'
import type { JoinedClass, JoinedClasses } from '../../ports/JoinedClasses'
import { hexOf } from '../../protocol/bytes'
import type { ClassCard } from '../../protocol/card/classCard'
import { liveSource, type LiveSource } from '../../../data/store/liveSource'
import { type PromiseSource, promiseSource } from '../../../session/promiseSource'
import { useSession } from '../../../session/SessionContext'
import { useRead } from '../../../session/useRead'
import { useClasses } from '../useClasses'

export interface Joined {
  readonly classes: JoinedClasses
  /** Sorted by class name. */
  readonly list: readonly JoinedClass[]
}

/** A class that the learner has joined, and the actions on it. */
export interface InClassProps {
  readonly joined: JoinedClass
  readonly classes: JoinedClasses
}

type Opened = { readonly classes: JoinedClasses; readonly list: LiveSource<readonly JoinedClass[]> } | 'missing'

const NOTHING: PromiseSource<readonly JoinedClass[]> = {
  subscribe: () => () => undefined,
  getSnapshot: () => undefined,
}

/**
 * The classes that this learner has joined, live. Undefined until they are read, and `missing` if the script that reads
 * them can't be loaded.
 */
export function useJoined(): Joined | 'missing' | undefined {
  const port = useClasses()
  const { store } = useSession()
  const source = useMemo(
    () =>
      promiseSource<Opened>(async () => {
        try {
          const classes = await port.joined(store)
          return { classes, list: liveSource(() => classes.list()) }
        } catch (error) {
          console.warn('Classes could not be opened', error)
          return 'missing'
        }
      }),
    [port, store],
  )
  const opened = useRead(source)
  const isOpen = opened !== undefined && opened !== 'missing'
  const list = useRead(isOpen ? opened.list : NOTHING)
  if (opened === 'missing') return 'missing'
  return opened === undefined || list === undefined ? undefined : { classes: opened.classes, list }
}

/**
 * The learner's other classes with exactly the same class name and teacher name. If the teacher lost a phone, that is
 * the same class. A name alone proves nothing, because anyone can print a card with it.
 */
export function namesakesOf(card: ClassCard, list: readonly JoinedClass[]): readonly JoinedClass[] {
  const key = hexOf(card.classId)
  const names = ({ className, teacherName }: ClassCard) => `${className}\n${teacherName}`
  return list.filter((other) => other.key !== key && !other.isLeaving && names(other.card) === names(card))
}
