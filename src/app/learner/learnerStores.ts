import type { LearnerId } from '../../core/progress/ids'
import type { Reads } from '../../session/reads'
import type { OpenedLearnerStore } from '../../data/store/learnerStore'

/** The database of the current learner. Only one is open at a time, and it stays open while pages change. */
export interface LearnerStores {
  /**
   * Called when a store has opened, and before one closes. By then it is no longer the opened store, but it still
   * answers.
   */
  readonly subscribe: (listener: () => void) => () => void
  /** The store of this learner if it is open. */
  readonly opened: (id: LearnerId) => OpenedLearnerStore | undefined
  /** The reads of that store. */
  readonly reads: (id: LearnerId) => Reads | undefined
  /** Opens the store of this learner and closes every other. */
  readonly open: (id: LearnerId) => Promise<void>
  readonly closeAll: () => void
}

interface Opened {
  readonly store: OpenedLearnerStore
  readonly reads: Reads
}

export function createLearnerStores(openStore: (id: LearnerId) => Promise<Opened>): LearnerStores {
  const listeners = new Set<() => void>()
  let current: { readonly id: LearnerId; readonly opening: Promise<void>; opened?: Opened } | undefined

  function tell(): void {
    for (const listener of listeners) listener()
  }

  function closeAll(): void {
    const closing = current?.opened
    current = undefined
    if (closing === undefined) return
    tell()
    closing.store.close()
  }

  function open(id: LearnerId): Promise<void> {
    if (current?.id === id) return current.opening
    closeAll()
    const opening = openStore(id).then((opened) => {
      // Another learner may have signed in while it was opening.
      if (current?.opening !== opening) return opened.store.close()
      current.opened = opened
      tell()
    })
    current = { id, opening }
    // This is a bug, not a storage failure, so the next call may try again.
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
    opened: (id) => (current?.id === id ? current.opened?.store : undefined),
    reads: (id) => (current?.id === id ? current.opened?.reads : undefined),
    open,
    closeAll,
  }
}
