import type { Accounts } from './accounts/accounts'
import type { CloudAuth } from './accounts/CloudAuth'
import type { OpenedFirebase } from './firebase/openFirebase'
import type { Replication } from './followLearner'
import { followName } from './followName'
import { systemRandom } from './platform/random'
import { backgroundSync } from './platform/window/backgroundSync'
import { readStoredJson } from './platform/window/readStoredJson'
import { type WindowTriggers, windowTriggers } from './platform/window/windowTriggers'
import { BACKUP_TAG } from './platform/workerMessages'
import type { LearnerId } from './progress/ids'
import { createEngine } from './replication/createEngine'
import { sendAfterLeaving } from './sendAfterLeaving'
import { site } from './site'
import type { OpenedLearnerStore } from './store/learnerStore'

export interface ReplicationParts {
  readonly store: Pick<OpenedLearnerStore, 'learnerId' | 'progress' | 'replication'>
  readonly accounts: Pick<Accounts, 'current' | 'rename'>
  readonly cloud: OpenedFirebase
  readonly triggers?: WindowTriggers
  /** What the earlier site left in local storage, parsed, by its key. */
  readonly readStored?: (key: string) => unknown
  /** Asks the browser to wake the worker when there is a connection. */
  readonly askWorker?: () => void
}

/** Mirrors one open store in the learner's account until it is stopped. */
export function startReplication(parts: ReplicationParts): Replication {
  const { store, cloud, triggers = windowTriggers(), readStored = readStoredJson } = parts
  const { learnerId, replication } = store
  const remote = cloud.remote(learnerId)
  const engine = createEngine({
    store: replication,
    remote,
    triggers: { ...triggers, onSignIn: (listener) => onSignIn(cloud.auth, learnerId, listener) },
    random: systemRandom,
    report: (error) => console.error('Backup: a bug; it goes on as if the network were away', error),
    earlierProgress: () => readStored(site.earlierProgressKeyPrefix + learnerId),
  })
  const stopAsking = sendAfterLeaving({
    store: replication,
    remote: remote.name,
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
 * Told when this learner has signed in, also where the session, refused by the service, was never gone. The one that is
 * there at the start is no news: the start is a call.
 */
function onSignIn(auth: CloudAuth, learnerId: LearnerId, listener: () => void): () => void {
  let isStart = true
  return auth.onSession((id) => {
    const isBack = !isStart && id === learnerId
    isStart = false
    if (isBack) listener()
  })
}
