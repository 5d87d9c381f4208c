import { createStore } from '../../../platform/createStore'
import type { LeftNote } from '../../../platform/window/leftNotes'
import type { SaveFailure } from '../../../data/store/storeHealth'
import { saveWhenSettled } from '../saveWhenSettled'

export interface NoteState {
  readonly text: string
  /**
   * `saved` is reported only after the transaction is complete. `there` means unchanged since the lesson was opened.
   */
  readonly status: 'there' | 'unsaved' | 'saving' | 'saved' | SaveFailure
}

/** Saves a note while it is written. */
export interface NoteKeeper {
  readonly getSnapshot: () => NoteState
  readonly subscribe: (listener: () => void) => () => void
  readonly write: (text: string) => void
  /** Saves unsaved text immediately, without waiting for a pause. */
  readonly saveNow: () => Promise<void>
  /** Text that may not be saved yet, and the text that it replaces. */
  readonly unsaved: () => LeftNote | undefined
  /** Receives the saved text, which another tab may have changed. It is shown when this tab has no unsaved text. */
  readonly take: (text: string) => void
}

/**
 * Saves with one write at a time, always the latest text. Text that could not be saved remains as it was typed. Saving
 * is tried again when the learner types or presses a button.
 */
export function createNoteKeeper(
  save: (text: string) => Promise<SaveFailure | undefined>,
  first: string,
  unsaved = first,
): NoteKeeper {
  const isUnsaved = unsaved !== first
  const state = createStore<NoteState>({ text: unsaved, status: isUnsaved ? 'unsaved' : 'there' })
  let saved = first
  /** The text last seen as saved. */
  let kept = first
  /**
   * Texts saved in this tab that `take` has not received yet. They are received late, or only the last text is
   * received.
   */
  let underway: string[] = []
  const settling = saveWhenSettled({
    isUnsaved: () => {
      const { status } = state.getSnapshot()
      return status !== 'there' && status !== 'saved'
    },
    saveAll,
  })

  async function saveAll(): Promise<void> {
    while (state.getSnapshot().text !== saved) {
      const { text } = state.getSnapshot()
      state.set({ text, status: 'saving' })
      // Each write waits for the previous one, so that the latest text is written last.
      underway.push(text)
      const failure = await save(text)
      if (failure !== undefined) {
        underway = underway.filter((other) => other !== text)
        state.set({ text: state.getSnapshot().text, status: failure })
        return
      }
      saved = text
      kept = text
    }
    if (kept === saved) state.set({ text: saved, status: 'saved' })
    else show(kept)
  }

  function show(text: string): void {
    saved = text
    state.set({ text, status: 'there' })
  }

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    write(text) {
      state.set({ text, status: 'unsaved' })
      settling.later()
    },
    saveNow: settling.now,
    unsaved: () => {
      const { text } = state.getSnapshot()
      return text === saved ? undefined : { text, from: saved }
    },
    take(text) {
      const own = underway.lastIndexOf(text)
      if (own >= 0 && own < underway.length - 1) return
      if (own >= 0) underway = []
      kept = text
      if (settling.isSaving()) return
      const typed = state.getSnapshot().text
      if (typed === text) saved = text
      else if (typed === saved) show(text)
    },
  }
}
