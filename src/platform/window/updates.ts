import { createStore } from '../createStore'
import type { UpdateMessage } from '../workerMessages'
import { hasTypedText } from './typedText'

/** A newer version of the site. It is never activated automatically. */
export interface Updates {
  /** The newer version is saved on this device but not active yet. */
  readonly available: boolean
  /** How much of it is saved, as its worker reports it. Undefined if there is no newer version. */
  readonly download: UpdateMessage | undefined
}

export interface UpdatesSource {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => Updates
  /** Activates the new version and reloads this window. Offer it only when no window has work in progress. */
  readonly apply: () => void
  /** Fetches the new version at the learner's request, although the browser wants to save data. */
  readonly fetchNow: () => void
}

export interface UpdatesRecord extends UpdatesSource {
  /** Reports that a new version is ready. `letIn` asks it to take over. */
  readonly offer: (letIn: () => void) => void
  /** Reports that another version now serves this window. */
  readonly tookOver: () => void
  /** Takes the report of a worker. A version that is no longer complete is not available. */
  readonly receive: (message: UpdateMessage) => void
  readonly onFetchNow: (handler: () => void) => void
}

export interface UpdatesWindow {
  readonly reload: () => void
  readonly isHidden: () => boolean
  /** Whether a reload could lose typed text. */
  readonly hasTypedText: () => boolean
  readonly onHidden: (listener: () => void) => void
}

const none: Updates = { available: false, download: undefined }

export function createUpdates(view: UpdatesWindow): UpdatesRecord {
  const { getSnapshot, set, subscribe } = createStore(none)
  let hasAsked = false
  let hasTakenOver = false
  let letIn = (): void => undefined
  let fetchNow = (): void => undefined

  return {
    subscribe,
    getSnapshot,
    offer: (ask) => {
      letIn = ask
      set({ ...getSnapshot(), available: true })
    },
    apply: () => {
      if (hasTakenOver) return view.reload()
      hasAsked = true
      letIn()
    },
    tookOver: () => {
      if (hasTakenOver) return
      hasTakenOver = true
      if (hasAsked || (view.isHidden() && !view.hasTypedText())) return view.reload()
      // Another window activated the new version. This window runs the old scripts, whose lazy chunks are gone. It
      // reloads when the page is hidden, and offers the reload until then. Drafts are in the database, but text in a
      // form is not.
      set({ ...getSnapshot(), available: true })
      view.onHidden(() => {
        if (!view.hasTypedText()) view.reload()
      })
    },
    receive: (message) => {
      const { state } = message
      // The worker missed a file when it was let in.
      if (state === 'waiting' || state === 'paused-save-data') hasAsked = false
      const available = hasTakenOver || (state === 'ready' && getSnapshot().available)
      const next = { available, download: state === 'in-use' ? undefined : message }
      if (JSON.stringify(next) !== JSON.stringify(getSnapshot())) set(next)
    },
    fetchNow: () => fetchNow(),
    onFetchNow: (handler) => {
      fetchNow = handler
    },
  }
}

/** The updates for this window. */
export const updates = createUpdates({
  reload: () => location.reload(),
  isHidden: () => document.visibilityState === 'hidden',
  hasTypedText,
  onHidden: (listener) => {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') listener()
    })
  },
})
