import { createStore } from '../createStore'
import { hasTypedText } from './typedText'

/** A newer version of the site that is saved on this device but not active yet. It is never activated automatically. */
export interface Updates {
  readonly available: boolean
}

export interface UpdatesSource {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => Updates
  /** Activates the new version and reloads this window. Offer it only when no window has work in progress. */
  readonly apply: () => void
}

export interface UpdatesRecord extends UpdatesSource {
  /** Reports that a new version is ready. `letIn` asks it to take over. */
  readonly offer: (letIn: () => void) => void
  /** Reports that another version now serves this window. */
  readonly tookOver: () => void
}

export interface UpdatesWindow {
  readonly reload: () => void
  readonly isHidden: () => boolean
  /** Whether a reload could lose typed text. */
  readonly hasTypedText: () => boolean
  readonly onHidden: (listener: () => void) => void
}

const none: Updates = { available: false }
const one: Updates = { available: true }

export function createUpdates(view: UpdatesWindow): UpdatesRecord {
  const { getSnapshot, set, subscribe } = createStore(none)
  let hasAsked = false
  let hasTakenOver = false
  let letIn = (): void => undefined

  return {
    subscribe,
    getSnapshot,
    offer: (ask) => {
      letIn = ask
      set(one)
    },
    apply: () => {
      if (hasTakenOver) return view.reload()
      hasAsked = true
      letIn()
    },
    tookOver: () => {
      hasTakenOver = true
      if (hasAsked || (view.isHidden() && !view.hasTypedText())) return view.reload()
      // Another window activated the new version. This window runs the old scripts, whose lazy chunks are gone. It
      // reloads when the page is hidden, and offers the reload until then. Drafts are in the database, but text in a
      // form is not.
      set(one)
      view.onHidden(() => {
        if (!view.hasTypedText()) view.reload()
      })
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
