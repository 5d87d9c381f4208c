import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { noteWords as words } from '#words/notes'
import { leftNotes } from '../../../platform/window/leftNotes'
import type { LessonId } from '../../../core/progress/ids'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { markInProgress } from '../../../session/inProgress'
import { LONGEST_NOTE } from '../../../session/notes'
import { useSession } from '../../../session/SessionContext'
import { createNoteKeeper, type NoteKeeper, type NoteState } from './noteKeeper'
import styles from './NotePart.module.css'

interface NotePartProps {
  readonly lessonId: LessonId
  /** The saved text, initially and after each change. */
  readonly kept: string
  /** Whether the learner pressed a button to open the field. Then it takes the focus. */
  readonly isAsked: boolean
  readonly onShown: () => void
}

/**
 * Text that could not be saved, by learner and lesson, while this page is open. It is shown again when the learner returns.
 */
const unsavedNotes = new Map<string, string>()
/** Text that this page has stored for the next one, in case there is no time to save it. */
const left = new Map<string, string>()

/**
 * One private note on a lesson. It is saved while the learner writes, and is shown as saved only after it has been
 * saved.
 */
export function NotePart({ lessonId, kept, isAsked, onShown }: NotePartProps) {
  const { keeper, state } = useNote(lessonId, kept)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const isFailed = isFailure(state.status)

  // This runs even if the field has the focus, because a background tab keeps its focus. Otherwise, that tab would save
  // an old note over a newer one.
  useEffect(() => keeper.take(kept), [keeper, kept])

  // A lock or an update would leave the page and lose the unsaved text, so the page is marked as in use.
  useEffect(() => (isFailed ? markInProgress('note') : undefined), [isFailed])

  useEffect(() => {
    if (!isAsked) return
    field.current?.focus()
    onShown()
  }, [isAsked, onShown])

  return (
    <section className={`${styles.note} noPrint`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Icon name="pencil" />
        <label htmlFor={id}>{words.title}</label>
      </h2>
      <p className={styles.quiet} id={`${id}-where`}>
        {words.where}
      </p>
      <textarea
        ref={field}
        id={id}
        className={styles.field}
        rows={4}
        maxLength={LONGEST_NOTE}
        aria-describedby={`${id}-where`}
        value={state.text}
        onChange={(event) => keeper.write(event.target.value)}
        // Browsers scroll a field's caret into view, but not the complete field.
        onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
        onBlur={() => void keeper.saveNow()}
      />
      <p className={isFailed ? styles.failure : styles.status} role="status">
        {statusText(state)}
      </p>
      {isFailed ? (
        <Button
          variant="line"
          size="compact"
          onClick={() => {
            // The button disappears while the note is saved, so the field takes the focus.
            field.current?.focus()
            void keeper.saveNow()
          }}
        >
          {words.again}
        </Button>
      ) : null}
    </section>
  )
}

function useNote(lessonId: LessonId, kept: string): { readonly keeper: NoteKeeper; readonly state: NoteState } {
  const { store, learner } = useSession()
  const key = `${learner.id}/${lessonId}`
  const [keeper] = useState(() =>
    createNoteKeeper(
      async (text) => {
        unsavedNotes.set(key, text)
        const failure = await store.kept.keep('notes', lessonId, text.trim() === '' ? null : text)
        // The result is handled in this function, not where it is shown, because the learner may have left the lesson
        // by now.
        if (failure === undefined && unsavedNotes.get(key) === text) unsavedNotes.delete(key)
        if (failure === undefined) leftNotes.drop(learner.id, lessonId, left.get(key) ?? text)
        return failure
      },
      kept,
      unsavedNotes.get(key),
    ),
  )
  useEffect(() => {
    const saveNow = (): void => {
      const note = keeper.unsaved()
      // The page may have closed before its database responds.
      if (note !== undefined) {
        leftNotes.leave(learner.id, lessonId, note)
        left.set(key, note.text)
      }
      void keeper.saveNow()
    }
    const holdOn = (event: BeforeUnloadEvent): void => {
      if (isFailure(keeper.getSnapshot().status)) event.preventDefault()
      // This event is sent before `pagehide`, when the page closes its database.
      saveNow()
    }
    window.addEventListener('pagehide', saveNow)
    document.addEventListener('visibilitychange', saveNow)
    window.addEventListener('beforeunload', holdOn)
    return () => {
      window.removeEventListener('pagehide', saveNow)
      document.removeEventListener('visibilitychange', saveNow)
      window.removeEventListener('beforeunload', holdOn)
      void keeper.saveNow()
    }
  }, [keeper, key, learner.id, lessonId])
  const state = useSyncExternalStore(keeper.subscribe, keeper.getSnapshot, keeper.getSnapshot)
  useEffect(() => {
    if (state.status === 'saved') unsavedNotes.delete(key)
  }, [state, key])
  return { keeper, state }
}

function isFailure(status: NoteState['status']): status is keyof typeof words.notSaved {
  return Object.hasOwn(words.notSaved, status)
}

function statusText({ status, text }: NoteState): string {
  if (isFailure(status)) return words.notSaved[status]
  if (status === 'saved') return text.trim() === '' ? words.gone : words.saved
  return status === 'saving' ? words.saving : ''
}
