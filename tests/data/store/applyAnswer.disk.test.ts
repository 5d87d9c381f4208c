import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import type { LearnerId } from '../../../src/core/progress/ids'
import { completedLessons } from '../../../src/core/progress/lessons'
import { attemptsOf } from '../../../src/core/progress/quizzes'
import { learnerDatabase } from '../../../src/data/store/learnerDatabase'
import type { Watched } from '../../../src/data/store/replicationStore'
import { changeDocument, failingPuts, lookInto, losingAnswers, rowOf } from './faultyStorage'
import { newLearner, openTestStore, SAVING, SAVING_1, SAVING_2 } from './openTestStore'
import { elsewhere, opened, written } from './replicationSamples'

describe('an answer', () => {
  it('joins the current document, and changes made in the meantime wait', async () => {
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

  it('with new data raises the revision, which counts as sent', async () => {
    const { learnerId, learner, store, applied } = await opened()
    const { document, revision } = written(await store.readForExchange())
    await applied({ ...elsewhere(learnerId), joinedOn: document.joinedOn }, revision)
    const next = revision + 1
    expect(await seen(store.watch.bind(store))).toMatchObject({ revision: next, syncedRevision: next })
    expect((await learner.backup.state()).status.kind).toBe('backed-up')
  })

  it('leaves the row of another remote unchanged, which the status still reads', async () => {
    const { learnerId, learner, store, applied, rows } = await opened()
    const { document, revision } = written(await store.readForExchange())
    const hub = { name: 'hub', syncedRevision: 0, outcome: { kind: 'deleted' } } as const
    await lookInto(learnerId, (database) => database.remotes.put(hub))
    await applied(document, revision)
    expect(await rows()).toMatchObject([{ name: 'firestore', syncedRevision: revision }, hub])
    expect((await learner.backup.state()).status.kind).toBe('deleted')
  })

  it('saves replaced learning once, in the same transaction', async () => {
    const { learnerId, learner, store, applied } = await opened()
    await learner.completeLesson(SAVING_1)
    const sent = written(await store.readForExchange())
    const joined = elsewhere(learnerId, 'start-over')
    const puts = failingPuts(2)
    expect(await store.applyAnswer({ joined, sentRevision: sent.revision })).toEqual({
      kind: 'failed',
      reason: 'quota',
    })
    puts.mockRestore()
    expect(await learner.setAside.records()).toEqual([])
    expect(completedLessons(await learner.progress())).toEqual([SAVING_1])
    await applied(joined, sent.revision)
    await applied(joined, sent.revision)
    expect(completedLessons(await learner.progress())).toEqual([SAVING_2])
    const superseded = await lookInto(learnerId, (database) => database.aside.toArray())
    expect(superseded).toMatchObject([{ reason: 'replaced', document: { lessons: sent.document.lessons } }])
    expect((await learner.backup.state()).keptHereOnly).toBe(1)
  })

  it('that is late does not lower the sent revision', async () => {
    const { learner, store, applied, rows } = await opened()
    const early = written(await store.readForExchange())
    await learner.completeLesson(SAVING_1)
    const late = written(await store.readForExchange())
    await applied(late.document, late.revision)
    expect(await applied(early.document, early.revision)).toMatchObject({ isWaiting: false })
    expect(await rows()).toMatchObject([{ syncedRevision: late.revision }])
  })

  it('awards the certificates that are now due', async () => {
    const { learnerId, learner, store, applied } = await opened()
    await learner.completeLesson(SAVING_1)
    await learner.finishQuiz({ moduleId: SAVING, score: 90, passed: true })
    const { revision } = written(await store.readForExchange())
    expect(await applied(elsewhere(learnerId), revision)).toMatchObject({ isWaiting: true })
    expect(Object.keys((await learner.progress()).certificates)).toEqual([SAVING])
  })

  it('between an action and its repeat does not count it twice', async () => {
    const learnerId = newLearner()
    const other = await openTestStore({ learnerId })
    let isLost = false
    const isOvertaken = async () => {
      if (!isLost) return false
      isLost = false
      await other.replication.applyAnswer({ joined: elsewhere(learnerId), sentRevision: 1 })
      return true
    }
    const makeDatabase = (id: LearnerId) => learnerDatabase(id, { indexedDB: losingAnswers(isOvertaken) })
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
    expect(await store.applyAnswer({ joined: elsewhere(learnerId), sentRevision: 1 })).toEqual(outdated)
    expect(await store.mergeFirst({ remoteEpoch: 3, hasSync: true })).toEqual(outdated)
    expect(await store.takeEarlier({ completedConcepts: [SAVING_2] })).toEqual(outdated)
    expect(await rowOf(learnerId)).toEqual(before)
    expect(written(await store.readForExchange()).document.format).toBe(2)
  })
})

function seen(watch: (listener: (watched: Watched) => void) => () => void): Promise<Watched> {
  return new Promise((resolve) => {
    const stop = watch((watched) => {
      resolve(watched)
      queueMicrotask(() => stop())
    })
  })
}
