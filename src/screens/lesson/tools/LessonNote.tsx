import { useState } from 'react'
import type { LessonId } from '../../../core/progress/ids'
import { useSession } from '../../../session/SessionContext'
import { useRead } from '../../../session/useRead'
import { LazyNotePart } from './parts'

interface LessonNoteProps {
  readonly lessonId: LessonId
  /** *Note* was pressed, and its field has not been shown yet. */
  readonly isAsked: boolean
  readonly onShown: () => void
}

/**
 * The learner's note, or an empty field if one was requested. It is below the text, so that nothing moves when it appears.
 */
export function LessonNote({ lessonId, isAsked, onShown }: LessonNoteProps) {
  const notes = useRead(useSession().reads.notes)
  const kept = notes?.get(lessonId) ?? ''
  const [wasShown, setWasShown] = useState(false)
  const isShown = notes !== undefined && (wasShown || isAsked || kept !== '')
  if (isShown && !wasShown) setWasShown(true)
  return isShown ? <LazyNotePart lessonId={lessonId} kept={kept} isAsked={isAsked} onShown={onShown} /> : null
}
