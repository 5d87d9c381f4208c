import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import type { Accounts, Learner } from '../../src/data/accounts/accounts'
import { createSignOutCalls, type Removable } from '../../src/app/account/signOutCalls'
import { createLearnerStores } from '../../src/app/learner/learnerStores'
import type { Reads } from '../../src/session/reads'
import type { OpenedLearnerStore } from '../../src/data/store/learnerStore'
import { newLearner, openTestStore } from '../data/store/openTestStore'
import { written } from '../data/store/replicationSamples'

const NOTHING = { notes: 0, bookmarks: 0, tools: 0, attempts: 0, sheets: 0 }
const OWNED = { kept: NOTHING, setAside: 0, untold: [], revision: 0, keptMark: '' }

/** A learner who leaves a class while the removal question is open. */
function page(kind: Learner['kind']) {
  const id = newLearner()
  const remove = vi.fn<Accounts['remove']>(async () => undefined)
  const accounts = { current: async () => ({ id, kind }) as Learner, remove } as unknown as Accounts
  const stores = createLearnerStores(async (learnerId) => ({
    store: await openTestStore({ learnerId }),
    reads: {} as Reads,
  }))
  const untold = vi.fn<() => Promise<readonly string[]>>(async () => [])
  const checkBackup = async ({ replication }: OpenedLearnerStore) => {
    const { revision } = written(await replication.readForExchange())
    return { kind: 'confirmed', revision } as const
  }
  const classes = { unsaved: async () => [], untold }
  const calls = createSignOutCalls(
    async () => ({ accounts, stores, checkBackup, classes }),
    () => undefined,
    () => undefined,
  )
  return { id, calls, remove, leaves: () => untold.mockResolvedValue(['Period 3']) }
}

it('warns a device learner that a teacher may not know they left', async () => {
  const { calls, remove, leaves, id } = page('device')
  const before = (await calls.facts()) as Removable
  leaves()
  await expect(calls.remove(before)).rejects.toMatchObject({ name: 'NotRemoved', reason: 'changed' })
  expect(remove).not.toHaveBeenCalled()
  const after = (await calls.facts()) as Removable
  expect(after.owned?.untold).toEqual(['Period 3'])
  await calls.remove(after)
  expect(remove).toHaveBeenCalledWith(id)
})

it('warns a learner with an account too, which has no class reports', async () => {
  const { calls, remove, leaves, id } = page('cloud')
  leaves()
  const facts = { kind: 'backed-up', learnerId: id } as const
  await expect(calls.remove({ ...facts, owned: OWNED })).rejects.toMatchObject({ reason: 'changed' })
  expect(remove).not.toHaveBeenCalled()
  await calls.remove({ ...facts, owned: { ...OWNED, untold: ['Period 3'] } })
  expect(remove).toHaveBeenCalledWith(id)
})
