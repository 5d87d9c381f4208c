import 'fake-indexeddb/auto'
import { Dexie, liveQuery } from 'dexie'
import { describe, expect, it, vi } from 'vitest'
import { completeLesson } from '../../src/progress/completeLesson'
import type { ProgressDocument } from '../../src/progress/document'
import { emptyDocument } from '../../src/progress/emptyDocument'
import type { DeviceId, Instant, LearnerId } from '../../src/progress/ids'
import { completedLessons } from '../../src/progress/lessons'
import { attemptsOf } from '../../src/progress/quizzes'
import { startOver } from '../../src/progress/startOver'
import type { WriteOutcome } from '../../src/store/learnerConnection'
import { type LearnerDatabase, learnerDatabase } from '../../src/store/learnerDatabase'
import type { Watched } from '../../src/store/replicationStore'
import { TurnableClock } from '../fakes/TurnableClock'
import { doneBy } from '../progress/samples'
import { changeDocument, failingPuts, lookInto, rowOf } from './faultyStorage'
import { newLearner, openTestStore, SAVING, SAVING_1, SAVING_2 } from './openTestStore'

function written<T>(outcome: WriteOutcome<T>): T {
  if (outcome.kind === 'failed') throw new Error(`Not written: ${outcome.reason}`)
  return outcome.value
}

/** What another device of the learner has done. */
function elsewhere(learnerId: LearnerId, ...epochs: readonly 'start-over'[]): ProgressDocument {
  const empty = emptyDocument(learnerId, '2026-01-05T15:00:00.000Z' as Instant)
  const begun = epochs.reduce((document) => doneBy(startOver(document)), empty)
  return doneBy(completeLesson(begun, { lessonId: SAVING_2, device: 'tablet' as DeviceId, today: undefined }))
}

async function opened() {
  const learnerId = newLearner()
  const learner = await openTestStore({ learnerId })
  const store = learner.replication
  const applied = async (joined: ProgressDocument, sentRevision: number) =>
    written(await store.applyAnswer('firestore', { joined, sentRevision }))
  const rows = () => lookInto(learnerId, (database) => database.remotes.toArray())
  return { learnerId, learner, store, applied, rows }
}

describe('an answer', () => {
  it('is joined into what the document is now, and what was done meanwhile waits', async () => {
    const { learnerId, learner, store, applied, rows } = await opened()
    const sent = written(await store.readForExchange())
    await learner.completeLesson(SAVING_1)
    expect(await applied(elsewhere(learnerId), sent.revision)).toMatchObject({ isWaiting: true })
    expect(completedLessons(await learner.progress())).toEqual([SAVING_1, SAVING_2])
    const { revision } = await rowOf(learnerId)
    expect(revision).toBe(sent.revision + 2)
    expect(await rows()).toMatchObject([{ name: 'firestore', syncedRevision: sent.revision }])
    const again = written(await store.readForExchange())
    expect(await applied(again.document, again.revision)).toMatchObject({ isWaiting: false })
    expect((await rowOf(learnerId)).revision).toBe(revision)
  })

  it('raises the revision, so that another remote hears of it', async () => {
    const { learnerId, learner, store, applied } = await opened()
    const { document, revision } = written(await store.readForExchange())
    written(await store.applyAnswer('hub', { joined: document, sentRevision: revision }))
    await applied({ ...elsewhere(learnerId), joinedOn: document.joinedOn }, revision)
    expect(await seen(store.watch.bind(store, 'hub'))).toMatchObject({
      revision: revision + 1,
      syncedRevision: revision,
    })
    expect(await seen(store.watch.bind(store, 'firestore'))).toMatchObject({ syncedRevision: revision + 1 })
    expect((await learner.backup.state()).status.kind).toBe('backed-up')
  })

  it('keeps replaced learning aside in the same transaction, once', async () => {
    const { learnerId, learner, store, applied } = await opened()
    await learner.completeLesson(SAVING_1)
    const sent = written(await store.readForExchange())
    const joined = elsewhere(learnerId, 'start-over')
    const puts = failingPuts(2)
    expect(await store.applyAnswer('firestore', { joined, sentRevision: sent.revision })).toEqual({
      kind: 'failed',
      reason: 'quota',
    })
    puts.mockRestore()
    expect(await learner.asides()).toEqual([])
    expect(completedLessons(await learner.progress())).toEqual([SAVING_1])
    await applied(joined, sent.revision)
    await applied(joined, sent.revision)
    expect(completedLessons(await learner.progress())).toEqual([SAVING_2])
    const asides = await lookInto(learnerId, (database) => database.aside.toArray())
    expect(asides).toMatchObject([{ reason: 'replaced', document: { lessons: sent.document.lessons } }])
    expect((await learner.backup.state()).keptHereOnly).toBe(1)
  })

  it('that was overtaken does not take back what counts as sent', async () => {
    const { learner, store, applied, rows } = await opened()
    const early = written(await store.readForExchange())
    await learner.completeLesson(SAVING_1)
    const late = written(await store.readForExchange())
    await applied(late.document, late.revision)
    expect(await applied(early.document, early.revision)).toMatchObject({ isWaiting: false })
    expect(await rows()).toMatchObject([{ syncedRevision: late.revision }])
  })

  it('gives the certificates that are now due', async () => {
    const { learnerId, learner, store, applied } = await opened()
    await learner.completeLesson(SAVING_1)
    await learner.finishQuiz({ moduleId: SAVING, score: 90, passed: true })
    const { revision } = written(await store.readForExchange())
    expect(await applied(elsewhere(learnerId), revision)).toMatchObject({ isWaiting: true })
    expect(Object.keys((await learner.progress()).certificates)).toEqual([SAVING])
  })

  it('applied between an action and its repeat does not let the action count twice', async () => {
    const learnerId = newLearner()
    const other = await openTestStore({ learnerId })
    let isLost = false
    const makeDatabase = (id: LearnerId): LearnerDatabase => {
      const database = learnerDatabase(id)
      const transaction = database.transaction.bind(database) as (...args: unknown[]) => Promise<unknown>
      const losing = async (...args: unknown[]) => {
        const value = await transaction(...args)
        if (!isLost) return value
        isLost = false
        await other.replication.applyAnswer('firestore', { joined: elsewhere(learnerId), sentRevision: 1 })
        throw new Dexie.DatabaseClosedError()
      }
      return Object.assign(database, { transaction: losing })
    }
    const learner = await openTestStore({ learnerId, makeDatabase })
    isLost = true
    expect((await learner.finishQuiz({ moduleId: SAVING, score: 80, passed: true })).kind).toBe('saved')
    expect(attemptsOf(await learner.progress(), SAVING)).toBe(1)
    expect(completedLessons(await learner.progress())).toEqual([SAVING_2])
  })

  it('never touches a document of a newer app', async () => {
    const { learnerId, store } = await opened()
    await changeDocument(learnerId, (document) => ({ ...document, format: 2, invented: 1 }))
    const before = await rowOf(learnerId)
    const outdated = { kind: 'failed', reason: 'outdated' }
    expect(await store.applyAnswer('firestore', { joined: elsewhere(learnerId), sentRevision: 1 })).toEqual(outdated)
    expect(await store.anchor({ remoteEpoch: 3 })).toEqual(outdated)
    expect(await rowOf(learnerId)).toEqual(before)
    expect(written(await store.readForExchange()).document.format).toBe(2)
  })
})

describe('the anchor', () => {
  it('is dropped once, for good, with what the earlier site left', async () => {
    const { learnerId, learner, store } = await opened()
    await learner.completeLesson(SAVING_1)
    expect(written(await store.readForExchange())).toMatchObject({ isAnchored: false, isEarlierTaken: false })
    const earlier = { value: { completedConcepts: [SAVING_2] }, hasSync: true }
    const anchored = written(await store.anchor({ remoteEpoch: 3, earlier }))
    expect(anchored).toMatchObject({ isAnchored: true, isEarlierTaken: true, document: { epoch: 3 } })
    expect(await learner.asides()).toHaveLength(1)
    written(await store.anchor({ remoteEpoch: 7, earlier }))
    expect(written(await store.readForExchange())).toEqual(await readAgain(learnerId))
    expect((await learner.progress()).epoch).toBe(3)
    expect(completedLessons(await learner.progress())).toEqual([SAVING_1])
    expect(await learner.asides()).toHaveLength(1)
  })

  it('is not that of the document before, when that one could not be read', async () => {
    const { learnerId, store } = await opened()
    written(await store.anchor({ remoteEpoch: 2 }))
    await changeDocument(learnerId, () => 'torn')
    expect(written(await store.readForExchange())).toMatchObject({ isAnchored: false, document: { epoch: 0 } })
  })
})

describe('a document that is set aside', () => {
  it('is there when the promise is kept, and once', async () => {
    const { learnerId, learner, store } = await opened()
    for (let times = 0; times < 2; times += 1) written(await store.setAside(elsewhere(learnerId), 'firestore'))
    expect(await learner.asides()).toMatchObject([{ reason: 'replaced' }])
  })
})

describe('the engine sees', () => {
  it('every write and every request, of other tabs too', async () => {
    const { learnerId, learner, store } = await opened()
    const told: Watched[] = []
    const stop = store.watch('firestore', (watched) => told.push(watched))
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
})

describe('a screen sees', () => {
  it('how the backup stands, live', async () => {
    const clock = new TurnableClock('2026-03-02T09:00:00Z')
    const learnerId = newLearner()
    const learner = await openTestStore({ learnerId, clock })
    const { replication: store } = learner
    const kinds: string[] = []
    const subscription = liveQuery(() => learner.backup.state()).subscribe(({ status }) => kinds.push(status.kind))
    const shows = (kind: string) => vi.waitFor(() => expect(kinds.at(-1)).toBe(kind))
    await shows('saved-here')
    await store.noteStart('firestore')
    await shows('backing-up')
    const { document, revision } = written(await store.readForExchange())
    await store.applyAnswer('firestore', { joined: document, sentRevision: revision })
    await shows('backed-up')
    await learner.completeLesson(SAVING_1)
    await shows('saved-here')
    await store.noteOutcome('firestore', { kind: 'signed-out' })
    await shows('sign-in-again')
    expect(await learner.backup.state()).toEqual({
      status: { kind: 'sign-in-again', waiting: 1 },
      lastBackupAt: '2026-03-02T09:00:00.000Z',
      keptHereOnly: 0,
    })
    subscription.unsubscribe()
  })
})

async function readAgain(learnerId: LearnerId) {
  const other = await openTestStore({ learnerId })
  return written(await other.replication.readForExchange())
}

function seen(watch: (listener: (watched: Watched) => void) => () => void): Promise<Watched> {
  return new Promise((resolve) => {
    const stop = watch((watched) => {
      resolve(watched)
      queueMicrotask(() => stop())
    })
  })
}
