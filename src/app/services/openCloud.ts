import type { Accounts, Learner } from '../../data/accounts/accounts'
import type { LearnerStores } from '../learner/learnerStores'
import type { FirebaseInPage } from '../../data/firebase/openFirebaseInPage'
import { createRetry } from '../../platform/window/retry'
import type { WindowTriggers } from '../../platform/window/windowTriggers'
import type { Engine } from '../../data/replication/createRounds'
import type { OpenedLearnerStore } from '../../data/store/learnerStore'

/** Fetches the code for the account service and opens the service. */
export type OpenCloud = () => Promise<FirebaseInPage>

/**
 * Opens the service once, for accounts and replication together. Nothing is fetched before the first call. If it fails,
 * the next call tries again.
 */
export function openCloudOnce(open: OpenCloud): OpenCloud {
  let opening: Promise<FirebaseInPage> | undefined
  return () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }
}

export interface FollowParts {
  readonly accounts: Pick<Accounts, 'current' | 'onChange'>
  readonly stores: Pick<LearnerStores, 'subscribe' | 'opened'>
  /**
   * Fetches the code for replication and for the service. If it fails because the device is offline, it is called again
   * later.
   */
  readonly load: () => Promise<(store: OpenedLearnerStore) => Engine>
  readonly triggers: Pick<WindowTriggers, 'onOnline' | 'onVisible'>
  /** Whether to replicate for this learner. By default, only for learners with an account. */
  readonly isFor?: (learner: Learner) => boolean
}

/**
 * Replicates for the matching learner while their store is open. Fetches the code when the first such learner's store
 * opens. Stops the replication before a learner's store closes. Returns a function that stops it.
 */
export function followLearner(parts: FollowParts): () => void {
  const { accounts, stores, isFor = ({ kind }) => kind === 'cloud' } = parts
  let learner: Learner | undefined
  let mirrored: { readonly store: OpenedLearnerStore; readonly end: () => void } | undefined

  function look(): void {
    const store = learner !== undefined && isFor(learner) ? stores.opened(learner.id) : undefined
    if (store === mirrored?.store) return
    mirrored?.end()
    mirrored = store && { store, end: replicate(store, parts) }
  }
  let isMet = false
  function meet(next: Learner | undefined): void {
    isMet = true
    learner = next
    look()
  }

  const stops = [stores.subscribe(look), accounts.onChange(meet)]
  accounts.current().then(
    // If a change was reported in the meantime, the reported value is newer than this one.
    (first) => isMet || meet(first),
    (error: unknown) => console.error('Backup: who is learning could not be read', error),
  )
  return () => {
    for (const stop of stops) stop()
    meet(undefined)
  }
}

/** Returns a function that stops the replication. It may be called before the code has loaded. */
function replicate(store: OpenedLearnerStore, { load, triggers }: FollowParts): () => void {
  let running: Engine | undefined
  let isOver = false
  const retry = createRetry(() => void attempt())
  const tryNow = (): void => {
    if (retry.isPlanned()) retry.now()
  }
  const stops = [triggers.onOnline(tryNow), triggers.onVisible(tryNow)]

  async function attempt(): Promise<void> {
    try {
      const start = await load()
      if (isOver) return
      running = start(store)
      stopTrying()
    } catch (error) {
      console.warn('Backup: not begun, and tried again later', error)
      if (!isOver) retry.later()
    }
  }
  function stopTrying(): void {
    retry.reset()
    for (const stop of stops) stop()
  }

  void attempt()
  return () => {
    isOver = true
    stopTrying()
    running?.stop().catch((error: unknown) => console.error('Backup: it did not end well', error))
  }
}
