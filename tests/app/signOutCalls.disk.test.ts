import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Accounts, CloudCalls, Learner } from '../../src/data/accounts/accounts'
import { createSignOutCalls, type NotRemovedReason, type Removable } from '../../src/app/account/signOutCalls'
import { createLearnerStores } from '../../src/app/learner/learnerStores'
import type { Reads } from '../../src/session/reads'
import type { LearnerId } from '../../src/core/progress/ids'
import { completedLessons } from '../../src/core/progress/lessons'
import { checkBackup } from '../../src/data/replication/checkBackup'
import { systemClock } from '../../src/platform/clock'
import { openBackupFile } from '../../src/data/store/openBackupFile'
import type { OpenedLearnerStore } from '../../src/data/store/learnerStore'
import { type Fault, MemoryAccount, MemoryRemote } from '../fakes/MemoryRemote'
import { lookInto } from '../data/store/faultyStorage'
import { newLearner, openTestStore, SAVING_1, SAVING_2 } from '../data/store/openTestStore'
import { written } from '../data/store/replicationSamples'

let done: string[]
/** The learner of the page that was opened last. */
let learnerId: LearnerId
beforeEach(() => {
  done = []
})

/** A public page with a signed-in learner, where no store is open yet. */
function page(kind: Learner['kind'] | 'nobody', { hasPin = false, isOnline = true } = {}) {
  const id = newLearner()
  learnerId = id
  const learner = kind === 'nobody' ? undefined : ({ id, kind, ...(hasPin && { hasPin }) } as Learner)
  const keepWithoutAccount = vi.fn<CloudCalls['keepWithoutAccount']>(async (kept) => {
    done.push(`kept ${kept === id ? 'the learner' : kept}`)
    return { kind: 'kept', learner: { id, kind: 'device' } as Learner }
  })
  const accounts = {
    current: () => Promise.resolve(learner),
    signOut: () => Promise.resolve(void done.push('signed out')),
    cloud: { keepWithoutAccount },
    remove: (removed: LearnerId) =>
      Promise.resolve(void done.push(`removed ${removed === id ? 'the learner' : removed}`)),
  } as unknown as Accounts
  const stores = createLearnerStores(async (learnerId) => ({
    store: await openTestStore({ learnerId }),
    reads: {} as Reads,
  }))
  const account = new MemoryAccount()
  const remote = new MemoryRemote(account, { owner: id })
  const check = {
    checkBackup: ({ replication }: OpenedLearnerStore) =>
      checkBackup({ store: replication, remote, signal: new AbortController().signal }),
  }
  const unsaved = vi.fn<(id: LearnerId) => Promise<readonly string[]>>(async () => [])
  const classes = { unsaved, untold: async () => [] }
  const calls = createSignOutCalls(
    () => Promise.resolve({ accounts, stores, checkBackup: (store) => check.checkBackup(store), classes }),
    () => done.push('left'),
    () => done.push('chooses'),
    () => isOnline,
  )
  /** Does work in another tab of the same learner. */
  const elsewhere = async (work: (store: OpenedLearnerStore) => Promise<unknown>) => {
    const store = await openTestStore({ learnerId: id })
    await work(store)
    store.close()
  }
  return { id, calls, unsaved, stores, elsewhere, account, remote, check, keepWithoutAccount }
}

const NOTHING = { notes: 0, bookmarks: 0, tools: 0, attempts: 0, sheets: 0 }
/** What a learner with an account has agreed to lose. */
function givenUp(setAside: number, keptMark = ''): Removable {
  return { kind: 'backed-up', learnerId, owned: { kept: NOTHING, setAside, untold: [], revision: 0, keptMark } }
}

function owned({ owned: there }: Removable) {
  if (there === undefined) throw new Error('The store did not open.')
  return there
}

function notRemoved(reason: NotRemovedReason) {
  return { name: 'NotRemoved', reason }
}

async function stillHas(id: LearnerId): Promise<void> {
  const store = await openTestStore({ learnerId: id })
  expect(completedLessons(await store.progress())).toEqual([SAVING_1])
  store.close()
}

async function backUp(store: OpenedLearnerStore): Promise<void> {
  const { document, revision } = written(await store.replication.readForExchange())
  written(await store.replication.applyAnswer({ sentRevision: revision, joined: document }))
}

describe('the facts before signing out', () => {
  it('are unknown without a PIN, and open nothing but Who is learning?', async () => {
    const { calls, stores, id } = page('nobody')
    expect(await calls.facts()).toEqual({ kind: 'unknown' })
    expect([done, stores.opened(id)]).toEqual([['chooses'], undefined])
  })

  it('allow no removal of another learner, or of one without a PIN', async () => {
    const asked = { kind: 'device-only', learnerId: newLearner() } as const
    for (const kind of ['device', 'cloud', 'nobody'] as const)
      await expect(page(kind).calls.remove(asked)).rejects.toMatchObject(notRemoved('changed'))
    await expect(page('nobody').calls.remove({ kind: 'device-only' })).rejects.toMatchObject(notRemoved('changed'))
    expect(done).toEqual([])
  })

  it.each(['device', 'cloud'] as const)('say what only a backup file has, and whether one does: %s', async (kind) => {
    const { calls, elsewhere } = page(kind)
    await elsewhere(async (store) => {
      await store.kept.keep('notes', SAVING_1, 'Ask Dad')
      await store.kept.keep('bookmarks', SAVING_1, true)
      await store.kept.keep('bookmarks', SAVING_1, null)
      await backUp(store)
    })
    const facts = async () => (await calls.facts()) as Removable
    expect((await facts()).owned).toMatchObject({ kept: { ...NOTHING, notes: 1 }, setAside: 0 })
    expect((await facts()).owned).not.toHaveProperty('fileAt')
    await elsewhere(async (store) => {
      const { made } = await openBackupFile(store, systemClock).write('Maya')
      await store.backupFile.noteMade(made)
    })
    expect((await facts()).owned).toHaveProperty('fileAt')
    await elsewhere((store) => store.kept.keep('notes', SAVING_1, 'Ask Mom'))
    expect((await facts()).owned).not.toHaveProperty('fileAt')
  })

  it('say how many changes are on this device only', async () => {
    const { calls, elsewhere } = page('cloud')
    await elsewhere(async (store) => {
      await backUp(store)
      await store.completeLesson(SAVING_1)
      await store.completeLesson(SAVING_2)
    })
    expect(await calls.facts()).toEqual({ kind: 'waiting', changes: 2 })
  })

  it('say that everything is waiting before the first backup', async () => {
    const { calls } = page('cloud')
    expect(await calls.facts()).toEqual({ kind: 'waiting', changes: 1 })
  })

  it('say that everything is backed up, except data on this device', async () => {
    const { calls, elsewhere, id } = page('cloud')
    await elsewhere(backUp)
    expect(await calls.facts()).toMatchObject({ kind: 'backed-up', owned: { setAside: 0 } })
    await lookInto(id, (database) => database.aside.add({ reason: 'replaced', document: {}, detail: '', at: '' }))
    expect(await calls.facts()).toMatchObject({ kind: 'backed-up', owned: { setAside: 1 } })
  })

  it('stay true when the session of the account has ended', async () => {
    const { calls, elsewhere } = page('cloud')
    await elsewhere(async (store) => {
      await backUp(store)
      await store.replication.noteOutcome({ kind: 'signed-out' })
    })
    expect(await calls.facts()).toMatchObject({ kind: 'backed-up', owned: { setAside: 0 } })
  })
})

describe('a teacher whose class has no backup', () => {
  it.each(['device', 'cloud'] as const)('is not removed with it, and sees which class (%s)', async (kind) => {
    const { calls, unsaved, elsewhere } = page(kind)
    await elsewhere((store) => store.completeLesson(SAVING_1))
    unsaved.mockResolvedValue(['Period 3'])
    expect(await calls.facts()).toEqual({ kind: 'teaches', classes: ['Period 3'] })
    // This class changed while the question was open.
    await expect(calls.remove(givenUp(0))).rejects.toMatchObject({ name: 'NotRemoved', reason: 'classes' })
    expect(done).toEqual([])
  })

  it('is not removed when the book can’t be read', async () => {
    const { calls, unsaved } = page('device')
    unsaved.mockRejectedValue(new Error('The disk is shut.'))
    await expect(calls.remove(givenUp(0))).rejects.toThrow('The disk is shut.')
    expect(done).toEqual([])
  })
})

describe('switching learners', () => {
  it('ends the visit of a device learner, and leads to all learners', async () => {
    const { calls, stores, id } = page('device')
    await stores.open(id)
    expect(await calls.switchLearner()).toBe('left')
    expect(done).toEqual(['signed out', 'chooses'])
    expect(stores.opened(id)).toBeUndefined()
  })

  it.each([
    ['who can come back with a connection', { isOnline: true }],
    ['whom a PIN lets in again without one', { hasPin: true, isOnline: false }],
  ])('is as easy for an account learner %s, and keeps everything', async (_case, device) => {
    const { calls, stores, elsewhere, id } = page('cloud', device)
    await elsewhere((store) => store.completeLesson(SAVING_1))
    await stores.open(id)
    expect(await calls.switchLearner()).toBe('left')
    expect(done).toEqual(['signed out', 'chooses'])
    expect(stores.opened(id)).toBeUndefined()
    await stillHas(id)
  })

  it('asks first when the learner could not return while offline', async () => {
    const { calls, stores, id } = page('cloud', { isOnline: false })
    await stores.open(id)
    expect(await calls.switchLearner()).toBe('ask')
    expect(done).toEqual([])
    expect(stores.opened(id)).toBeDefined()
    expect(await calls.switchLearner(true)).toBe('left')
    expect(done).toEqual(['signed out', 'chooses'])
  })

  it('turns a learner with a deleted account into one of this device', async () => {
    const { calls, elsewhere } = page('cloud', { isOnline: false })
    await elsewhere((store) => store.replication.noteOutcome({ kind: 'deleted' }))
    expect(await calls.switchLearner()).toBe('left')
    expect(done).toEqual(['kept the learner', 'signed out', 'chooses'])
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
    await page('device').calls.remove({ kind: 'device-only', learnerId })
    expect(done).toEqual(['removed the learner', 'left'])
  })

  it.each(['device', 'cloud'] as const)(
    'removes nothing when a note was written since the question: %s',
    async (kind) => {
      const { calls, elsewhere, id } = page(kind)
      await elsewhere(async (store) => {
        await store.completeLesson(SAVING_1)
        await backUp(store)
      })
      const facts = (await calls.facts()) as Removable
      await elsewhere((store) => store.kept.keep('notes', SAVING_1, 'Ask Dad'))
      await expect(calls.remove(facts)).rejects.toMatchObject(notRemoved('changed'))
      expect(done).toEqual([])
      await stillHas(id)
      await calls.remove((await calls.facts()) as Removable)
      expect(done).toEqual(['removed the learner', 'left'])
    },
  )

  it('removes nothing when the learner started over since the question', async () => {
    const { calls, elsewhere } = page('device')
    await elsewhere(async (store) => {
      await store.completeLesson(SAVING_1)
      await store.setAside.startOver()
      const { made } = await openBackupFile(store, systemClock).write('Maya')
      await store.backupFile.noteMade(made)
    })
    const facts = (await calls.facts()) as Removable
    expect(facts.owned).toMatchObject({ setAside: 1, fileAt: expect.any(String) })
    await expect(calls.remove({ ...facts, owned: { ...owned(facts), setAside: 0 } })).rejects.toMatchObject(
      notRemoved('changed'),
    )
    expect(done).toEqual([])
    await calls.remove(facts)
    expect(done).toEqual(['removed the learner', 'left'])
  })

  it('removes backed-up data after closing its store', async () => {
    const { calls, stores, id, account } = page('cloud')
    await calls.remove(givenUp(0))
    expect(done).toEqual(['removed the learner', 'left'])
    expect(stores.opened(id)).toBeUndefined()
    expect(account.read().fields).toBeDefined()
    expect(await lookInto(id, (database) => database.document.count())).toBe(0)
  })

  it('sends pending changes before it removes', async () => {
    const { calls, elsewhere, account } = page('cloud')
    await elsewhere((store) => store.completeLesson(SAVING_1))
    await calls.remove(givenUp(0))
    expect(done).toEqual(['removed the learner', 'left'])
    expect(account.read().fields).toMatchObject({ completedConcepts: [SAVING_1] })
  })

  it('removes nothing when the service reported a write that never happened', async () => {
    const { calls, elsewhere, remote, id } = page('cloud')
    vi.spyOn(remote, 'exchange').mockImplementation((joined) =>
      Promise.resolve({ kind: 'exchanged', joined, wrote: true }),
    )
    await elsewhere((store) => store.completeLesson(SAVING_1))
    await expect(calls.remove(givenUp(0))).rejects.toMatchObject(notRemoved('lacking'))
    expect(done).toEqual([])
    await stillHas(id)
  })

  it.each<[NotRemovedReason, Fault]>([
    ['offline', 'lost-request'],
    ['signed-out', 'signed-out'],
    ['refused', 'refused'],
  ])('removes nothing, and explains it, when the account can’t be asked: %s', async (reason, fault) => {
    const { calls, elsewhere, remote, id } = page('cloud')
    await elsewhere(async (store) => {
      await store.completeLesson(SAVING_1)
      await backUp(store)
    })
    expect((await calls.facts()).kind).toBe('backed-up')
    remote.faults.push(fault)
    await expect(calls.remove(givenUp(0))).rejects.toMatchObject(notRemoved(reason))
    expect(done).toEqual([])
    await stillHas(id)
  })

  it('removes nothing when a record was set aside without consent', async () => {
    const { calls, id } = page('cloud')
    await calls.facts()
    await lookInto(id, (database) => database.aside.add({ reason: 'replaced', document: {}, detail: '', at: '' }))
    await expect(calls.remove(givenUp(0))).rejects.toMatchObject(notRemoved('changed'))
    expect(done).toEqual([])
    await calls.remove(givenUp(1))
    expect(done).toEqual(['removed the learner', 'left'])
  })

  it('removes nothing when another tab makes progress between check and removal', async () => {
    const { calls, elsewhere, check, id } = page('cloud')
    const asked = check.checkBackup
    check.checkBackup = async (store) => {
      const answer = await asked(store)
      await elsewhere((other) => other.completeLesson(SAVING_1))
      return answer
    }
    await expect(calls.remove(givenUp(0))).rejects.toMatchObject(notRemoved('changed'))
    expect(done).toEqual([])
    expect(await calls.facts()).toEqual({ kind: 'waiting', changes: 1 })
    await stillHas(id)
  })

  it('reports a failed save to another tab that was too late', async () => {
    const { calls, id } = page('cloud')
    const other = await openTestStore({ learnerId: id })
    await calls.remove(givenUp(0))
    expect(await other.completeLesson(SAVING_1)).toEqual({ kind: 'failed', reason: 'connection' })
    expect(other.health()).toMatchObject({ kind: 'failing', isGone: true })
    other.close()
  })
})

describe('a learner whose account was deleted', () => {
  const deleted = async (store: OpenedLearnerStore) => {
    await store.completeLesson(SAVING_1)
    await store.replication.noteOutcome({ kind: 'deleted' })
  }

  it('sees that no copy exists, and keeps progress without an account', async () => {
    const { calls, elsewhere, id } = page('cloud')
    await elsewhere(deleted)
    expect(await calls.facts()).toMatchObject({ kind: 'device-only', isAccountDeleted: true })
    await calls.keep()
    expect(done).toEqual(['kept the learner', 'signed out', 'left'])
    await stillHas(id)
  })

  it('is not signed out when the device could not store the change', async () => {
    const { calls, elsewhere, keepWithoutAccount } = page('cloud')
    await elsewhere(deleted)
    keepWithoutAccount.mockResolvedValue({ kind: 'refused', reason: 'storage-refused' })
    await expect(calls.keep()).rejects.toThrow('storage-refused')
    expect(done).toEqual([])
  })

  it('is removed on request, without asking any account', async () => {
    const { calls, elsewhere, check } = page('cloud')
    await elsewhere(deleted)
    const asked = vi.spyOn(check, 'checkBackup')
    await calls.remove((await calls.facts()) as Removable)
    expect(done).toEqual(['removed the learner', 'left'])
    expect(asked).not.toHaveBeenCalled()
  })

  it('is not removed when the deletion is discovered only now', async () => {
    const { calls, elsewhere, account, id } = page('cloud')
    await elsewhere(async (store) => {
      await store.completeLesson(SAVING_1)
      await backUp(store)
    })
    account.erase()
    await expect(calls.remove(givenUp(0))).rejects.toMatchObject(notRemoved('deleted'))
    expect(done).toEqual([])
    await stillHas(id)
    expect(await calls.facts()).toMatchObject({ kind: 'device-only', isAccountDeleted: true })
  })
})
