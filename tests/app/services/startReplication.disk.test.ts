import 'fake-indexeddb/auto'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Learner } from '../../../src/data/accounts/accounts'
import type { Engine } from '../../../src/data/replication/createRounds'
import { windowTriggers } from '../../../src/platform/window/windowTriggers'
import type { LearnerId } from '../../../src/core/progress/ids'
import { emptyDocument } from '../../../src/core/progress/document'
import { setDisplayName } from '../../../src/core/progress/profile'
import { startReplication } from '../../../src/app/services/startReplication'
import { learnerDatabase } from '../../../src/data/store/learnerDatabase'
import { letGoOnLeave } from '../../../src/data/store/letGoOnLeave'
import { FakePageLife } from '../../fakes/FakePageLife'
import { FakeWindow } from '../../fakes/FakeWindow'
import { MemoryCloudAuth, MemoryCloudService } from '../../fakes/MemoryCloudAuth'
import { MemoryAccount, MemoryRemote } from '../../fakes/MemoryRemote'
import { doneBy, JOINED } from '../../core/progress/samples'
import { openTestStore, SAVING_1, SAVING_2 } from '../../data/store/openTestStore'

const EMAIL = 'maya@example.org'
const PASSWORD = 'a long password'
const stops: (() => Promise<void> | void)[] = []

/** A signed-in device, with the app's own store on a separate disk. */
async function device() {
  const service = new MemoryCloudService()
  const { id: learnerId } = service.add(EMAIL, 'Maya', PASSWORD)
  const auth = new MemoryCloudAuth(service)
  auth.session = learnerId
  const page = new FakePageLife()
  const dexie = { indexedDB: letGoOnLeave(page, new IDBFactory()), IDBKeyRange }
  const makeDatabase = (id: LearnerId) => learnerDatabase(id, dexie)
  const store = await openTestStore({ learnerId, page, makeDatabase })
  const account = new MemoryAccount()
  const remote = new MemoryRemote(account, { owner: learnerId })
  const exchanges = vi.spyOn(remote, 'exchange')
  const tab = new FakeWindow()
  const askWorker = vi.fn()
  const readStored = vi.fn<(key: string) => unknown>(() => undefined)
  const start = (): Engine => {
    const cloud = { auth, remote: () => remote }
    const triggers = windowTriggers(tab)
    const replication = startReplication({ store, accounts, cloud, triggers, readStored, askWorker })
    stops.push(() => replication.stop())
    return replication
  }
  const learner: Learner = {
    id: learnerId,
    displayName: 'Maya',
    email: EMAIL,
    color: 'saving',
    picture: 'boat',
    kind: 'cloud',
    isProtected: true,
  }
  const accounts = {
    current: () => Promise.resolve(learner),
    rename: vi.fn((_id: LearnerId, displayName: string) =>
      Promise.resolve({ kind: 'renamed', learner: { ...learner, displayName } } as const),
    ),
  }
  stops.push(() => store.close())
  const statusBecomes = (kind: string) =>
    vi.waitFor(async () => expect((await store.backup.state()).status.kind).toBe(kind))
  return {
    auth,
    page,
    store,
    accounts,
    account,
    remote,
    exchanges,
    tab,
    askWorker,
    readStored,
    start,
    statusBecomes,
    learnerId,
  }
}

let log = vi.spyOn(console, 'error')
beforeEach(() => {
  log = vi.spyOn(console, 'error')
})
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
  expect(log).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

describe('an open store', () => {
  it('is backed up from the start, and its status row shows it', async () => {
    const { store, account, start, statusBecomes } = await device()
    await store.completeLesson(SAVING_1)
    expect((await store.backup.state()).status.kind).toBe('saved-here')
    start()
    await statusBecomes('backed-up')
    expect(account.writes).toBe(1)
    expect(account.read().fields).toMatchObject({ completedConcepts: [SAVING_1] })
  })

  it('applies a name from another device to the accounts of this one', async () => {
    const { account, accounts, start, learnerId } = await device()
    const named = doneBy(setDisplayName(emptyDocument(learnerId, JOINED), 'Maya Larsen'))
    const setAside = () => Promise.resolve()
    const { signal } = new AbortController()
    await new MemoryRemote(account, { owner: learnerId }).exchange(named, { signal, setAside })
    start()
    await vi.waitFor(() => expect(accounts.rename).toHaveBeenCalledWith(learnerId, 'Maya Larsen'))
  })

  it('makes one exchange at the start, without another for the existing session', async () => {
    const { tab, start, statusBecomes, exchanges } = await device()
    start()
    await statusBecomes('backed-up')
    // If the start had requested another exchange, it would come before this one.
    tab.goOnline()
    await vi.waitFor(() => expect(exchanges.mock.calls.length).toBeGreaterThan(1))
    await statusBecomes('backed-up')
    expect(exchanges).toHaveBeenCalledTimes(2)
  })

  it('is sent as soon as its learner has signed in again', async () => {
    const { auth, remote, exchanges, start, statusBecomes } = await device()
    auth.losesSession()
    remote.faults.push('signed-out', 'signed-out')
    start()
    await statusBecomes('sign-in-again')
    remote.faults.length = 0
    await auth.signIn(EMAIL, PASSWORD)
    await statusBecomes('backed-up')
    expect(exchanges.mock.calls.length).toBeLessThanOrEqual(2)
  })

  it('is sent after a new sign-in even if the rejected session remains', async () => {
    const { auth, remote, start, statusBecomes } = await device()
    remote.faults.push('signed-out')
    start()
    await statusBecomes('sign-in-again')
    await auth.signIn(EMAIL, PASSWORD)
    await statusBecomes('backed-up')
  })

  it('is sent when the browser is online or the page visible', async () => {
    const { tab, remote, start, statusBecomes, exchanges } = await device()
    start()
    await statusBecomes('backed-up')
    tab.goOnline()
    await vi.waitFor(() => expect(exchanges).toHaveBeenCalledTimes(2))
    await statusBecomes('backed-up')
    remote.faults.push('refused')
    tab.goOnline()
    await statusBecomes('refused')
    tab.show()
    await statusBecomes('backed-up')
    expect(exchanges).toHaveBeenCalledTimes(4)
    expect(remote.faults).toEqual([])
  })

  it('asks for the worker when the page is left with pending changes', async () => {
    const { tab, store, askWorker, start } = await device()
    start()
    const waits: boolean[] = []
    // Watchers learn of an exchange a moment after the row is written.
    stops.push(store.replication.watch((seen) => waits.push(seen.revision > seen.syncedRevision)))
    await vi.waitFor(() => expect(waits.at(-1)).toBe(false))
    tab.hide()
    expect(askWorker).not.toHaveBeenCalled()
    await store.completeLesson(SAVING_1)
    await vi.waitFor(() => expect(askWorker).toHaveBeenCalledTimes(1))
  })
})

describe('the earlier site’s data in local storage', () => {
  it('is read once, by the key of this learner, and is merged', async () => {
    const { store, account, readStored, learnerId, start, statusBecomes } = await device()
    readStored.mockReturnValue({ id: learnerId, completedConcepts: [SAVING_2] })
    const first = start()
    // The first answer separates this data from the account's. The second exchange uploads it.
    await vi.waitFor(() => expect(account.read().fields).toMatchObject({ completedConcepts: [SAVING_2] }))
    await statusBecomes('backed-up')
    expect(readStored.mock.calls).toEqual([[`meridianAlgo_progress_${learnerId}`]])
    await first.stop()
    await store.completeLesson(SAVING_1)
    start()
    await vi.waitFor(() => expect(account.writes).toBe(2))
    expect(readStored).toHaveBeenCalledTimes(1)
  })
})

describe('a page that its browser freezes during an exchange', () => {
  it('continues when it returns, applies the answer and loses nothing', async () => {
    const { page, tab, store, remote, account, start, statusBecomes } = await device()
    await store.completeLesson(SAVING_1)
    let answer: (() => void) | undefined
    remote.beforeCommit = () => new Promise((resolve) => (answer = resolve))
    start()
    await vi.waitFor(() => expect(answer).toBeDefined())
    expect((await store.backup.state()).status.kind).toBe('backing-up')
    tab.hide()
    page.leave()
    answer?.()
    await vi.waitFor(() => expect(account.writes).toBe(1))
    tab.show()
    page.comeBack()
    await statusBecomes('backed-up')
    await store.completeLesson(SAVING_2)
    tab.goOnline()
    await vi.waitFor(() => expect(account.writes).toBe(2))
    expect(store.health()).toEqual({ kind: 'healthy' })
  })
})

describe('a learner who leaves during an exchange', () => {
  it('is released at once, and new progress is sent the next time', async () => {
    const { store, remote, account, start, statusBecomes, exchanges } = await device()
    const first = start()
    await statusBecomes('backed-up')
    await first.stop()
    await store.completeLesson(SAVING_1)
    // The commit arrives, but no answer returns.
    remote.faults.push('silent-commit')
    const second = start()
    await vi.waitFor(() => expect(account.writes).toBe(2))
    await second.stop()
    await store.completeLesson(SAVING_2)
    start()
    await statusBecomes('backed-up')
    expect(account.read().fields).toMatchObject({ completedConcepts: [SAVING_1, SAVING_2] })
    expect(exchanges).toHaveBeenCalledTimes(3)
  })

  it('leaves no listeners', async () => {
    const { tab, auth, start, statusBecomes, exchanges, askWorker, store } = await device()
    const replication = start()
    await statusBecomes('backed-up')
    await replication.stop()
    await store.completeLesson(SAVING_1)
    tab.goOnline()
    tab.hide()
    tab.show()
    auth.losesSession()
    await auth.signIn(EMAIL, PASSWORD)
    await statusBecomes('saved-here')
    expect(exchanges).toHaveBeenCalledTimes(1)
    // A remaining listener would have started before the next exchange, which is the only one.
    start()
    await statusBecomes('backed-up')
    expect(exchanges).toHaveBeenCalledTimes(2)
    expect(askWorker).not.toHaveBeenCalled()
  })
})
