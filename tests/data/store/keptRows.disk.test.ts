import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { learnerDatabaseName } from '../../../src/data/store/learnerDatabase'
import { LIMITS } from '../../../src/core/curriculum/limits'
import { type KeptAttempt, parseAttempt } from '../../../src/data/store/keptAttempts'
import { isNewer, type KeptRow, parseKeptRow } from '../../../src/data/store/keptRows'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import { TurnableClock } from '../../fakes/TurnableClock'
import { failingPuts, lookInto } from './faultyStorage'
import { newLearner, openTestStore, SAVING, SAVING_1 } from './openTestStore'
import { writeStoredDatabase } from './storedVersions'

const row: KeptRow = { section: 'notes', key: SAVING_1, turn: 3, value: 'Ask Dad' }
const answers = [{ question: 'q1', text: 'All', isRight: true }]
const attemptsOf = async (store: OpenedLearnerStore): Promise<readonly KeptAttempt[]> =>
  (await store.kept.items('attempts')).flatMap((item) => parseAttempt(item) ?? [])

describe('the rows that a learner keeps beside the ledger', () => {
  it('are there by section and key, and the last value counts', async () => {
    const store = await openTestStore()
    expect(await store.kept.keep('notes', SAVING_1, 'Ask Dad')).toBeUndefined()
    expect(await store.kept.keep('notes', SAVING_1, 'Ask Mom')).toBeUndefined()
    expect(await store.kept.keep('bookmarks', SAVING_1, true)).toBeUndefined()
    expect(await store.kept.items('notes')).toEqual([{ key: SAVING_1, value: 'Ask Mom' }])
    expect(await store.kept.items('bookmarks')).toEqual([{ key: SAVING_1, value: true }])
    expect(await store.kept.items('settings')).toEqual([])
  })

  it('are hidden after a deletion, which stays as a row', async () => {
    const learnerId = newLearner()
    const store = await openTestStore({ learnerId })
    await store.kept.keep('notes', SAVING_1, 'Ask Dad')
    await store.kept.keep('notes', SAVING_1, null)
    expect(await store.kept.items('notes')).toEqual([])
    const rows = await lookInto(learnerId, (database) => database.kept.toArray())
    expect(rows).toEqual([{ section: 'notes', key: SAVING_1, turn: 2, value: null }])
  })

  it('stay unchanged, with an error, when the disk is full', async () => {
    const store = await openTestStore()
    await store.kept.keep('notes', SAVING_1, 'Ask Dad')
    const disk = failingPuts(Infinity)
    expect(await store.kept.keep('notes', SAVING_1, 'Ask Mom')).toBe('quota')
    disk.mockRestore()
    expect(await store.kept.items('notes')).toEqual([{ key: SAVING_1, value: 'Ask Dad' }])
  })

  it('never show a row that another program wrote', async () => {
    const learnerId = newLearner()
    const store = await openTestStore({ learnerId })
    await store.kept.keep('notes', SAVING_1, 'Ask Dad')
    await lookInto(learnerId, (database) =>
      database.kept.put({ section: 'notes', key: 'x', turn: 1, value: 'y'.repeat(20_001) }),
    )
    expect(await store.kept.items('notes')).toEqual([{ key: SAVING_1, value: 'Ask Dad' }])
  })

  it('can be stored in a database of version 3', async () => {
    const learnerId = newLearner()
    await writeStoredDatabase(learnerDatabaseName(learnerId), 3, {
      document: { keyPath: 'key', rows: [] },
      activity: { keyPath: 'id', autoIncrement: true, rows: [] },
      drafts: { keyPath: 'moduleId', rows: [] },
      places: { keyPath: 'lessonId', rows: [] },
      aside: { keyPath: 'id', autoIncrement: true, rows: [] },
      remotes: { keyPath: 'name', rows: [] },
      backup: { keyPath: 'key', rows: [] },
    })
    const store = await openTestStore({ learnerId })
    await store.kept.keep('bookmarks', SAVING_1, true)
    expect(await store.kept.items('bookmarks')).toEqual([{ key: SAVING_1, value: true }])
  })
})

describe('the parser of kept rows', () => {
  it.each([
    undefined,
    null,
    'row',
    { ...row, section: 'progress' },
    { ...row, section: '__proto__' },
    { ...row, key: '' },
    { ...row, key: 'k'.repeat(201) },
    { ...row, turn: -1 },
    { ...row, turn: 0.5 },
    { ...row, turn: '3' },
    { ...row, value: undefined },
    { ...row, value: 'v'.repeat(20_001) },
  ])('rejects %j', (value) => {
    expect(parseKeptRow(value)).toBeUndefined()
  })

  it('accepts its own rows, and leaves out unknown fields', () => {
    expect(parseKeptRow({ ...row, later: 1 })).toEqual(row)
    expect(parseKeptRow({ ...row, value: null })).toEqual({ ...row, value: null })
  })

  it('orders two rows by turn, then by text, in either direction', () => {
    const higher = { ...row, turn: 10, value: null }
    expect([isNewer(higher, row), isNewer(row, higher)]).toEqual([true, false])
    const greater = { ...row, value: 'Ask Mom' }
    expect([isNewer(greater, row), isNewer(row, greater), isNewer(row, row)]).toEqual([true, false, false])
  })
})

describe('a finished attempt', () => {
  it('is saved with its result, with the time of its activity entry', async () => {
    const store = await openTestStore()
    await store.finishQuiz({ moduleId: SAVING, score: 100, passed: true, answers })
    const [entry] = await store.activity(1)
    expect(await attemptsOf(store)).toEqual([
      { moduleId: SAVING, at: entry?.at, day: '2026-03-02', score: 100, passed: true, answers },
    ])
  })

  it('is neither saved nor counted when the disk is full', async () => {
    const store = await openTestStore()
    const disk = failingPuts(Infinity)
    expect(await store.finishQuiz({ moduleId: SAVING, score: 100, passed: true, answers })).toMatchObject({
      kind: 'failed',
    })
    disk.mockRestore()
    expect(await attemptsOf(store)).toEqual([])
    expect(await store.activity(1)).toEqual([])
  })

  it('is replaced by the tenth after it', async () => {
    const clock = new TurnableClock('2026-03-02T09:00:00')
    const store = await openTestStore({ clock })
    for (let score = 0; score < 12; score += 1) {
      await store.finishQuiz({ moduleId: SAVING, score, passed: false, answers })
    }
    const scores = (await attemptsOf(store)).map(({ score }) => score)
    expect(scores.sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })

  it('replaces no attempt from before starting over', async () => {
    const store = await openTestStore()
    await store.finishQuiz({ moduleId: SAVING, score: 40, passed: false, answers })
    await store.setAside.startOver()
    await store.finishQuiz({ moduleId: SAVING, score: 100, passed: true, answers })
    expect((await attemptsOf(store)).map(({ score }) => score).sort((a, b) => a - b)).toEqual([40, 100])
  })

  it('may be as large as a quiz', () => {
    const long = Array.from({ length: LIMITS.questions }, () => ({ ...answers[0], text: 'x'.repeat(LIMITS.text) }))
    expect(parseAttempt({ key: 'saving', value: JSON.parse(JSON.stringify({ ...kept, answers: long })) })).toBeDefined()
  })

  const kept = { moduleId: 'saving', at: '', day: '', score: 50, passed: false, answers }
  it.each([
    null,
    [],
    { ...kept, moduleId: '__proto__' },
    { ...kept, at: 7 },
    { ...kept, day: '2026-02-30' },
    { ...kept, score: 101 },
    { ...kept, passed: 'yes' },
    { ...kept, answers: 'q1' },
    { ...kept, answers: [{ question: 'q1', text: 'All' }] },
    { ...kept, answers: [{ ...answers[0], text: 'x'.repeat(LIMITS.text + 1) }] },
    { ...kept, answers: Array.from({ length: LIMITS.questions + 1 }, () => answers[0]) },
  ])('is left out when it is damaged: %#', (value) => {
    expect(parseAttempt({ key: 'saving', value: JSON.parse(JSON.stringify(value)) })).toBeUndefined()
    expect(parseAttempt({ key: 'saving', value: kept })).toEqual(kept)
  })
})
