import 'fake-indexeddb/auto'
import { Dexie, liveQuery } from 'dexie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LearnerId } from '../../../src/core/progress/ids'
import { completedLessons } from '../../../src/core/progress/lessons'
import { createDeviceDatabase, type LearnerRow } from '../../../src/data/store/deviceDatabase'
import { learnerDatabaseName } from '../../../src/data/store/learnerDatabase'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import type { Watched } from '../../../src/data/store/replicationStore'
import { backupFilesOf, fileWith, offered } from './backupFileSamples'
import { breakable, drop, failingPuts, lookInto, openWatched, rowOf } from './faultyStorage'
import { openTestStore, SAVING_1, SAVING_2 } from './openTestStore'
import { opened, written } from './replicationSamples'

describe('a live query that failed', () => {
  it('is read again after the next write, by engine and screens', async () => {
    let isBroken = false
    const { store, databases, learnerId } = await openWatched(breakable(() => isBroken, 'UnknownError', 'Lost'))
    const told: Watched[] = []
    const shown: string[][] = []
    const stop = store.replication.watch((watched) => told.push(watched))
    const subscription = liveQuery(() => store.progress()).subscribe((it) => shown.push(completedLessons(it)))
    await vi.waitFor(() => expect([told.length, shown.length]).toEqual([1, 1]))
    const other = await openTestStore({ learnerId })
    isBroken = true
    drop(databases)
    await other.completeLesson(SAVING_1)
    await vi.waitFor(() => expect(store.health().kind).toBe('failing'))
    await vi.waitFor(() => expect(shown).toHaveLength(2))
    isBroken = false
    expect(await store.backup.request()).toBeUndefined()
    await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ revision: 2, requests: 1 }))
    await vi.waitFor(() => expect(shown.at(-1)).toEqual([SAVING_1]))
    stop()
    subscription.unsubscribe()
  })
})

describe('restoring a database that was deleted while the page was open', () => {
  it('is not disturbed by a screen that reads at the same time', async () => {
    const { learnerId, learner } = await opened()
    await learner.completeLesson(SAVING_1)
    await Dexie.delete(learnerDatabaseName(learnerId))
    await vi.waitFor(() => expect(learner.health()).toMatchObject({ kind: 'failing', isGone: true }))
    const [restored, ...read] = await Promise.all([learner.restore(), learner.progress(), learner.progress()])
    expect(restored.kind).toBe('saved')
    expect(read.map(completedLessons)).toEqual([[SAVING_1], [SAVING_1]])
    expect(learner.health()).toEqual({ kind: 'healthy' })
    expect((await learner.completeLesson(SAVING_2)).kind).toBe('saved')
    expect(completedLessons(await learner.progress())).toEqual([SAVING_1, SAVING_2])
  })
})

const knownLearner = (id: LearnerId): LearnerRow => ({
  id,
  displayName: 'Maya',
  email: '',
  cloth: 'foundations',
  kind: 'device',
  openedTurn: 1,
  createdAt: '2026-03-02T15:00:00.000Z',
  lastOpenedAt: '2026-03-02T15:00:00.000Z',
  hasDatabase: true,
})

describe('a database that was cleared and then created again by another page', () => {
  /** Two pages with one learner. The database is cleared as in an eviction, without an event to any page. */
  async function evicted() {
    const { store, databases, learnerId } = await openWatched()
    await store.completeLesson(SAVING_1)
    const device = createDeviceDatabase()
    await device.run((database) => database.learners.put(knownLearner(learnerId)))
    drop(databases)
    for (const database of databases) database.close()
    await Dexie.delete(learnerDatabaseName(learnerId))
    const first = await openTestStore({ learnerId, device })
    return { remembers: store, first, learnerId, device }
  }

  it.each<[string, (page: OpenedLearnerStore) => Promise<unknown>, unknown]>([
    ['reads', async (page) => completedLessons(await page.progress()), [SAVING_1]],
    ['learns', async (page) => (await page.completeLesson(SAVING_2)).kind, 'failed'],
    ['exchanges', async (page) => (await page.replication.readForExchange()).kind, 'failed'],
  ])('is restored by a page with memory, also when it first %s', async (_action, action, outcome) => {
    const { remembers, first } = await evicted()
    expect(first.beginning).toBe('lost')
    expect(await action(remembers)).toEqual(outcome)
    expect(remembers.health()).toMatchObject({ kind: 'failing', isGone: true })
    await first.completeLesson(SAVING_2)
    expect((await remembers.restore()).kind).toBe('saved')
    expect(completedLessons(await first.progress())).toEqual([SAVING_1, SAVING_2])
    expect(completedLessons(await remembers.progress())).toEqual([SAVING_1, SAVING_2])
    expect(remembers.health()).toEqual({ kind: 'healthy' })
    expect((await remembers.undoLesson(SAVING_1)).kind).toBe('saved')
  })

  it('continues when nothing is missing in it', async () => {
    const { remembers, first } = await evicted()
    const other = await evicted()
    await remembers.restore()
    expect(completedLessons(await first.progress())).toEqual([SAVING_1])
    expect(remembers.health()).toEqual({ kind: 'healthy' })
    await other.remembers.restore()
    const third = await openTestStore({ learnerId: other.learnerId, device: other.device })
    expect(third.beginning).toBe('found')
  })

  it('is reported by later pages until the learner has seen it', async () => {
    const { first, learnerId, device } = await evicted()
    const second = await openTestStore({ learnerId, device })
    expect(second.beginning).toBe('lost')
    expect(await first.noteLossSeen()).toBeUndefined()
    expect((await openTestStore({ learnerId, device })).beginning).toBe('found')
  })

  it('is not reported by later pages once a file was restored', async () => {
    const { first, learnerId, device } = await evicted()
    await backupFilesOf(first).accept(await offered(first, await fileWith({})))
    expect((await openTestStore({ learnerId, device })).beginning).toBe('found')
  })
})

describe('a deleted database that can’t be restored', () => {
  const gone = { kind: 'failing', isGone: true }
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  it('because the disk is full can be saved again later', async () => {
    const { learnerId, learner } = await opened()
    await learner.completeLesson(SAVING_1)
    await Dexie.delete(learnerDatabaseName(learnerId))
    await vi.waitFor(() => expect(learner.health()).toMatchObject(gone))
    failingPuts(2)
    expect(await learner.restore()).toEqual({ kind: 'failed', reason: 'quota' })
    expect(learner.health()).toMatchObject(gone)
    expect((await learner.restore()).kind).toBe('saved')
    expect(completedLessons(await learner.progress())).toEqual([SAVING_1])
  })

  it('because the browser is silent can still be saved', async () => {
    let isSilent = false
    const silent = new EventTarget() as IDBOpenDBRequest
    const { store, learnerId } = await openWatched({
      open: (...args) => (isSilent ? silent : indexedDB.open(...args)),
    })
    await store.completeLesson(SAVING_1)
    await Dexie.delete(learnerDatabaseName(learnerId))
    await vi.waitFor(() => expect(store.health()).toMatchObject(gone))
    isSilent = true
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    void store.restore()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(store.health()).toMatchObject(gone)
  })
})

describe('the revision that a remote has', () => {
  it('is none of a database that was deleted before the answer', async () => {
    const { learnerId, learner, store, applied, rows } = await opened()
    for (let times = 0; times < 3; times += 1) {
      await learner.completeLesson(SAVING_1)
      await learner.undoLesson(SAVING_1)
    }
    const sent = written(await store.readForExchange())
    await Dexie.delete(learnerDatabaseName(learnerId))
    await learner.restore()
    await learner.completeLesson(SAVING_2)
    const { revision } = await rowOf(learnerId)
    expect(revision).toBeLessThan(sent.revision)
    expect(await applied(sent.document, sent.revision)).toMatchObject({ isWaiting: true })
    expect(await rows()).toMatchObject([{ syncedRevision: revision - 1 }])
    expect((await learner.backup.state()).status.kind).toBe('saved-here')
  })

  it('is never a future one, when their count was damaged', async () => {
    const { learnerId, learner, store, applied } = await opened()
    await learner.completeLesson(SAVING_1)
    const sent = written(await store.readForExchange())
    await applied(sent.document, sent.revision)
    const row = await rowOf(learnerId)
    await lookInto(learnerId, (database) => database.document.put({ ...row, revision: Number.NaN }))
    const again = written(await store.readForExchange())
    await applied(again.document, again.revision)
    await learner.completeLesson(SAVING_2)
    expect((await learner.backup.state()).status).toEqual({ kind: 'saved-here', waiting: 1 })
  })
})
