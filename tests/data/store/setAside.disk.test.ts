import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LearnerId } from '../../../src/core/progress/ids'
import { completedLessons } from '../../../src/core/progress/lessons'
import { learnerDatabase } from '../../../src/data/store/learnerDatabase'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import { failingPuts, lookInto, rowOf } from './faultyStorage'
import { newLearner, openTestStore, SAVING, SAVING_1, SAVING_2 } from './openTestStore'

afterEach(() => {
  vi.restoreAllMocks()
})

/** A learner who has completed a lesson, passed a quiz, and left another one unfinished. */
async function learner(): Promise<{ store: OpenedLearnerStore; learnerId: LearnerId }> {
  const learnerId = newLearner()
  const store = await openTestStore({ learnerId })
  await store.completeLesson(SAVING_1)
  await store.finishQuiz({ moduleId: SAVING, score: 80, passed: true })
  await store.setDisplayName('Ada')
  await store.saveQuizDraft({ moduleId: SAVING, answers: {}, order: {}, position: 1, startedAt: '' })
  await store.saveLessonPlace({
    lessonId: SAVING_2,
    moduleId: SAVING,
    read: 0.5,
    heading: 'Rent',
    stepsDone: [],
    at: '',
  })
  return { store, learnerId }
}

/** Returns all data in the learner's database. */
function tablesOf(learnerId: LearnerId) {
  return lookInto(learnerId, (database) => Promise.all(database.tables.map((table) => table.toArray())))
}

const onlyRecord = async (store: OpenedLearnerStore) => {
  const records = await store.setAside.records()
  expect(records).toHaveLength(1)
  return records[0]?.id ?? -1
}

describe('starting over', () => {
  it('starts an empty ledger in a new epoch, keeping the old one', async () => {
    const { store } = await learner()
    expect((await store.setAside.startOver()).kind).toBe('saved')
    const document = await store.progress()
    expect(document).toMatchObject({ epoch: 1, lessons: {}, quizzes: {}, certificates: {}, days: {} })
    expect(document.profile.displayName?.value).toBe('Ada')
    expect(await store.setAside.records()).toMatchObject([
      { reason: 'started-over', holds: { lessons: 1, quizzes: 1, points: 150 } },
    ])
    expect(await store.activity(1)).toMatchObject([{ kind: 'started-over', points: -150 }])
    expect(await store.quizDraft(SAVING)).toBeUndefined()
    expect(await store.lessonPlaces()).toEqual([])
    expect((await store.backup.state()).keptHereOnly).toBe(1)
  })

  it('survives that the page is closed', async () => {
    const { store, learnerId } = await learner()
    await store.setAside.startOver()
    store.close()
    const again = await openTestStore({ learnerId })
    expect(completedLessons(await again.progress())).toEqual([])
    expect(await again.setAside.records()).toHaveLength(1)
  })

  it('gets a new DeviceId before the first contact with an account', async () => {
    const { store, learnerId } = await learner()
    const other = await openTestStore({ learnerId })
    const before = await rowOf(learnerId)
    await store.setAside.startOver()
    await store.completeLesson(SAVING_1)
    expect((await store.replication.mergeFirst({ remoteEpoch: 0, hasSync: false })).kind).toBe('written')
    const after = await rowOf(learnerId)
    expect(after?.deviceId).not.toBe(before?.deviceId)
    expect((await store.progress()).lessons).toEqual({ [SAVING_1]: { [after?.deviceId ?? '']: 1 } })
    expect((await other.completeLesson(SAVING_2)).kind).toBe('saved')
    expect(completedLessons(await other.progress())).toEqual([SAVING_1, SAVING_2])
  })

  it('keeps its DeviceId after the first contact with an account', async () => {
    const { store, learnerId } = await learner()
    await store.replication.mergeFirst({ remoteEpoch: 2, hasSync: true })
    const before = await rowOf(learnerId)
    await store.setAside.startOver()
    expect((await rowOf(learnerId))?.deviceId).toBe(before?.deviceId)
  })

  it('keeps no ledger without progress', async () => {
    const store = await openTestStore()
    await store.setAside.startOver()
    expect((await store.progress()).epoch).toBe(1)
    expect(await store.setAside.records()).toEqual([])
  })

  it('happens once when its answer was lost, even on a full disk', async () => {
    const learnerId = newLearner()
    let isLost = false
    const store = await openTestStore({
      learnerId,
      makeDatabase: (id) => {
        const database = learnerDatabase(id)
        const transaction = database.transaction.bind(database) as (...how: unknown[]) => Promise<unknown>
        return Object.assign(database, {
          transaction: async (...how: unknown[]) => {
            const value = await transaction(...how)
            if (!isLost) return value
            isLost = false
            failingPuts(Number.POSITIVE_INFINITY)
            throw new DOMException('The answer was lost.', 'AbortError')
          },
        })
      },
    })
    await store.completeLesson(SAVING_1)
    isLost = true
    expect((await store.setAside.startOver()).kind).toBe('saved')
    expect((await store.progress()).epoch).toBe(1)
    expect(await store.setAside.records()).toHaveLength(1)
    expect((await rowOf(learnerId)).formerDeviceIds).toHaveLength(1)
  })

  it('changes nothing when any write fails on a full device', async () => {
    const { store, learnerId } = await learner()
    const before = await tablesOf(learnerId)
    const add = vi.spyOn(IDBObjectStore.prototype, 'add')
    for (const fails of ['put', 'add'] as const) {
      const full = fails === 'put' ? failingPuts(Infinity) : add.mockImplementation(outOfSpace)
      expect(await store.setAside.startOver()).toEqual({ kind: 'failed', reason: 'quota' })
      full.mockRestore()
      expect(await tablesOf(learnerId)).toEqual(before)
    }
    expect((await store.setAside.startOver()).kind).toBe('saved')
  })
})

describe('a ledger that was set aside', () => {
  it('is restored with all its progress, and no longer set aside', async () => {
    const { store } = await learner()
    await store.setAside.startOver()
    await store.completeLesson(SAVING_2)
    expect((await store.setAside.bringBack(await onlyRecord(store))).kind).toBe('saved')
    const document = await store.progress()
    expect(document.epoch).toBe(1)
    expect(completedLessons(document)).toEqual([SAVING_1, SAVING_2])
    expect(document.quizzes[SAVING]?.best).toMatchObject({ score: 80 })
    expect(await store.setAside.records()).toEqual([])
    expect(await store.activity(1)).toMatchObject([{ kind: 'brought-back', points: 150 }])
  })

  it('is restored as far as possible, and keeps a newer version’s data', async () => {
    const { store, learnerId } = await learner()
    await store.setAside.startOver()
    const id = await onlyRecord(store)
    const newer = { 'credit-1': { phone: [3, '0abq1'] } }
    await lookInto(learnerId, async (database) => {
      const row = await database.aside.get(id)
      await database.aside.update(id, { document: { ...(row?.document as object), reflections: newer } })
    })
    const [kept] = await lookInto(learnerId, (database) => database.aside.toArray())
    expect(await store.setAside.bringBack(id)).toMatchObject({ kind: 'saved', stays: true })
    expect(completedLessons(await store.progress())).toEqual([SAVING_1])
    expect(await store.setAside.bringBack(id)).toMatchObject({ kind: 'unchanged', stays: true })
    expect(await lookInto(learnerId, (database) => database.aside.toArray())).toEqual([kept])
    expect(kept?.document).toMatchObject({ reflections: newer })
  })

  it('stays set aside when the device is full', async () => {
    const { store, learnerId } = await learner()
    await store.setAside.startOver()
    const before = await tablesOf(learnerId)
    const full = failingPuts(Infinity)
    expect(await store.setAside.bringBack(await onlyRecord(store))).toEqual({ kind: 'failed', reason: 'quota' })
    full.mockRestore()
    expect(await tablesOf(learnerId)).toEqual(before)
  })

  it('is restored once, though two tabs ask', async () => {
    const { store, learnerId } = await learner()
    const other = await openTestStore({ learnerId })
    await store.setAside.startOver()
    const id = await onlyRecord(store)
    const outcomes = await Promise.all([store.setAside.bringBack(id), other.setAside.bringBack(id)])
    expect(outcomes.map(({ kind }) => kind)).toContain('saved')
    expect(completedLessons(await store.progress())).toEqual([SAVING_1])
    expect((await store.activity(10)).filter(({ kind }) => kind === 'brought-back')).toHaveLength(1)
    expect(await store.setAside.bringBack(id)).toEqual({ kind: 'failed', reason: 'missing' })
  })

  it('stays when it is unreadable or of a newer app', async () => {
    const { store, learnerId } = await learner()
    const newer = { ...(await store.progress()), format: 99 }
    const ids = await lookInto(learnerId, (database) =>
      database.aside.bulkAdd(
        [
          { reason: 'unreadable', document: 'scratched', detail: 'no map', at: '' },
          { reason: 'replaced', document: newer, detail: 'newer', at: '' },
        ],
        { allKeys: true },
      ),
    )
    expect(await store.setAside.bringBack(ids[0] ?? -1)).toEqual({ kind: 'failed', reason: 'missing' })
    expect(await store.setAside.bringBack(ids[1] ?? -1)).toEqual({ kind: 'failed', reason: 'outdated' })
    expect(store.health()).toEqual({ kind: 'healthy' })
    expect((await store.setAside.records()).map(({ holds }) => holds?.lessons)).toEqual([1, undefined])
  })

  it('is deleted permanently on request', async () => {
    const { store, learnerId } = await learner()
    await store.setAside.startOver()
    const id = await onlyRecord(store)
    expect(await store.setAside.dismiss(id)).toBeUndefined()
    expect(await store.setAside.records()).toEqual([])
    expect(await store.setAside.bringBack(id)).toEqual({ kind: 'failed', reason: 'missing' })
    store.close()
    expect(completedLessons(await (await openTestStore({ learnerId })).progress())).toEqual([])
  })
})

it('causes no missing-backup reminder after that was turned off', async () => {
  const { store, learnerId } = await learner()
  expect(await store.backupFile.state()).toMatchObject({ last: undefined, isReminderDismissed: false })
  expect(await store.backupFile.dismissReminder()).toBeUndefined()
  store.close()
  const again = await openTestStore({ learnerId })
  expect(await again.backupFile.state()).toMatchObject({ isReminderDismissed: true })
})

function outOfSpace(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}
