import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { checksOf } from '../../../src/core/progress/checks'
import type { QuestionKey } from '../../../src/core/progress/ids'
import { answersTo } from '../../../src/core/progress/practice'
import { balance } from '../../../src/core/progress/points'
import { isLessonComplete } from '../../../src/core/progress/lessons'
import type { LessonPlace, QuizDraft } from '../../../src/data/store/learningRows'
import type { SaveOutcome } from '../../../src/data/store/storeHealth'
import { TurnableClock } from '../../fakes/TurnableClock'
import { rowOf } from './faultyStorage'
import { CREDIT, newLearner, openTestStore, SAVING, SAVING_1, SAVING_2, SYLLABUS } from './openTestStore'

const DRAFT: QuizDraft = {
  moduleId: SAVING,
  answers: { q1: 2 },
  order: { q1: [2, 0, 1] },
  position: 1,
  startedAt: '2026-03-02T09:00:00.000Z',
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a learner acts', () => {
  it('completes a lesson: changes document, revision, activity and active day together', async () => {
    const learnerId = newLearner()
    const store = await openTestStore({ learnerId })
    const before = await rowOf(learnerId)
    const outcome = await store.completeLesson(SAVING_1)

    expect(outcome.kind).toBe('saved')
    const document = await store.progress()
    expect(isLessonComplete(document, SAVING_1)).toBe(true)
    expect(document.days).toEqual({ '2026-03-02': true })
    expect(await store.activity(10)).toEqual([
      {
        id: 1,
        kind: 'lesson-completed',
        subject: SAVING_1,
        points: 50,
        at: new Date('2026-03-02T09:00:00').toISOString(),
        day: '2026-03-02',
      },
    ])
    expect((await rowOf(learnerId)).revision).toBe(before.revision + 1)
    expect((await rowOf(learnerId)).deviceId).toBe(before.deviceId)
  })

  it('changes nothing when completing twice, even with two presses at once', async () => {
    const learnerId = newLearner()
    const store = await openTestStore({ learnerId })
    const kinds = (await Promise.all([store.completeLesson(SAVING_1), store.completeLesson(SAVING_1)])).map(kindOf)
    expect(kinds.toSorted()).toEqual(['saved', 'unchanged'])
    const { revision } = await rowOf(learnerId)
    expect((await store.completeLesson(SAVING_1)).kind).toBe('unchanged')
    expect((await rowOf(learnerId)).revision).toBe(revision)
    expect(await store.activity(10)).toHaveLength(1)
  })

  it('saves review answers and a self-check without an entry or points', async () => {
    const learnerId = newLearner()
    const store = await openTestStore({ learnerId })
    const key = 'rule-saving_1-1' as QuestionKey
    expect((await store.answerReview(key, 2)).kind).toBe('saved')
    expect((await store.answerReview(key, 'right')).kind).toBe('saved')
    expect(
      (
        await store.finishCheck(SAVING, 'before', [
          { question: 'p1', chosen: 3, isRight: true },
          { question: 'p3', chosen: 'wrong', isRight: false },
        ])
      ).kind,
    ).toBe('saved')
    const document = await store.progress()
    expect(answersTo(document, key).map(({ kind, chosen }) => [kind, chosen])).toEqual([
      ['review', 2],
      ['review', 'right'],
    ])
    expect(checksOf(document, SAVING)).toEqual([{ kind: 'before', day: '2026-03-02', right: 1 }])
    const given = ['saving-p1', 'saving-p3'].flatMap((asked) => answersTo(document, asked as QuestionKey))
    expect(given.map(({ kind, chosen }) => [kind, chosen])).toEqual([
      ['check', 3],
      ['check', 'wrong'],
    ])
    expect(document.days).toEqual({ '2026-03-02': true })
    expect(await store.activity(10)).toEqual([])
    expect((await rowOf(learnerId)).document).toEqual(document)
  })

  it('undoes a lesson, removing its points but not its entry', async () => {
    const store = await openTestStore()
    await store.completeLesson(SAVING_1)
    expect((await store.undoLesson(SAVING_1)).kind).toBe('saved')
    expect(balance(await store.progress()).toSpend).toBe(0)
    expect((await store.activity(10)).map(({ kind, points }) => [kind, points])).toEqual([
      ['lesson-undone', -50],
      ['lesson-completed', 50],
    ])
    expect((await store.undoLesson(SAVING_1)).kind).toBe('unchanged')
  })

  it('gets the points of a quiz once, with its certificate', async () => {
    const store = await openTestStore()
    await store.completeLesson(SAVING_1)
    await store.completeLesson(SAVING_2)
    await store.finishQuiz({ moduleId: SAVING, score: 60, passed: false })
    await store.finishQuiz({ moduleId: SAVING, score: 80, passed: true })
    await store.finishQuiz({ moduleId: SAVING, score: 100, passed: true })
    expect((await store.activity(10)).map(({ kind, points, score }) => [kind, points, score])).toEqual([
      ['quiz-passed', 0, 100],
      ['certificate-earned', 0, undefined],
      ['quiz-passed', 100, 80],
      ['quiz-tried', 0, 60],
      ['lesson-completed', 50, undefined],
      ['lesson-completed', 50, undefined],
    ])
    expect(Object.keys((await store.progress()).certificates)).toEqual([SAVING])
    expect((await store.activity(2)).map(({ kind }) => kind)).toEqual(['quiz-passed', 'certificate-earned'])
  })

  it('deletes the draft of a quiz in the transaction that finishes it', async () => {
    const store = await openTestStore()
    expect(await store.saveQuizDraft(DRAFT)).toBeUndefined()
    expect(await store.saveQuizDraft({ ...DRAFT, moduleId: CREDIT })).toBeUndefined()
    expect(await store.quizDraft(SAVING)).toEqual(DRAFT)
    await store.finishQuiz({ moduleId: SAVING, score: 80, passed: true })
    expect(await store.quizDraft(SAVING)).toBeUndefined()
    expect((await store.quizDraft(CREDIT))?.moduleId).toBe(CREDIT)
    await store.dropQuizDraft(CREDIT)
    expect(await store.quizDraft(CREDIT)).toBeUndefined()
  })

  it('can’t unlock without the points, and pays nothing for unlocked modules', async () => {
    const store = await openTestStore()
    expect(await store.unlockModule(CREDIT)).toEqual({ kind: 'refused', reason: 'too-few-points' })
    expect((await store.unlockModule(SAVING)).kind).toBe('unchanged')
    expect(store.health()).toEqual({ kind: 'healthy' })
  })

  it('keeps the place in each lesson', async () => {
    const place: LessonPlace = {
      lessonId: SAVING_1,
      moduleId: SAVING,
      read: 0.4,
      heading: 'Pay yourself first',
      stepsDone: [0, 2],
      at: '2026-03-02T09:00:00.000Z',
    }
    const store = await openTestStore()
    await store.saveLessonPlace(place)
    await store.saveLessonPlace({ ...place, read: 0.7 })
    expect(await store.lessonPlaces()).toEqual([{ ...place, read: 0.7 }])
  })
})

describe('one transaction for each action', () => {
  it('opens one read-write transaction over all tables, with strict durability', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const store = await openTestStore()
    transaction.mockClear()
    await store.completeLesson(SAVING_1)
    const writes = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite')
    expect(writes).toHaveLength(1)
    expect(writes[0]?.[0]).toEqual(expect.arrayContaining(['document', 'activity', 'drafts', 'aside']))
    expect(writes[0]?.[2]).toEqual({ durability: 'strict' })
  })

  it('returns saved only after the transaction has completed', async () => {
    let isComplete = false
    const original = IDBDatabase.prototype.transaction
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
      const transaction = original.apply(this, args)
      transaction.addEventListener('complete', () => {
        isComplete = true
      })
      return transaction
    })
    const store = await openTestStore()
    isComplete = false
    const saving = store.completeLesson(SAVING_1)
    expect(isComplete).toBe(false)
    await saving
    expect(isComplete).toBe(true)
  })

  it('writes neither document nor draft when the activity entry fails', async () => {
    const learnerId = newLearner()
    const store = await openTestStore({ learnerId })
    await store.saveQuizDraft(DRAFT)
    const before = await rowOf(learnerId)
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('The ledger is torn', 'DataError')
    })
    await expect(store.finishQuiz({ moduleId: SAVING, score: 80, passed: true })).rejects.toThrow(/torn/)
    vi.restoreAllMocks()
    expect(await rowOf(learnerId)).toEqual(before)
    expect(await store.quizDraft(SAVING)).toEqual(DRAFT)
  })
})

describe('the curriculum is late', () => {
  it('saves without a certificate, and adds it with the next action', async () => {
    let syllabus: typeof SYLLABUS | undefined
    const store = await openTestStore({ syllabus: () => syllabus })
    await store.completeLesson(SAVING_1)
    await store.completeLesson(SAVING_2)
    await store.finishQuiz({ moduleId: SAVING, score: 100, passed: true })
    expect((await store.progress()).certificates).toEqual({})
    expect(await store.unlockModule(CREDIT)).toEqual({ kind: 'failed', reason: 'connection' })
    syllabus = SYLLABUS
    await store.finishQuiz({ moduleId: SAVING, score: 50, passed: false })
    expect(Object.keys((await store.progress()).certificates)).toEqual([SAVING])
  })

  it('ignores one that never loads and one that fails', async () => {
    const store = await openTestStore({ syllabus: () => Promise.reject(new Error('no curriculum')) })
    expect((await store.completeLesson(SAVING_1)).kind).toBe('saved')
    const other = await openTestStore({ syllabus: () => new Promise(() => {}) })
    expect((await other.completeLesson(SAVING_1)).kind).toBe('saved')
  })
})

describe('clocks', () => {
  it('writes the local date of the moment, across midnight', async () => {
    const clock = new TurnableClock('2026-03-02T23:59:59')
    const store = await openTestStore({ clock })
    await store.completeLesson(SAVING_1)
    clock.turnTo('2026-03-03T00:00:01')
    await store.completeLesson(SAVING_2)
    const document = await store.progress()
    expect(document.completedOn).toEqual({ [SAVING_1]: '2026-03-02', [SAVING_2]: '2026-03-03' })
    expect(Object.keys(document.days)).toEqual(['2026-03-02', '2026-03-03'])
  })

  it.each(['2019-12-31T12:00:00', '1970-01-01T12:00:00', '2036-01-01T12:00:00'])(
    'keeps progress when the clock is changed to %s, newest first',
    async (text) => {
      const clock = new TurnableClock('2026-03-02T09:00:00')
      const store = await openTestStore({ clock })
      await store.completeLesson(SAVING_1)
      clock.turnTo(text)
      expect((await store.completeLesson(SAVING_2)).kind).toBe('saved')
      const document = await store.progress()
      expect(isLessonComplete(document, SAVING_1) && isLessonComplete(document, SAVING_2)).toBe(true)
      expect(document.days).toHaveProperty('2026-03-02')
      expect((await store.activity(10)).map(({ subject }) => subject)).toEqual([SAVING_2, SAVING_1])
    },
  )

  it('writes no day when the clock was never set', async () => {
    const store = await openTestStore({ clock: new TurnableClock('1970-01-01T12:00:00') })
    await store.completeLesson(SAVING_1)
    const document = await store.progress()
    expect([document.joinedOn, document.days, document.completedOn]).toEqual(['', {}, {}])
    expect((await store.activity(1))[0]).toMatchObject({ at: '', day: '' })
  })
})

function kindOf(outcome: SaveOutcome): string {
  return outcome.kind
}
