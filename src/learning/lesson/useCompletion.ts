import { useState } from 'react'
import type { LessonId } from '../../progress/ids'
import type { SaveFailure, SaveOutcome } from '../../store/storeHealth'
import { useSession } from '../session/SessionContext'

export type CompletionFailure = SaveFailure | 'at-limit' | 'too-few-points'

export interface Completion {
  readonly isBusy: boolean
  /** What happened last in this visit, for the announcement. */
  readonly lastDone: 'complete' | 'undo' | undefined
  readonly failure: CompletionFailure | undefined
  readonly complete: () => void
  readonly undo: () => void
}

/**
 * Posts a lesson and takes it back (contract, section 5.1; two actions, because two tabs may both
 * press). An outcome that is not saved is shown and changes nothing.
 */
export function useCompletion(lessonId: LessonId): Completion {
  const { store } = useSession()
  const [isBusy, setBusy] = useState(false)
  const [lastDone, setLastDone] = useState<'complete' | 'undo' | undefined>(undefined)
  const [failure, setFailure] = useState<CompletionFailure | undefined>(undefined)

  const run = async (kind: 'complete' | 'undo', save: () => Promise<SaveOutcome>): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    setLastDone(undefined)
    const outcome = await save()
    setBusy(false)
    switch (outcome.kind) {
      case 'saved':
      case 'unchanged':
        setLastDone(kind)
        break
      case 'refused':
      case 'failed':
        setFailure(outcome.reason)
        break
    }
  }

  return {
    isBusy,
    lastDone,
    failure,
    complete: () => void run('complete', () => store.completeLesson(lessonId)),
    undo: () => void run('undo', () => store.undoLesson(lessonId)),
  }
}
