import { createStore } from '../../../platform/createStore'
import type { LeftNote } from '../../../platform/window/leftNotes'
import type { SaveFailure } from '../../../data/store/storeHealth'

export interface NoteState {
  readonly text: string
  /** `saved` is said after its transaction only; `there`: as it was when the lesson was opened. */
  readonly status: 'there' | 'unsaved' | 'saving' | 'saved' | SaveFailure
}

/** A note while it is written. */
export interface NoteKeeper {
  readonly getSnapshot: () => NoteState
  readonly subscribe: (listener: () => void) => () => void
  readonly write: (text: string) => void
  /** Saves what is not saved now instead of soon. */
  readonly saveNow: () => Promise<void>
  /** What is not known to be saved, and what it was written over. */
  readonly unsaved: () => LeftNote | undefined
  /** What is kept on the device, which another tab may have changed: it is shown once nothing waits here. */
  readonly take: (text: string) => void
}

/**
 * How long nothing must have been typed. Short: a page that is left lets its database go, and what is not saved by then waits
 * for its return.
 */
const SETTLE_MS = 400

/**
 * Saves one write after the other, always the latest text. What could not be saved stays as it was typed, and is tried again
 * with the next letter or press.
 */
export function createNoteKeeper(
  save: (text: string) => Promise<SaveFailure | undefined>,
  first: string,
  unsaved = first,
): NoteKeeper {
  const isUnsaved = unsaved !== first
  const state = createStore<NoteState>({ text: unsaved, status: isUnsaved ? 'unsaved' : 'there' })
  let saved = first
  /** What was last seen to be kept. */
  let kept = first
  /** Saved here, and not seen to be kept yet: each comes back by `take`, late, or only the last of them. */
  let underway: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<void> | undefined

  async function saveAll(): Promise<void> {
    while (state.getSnapshot().text !== saved) {
      const { text } = state.getSnapshot()
      state.set({ text, status: 'saving' })
      // Each waits for the one before: the last that was typed is the last that is written.
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

  function saveNow(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const { status } = state.getSnapshot()
    if (status === 'there' || status === 'saved') return Promise.resolve()
    saving ??= saveAll().finally(() => {
      saving = undefined
    })
    return saving
  }

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    write(text) {
      state.set({ text, status: 'unsaved' })
      clearTimeout(timer)
      timer = setTimeout(() => void saveNow(), SETTLE_MS)
    },
    saveNow,
    unsaved: () => {
      const { text } = state.getSnapshot()
      return text === saved ? undefined : { text, from: saved }
    },
    take(text) {
      const own = underway.lastIndexOf(text)
      if (own >= 0 && own < underway.length - 1) return
      if (own >= 0) underway = []
      kept = text
      if (saving !== undefined) return
      const typed = state.getSnapshot().text
      if (typed === text) saved = text
      else if (typed === saved) show(text)
    },
  }
}
