import 'fake-indexeddb/auto'
import { Dexie, liveQuery, RangeSet } from 'dexie'
import { describe, expect, it, vi } from 'vitest'
import { completedLessons } from '../../../src/core/progress/lessons'
import { learnerDatabase, type LearnerDatabase } from '../../../src/data/store/learnerDatabase'
import { letGoOnLeave } from '../../../src/data/store/letGoOnLeave'
import { FakePageLife } from '../../fakes/FakePageLife'
import { called } from './faultyStorage'
import { openTestStore, SAVING_1, SAVING_2 } from './openTestStore'

async function open() {
  const page = new FakePageLife()
  const made: LearnerDatabase[] = []
  const store = await openTestStore({
    page,
    makeDatabase: (id) => {
      const database = learnerDatabase(id, { indexedDB: letGoOnLeave(page, indexedDB), IDBKeyRange })
      made.push(database)
      return database
    },
  })
  return { page, store, isAnyOpen: () => made.some((database) => database.isOpen()) }
}

describe('a page in the background cache', () => {
  it('closes the database', async () => {
    const { page, store, isAnyOpen } = await open()
    await store.completeLesson(SAVING_1)
    expect(isAnyOpen()).toBe(true)
    page.leave()
    expect(isAnyOpen()).toBe(false)
  })

  it('starts no work, and continues when it returns', async () => {
    const { page, store, isAnyOpen } = await open()
    await store.completeLesson(SAVING_1)
    page.leave()
    const saving = store.completeLesson(SAVING_2)
    // Another page of the same learner saves in the meantime, which takes long enough.
    const other = await openTestStore({ learnerId: store.learnerId })
    await other.completeLesson(SAVING_1)
    expect(completedLessons(await other.progress())).toEqual([SAVING_1])
    expect(isAnyOpen()).toBe(false)
    page.comeBack()
    expect((await saving).kind).toBe('saved')
    expect(completedLessons(await store.progress())).toEqual([SAVING_1, SAVING_2])
  })

  it('undoes unsaved work, and saves it when it returns', async () => {
    const { page, store } = await open()
    const asked = called(IDBObjectStore.prototype, 'get')
    const saving = store.completeLesson(SAVING_1)
    await asked
    page.leave()
    const other = await openTestStore({ learnerId: store.learnerId })
    expect(completedLessons(await other.progress())).toEqual([])
    page.comeBack()
    expect((await saving).kind).toBe('saved')
    expect(completedLessons(await other.progress())).toEqual([SAVING_1])
    expect(await other.activity(10)).toHaveLength(1)
  })

  it('counts a commit once when the page left during it', async () => {
    const { page, store } = await open()
    const tell = IDBTransaction.prototype.dispatchEvent
    const isLeft = new Promise<void>((resolve) => {
      vi.spyOn(IDBTransaction.prototype, 'dispatchEvent').mockImplementation(function (this: IDBTransaction, event) {
        // It is on the disk, but the page did not get the event.
        if (event.type === 'complete') resolve(page.leave())
        return tell.call(this, event)
      })
    })
    const saving = store.completeLesson(SAVING_1)
    await isLeft
    vi.restoreAllMocks()
    page.comeBack()
    expect((await saving).kind).toBe('saved')
    const other = await openTestStore({ learnerId: store.learnerId })
    expect(completedLessons(await other.progress())).toEqual([SAVING_1])
    expect(await other.activity(10)).toHaveLength(1)
  })

  it.each(['before the page has come back', 'in the moment in which the page is left'])(
    'keeps its live queries, also those that Dexie has read again %s',
    async (moment) => {
      const { page, store } = await open()
      const shown: string[][] = []
      const requests: number[] = []
      const stop = store.replication.watch((watched) => requests.push(watched.requests))
      const subscription = liveQuery(() => store.progress()).subscribe((it) => shown.push(completedLessons(it)))
      await vi.waitFor(() => expect([shown.length, requests.length]).toEqual([1, 1]))
      // Dexie does this in its own `pageshow` listener, which is older than ours.
      const readAgain = () => Dexie.on.storagemutated.fire({ all: new RangeSet(-Infinity, [[]]) })
      if (moment.startsWith('in')) readAgain()
      page.leave()
      if (moment.startsWith('before')) readAgain()
      page.comeBack()
      await store.completeLesson(SAVING_1)
      await store.backup.request()
      await vi.waitFor(() => expect([shown.at(-1), requests.at(-1)]).toEqual([[SAVING_1], 1]))
      await store.completeLesson(SAVING_2)
      await vi.waitFor(() => expect(shown.at(-1)).toEqual([SAVING_1, SAVING_2]))
      stop()
      subscription.unsubscribe()
    },
  )

  it('ends a running transaction, so that the page in front doesn’t wait', async () => {
    const page = new FakePageLife()
    const storage = letGoOnLeave(page, indexedDB)
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = storage.open('left-behind', 1)
      opening.onupgradeneeded = () => opening.result.createObjectStore('rows')
      opening.onsuccess = () => resolve(opening.result)
    })
    const transaction = database.transaction('rows', 'readwrite')
    const ended = new Promise((resolve) => {
      transaction.onabort = () => resolve('aborted')
      transaction.oncomplete = () => resolve('complete')
    })
    const rows = transaction.objectStore('rows')
    await new Promise<void>((resolve) => {
      let times = 0
      const again = (): void => {
        times += 1
        if (times === 3) resolve()
        rows.put(1, 'key').onsuccess = again
      }
      again()
    })
    page.leave()
    expect(await ended).toBe('aborted')
    database.close()
  })

  it('is no longer watched by a store that was closed', async () => {
    const { page, store } = await open()
    const before = page.watchers
    store.close()
    expect(page.watchers).toBe(before - 2)
  })
})
