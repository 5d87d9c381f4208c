import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Locks } from '../../src/platform/locks'
import { systemRandom } from '../../src/platform/random'
import type { LearnerId } from '../../src/core/progress/ids'
import { createDeviceDatabase, type LearnerRow } from '../../src/data/store/deviceDatabase'
import { learnerDatabase } from '../../src/data/store/learnerDatabase'
import { openReplicationStore } from '../../src/data/store/openReplicationStore'
import { backUpLearner } from '../../sw/backUpLearner'
import { type Fault, MemoryAccount, MemoryRemote } from '../fakes/MemoryRemote'
import { TurnableClock } from '../fakes/TurnableClock'
import { MemoryLocks } from '../data/replication/oneDevice'
import { openTestStore, SAVING_1, SAVING_2 } from '../data/store/openTestStore'

const maya = 'maya' as LearnerId
const clock = new TurnableClock('2026-03-02T09:00:00')
const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

const rowOf = (id: LearnerId, kind: LearnerRow['kind']): LearnerRow => ({
  id,
  kind,
  displayName: 'Maya',
  email: '',
  cloth: 'saving',
  openedTurn: 1,
  createdAt: '2026-03-01T09:00:00.000Z',
  lastOpenedAt: '2026-03-01T09:00:00.000Z',
})

/** A device on which Maya has completed a lesson, and all pages are closed. */
async function sleepingDevice({
  kind = 'cloud',
  isLearning = true,
}: {
  kind?: LearnerRow['kind']
  isLearning?: boolean
} = {}) {
  const dexie = { indexedDB: new IDBFactory(), IDBKeyRange }
  const device = createDeviceDatabase(dexie)
  closers.push(() => device.end('closed'))
  await device.run(async (database) => {
    await database.learners.add(rowOf(maya, kind))
    if (isLearning) await database.settings.put({ key: 'current-learner', value: maya })
  })
  const page = () => openTestStore({ learnerId: maya, makeDatabase: (id) => learnerDatabase(id, dexie) })
  const learn = async (lesson: typeof SAVING_1) => {
    const store = await page()
    await store.completeLesson(lesson)
    store.close()
  }
  await learn(SAVING_1)
  const account = new MemoryAccount()
  const remote = new MemoryRemote(account, { owner: maya })
  const remoteOf = vi.fn((_id: LearnerId) => remote)
  const locks = new MemoryLocks()
  const closed = vi.fn()
  const pause = vi.fn(() => Promise.resolve())
  const wake = (using: Locks = locks) =>
    backUpLearner({
      pause,
      device,
      locks: using,
      remoteOf,
      openStore: async (learnerId) => {
        const opened = await openReplicationStore({ learnerId, clock, random: systemRandom, dexie })
        return opened && { ...opened, close: () => [opened.close(), closed()] }
      },
    })
  const status = async () => {
    const store = await page()
    const { status } = await store.backup.state()
    store.close()
    return status
  }
  return { device, account, remote, remoteOf, locks, pause, closed, wake, status, learn, page }
}

describe('the worker after the browser woke it', () => {
  it('sends pending changes of the current learner, and closes the database', async () => {
    const { account, remoteOf, wake, closed, status } = await sleepingDevice()
    await wake()
    expect(remoteOf.mock.calls).toEqual([[maya]])
    expect(account.read().fields).toMatchObject({ completedConcepts: [SAVING_1] })
    expect(closed).toHaveBeenCalledTimes(1)
    expect(await status()).toMatchObject({ kind: 'backed-up' })
  })

  it.each<[string, Parameters<typeof sleepingDevice>[0]]>([
    ['a learner of this device', { kind: 'device' }],
    ['nobody', { isLearning: false }],
  ])('contacts no service for %s', async (_name, how) => {
    const { wake, remoteOf } = await sleepingDevice(how)
    await wake()
    expect(remoteOf).not.toHaveBeenCalled()
  })

  it('does nothing for a learner whose database was cleared', async () => {
    const { wake, remoteOf, device } = await sleepingDevice()
    const ana = 'ana' as LearnerId
    await device.run(async (database) => {
      await database.learners.add(rowOf(ana, 'cloud'))
      await database.settings.put({ key: 'current-learner', value: ana })
    })
    await wake()
    expect(remoteOf).not.toHaveBeenCalled()
  })

  it('stops for a deleted account, and writes nothing to it', async () => {
    const { account, wake, status } = await sleepingDevice()
    account.erase()
    const { writes } = account
    await wake()
    expect([account.writes, (await status()).kind]).toEqual([writes, 'deleted'])
  })

  it('continues when a page writes in the meantime', async () => {
    const { account, remote, wake, page } = await sleepingDevice()
    remote.beforeCommit = async () => {
      const store = await page()
      await store.completeLesson(SAVING_2)
      store.close()
    }
    await wake()
    expect(account.read().fields).toMatchObject({ completedConcepts: [SAVING_1, SAVING_2] })
    expect(account.writes).toBe(2)
  })

  it('is woken again when no answer came, and repeats nothing', async () => {
    const { account, remote, wake, closed, status, learn } = await sleepingDevice()
    remote.faults.push('lost-request')
    await expect(wake()).rejects.toThrow('offline')
    await wake()
    await learn(SAVING_2)
    remote.faults.push('lost-answer')
    await expect(wake()).rejects.toThrow('offline')
    await wake()
    expect(account.writes).toBe(2)
    expect(closed).toHaveBeenCalledTimes(4)
    expect(await status()).toMatchObject({ kind: 'backed-up' })
  })

  it('waits for a page that is sending, and sends the rest', async () => {
    const { account, locks, pause, wake } = await sleepingDevice()
    locks.held.add(`replication-${maya}`)
    pause.mockImplementationOnce(async () => {}).mockImplementationOnce(async () => locks.held.clear())
    await wake()
    expect(pause).toHaveBeenCalledTimes(2)
    expect(account.read().fields).toMatchObject({ completedConcepts: [SAVING_1] })
  })

  it('is woken again when a page keeps sending, because it may close', async () => {
    const { locks, pause, wake } = await sleepingDevice()
    locks.held.add(`replication-${maya}`)
    await expect(wake()).rejects.toThrow('busy')
    // Half a minute, the time that browsers give a worker.
    expect(pause).toHaveBeenCalledTimes(15)
    locks.held.clear()
    await wake()
  })

  it.each<[Fault, string]>([
    ['signed-out', 'sign-in-again'],
    ['refused', 'refused'],
  ])('is not woken again if only the learner can help: %s', async (fault, kind) => {
    const { remote, wake, closed, status } = await sleepingDevice()
    remote.faults.push(fault, fault)
    await wake()
    expect(closed).toHaveBeenCalledTimes(1)
    expect(await status()).toMatchObject({ kind })
  })

  it('closes the database when there is a bug', async () => {
    const { remote, wake, closed } = await sleepingDevice()
    vi.spyOn(remote, 'exchange').mockRejectedValue(new TypeError('a bug'))
    await expect(wake()).rejects.toThrow('a bug')
    expect(closed).toHaveBeenCalledTimes(1)
  })

  it('and a page at the same time save everything once', async () => {
    const { account, wake, status } = await sleepingDevice()
    // Without locks, only the merge and the precondition prevent conflicts.
    const noLocks: Locks = { request: (_name, _options, work) => work({}) }
    await Promise.all([wake(noLocks), wake(noLocks)])
    expect(account.read().fields).toMatchObject({ completedConcepts: [SAVING_1], totalPoints: 50 })
    expect(await status()).toMatchObject({ kind: 'backed-up' })
  })
})
