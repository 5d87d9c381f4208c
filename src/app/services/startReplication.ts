import type { Accounts } from '../../data/accounts/accounts'
import type { CloudAuth } from '../../data/accounts/CloudAuth'
import { cleanName } from '../../data/accounts/learnerName'
import type { OpenedFirebase } from '../../data/firebase/openFirebase'
import { systemRandom } from '../../platform/random'
import { storageName } from '../../platform/storageName'
import { backgroundSync } from '../../platform/window/backgroundSync'
import { readStoredJson } from '../../platform/window/readStoredJson'
import { type WindowTriggers, windowTriggers } from '../../platform/window/windowTriggers'
import { BACKUP_TAG } from '../../platform/workerMessages'
import type { LearnerId } from '../../core/progress/ids'
import { displayNameOf } from '../../core/progress/profile'
import { createEngine } from '../../data/replication/createEngine'
import type { Engine } from '../../data/replication/createRounds'
import { site } from '../../site'
import type { LearnerStore, OpenedLearnerStore } from '../../data/store/learnerStore'
import { liveSource } from '../../data/store/liveSource'
import type { ReplicationStore, Watched } from '../../data/store/replicationStore'

export interface ReplicationParts {
  readonly store: Pick<OpenedLearnerStore, 'learnerId' | 'progress' | 'replication'>
  readonly accounts: Pick<Accounts, 'current' | 'rename'>
  readonly cloud: Pick<OpenedFirebase, 'auth' | 'remote'>
  readonly triggers?: WindowTriggers
  /** Reads the earlier site's data under a key in local storage and parses it. */
  readonly readStored?: (key: string) => unknown
  /** Asks the browser to wake the worker when it is online. */
  readonly askWorker?: () => void
}

/** Backs up one open store to the learner's account until it is stopped. */
export function startReplication(parts: ReplicationParts): Engine {
  const { store, cloud, triggers = windowTriggers(), readStored = readStoredJson } = parts
  const { learnerId, replication } = store
  const remote = cloud.remote(learnerId)
  const engine = createEngine({
    store: replication,
    remote,
    triggers: { ...triggers, onSignIn: (listener) => onSignIn(cloud.auth, learnerId, listener) },
    random: systemRandom,
    report: (error) => console.error('Backup: a bug; it goes on as if the network were away', error),
    earlierProgress: () => readStored(storageName(site.earlierProgressKeyPrefix + learnerId)),
  })
  const stopAsking = sendAfterLeaving({
    store: replication,
    triggers,
    askWorker: parts.askWorker ?? backgroundSync(BACKUP_TAG),
  })
  const stopFollowing = followName(store, parts.accounts)
  return {
    stop: () => {
      stopFollowing()
      stopAsking()
      return engine.stop()
    },
  }
}

/**
 * Calls the listener when this learner signs in, even if the service had rejected a session that never ended. The
 * session at the start is ignored, because the engine already runs at the start.
 */
function onSignIn(auth: CloudAuth, learnerId: LearnerId, listener: () => void): () => void {
  let isStart = true
  return auth.onSession((id) => {
    const isBack = !isStart && id === learnerId
    isStart = false
    if (isBack) listener()
  })
}

type Names = Pick<Accounts, 'current' | 'rename'>

/**
 * Applies the name from the learner's document to the learner on this device. After that, a name that was received in
 * this tab, another tab or the worker appears in the menu and the list of learners. A document without a name changes
 * nothing. Returns a function that stops it.
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

interface SendAfterLeavingParts {
  readonly store: Pick<ReplicationStore, 'watch'>
  readonly triggers: Pick<WindowTriggers, 'onOffline' | 'onHidden' | 'isOnline' | 'isVisible'>
  readonly askWorker: () => void
}

/**
 * Asks the worker to send changes when this page may not be able to. It asks if changes are pending when the page is
 * hidden or goes offline. It also asks for changes made after that. Returns a function that stops it.
 */
export function sendAfterLeaving({ store, triggers, askWorker }: SendAfterLeavingParts): () => void {
  let last: Watched | undefined
  /** An exchange that fails also changes rows, and these changes must not wake the worker repeatedly. */
  let askedFor = 0

  function see(watched: Watched): void {
    last = watched
    const isHere = triggers.isVisible() && triggers.isOnline()
    if (!isHere && watched.revision > askedFor) ask()
  }
  function ask(): void {
    if (last === undefined || last.revision <= last.syncedRevision) return
    askedFor = last.revision
    askWorker()
  }

  const stops = [store.watch(see), triggers.onOffline(ask), triggers.onHidden(ask)]
  return () => {
    for (const stop of stops) stop()
  }
}
