// Role: one visit of the worker to the account of whoever learns here.
// Guarantee: it resolves when there is nothing left that another call could mend, and rejects when there is.
// Must not: make a database, or choose between learners: whoever is learning now is the only one.

import type { Locks } from '../src/platform/locks'
import type { LearnerId } from '../src/core/progress/ids'
import { type ExchangeOutcome, exchangeOnce } from '../src/data/replication/exchangeOnce'
import type { Remote } from '../src/data/replication/Remote'
import { currentLearner } from '../src/data/store/learnerTable'
import type { DeviceDatabase } from '../src/data/store/deviceDatabase'
import type { OpenedReplicationStore } from '../src/data/store/openReplicationStore'

export interface BackUpParts {
  readonly device: DeviceDatabase
  /** Undefined when the learner has no database here. */
  readonly openStore: (learnerId: LearnerId) => Promise<OpenedReplicationStore | undefined>
  readonly remoteOf: (learnerId: LearnerId) => Remote
  readonly locks?: Locks
  /** A wait for a page that is at it. */
  readonly pause?: () => Promise<void>
}

/** A page that writes all the time asks again by itself. */
const MOST_EXCHANGES = 3
/**
 * An exchange is over sooner, or its page is asleep. A worker that gave up at once would be called again by the browser only
 * after minutes, and what is learned meanwhile would wait as long: browsers take a second wish for the first.
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
    // The browser ends the worker when it has had enough: there is nobody here who could give up earlier.
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

/** Another try can't mend what only the learner, or a new version of the app, can. */
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
    // A page is at it, and may be closed before it is done.
    case 'busy':
      return false
  }
}
