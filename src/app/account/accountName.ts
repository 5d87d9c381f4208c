import type { Mirror, MirroredLearner } from '../../platform/window/mirror'

/** Who the account corner names, in the shape that useSyncExternalStore takes; the accounts write to it. */
export interface AccountName {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => MirroredLearner | undefined
  readonly write: (learner: MirroredLearner) => void
  readonly clear: () => void
}

/** What this window knows by itself: browsers tell a window only of what other windows wrote, and may refuse storage. */
type OwnKnowledge =
  | { readonly kind: 'ask-mirror' }
  | { readonly kind: 'known'; readonly learner: MirroredLearner | undefined }

export function createAccountName(mirror: Mirror): AccountName {
  const listeners = new Set<() => void>()
  let own: OwnKnowledge = { kind: 'ask-mirror' }

  function know(next: OwnKnowledge): void {
    own = next
    for (const listener of listeners) listener()
  }
  mirror.subscribe(() => know({ kind: 'ask-mirror' }))

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => (own.kind === 'known' ? own.learner : mirror.read()),
    write: (learner) => {
      mirror.write(learner)
      know({ kind: 'known', learner })
    },
    clear: () => {
      mirror.clear()
      know({ kind: 'known', learner: undefined })
    },
  }
}
