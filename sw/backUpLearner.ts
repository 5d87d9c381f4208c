// Role: one backup by the worker to the current learner's account.
// Guarantee: it rejects if another call could help, and otherwise resolves.
// Must not: create a database, or choose between learners. It only backs up the current learner.

import type { Locks } from '../src/platform/locks'
import type { LearnerId } from '../src/core/progress/ids'
import { type ExchangeOutcome, exchangeOnce } from '../src/data/replication/exchangeOnce'
import type { Remote } from '../src/data/replication/Remote'
import { currentLearner } from '../src/data/store/learnerTable'
import type { DeviceDatabase } from '../src/data/store/deviceDatabase'
import type { OpenedReplicationStore } from '../src/data/store/openReplicationStore'

export interface BackUpParts {
  readonly device: DeviceDatabase
  /** Undefined if the learner has no database on this device. */
  readonly openStore: (learnerId: LearnerId) => Promise<OpenedReplicationStore | undefined>
  readonly remoteOf: (learnerId: LearnerId) => Remote
  readonly locks?: Locks
  /** Waits while a page is doing the exchange. */
  readonly pause?: () => Promise<void>
}

/** A page that keeps writing asks for another backup without being told. */
const MOST_EXCHANGES = 3
/**
 * An exchange takes less time than these pauses, unless its page is asleep. If the worker gave up immediately, the
 * browser would call it again only minutes later. New progress would be delayed as long, because browsers merge a
 * second sync request with the first.
 */
const MOST_PAUSES = 15
const pauseAWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2000))

export async function backUpLearner(parts: BackUpParts): Promise<void> {
  const { device, openStore, remoteOf, locks, pause = pauseAWhile } = parts
  const learner = await device.run((database) =>
    database.transaction('r', database.settings, database.learners, () => currentLearner(database)),
  )
  if (learner?.kind !== 'cloud') return
  const opened = await openStore(learner.id)
  if (opened === undefined) return
  try {
    const remote = remoteOf(learner.id)
    // The browser ends the worker when its time is up. No code in the worker needs to abort the exchange earlier.
    const { signal } = new AbortController()
    let pauses = 0
    for (let exchanges = 0; exchanges < MOST_EXCHANGES; ) {
      const outcome = await exchangeOnce({ store: opened.replication, remote, signal, locks })
      if (isDone(outcome)) return
      if (outcome.kind === 'busy' && pauses < MOST_PAUSES) {
        pauses += 1
        await pause()
        continue
      }
      exchanges += 1
      if (outcome.kind !== 'exchanged') throw new Error(`The backup waits: ${outcome.kind}.`)
    }
  } finally {
    opened.close()
  }
}

/** A retry can't fix an outcome that needs the learner or a new version of the app. */
function isDone(outcome: ExchangeOutcome): boolean {
  switch (outcome.kind) {
    case 'exchanged':
      return !outcome.isWaiting
    case 'signed-out':
    case 'deleted':
    case 'refused':
    case 'outdated':
    case 'stopped':
      return true
    case 'storage-failed':
      return outcome.reason === 'outdated'
    case 'offline':
    // A page is doing the exchange, and may be closed before the exchange is done.
    case 'busy':
      return false
  }
}
