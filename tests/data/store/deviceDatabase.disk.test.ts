import 'fake-indexeddb/auto'
import { Dexie, RangeSet } from 'dexie'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LearnerId } from '../../../src/core/progress/ids'
import { completedLessons } from '../../../src/core/progress/lessons'
import { currentLearner } from '../../../src/data/store/learnerTable'
import { createDeviceDatabase, DEVICE_DATABASE_NAME, type DeviceDatabase } from '../../../src/data/store/deviceDatabase'
import { learnerDatabaseName } from '../../../src/data/store/learnerDatabase'
import { liveSource } from '../../../src/data/store/liveSource'
import { beginRemoval, finishRemovals, isRemoved } from '../../../src/data/store/removeLearner'
import { FakePageLife } from '../../fakes/FakePageLife'
import { newLearner, openTestStore, SAVING_1 } from './openTestStore'

let device: DeviceDatabase
beforeEach(async () => {
  await Dexie.delete(DEVICE_DATABASE_NAME)
  device = createDeviceDatabase()
})

describe('a learner is removed from this device', () => {
  it('with all their data, and no one else’s', async () => {
    const [ana, ben] = [await learner(), await learner()]
    await device.run((database) => database.settings.put({ key: 'current-learner', value: ana }))
    const store = await openTestStore({ learnerId: ana })
    const other = await openTestStore({ learnerId: ben })
    await other.completeLesson(SAVING_1)

    await beginRemoval(device, ana)
    await finishRemovals(device)
    expect(await Dexie.exists(learnerDatabaseName(ana))).toBe(false)
    expect((await device.run((database) => database.learners.toArray())).map(({ id }) => id)).toEqual([ben])
    expect(await device.run((database) => database.settings.count())).toBe(0)
    expect(await device.run((database) => database.removals.count())).toBe(0)
    expect((await store.completeLesson(SAVING_1)).kind).toBe('failed')
    expect(await Dexie.exists(learnerDatabaseName(ana))).toBe(false)
    expect(completedLessons(await other.progress())).toEqual([SAVING_1])
  })

  it('even when the page closed in the middle', async () => {
    const ana = await learner()
    ;(await openTestStore({ learnerId: ana })).close()
    await beginRemoval(device, ana)
    expect(await Dexie.exists(learnerDatabaseName(ana))).toBe(true)
    await finishRemovals(createDeviceDatabase())
    expect(await Dexie.exists(learnerDatabaseName(ana))).toBe(false)
  })

  it('with their data outside the databases, unless they returned', async () => {
    const [ana, ben] = [await learner(), await learner()]
    await beginRemoval(device, ana)
    await beginRemoval(device, ben)
    await learner(ben)
    const forgotten: LearnerId[] = []
    await finishRemovals(device, (id) => void forgotten.push(id))
    expect(forgotten).toEqual([ana])
  })

  it('and their data is deleted even if a suspended tab is open', async () => {
    const ana = await learner()
    const store = await openTestStore({ learnerId: ana })
    await store.completeLesson(SAVING_1)
    store.close()
    const held = await new Dexie(learnerDatabaseName(ana)).open()
    held.on('versionchange', () => false)
    await beginRemoval(device, ana)
    expect(await isRemoved(device, ana)).toBe(false)
    await finishRemovals(device)
    expect(await isRemoved(device, ana)).toBe(true)
    expect(await Promise.all(held.tables.map((table) => table.count()))).toEqual(held.tables.map(() => 0))
    held.close()
    await finishRemovals(device)
    expect(await Dexie.exists(learnerDatabaseName(ana))).toBe(false)
    expect(await device.run((database) => database.removals.count())).toBe(0)
  }, 15_000)

  it('but not when they returned before it was finished', async () => {
    const ana = await learner()
    await beginRemoval(device, ana)
    await learner(ana)
    ;(await openTestStore({ learnerId: ana })).close()
    await finishRemovals(device)
    expect(await Dexie.exists(learnerDatabaseName(ana))).toBe(true)
    expect(await device.run((database) => database.removals.count())).toBe(0)
  })
})

describe('a learner returns', () => {
  it('and differs from one whose progress the browser has cleared', async () => {
    const ana = await learner()
    const first = await openTestStore({ learnerId: ana, device })
    expect(first.beginning).toBe('made')
    first.close()
    const second = await openTestStore({ learnerId: ana, device })
    expect(second.beginning).toBe('found')
    second.close()
    await Dexie.delete(learnerDatabaseName(ana))
    expect((await openTestStore({ learnerId: ana, device })).beginning).toBe('lost')
  })
})

describe('the current learner', () => {
  it('is reported to a page that returns from the background cache', async () => {
    const [ana, ben] = [await learner(), await learner()]
    const learns = (value: LearnerId) =>
      device.run((database) => database.settings.put({ key: 'current-learner', value }))
    await learns(ana)
    const page = new FakePageLife()
    const kept = createDeviceDatabase({}, page)
    const source = liveSource(() =>
      kept.run((database) =>
        database.transaction('r', database.settings, database.learners, () => currentLearner(database)),
      ),
    )
    const leave = source.subscribe(() => undefined)
    await vi.waitFor(() => expect(source.getSnapshot()?.id).toBe(ana))
    page.leave()
    // Dexie does this in its own `pageshow` listener, which is older than ours.
    Dexie.on.storagemutated.fire({ all: new RangeSet(-Infinity, [[]]) })
    page.comeBack()
    await learns(ben)
    await vi.waitFor(() => expect(source.getSnapshot()?.id).toBe(ben))
    leave()
    kept.end('closed')
  })
})

async function learner(id: LearnerId = newLearner()): Promise<LearnerId> {
  await device.run((database) =>
    database.learners.add({
      id,
      displayName: 'Somebody',
      email: '',
      cloth: 'saving',
      kind: 'device',
      openedTurn: 1,
      createdAt: '',
      lastOpenedAt: '',
    }),
  )
  return id
}
