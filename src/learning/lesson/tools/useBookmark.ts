import { useState } from 'react'
import type { LessonId } from '../../../progress/ids'
import type { SaveFailure } from '../../../store/storeHealth'
import { useSession } from '../../session/SessionContext'
import { useRead } from '../../session/useRead'

interface Bookmark {
  readonly isSet: boolean
  readonly toggle: () => void
  /** Why the last press changed nothing. */
  readonly failure: SaveFailure | undefined
}

/** The learner's bookmark in a lesson. It shows once it is kept. */
export function useBookmark(lessonId: LessonId): Bookmark {
  const { store, reads } = useSession()
  const isSet = useRead(reads.bookmarks)?.has(lessonId) === true
  const [failure, setFailure] = useState<SaveFailure | undefined>(undefined)
  return {
    isSet,
    toggle: () => void store.kept.keep('bookmarks', lessonId, isSet ? null : true).then(setFailure),
    failure,
  }
}
