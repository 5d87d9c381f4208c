import type { LearnerId } from '../../core/progress/ids'
import type { Reads } from '../../session/reads'
import type { OpenedLearnerStore } from '../../data/store/learnerStore'

/**
 * The database of the current learner. Only one database is open at a time, and it stays open when the page changes.
 */
export interface LearnerStores {
  /**
   * Called after a store opens, and before a store closes. `opened` no longer returns a closing store, but its reads
   * still work.
   */
  readonly subscribe: (listener: () => void) => () => void
  /** This learner's store, if it is open. */
  readonly opened: (id: LearnerId) => OpenedLearnerStore | undefined
  /** The reads for this learner's store. */
  readonly reads: (id: LearnerId) => Reads | undefined
  /** Opens this learner's store and closes any other store. */
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
      // Another learner may have signed in while this store was opening.
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
