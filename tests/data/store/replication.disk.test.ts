import 'fake-indexeddb/auto'
import { liveQuery } from 'dexie'
import { describe, expect, it, vi } from 'vitest'
import type { LearnerId } from '../../../src/core/progress/ids'
import { completedLessons } from '../../../src/core/progress/lessons'
import type { Watched } from '../../../src/data/store/replicationStore'
import { TurnableClock } from '../../fakes/TurnableClock'
import { changeDocument } from './faultyStorage'
import { newLearner, openTestStore, SAVING_1, SAVING_2 } from './openTestStore'
import { elsewhere, opened, written } from './replicationSamples'

describe('the first merge', () => {
  it('is set once, permanently', async () => {
    const { learnerId, learner, store } = await opened()
    await learner.completeLesson(SAVING_1)
    expect(written(await store.readForExchange())).toMatchObject({ isMerged: false, isEarlierTaken: false })
    const merged = written(await store.mergeFirst({ remoteEpoch: 3, hasSync: false }))
    expect(merged).toMatchObject({ isMerged: true, isEarlierTaken: false, hadSync: false, document: { epoch: 3 } })
    written(await store.mergeFirst({ remoteEpoch: 7, hasSync: true }))
    expect(written(await store.readForExchange())).toEqual(await readAgain(learnerId))
    expect(written(await store.readForExchange())).toMatchObject({ hadSync: false, document: { epoch: 3 } })
    expect(completedLessons(await learner.progress())).toEqual([SAVING_1])
  })

  it('adds the account’s data, and no read data waits', async () => {
    const { learner, store } = await opened()
    expect(await learner.backup.accountReading()).toEqual({ kind: 'unread', why: 'reading' })
    const there = elsewhere(learner.learnerId)
    const pulled = { remoteEpoch: 0, hasSync: true, there, document: there }
    expect(written(await store.mergeFirst(pulled))).toMatchObject({ isMerged: true })
    expect(completedLessons(await learner.progress())).toEqual([SAVING_2])
    expect(await learner.backup.state()).toMatchObject({ status: { kind: 'saved-here', waiting: 0 } })
    expect(await learner.backup.accountReading()).toEqual({ kind: 'read' })
  })

  it('keeps earlier local progress waiting', async () => {
    const { learner, store } = await opened()
    const there = elsewhere(learner.learnerId)
    await learner.completeLesson(SAVING_1)
    const pulled = { remoteEpoch: 0, hasSync: true, there, document: there }
    expect(written(await store.mergeFirst(pulled))).toMatchObject({ revision: 3 })
    expect(completedLessons(await learner.progress())).toEqual([SAVING_1, SAVING_2])
    expect(await learner.backup.state()).toMatchObject({ status: { kind: 'saved-here', waiting: 3 } })
  })

  it.each([
    [{ kind: 'offline' }, 'unreachable'],
    [{ kind: 'offline', trouble: 'bad-answer' }, 'bad-answer'],
    [{ kind: 'offline', trouble: 'damaged' }, 'damaged'],
    [{ kind: 'signed-out' }, 'signed-out'],
    [{ kind: 'outdated', minimum: 2 }, 'outdated'],
  ] as const)('is missing, with the reason %j', async (outcome, why) => {
    const { learner, store } = await opened()
    written(await store.noteOutcome(outcome))
    expect(await learner.backup.accountReading()).toEqual({ kind: 'unread', why })
  })

  it('is not needed when the account was deleted', async () => {
    const { learner, store } = await opened()
    written(await store.noteOutcome({ kind: 'deleted' }))
    expect(await learner.backup.accountReading()).toEqual({ kind: 'read' })
  })

  it('is not that of an earlier, unreadable document', async () => {
    const { learnerId, store } = await opened()
    written(await store.mergeFirst({ remoteEpoch: 2, hasSync: true }))
    await changeDocument(learnerId, () => 'torn')
    expect(written(await store.readForExchange())).toMatchObject({ isMerged: false, document: { epoch: 0 } })
  })
})

describe('the data of the earlier site', () => {
  const left = { completedConcepts: [SAVING_2], redeemedPoints: 30 }

  it('joins once in epoch 0, and waits to be sent', async () => {
    const { learnerId, learner, store, applied } = await opened()
    written(await store.mergeFirst({ remoteEpoch: 0, hasSync: false }))
    await applied(await learner.progress(), 1)
    expect(written(await store.takeEarlier(left))).toMatchObject({ isWaiting: true, revision: 2 })
    expect(await learner.progress()).toMatchObject({ lessons: { [SAVING_2]: { legacy: 1 } }, spentBefore: 30 })
    await learner.undoLesson(SAVING_2)
    expect(written(await store.takeEarlier(left))).toMatchObject({ revision: 3 })
    expect(completedLessons(await learner.progress())).toEqual([])
    expect(written(await store.readForExchange())).toEqual(await readAgain(learnerId))
  })

  it('is set aside in a later epoch, once', async () => {
    const { learner, store } = await opened()
    written(await store.mergeFirst({ remoteEpoch: 3, hasSync: true }))
    for (let times = 0; times < 2; times += 1) written(await store.takeEarlier(left))
    expect(completedLessons(await learner.progress())).toEqual([])
    expect(await learner.setAside.records()).toHaveLength(1)
  })

  it('stays in place until the first merge', async () => {
    const { learner, store } = await opened()
    written(await store.takeEarlier(left))
    expect(completedLessons(await learner.progress())).toEqual([])
    expect(written(await store.readForExchange())).toMatchObject({ isMerged: false, isEarlierTaken: false })
  })
})

describe('a document that is set aside', () => {
  it('is saved once when the promise resolves', async () => {
    const { learnerId, learner, store } = await opened()
    for (let times = 0; times < 2; times += 1) written(await store.setAside(elsewhere(learnerId)))
    expect(await learner.setAside.records()).toMatchObject([{ reason: 'replaced' }])
  })
})

describe('the engine receives', () => {
  it('every write and every request, of other tabs too', async () => {
    const { learnerId, learner, store } = await opened()
    const told: Watched[] = []
    const stop = store.watch((watched) => told.push(watched))
    await vi.waitFor(() => expect(told).toEqual([{ revision: 1, syncedRevision: 0, requests: 0 }]))
    const other = await openTestStore({ learnerId })
    await other.completeLesson(SAVING_1)
    await vi.waitFor(() => expect(told.at(-1)).toEqual({ revision: 2, syncedRevision: 0, requests: 0 }))
    expect(await other.backup.request()).toBeUndefined()
    await vi.waitFor(() => expect(told.at(-1)).toEqual({ revision: 2, syncedRevision: 0, requests: 1 }))
    stop()
    await learner.completeLesson(SAVING_2)
    expect(told.at(-1)?.revision).toBe(2)
  })

  it('a request of any tab, and only one tab takes it', async () => {
    const { learnerId, learner, store } = await opened()
    const other = (await openTestStore({ learnerId })).replication
    expect(written(await store.takeRequest())).toBe(false)
    for (let presses = 0; presses < 2; presses += 1) {
      await learner.backup.request()
      const taken = await Promise.all([store, other, store].map((tab) => tab.takeRequest()))
      expect(taken.map(written).filter(Boolean)).toHaveLength(1)
    }
  })
})

describe('a screen receives', () => {
  it('the live backup status', async () => {
    const clock = new TurnableClock('2026-03-02T09:00:00Z')
    const learnerId = newLearner()
    const learner = await openTestStore({ learnerId, clock })
    const { replication: store } = learner
    const kinds: string[] = []
    const subscription = liveQuery(() => learner.backup.state()).subscribe(({ status }) => kinds.push(status.kind))
    const shows = (kind: string) => vi.waitFor(() => expect(kinds.at(-1)).toBe(kind))
    await shows('saved-here')
    await store.noteStart()
    await shows('backing-up')
    const { document, revision } = written(await store.readForExchange())
    await store.applyAnswer({ joined: document, sentRevision: revision })
    await shows('backed-up')
    await learner.completeLesson(SAVING_1)
    expect(learner.backup.written.getSnapshot()).toBe(revision + 1)
    await shows('saved-here')
    await store.noteOutcome({ kind: 'signed-out' })
    await shows('sign-in-again')
    expect(await learner.backup.state()).toEqual({
      status: { kind: 'sign-in-again', waiting: 1 },
      lastBackupAt: '2026-03-02T09:00:00.000Z',
      waitingSince: '2026-03-02T09:00:00.000Z',
      keptHereOnly: 0,
      revision: revision + 1,
    })
    subscription.unsubscribe()
  })
})

async function readAgain(learnerId: LearnerId) {
  const other = await openTestStore({ learnerId })
  return written(await other.replication.readForExchange())
}
