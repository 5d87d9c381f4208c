import { createStore } from '../createStore'
import { hasTypedText } from './typedText'

/** A newer version of the site that is kept on this device and waits to be let in. It never lets itself in. */
export interface Updates {
  readonly available: boolean
}

export interface UpdatesSource {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => Updates
  /** Lets the new version in and reloads this window. Offer it only when nothing is in progress in any window. */
  readonly apply: () => void
}

export interface UpdatesRecord extends UpdatesSource {
  /** A version waits; `letIn` asks it to take over. */
  readonly offer: (letIn: () => void) => void
  /** Another version serves this window now. */
  readonly tookOver: () => void
}

export interface UpdatesWindow {
  readonly reload: () => void
  readonly isHidden: () => boolean
  /** Something was typed that a reload could lose. */
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
      // Another window let it in. This one runs the old scripts, whose lazy chunks are gone: it reloads as soon as
      // nobody is looking, and offers the reload until then. Drafts are in the database; what stands in a form is not.
      set(one)
      view.onHidden(() => {
        if (!view.hasTypedText()) view.reload()
      })
    },
  }
}

/** This window's. */
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
