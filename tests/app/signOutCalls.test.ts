import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Accounts, Learner } from '../../src/accounts/accounts'
import { createSignOutCalls, NotBackedUp } from '../../src/app/account/signOutCalls'
import { createLearnerStores } from '../../src/app/learner/learnerStores'
import type { LearnerId } from '../../src/progress/ids'
import type { OpenedLearnerStore } from '../../src/store/learnerStore'
import { lookInto } from '../store/faultyStorage'
import { newLearner, openTestStore, SAVING_1, SAVING_2 } from '../store/openTestStore'
import { written } from '../store/replicationSamples'

let done: string[]
beforeEach(() => {
  done = []
})

/** A public page where somebody is signed in: no store is open yet. */
function page(kind: Learner['kind'] | 'nobody') {
  const id = newLearner()
  const learner = kind === 'nobody' ? undefined : ({ id, kind } as Learner)
  const accounts = {
    current: () => Promise.resolve(learner),
    signOut: () => Promise.resolve(void done.push('signed out')),
    remove: (removed: LearnerId) =>
      Promise.resolve(void done.push(`removed ${removed === id ? 'the learner' : removed}`)),
  } as unknown as Accounts
  const stores = createLearnerStores((learnerId) => openTestStore({ learnerId }))
  const calls = createSignOutCalls(
    () => Promise.resolve({ accounts, stores }),
    () => done.push('left'),
  )
  /** Another tab of the same learner. */
  const elsewhere = async (work: (store: OpenedLearnerStore) => Promise<unknown>) => {
    const store = await openTestStore({ learnerId: id })
    await work(store)
    store.close()
  }
  return { id, calls, stores, elsewhere }
}

async function backUp(store: OpenedLearnerStore): Promise<void> {
  const { document, revision } = written(await store.replication.readForExchange())
  written(await store.replication.applyAnswer('memory', { sentRevision: revision, joined: document }))
}

describe('what signing out says first', () => {
  it.each(['device', 'nobody'] as const)('is nothing of a backup for a learner without one: %s', async (kind) => {
    const { calls, stores, id } = page(kind)
    expect(await calls.facts()).toEqual({ kind: 'device-only' })
    expect(stores.opened(id)).toBeUndefined()
  })

  it('is how many changes are on this device only', async () => {
    const { calls, elsewhere } = page('cloud')
    await elsewhere(async (store) => {
      await backUp(store)
      await store.completeLesson(SAVING_1)
      await store.completeLesson(SAVING_2)
    })
    expect(await calls.facts()).toEqual({ kind: 'waiting', changes: 2 })
  })

  it('is that all of it waits before the first backup', async () => {
    const { calls } = page('cloud')
    expect(await calls.facts()).toEqual({ kind: 'waiting', changes: 1 })
  })

  it('is that everything is backed up, and what is on this device only all the same', async () => {
    const { calls, elsewhere, id } = page('cloud')
    await elsewhere(backUp)
    expect(await calls.facts()).toEqual({ kind: 'backed-up', keptHereOnly: 0 })
    await lookInto(id, (database) => database.aside.add({ reason: 'replaced', document: {}, detail: '', at: '' }))
    expect(await calls.facts()).toEqual({ kind: 'backed-up', keptHereOnly: 1 })
  })

  it('is also true while the session of the account has ended', async () => {
    const { calls, elsewhere } = page('cloud')
    await elsewhere(async (store) => {
      await backUp(store)
      await store.replication.noteOutcome('memory', { kind: 'signed-out' })
    })
    expect(await calls.facts()).toEqual({ kind: 'backed-up', keptHereOnly: 0 })
  })
})

describe('signing out', () => {
  it('keeps everything, closes the store and leaves', async () => {
    const { calls, stores, id } = page('cloud')
    await calls.facts()
    await calls.keep()
    expect(done).toEqual(['signed out', 'left'])
    expect(stores.opened(id)).toBeUndefined()
  })

  it('removes a learner without a backup when asked', async () => {
    await page('device').calls.remove()
    expect(done).toEqual(['removed the learner', 'left'])
  })

  it('removes what is backed up, its store closed before', async () => {
    const { calls, elsewhere, stores, id } = page('cloud')
    await elsewhere(backUp)
    await calls.remove()
    expect(done).toEqual(['removed the learner', 'left'])
    expect(stores.opened(id)).toBeUndefined()
  })

  it('removes nothing when another tab has learned something since the question', async () => {
    const { calls, elsewhere } = page('cloud')
    await elsewhere(backUp)
    expect((await calls.facts()).kind).toBe('backed-up')
    await elsewhere((store) => store.completeLesson(SAVING_1))
    await expect(calls.remove()).rejects.toBeInstanceOf(NotBackedUp)
    expect(done).toEqual([])
    expect(await calls.facts()).toEqual({ kind: 'waiting', changes: 1 })
  })
})
