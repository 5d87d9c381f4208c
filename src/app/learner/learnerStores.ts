import type { LearnerId } from '../../progress/ids'
import type { OpenedLearnerStore } from '../../store/learnerStore'

/** The database of whoever is learning: one at a time, kept open while pages change. */
export interface LearnerStores {
  /** Told when a store has opened, and before one is closed: it is no longer the opened one then, and still answers. */
  readonly subscribe: (listener: () => void) => () => void
  /** The store of this learner if it is open. */
  readonly opened: (id: LearnerId) => OpenedLearnerStore | undefined
  /** Opens the store of this learner and closes every other. */
  readonly open: (id: LearnerId) => Promise<void>
  readonly closeAll: () => void
}

export function createLearnerStores(openStore: (id: LearnerId) => Promise<OpenedLearnerStore>): LearnerStores {
  const listeners = new Set<() => void>()
  let current: { readonly id: LearnerId; readonly opening: Promise<void>; store?: OpenedLearnerStore } | undefined

  function tell(): void {
    for (const listener of listeners) listener()
  }

  function closeAll(): void {
    const store = current?.store
    current = undefined
    if (store === undefined) return
    tell()
    store.close()
  }

  function open(id: LearnerId): Promise<void> {
    if (current?.id === id) return current.opening
    closeAll()
    const opening = openStore(id).then((store) => {
      // Somebody else may have signed in while it was being opened.
      if (current?.opening !== opening) return store.close()
      current.store = store
      tell()
    })
    current = { id, opening }
    // A bug, not a storage failure: the next call may try again.
    opening.catch(() => {
      if (current?.opening === opening) current = undefined
    })
    return opening
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    opened: (id) => (current?.id === id ? current.store : undefined),
    open,
    closeAll,
  }
}
