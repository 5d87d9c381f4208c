import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { canonicalText } from '../../../src/core/progress/json'
import type { ProgressDocument } from '../../../src/core/progress/document'
import type { DeviceId, LearnerId, LessonId } from '../../../src/core/progress/ids'
import { join } from '../../../src/core/progress/join'
import { completedLessons } from '../../../src/core/progress/lessons'
import { replay } from '../../../src/core/progress/replay'
import {
  createDeviceDatabase,
  DEVICE_DATABASE_NAME,
  type DeviceDatabase,
  type LearnerRow,
} from '../../../src/data/store/deviceDatabase'
import { liveSource } from '../../../src/data/store/liveSource'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import { parsedDocument } from '../../core/progress/arbitraries'
import { original } from '../../core/progress/implementation'
import { lookInto, rowOf } from './faultyStorage'
import { withPassedMarks } from '../../../src/core/progress/passedMarks'
import { settled } from '../../../src/data/store/settled'
import { newLearner, openTestStore, SAVING, SAVING_1, SAVING_2 } from './openTestStore'
import { written } from './replicationSamples'

const ADDRESS = 'ada@example.org'
let device: DeviceDatabase
beforeEach(async () => {
  await Dexie.delete(DEVICE_DATABASE_NAME)
  device = createDeviceDatabase()
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('the offer to an account', () => {
  it('lists others’ progress on this device by name, the last one first', async () => {
    await learnedHere({ displayName: 'Ada', openedTurn: 1 })
    const ben = await learnedHere({ displayName: 'Ben', openedTurn: 2 }, async (store) => {
      await store.finishQuiz({ moduleId: SAVING, score: 80, passed: true })
    })
    const offers = await (await account()).bringIn.offers()
    expect(offers).toMatchObject([
      { sourceId: ben, name: 'Ben', lessons: 1, quizzes: 1, isNew: true },
      { name: 'Ada', lessons: 1, quizzes: 0, isNew: true },
    ])
    expect(offers[0]?.points).toBeGreaterThan(offers[1]?.points ?? 0)
  })

  it('is empty for a learner without an account', async () => {
    await learnedHere()
    const other = await learnedHere()
    const store = await openTestStore({ learnerId: other, device })
    expect(await store.bringIn.offers()).toEqual([])
  })

  it('leaves out other accounts, empty progress, and progress already added', async () => {
    await learnedHere({ kind: 'cloud' })
    await learnedHere({}, () => Promise.resolve(), false)
    const same = await account()
    await same.completeLesson(SAVING_1)
    const id = await learnedHere({}, (store) => store.completeLesson(SAVING_1), false)
    const source = await documentOf(id)
    expect(completedLessons(source)).toEqual([SAVING_1])
    expect((await same.bringIn.offers()).map(({ sourceId }) => sourceId)).toEqual([])
  })

  it('includes progress behind a password only after the account entered it', async () => {
    const password = { salt: new Uint8Array(16), key: new Uint8Array(32), rounds: 1 }
    const ben = await learnedHere({ email: 'ben@example.org', password })
    await learnedHere({ pin: password })
    const sameAddress = await learnedHere({ email: ADDRESS, password })
    await learnedHere({ email: ADDRESS, password, sameAs: [newLearner()] })
    const id = newLearner()
    const own = await learnedHere({ email: 'maya@example.org', password, sameAs: [id] })
    const store = await account(id)
    expect((await store.bringIn.offers()).map(({ sourceId }) => sourceId)).toEqual([own])
    for (const other of [ben, sameAddress]) {
      expect(await store.bringIn.accept(other)).toEqual({ kind: 'failed', reason: 'missing' })
    }
    expect(completedLessons(await store.progress())).toEqual([])
  })

  it('waits until a remote has returned the account’s data', async () => {
    await learnedHere()
    const store = await account(newLearner(), 'not-met')
    expect(await store.bringIn.offers()).toMatchObject([{ isNew: false }])
  })

  it('appears on the screen in front as soon as one has', async () => {
    await learnedHere()
    const store = await account(newLearner(), 'not-met')
    const offers = liveSource(() => store.bringIn.offers())
    const leave = offers.subscribe(() => {})
    await vi.waitFor(() => expect(offers.getSnapshot()).toMatchObject([{ isNew: false }]))
    await meetRemote(store)
    await vi.waitFor(() => expect(offers.getSnapshot()).toMatchObject([{ isNew: true }]))
    leave()
  })

  it('appears once, stays acceptable after Not now, and returns for another account', async () => {
    const source = await learnedHere()
    const [store, other] = [await account(), await account()]
    expect(await store.bringIn.decline(source)).toBeUndefined()
    expect(await store.bringIn.decline(source)).toBeUndefined()
    expect(await store.bringIn.offers()).toMatchObject([{ sourceId: source, isNew: false }])
    expect(await other.bringIn.offers()).toMatchObject([{ sourceId: source, isNew: true }])
    expect((await row(source))?.offeredTo).toEqual([store.learnerId])
    expect((await store.bringIn.accept(source)).kind).toBe('saved')
  })

  it('leaves out lost progress, and everything when the device database fails', async () => {
    const source = await learnedHere()
    const store = await account()
    await Dexie.delete(`learner-${source}`)
    expect(await store.bringIn.offers()).toEqual([])
    expect(await store.bringIn.accept(source)).toEqual({ kind: 'failed', reason: 'missing' })
    device.end('closed')
    expect(await store.bringIn.offers()).toEqual([])
    expect(await store.bringIn.decline(source)).toBe('connection')
  })
})

describe('added progress', () => {
  it('gets one activity entry, and stays in its source', async () => {
    const source = await learnedHere({ displayName: 'Ada' }, async (one) => {
      await one.completeLesson(SAVING_2)
      await one.finishQuiz({ moduleId: SAVING, score: 80, passed: true })
    })
    const before = await rowOf(source)
    const store = await account()
    const outcome = await store.bringIn.accept(source)
    expect(outcome.kind).toBe('saved')
    const document = await store.progress()
    expect(completedLessons(document)).toEqual([SAVING_1, SAVING_2])
    expect(Object.keys(document.certificates)).toContain(SAVING)
    expect(await store.activity(10)).toMatchObject([{ kind: 'brought-in', subject: 'Ada', points: 200 }])
    expect(await rowOf(source)).toEqual(before)
    expect(await row(source)).toMatchObject({ movedTo: store.learnerId, movedRevision: before.revision })
  })

  it('waits to be backed up', async () => {
    const source = await learnedHere()
    const store = await account()
    await store.bringIn.accept(source)
    expect((await store.backup.state()).status).toEqual({ kind: 'saved-here', waiting: 1 })
  })

  it('is not offered again, even to another account', async () => {
    const source = await learnedHere()
    const [store, other] = [await account(), await account()]
    await store.bringIn.accept(source)
    expect(await store.bringIn.offers()).toEqual([])
    expect(await other.bringIn.offers()).toEqual([])
    // The account undid it, so it must not return automatically.
    await store.undoLesson(SAVING_1)
    expect(await store.bringIn.offers()).toEqual([])
  })

  it('gives the account its picture and color, and is put aside', async () => {
    const [first, second] = [
      await learnedHere({ cloth: 'credit', picture: 'key' }),
      await learnedHere({ cloth: 'taxes', picture: 'kite' }, (one) => one.completeLesson(SAVING_2)),
    ]
    const store = await account()
    await store.bringIn.accept(first)
    expect(await row(store.learnerId)).toMatchObject({ cloth: 'credit', picture: 'key', displayName: 'Account' })
    expect(await row(first)).toMatchObject({ isAside: true, cloth: 'credit', picture: 'key' })
    await store.bringIn.accept(second)
    expect(await row(store.learnerId)).toMatchObject({ cloth: 'credit', picture: 'key' })
    expect(await row(second)).toMatchObject({ isAside: true })
  })

  it('can be followed by later progress, which is offered each time', async () => {
    const source = await learnedHere()
    const store = await account()
    await store.bringIn.accept(source)
    const again = await openTestStore({ learnerId: source, device })
    await again.completeLesson(SAVING_2)
    again.close()
    expect(await store.bringIn.offers()).toMatchObject([{ sourceId: source, lessons: 2, isNew: true }])
    await store.bringIn.decline(source)
    expect(await store.bringIn.offers()).toMatchObject([{ sourceId: source, lessons: 2, isNew: false }])
    const later = await openTestStore({ learnerId: source, device })
    await later.completeLesson('credit_1' as LessonId)
    later.close()
    expect(await store.bringIn.offers()).toMatchObject([{ sourceId: source, lessons: 3, isNew: true }])
    expect((await store.bringIn.accept(source)).kind).toBe('saved')
    expect(completedLessons(await store.progress())).toEqual(['credit_1', SAVING_1, SAVING_2])
    expect(await store.bringIn.offers()).toEqual([])
  })

  it('counts once when the page died before the source was marked', async () => {
    const source = await learnedHere()
    const store = await account()
    const broken = refusePuts('learners')
    await store.bringIn.accept(source)
    expect((await row(source))?.movedTo).toBeUndefined()
    const after = canonicalText(await store.progress())
    broken.mockRestore()

    expect((await store.bringIn.accept(source)).kind).toBe('unchanged')
    expect(canonicalText(await store.progress())).toBe(after)
    expect(await store.activity(10)).toHaveLength(1)
    expect((await row(source))?.movedTo).toBe(store.learnerId)
  })

  it('is not marked as moved when the account could not save it', async () => {
    const source = await learnedHere()
    const store = await account()
    const broken = refusePuts('document')
    expect(await store.bringIn.accept(source)).toEqual({ kind: 'failed', reason: 'quota' })
    broken.mockRestore()
    expect((await row(source))?.movedTo).toBeUndefined()
    expect(await store.activity(10)).toEqual([])
    expect(await store.bringIn.offers()).toMatchObject([{ sourceId: source }])
  })

  it('loses nothing of either one, and changes nothing the second time', async () => {
    await fc.assert(
      fc.asyncProperty(parsedDocument(original), parsedDocument(original), async (mine, theirs) => {
        const source = await learnedHere({}, () => Promise.resolve(), false)
        await keep(source, theirs)
        const sourceBefore = canonicalText(withPassedMarks(await documentOf(source)))
        const accountId = newLearner()
        await account(accountId, 'not-met')
        await keep(accountId, mine)
        const store = await openTestStore({ learnerId: accountId, device, syllabus: () => undefined })
        const before = await store.progress()
        const expected = replay(before, await documentOf(source), (await rowOf(accountId)).deviceId as DeviceId)

        const first = await store.bringIn.accept(source)
        const after = await store.progress()
        if (expected.kind === 'done')
          expect(canonicalText(after)).toBe(canonicalText(settled(expected.document, undefined)))
        else expect(canonicalText(after)).toBe(canonicalText(before))
        expect(canonicalText(join(before, after))).toBe(canonicalText(after))
        if (first.kind === 'saved') {
          for (const id of completedLessons(await documentOf(source))) expect(completedLessons(after)).toContain(id)
        }

        await device.run((database) => database.learners.update(source, { movedRevision: 0 }))
        expect((await store.bringIn.accept(source)).kind).not.toBe('saved')
        expect(canonicalText(await store.progress())).toBe(canonicalText(after))
        // Opening the source marks its passed quizzes.
        expect(canonicalText((await rowOf(source)).document)).toBe(sourceBefore)
        expect((await store.activity(10)).length).toBeLessThanOrEqual(1)
        store.close()
      }),
      { numRuns: 60 },
    )
  })
})

/** A learner of this device with some progress, by default without an account. */
async function learnedHere(
  changes: Partial<LearnerRow> = {},
  learn: (store: OpenedLearnerStore) => Promise<unknown> = () => Promise.resolve(),
  hasBegun = true,
): Promise<LearnerId> {
  const id = newLearner()
  await addRow({ id, ...changes })
  const store = await openTestStore({ learnerId: id, device })
  if (hasBegun) await store.completeLesson(SAVING_1)
  await learn(store)
  store.close()
  return id
}

/** The store of a learner with an account, whose document a remote has or has not yet read. */
async function account(id: LearnerId = newLearner(), remote: 'met' | 'not-met' = 'met'): Promise<OpenedLearnerStore> {
  await addRow({ id, kind: 'cloud', displayName: 'Account', email: ADDRESS })
  const store = await openTestStore({ learnerId: id, device })
  if (remote === 'met') await meetRemote(store)
  return store
}

async function meetRemote({ replication }: OpenedLearnerStore): Promise<void> {
  const { document, revision } = written(await replication.readForExchange())
  written(await replication.applyAnswer({ sentRevision: revision, joined: document }))
}

async function addRow(changes: Partial<LearnerRow> & Pick<LearnerRow, 'id'>): Promise<void> {
  const added: LearnerRow = {
    displayName: 'Somebody',
    email: '',
    cloth: 'saving',
    kind: 'device',
    openedTurn: 1,
    createdAt: '',
    lastOpenedAt: '',
    ...changes,
  }
  await device.run((database) => database.learners.add(added))
}

function row(id: LearnerId): Promise<LearnerRow | undefined> {
  return device.run((database) => database.learners.get(id))
}

async function documentOf(id: LearnerId): Promise<ProgressDocument> {
  const store = await openTestStore({ learnerId: id, syllabus: () => undefined })
  const document = await store.progress()
  store.close()
  return document
}

/** Replaces this learner's document with another one. */
async function keep(id: LearnerId, document: ProgressDocument): Promise<void> {
  await lookInto(id, async (database) => {
    const [before] = await database.document.toArray()
    if (before !== undefined) await database.document.put({ ...before, document: { ...document, owner: id } })
  })
}

/** Makes every write to one table fail with a full disk. */
function refusePuts(table: string) {
  const put = IDBObjectStore.prototype.put
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (this.name === table) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    return put.apply(this, args)
  })
}
