import { useState } from 'react'
import { classBookWords as common } from '#words/classBook'
import { classWaitingWords as words } from '#words/classWaiting'
import type { OpenBook } from '../../ports/TaughtClasses'
import type { Tap } from '../../protocol/book/classBook'
import { tapsBefore } from '../../protocol/book/rejected'
import { useAction } from '../../../ui/useAction'

export interface Decisions {
  /**
   * @param mark names the pressed button, so that it looks busy
   * @param after runs once the decision is saved
   */
  readonly decide: (mark: string, taps: readonly Tap[], said: string, after?: () => Promise<void>) => void
  /** Undoes the last decision. Undefined if there is nothing to undo. */
  readonly undo: (() => void) | undefined
  /** The button that was pressed, while it is being saved. */
  readonly busy: string | undefined
  readonly said: string
  readonly failed: string
}

const UNDO = 'undo'

/** The teacher's decisions about devices on one page. The last one can be undone. */
export function useDecisions(book: OpenBook): Decisions {
  const [done, setDone] = useState<{ readonly said: string; readonly back: readonly Tap[] }>()
  const action = useAction(async (mark: string, taps: readonly Tap[], said: string, after?: () => Promise<void>) => {
    const before = mark === UNDO ? [] : tapsBefore(book.getSnapshot().book, taps)
    const failure = await book.decide(taps)
    if (failure === undefined) {
      await after?.()
      setDone({ said, back: before })
    }
    return failure && common.notSaved(failure)
  })
  return {
    decide: action.run,
    undo: done === undefined || done.back.length === 0 ? undefined : () => action.run(UNDO, done.back, words.undone),
    busy: action.busyWith?.[0],
    said: done?.said ?? '',
    failed: action.outcome ?? '',
  }
}
