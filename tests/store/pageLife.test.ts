import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { completedLessons } from '../../src/progress/lessons'
import { learnerDatabase, type LearnerDatabase } from '../../src/store/learnerDatabase'
import type { PageLife } from '../../src/platform/pageLife'
import { letGoOnLeave } from '../../src/store/letGoOnLeave'
import { openTestStore, SAVING_1, SAVING_2 } from './openTestStore'

class Page implements PageLife {
  readonly #leave = new Set<() => void>()
  readonly #return = new Set<() => void>()
  onLeave(listener: () => void) {
    this.#leave.add(listener)
    return () => this.#leave.delete(listener)
  }
  onReturn(listener: () => void) {
    this.#return.add(listener)
    return () => this.#return.delete(listener)
  }
  leaves() {
    for (const listener of this.#leave) listener()
  }
  returns() {
    for (const listener of this.#return) listener()
  }
  get watchers() {
    return this.#leave.size + this.#return.size
  }
}

async function open() {
  const page = new Page()
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

describe('a page that is set aside', () => {
  it('lets the database go', async () => {
    const { page, store, isAnyOpen } = await open()
    await store.completeLesson(SAVING_1)
    expect(isAnyOpen()).toBe(true)
    page.leaves()
    expect(isAnyOpen()).toBe(false)
  })

  it('begins nothing more, and goes on when it comes back', async () => {
    const { page, store, isAnyOpen } = await open()
    await store.completeLesson(SAVING_1)
    page.leaves()
    let isDone = false
    const saving = store.completeLesson(SAVING_2).then((outcome) => {
      isDone = true
      return outcome
    })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(isDone).toBe(false)
    expect(isAnyOpen()).toBe(false)
    page.returns()
    expect((await saving).kind).toBe('saved')
    expect(completedLessons(await store.progress())).toEqual([SAVING_1, SAVING_2])
  })

  it('undoes what was not yet saved, and saves it when it comes back', async () => {
    const { page, store } = await open()
    const saving = store.completeLesson(SAVING_1)
    await new Promise((resolve) => setTimeout(resolve, 1))
    page.leaves()
    const other = await openTestStore({ learnerId: store.learnerId })
    expect(completedLessons(await other.progress())).toEqual([])
    page.returns()
    expect((await saving).kind).toBe('saved')
    expect(completedLessons(await other.progress())).toEqual([SAVING_1])
    expect(await other.activity(10)).toHaveLength(1)
  })

  it('lets go in the middle of a transaction: the page in front does not wait', async () => {
    const page = new Page()
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
    const again = (): void => {
      rows.put(1, 'key').onsuccess = again
    }
    again()
    await new Promise((resolve) => setTimeout(resolve, 5))
    page.leaves()
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
