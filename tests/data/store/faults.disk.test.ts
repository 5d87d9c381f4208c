import 'fake-indexeddb/auto'
import { Dexie, liveQuery } from 'dexie'
import { forceCloseDatabase } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LearnerId } from '../../../src/core/progress/ids'
import { completedLessons } from '../../../src/core/progress/lessons'
import { attemptsOf } from '../../../src/core/progress/quizzes'
import { learnerDatabase, learnerDatabaseName } from '../../../src/data/store/learnerDatabase'
import { TurnableClock } from '../../fakes/TurnableClock'
import {
  abortingUnanswered,
  breakable,
  called,
  changeDocument,
  drop,
  failingPuts,
  lookInto,
  losingAnswers,
  openWatched,
  rowOf,
  writing,
} from './faultyStorage'
import { newLearner, openTestStore, SAVING, SAVING_1, SAVING_2 } from './openTestStore'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the device is full', () => {
  it('returns an error, keeps everything, and recovers when there is space', async () => {
    const store = await openTestStore()
    await store.completeLesson(SAVING_1)
    const heard = vi.fn()
    store.onHealth(heard)
    const puts = failingPuts(Number.POSITIVE_INFINITY)

    expect(await store.completeLesson(SAVING_2)).toEqual({ kind: 'failed', reason: 'quota' })
    expect(store.health()).toEqual({ kind: 'failing', reason: 'quota' })
    expect(heard).toHaveBeenCalledTimes(1)
    expect(completedLessons(await store.progress())).toEqual([SAVING_1])
    expect(await store.activity(10)).toHaveLength(1)

    puts.mockRestore()
    expect((await store.completeLesson(SAVING_2)).kind).toBe('saved')
    expect(store.health()).toEqual({ kind: 'healthy' })
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('keeps no half when an activity entry fails at once', async () => {
    const store = await openTestStore()
    await store.completeLesson(SAVING_1)
    const adds = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    expect(await store.completeLesson(SAVING_2)).toEqual({ kind: 'failed', reason: 'quota' })
    adds.mockRestore()
    expect(completedLessons(await store.progress())).toEqual([SAVING_1])
    expect(await store.activity(10)).toHaveLength(1)
  })

  it('returns an error when the browser aborts a write without answers', async () => {
    let isFull = false
    const { store } = await openWatched(abortingUnanswered(() => isFull))
    await store.completeLesson(SAVING_1)
    isFull = true
    expect(await store.completeLesson(SAVING_2)).toEqual({ kind: 'failed', reason: 'quota' })
    expect(store.health()).toEqual({ kind: 'failing', reason: 'quota' })
    isFull = false
    expect((await store.completeLesson(SAVING_2)).kind).toBe('saved')
    expect(completedLessons(await store.progress())).toEqual([SAVING_1, SAVING_2])
  })

  it('returns an error for drafts and places too', async () => {
    const store = await openTestStore()
    failingPuts(Number.POSITIVE_INFINITY)
    const draft = { moduleId: SAVING, answers: {}, order: {}, position: 0, startedAt: '' }
    expect(await store.saveQuizDraft(draft)).toBe('quota')
    expect(store.health()).toEqual({ kind: 'failing', reason: 'quota' })
  })

  it('first deletes activity over 400 days old, then saves', async () => {
    const clock = new TurnableClock('2024-12-01T09:00:00')
    const store = await openTestStore({ clock })
    await store.completeLesson(SAVING_1)
    clock.turnTo('2025-03-01T09:00:00')
    await store.undoLesson(SAVING_1)
    clock.turnTo('2026-03-02T09:00:00')
    await store.completeLesson(SAVING_1)
    failingPuts(1)
    expect((await store.completeLesson(SAVING_2)).kind).toBe('saved')
    expect((await store.activity(10)).map(({ day }) => day)).toEqual(['2026-03-02', '2026-03-02', '2025-03-01'])
    expect(completedLessons(await store.progress())).toEqual([SAVING_1, SAVING_2])
  })

  it('keeps all activity when a clock is ten years ahead', async () => {
    const clock = new TurnableClock('2026-03-02T09:00:00')
    const store = await openTestStore({ clock })
    await store.completeLesson(SAVING_1)
    clock.turnTo('2036-03-02T09:00:00')
    failingPuts(1)
    expect((await store.completeLesson(SAVING_2)).kind).toBe('saved')
    expect(await store.activity(10)).toHaveLength(2)
  })
})

describe('the connection drops', () => {
  it('opens again, and saves the action', async () => {
    const { store, databases } = await openWatched()
    drop(databases)
    expect((await store.completeLesson(SAVING_1)).kind).toBe('saved')
    expect(store.health()).toEqual({ kind: 'healthy' })
    expect(await store.activity(10)).toHaveLength(1)
  })

  it('opens again through a live query, which then keeps updating', async () => {
    const { store, databases } = await openWatched()
    drop(databases)
    const shown: number[] = []
    const subscription = liveQuery(() => store.progress()).subscribe((it) => shown.push(completedLessons(it).length))
    await vi.waitFor(() => expect(shown).toEqual([0]))
    await store.completeLesson(SAVING_1)
    await vi.waitFor(() => expect(shown.at(-1)).toBe(1))
    drop(databases)
    await store.completeLesson(SAVING_2)
    await vi.waitFor(() => expect(shown.at(-1)).toBe(2))
    subscription.unsubscribe()
  })

  it.each(['get', 'put', 'add'] as const)('saves when the browser closes the database at %s', async (request) => {
    const { store, closeByForce } = await openClosable()
    const asked = called(IDBObjectStore.prototype, request)
    const saving = store.completeLesson(SAVING_1)
    await asked
    closeByForce()
    expect((await saving).kind).toBe('saved')
    expect(store.health()).toEqual({ kind: 'healthy' })
    expect(await store.activity(10)).toHaveLength(1)
  })

  it.each(['get', 'put', 'add'] as const)(
    'fails clearly when the browser closes the database permanently at %s',
    async (request) => {
      let isBroken = false
      const { store, closeByForce } = await openClosable(() => isBroken)
      const asked = called(IDBObjectStore.prototype, request)
      const saving = store.completeLesson(SAVING_1)
      await asked
      isBroken = true
      closeByForce()
      expect(await saving).toEqual({ kind: 'failed', reason: 'connection' })
      expect(store.health()).toEqual({ kind: 'failing', reason: 'connection' })
      isBroken = false
      expect(completedLessons(await store.progress())).toEqual([])
      expect((await store.completeLesson(SAVING_1)).kind).toBe('saved')
    },
  )

  it('fails visibly when it can’t open again, shows data, and recovers', async () => {
    let isBroken = false
    const { store, databases } = await openWatched(breakable(() => isBroken, 'UnknownError', 'Connection lost'))
    await store.completeLesson(SAVING_1)
    isBroken = true
    drop(databases)
    expect(await store.completeLesson(SAVING_2)).toEqual({ kind: 'failed', reason: 'connection' })
    expect(store.health()).toEqual({ kind: 'failing', reason: 'connection' })
    expect(completedLessons(await store.progress())).toEqual([SAVING_1])
    isBroken = false
    expect((await store.completeLesson(SAVING_2)).kind).toBe('saved')
    expect(store.health()).toEqual({ kind: 'healthy' })
  })

  it('repeats the work once, and only once', async () => {
    let losses = 0
    let tries = 0
    const isLost = () => {
      tries += 1
      losses -= 1
      return losses >= 0
    }
    const { store } = await openWatched(losingAnswers(isLost))
    tries = 0
    losses = 2
    expect(await store.completeLesson(SAVING_1)).toEqual({ kind: 'failed', reason: 'connection' })
    expect(tries).toBe(2)
  })

  it('reports a write without an answer, and recovers when one comes', async () => {
    let isSilent = false
    let answer = () => {}
    const silent = writing((transaction) => {
      if (!isSilent) return
      Object.defineProperty(transaction, 'oncomplete', {
        set: (told: () => void) => {
          answer = told
        },
      })
    })
    const { store } = await openWatched(silent)
    isSilent = true
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const saving = store.completeLesson(SAVING_1)
    await vi.advanceTimersByTimeAsync(9_000)
    expect(store.health()).toEqual({ kind: 'healthy' })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(store.health()).toEqual({ kind: 'failing', reason: 'connection' })
    vi.useRealTimers()
    answer()
    expect((await saving).kind).toBe('saved')
    expect(store.health()).toEqual({ kind: 'healthy' })
  })

  it('does not count an attempt twice when only its answer was lost', async () => {
    const learnerId = newLearner()
    let isLost = false
    const indexedDB = losingAnswers(() => isLost && !(isLost = false))
    const store = await openTestStore({ learnerId, makeDatabase: (id) => learnerDatabase(id, { indexedDB }) })
    isLost = true
    expect((await store.finishQuiz({ moduleId: SAVING, score: 80, passed: true })).kind).toBe('saved')
    expect(isLost).toBe(false)
    expect(attemptsOf(await store.progress(), SAVING)).toBe(1)
    expect(await store.activity(10)).toHaveLength(1)
  })

  it('does not count it twice when another tab wrote in between', async () => {
    const learnerId = newLearner()
    const other = await openTestStore({ learnerId })
    let isLost = false
    const isOvertaken = async () => {
      if (!isLost) return false
      isLost = false
      await other.completeLesson(SAVING_1)
      await other.setDisplayName('Ada')
      return true
    }
    const indexedDB = losingAnswers(isOvertaken)
    const store = await openTestStore({ learnerId, makeDatabase: (id) => learnerDatabase(id, { indexedDB }) })
    isLost = true
    expect((await store.finishQuiz({ moduleId: SAVING, score: 80, passed: true })).kind).toBe('saved')
    expect(attemptsOf(await store.progress(), SAVING)).toBe(1)
    expect(completedLessons(await store.progress())).toEqual([SAVING_1])
    expect(await store.activity(10)).toHaveLength(2)
  })

  it('breaks for several actions at once, and all of them are saved', async () => {
    const { store, databases } = await openWatched()
    drop(databases)
    const outcomes = await Promise.all([store.completeLesson(SAVING_1), store.completeLesson(SAVING_2)])
    expect(outcomes.map((outcome) => outcome.kind)).toEqual(['saved', 'saved'])
    expect(completedLessons(await store.progress())).toEqual([SAVING_1, SAVING_2])
  })
})

describe('the database is deleted while the page is open', () => {
  it('is reported, never shows a new learner, and keeps its content', async () => {
    const learnerId = newLearner()
    const store = await openTestStore({ learnerId })
    await store.completeLesson(SAVING_1)
    await Dexie.delete(learnerDatabaseName(learnerId))
    expect(store.health()).toEqual({ kind: 'failing', reason: 'connection', isGone: true })
    expect(await store.completeLesson(SAVING_2)).toEqual({ kind: 'failed', reason: 'connection' })
    expect(completedLessons(await store.progress())).toEqual([SAVING_1])
    expect(await Dexie.exists(learnerDatabaseName(learnerId))).toBe(false)
  })

  it('is detected without an event, when the browser cleared it', async () => {
    const { store, databases, learnerId } = await openWatched()
    await store.completeLesson(SAVING_1)
    drop(databases)
    await Dexie.delete(learnerDatabaseName(learnerId))
    expect(await store.completeLesson(SAVING_2)).toEqual({ kind: 'failed', reason: 'connection' })
    expect(store.health()).toMatchObject({ isGone: true })
    expect(completedLessons(await store.progress())).toEqual([SAVING_1])
  })

  it('is detected by a read too', async () => {
    const { store, databases, learnerId } = await openWatched()
    await store.completeLesson(SAVING_1)
    drop(databases)
    await Dexie.delete(learnerDatabaseName(learnerId))
    expect(completedLessons(await store.progress())).toEqual([SAVING_1])
    expect(store.health()).toEqual({ kind: 'failing', reason: 'connection', isGone: true })
  })

  it('differs from another tab’s write, also after opening on a full disk', async () => {
    const learnerId = newLearner()
    const puts = failingPuts(Number.POSITIVE_INFINITY)
    const store = await openTestStore({ learnerId })
    expect(store.beginning).toBe('unopened')
    puts.mockRestore()
    expect((await store.completeLesson(SAVING_1)).kind).toBe('saved')
    // After the first contact with an account of a lower epoch, this database has less than the page has read.
    await changeDocument(learnerId, (document) => ({ ...document, lessons: {} }))
    expect(completedLessons(await store.progress())).toEqual([])
    expect(store.health()).toEqual({ kind: 'healthy' })
  })

  it('returns from the page’s memory on request, with a new DeviceId', async () => {
    const learnerId = newLearner()
    const tabs = [await openTestStore({ learnerId }), await openTestStore({ learnerId })] as const
    await tabs[0].completeLesson(SAVING_1)
    const before = (await rowOf(learnerId)).deviceId
    await tabs[1].progress()
    await Dexie.delete(learnerDatabaseName(learnerId))
    expect((await tabs[0].restore()).kind).toBe('saved')
    expect((await tabs[0].completeLesson(SAVING_2)).kind).toBe('saved')
    expect((await tabs[1].restore()).kind).toBe('unchanged')
    expect(completedLessons(await tabs[1].progress())).toEqual([SAVING_1, SAVING_2])
    expect((await rowOf(learnerId)).deviceId).not.toBe(before)
    expect(tabs[1].health()).toEqual({ kind: 'healthy' })
  })
})

describe('a newer version of the app opens the database', () => {
  it('gets it at once, and the older page answers with outdated', async () => {
    const learnerId = newLearner()
    const store = await openTestStore({ learnerId })
    await store.completeLesson(SAVING_1)
    const newer = learnerDatabase(learnerId)
    newer.version(99).stores({ somethingNew: 'id' })
    await newer.open()

    expect(store.health()).toEqual({ kind: 'failing', reason: 'outdated' })
    expect(await store.completeLesson(SAVING_2)).toEqual({ kind: 'failed', reason: 'outdated' })
    expect(completedLessons(await store.progress())).toEqual([SAVING_1])
    newer.close()
    const reloaded = await openTestStore({ learnerId })
    expect(completedLessons(await reloaded.progress())).toEqual([SAVING_1])
    expect((await reloaded.completeLesson(SAVING_2)).kind).toBe('saved')
  })

  it('keeps its document of a higher format unchanged', async () => {
    const learnerId = newLearner()
    const store = await openTestStore({ learnerId })
    await changeDocument(learnerId, (document) => ({ ...document, format: 2, invented: { a: 1 } }))
    expect(await store.completeLesson(SAVING_1)).toEqual({ kind: 'failed', reason: 'outdated' })
    expect(store.health()).toEqual({ kind: 'failing', reason: 'outdated' })
    expect((await rowOf(learnerId)).document).toMatchObject({ format: 2, invented: { a: 1 }, lessons: {} })
  })
})

describe('storage is denied', () => {
  it.each(['SecurityError', 'NotAllowedError'])('opens a store that reports it (%s)', async (name) => {
    const makeDatabase = (id: LearnerId) => learnerDatabase(id, { indexedDB: breakable(() => true, name) })
    const store = await openTestStore({ makeDatabase })
    expect(store.beginning).toBe('unopened')
    expect(store.health()).toEqual({ kind: 'failing', reason: 'private-mode' })
    expect(completedLessons(await store.progress())).toEqual([])
    expect(await store.completeLesson(SAVING_1)).toEqual({ kind: 'failed', reason: 'private-mode' })
    expect(await store.activity(5)).toEqual([])
    expect(await store.lessonPlaces()).toEqual([])
  })

  it('distinguishes an old Firefox private window from a broken connection', async () => {
    const message = 'A mutation operation was attempted on a database that did not allow mutations.'
    const indexedDB = breakable(() => true, 'InvalidStateError', message)
    const store = await openTestStore({ makeDatabase: (id) => learnerDatabase(id, { indexedDB }) })
    expect(store.health()).toEqual({ kind: 'failing', reason: 'private-mode' })
  })
})

describe('the document is unreadable', () => {
  it.each([
    ['is no map', () => 'torn'],
    ['names another owner', (document: object) => ({ ...document, owner: 'somebodyElse' })],
  ])('because it %s, so a new one starts', async (_case, damage) => {
    const learnerId = newLearner()
    const first = await openTestStore({ learnerId })
    await first.completeLesson(SAVING_1)
    const before = await rowOf(learnerId)
    await changeDocument(learnerId, damage)
    const damaged = (await rowOf(learnerId)).document

    const store = await openTestStore({ learnerId })
    expect(completedLessons(await store.progress())).toEqual([])
    expect(await store.setAside.records()).toMatchObject([{ reason: 'unreadable' }])
    const superseded = await lookInto(learnerId, (database) => database.aside.toArray())
    expect(superseded.map((row) => row.document)).toEqual([damaged])
    expect((await rowOf(learnerId)).deviceId).not.toBe(before.deviceId)
    expect((await rowOf(learnerId)).revision).toBeGreaterThan(before.revision)
    expect((await store.completeLesson(SAVING_2)).kind).toBe('saved')
    expect(await store.setAside.records()).toHaveLength(1)
  })
})

/** `closeByForce` acts like a browser whose storage has ended: it aborts the last write and closes the database. */
async function openClosable(isBroken = () => false) {
  let last: IDBTransaction | undefined
  const storage = writing((transaction) => {
    last = transaction
  })
  const { store } = await openWatched(breakable(isBroken, 'UnknownError', 'Connection lost', storage))
  const closeByForce = () => {
    if (last === undefined) throw new Error('Nothing was written')
    last.abort()
    // Its type requires the class, but it accepts a database.
    forceCloseDatabase(last.db as unknown as Parameters<typeof forceCloseDatabase>[0])
  }
  return { store, closeByForce }
}
