import type { Accounts } from './accounts/accounts'
import { cleanName } from './accounts/learnerName'
import { displayNameOf } from './progress/profile'
import type { LearnerStore } from './store/learnerStore'
import { liveSource } from './store/liveSource'

type Names = Pick<Accounts, 'current' | 'rename'>

/**
 * Calls a learner on this device as their document does: a name that an exchange brought, in this tab, in another or in
 * the worker, reaches the menu and the list of learners. A document without a name leaves this device its own. Returns
 * the way to stop.
 */
export function followName(store: Pick<LearnerStore, 'learnerId' | 'progress'>, accounts: Names): () => void {
  const name = liveSource(async () => displayNameOf(await store.progress()))
  let isOver = false

  async function follow(): Promise<void> {
    const current = readName()
    const learner = current === undefined ? undefined : await accounts.current()
    if (isOver || current === undefined || learner?.id !== store.learnerId || learner.displayName === current) return
    const renamed = await accounts.rename(store.learnerId, current)
    if (renamed.kind === 'refused') console.warn('Accounts: the name could not follow', renamed.reason)
  }
  function readName(): string | undefined {
    const shown = name.getSnapshot()
    return shown === undefined ? undefined : cleanName(shown)
  }

  const stop = name.subscribe(() => {
    follow().catch((error: unknown) => console.warn('Accounts: the name could not follow', error))
  })
  return () => {
    isOver = true
    stop()
  }
}
