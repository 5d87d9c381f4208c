import { createStore } from '../../../platform/createStore'
import type { SaveFailure } from '../../../store/storeHealth'

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
  /** What another tab saved: taken only where nothing waits here. */
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
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<void> | undefined

  async function saveAll(): Promise<void> {
    while (state.getSnapshot().text !== saved) {
      const { text } = state.getSnapshot()
      state.set({ text, status: 'saving' })
      // Each waits for the one before: the last that was typed is the last that is written.
      const failure = await save(text)
      if (failure !== undefined) {
        state.set({ text: state.getSnapshot().text, status: failure })
        return
      }
      saved = text
    }
    state.set({ text: saved, status: 'saved' })
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
    take(text) {
      if (saving !== undefined || state.getSnapshot().text !== saved || text === saved) return
      saved = text
      state.set({ text, status: 'there' })
    },
  }
}
