import 'fake-indexeddb/auto'
import { liveQuery } from 'dexie'
import { describe, expect, it, vi } from 'vitest'
import { completedLessons } from '../../../src/core/progress/lessons'
import { newLearner, openTestStore, SAVING, SAVING_1, SAVING_2 } from './openTestStore'

describe('two tabs of one learner', () => {
  it('show each other every change, by live queries', async () => {
    const learnerId = newLearner()
    const one = await openTestStore({ learnerId })
    const other = await openTestStore({ learnerId })
    const shown: string[][] = []
    const ledger: number[] = []
    const drafts: boolean[] = []
    const subscriptions = [
      liveQuery(() => other.progress()).subscribe((document) => shown.push(completedLessons(document))),
      liveQuery(() => other.activity(10)).subscribe((rows) => ledger.push(rows.length)),
      liveQuery(() => other.quizDraft(SAVING)).subscribe((draft) => drafts.push(draft !== undefined)),
    ]
    await vi.waitFor(() => expect([shown.length, ledger.length, drafts.length]).toEqual([1, 1, 1]))

    await one.completeLesson(SAVING_1)
    await vi.waitFor(() => expect([shown.at(-1), ledger.at(-1)]).toEqual([[SAVING_1], 1]))
    await other.completeLesson(SAVING_2)
    await vi.waitFor(() => expect([shown.at(-1), ledger.at(-1)]).toEqual([[SAVING_1, SAVING_2], 2]))
    await one.saveQuizDraft({ moduleId: SAVING, answers: {}, order: {}, position: 0, startedAt: '' })
    await vi.waitFor(() => expect(drafts.at(-1)).toBe(true))
    for (const subscription of subscriptions) subscription.unsubscribe()
  })

  it('count a lesson once when both complete it', async () => {
    const learnerId = newLearner()
    const tabs = await Promise.all([openTestStore({ learnerId }), openTestStore({ learnerId })])
    const outcomes = await Promise.all(tabs.map((tab) => tab.completeLesson(SAVING_1)))
    expect(outcomes.map((outcome) => outcome.kind).toSorted()).toEqual(['saved', 'unchanged'])
    expect(await tabs[0]?.activity(10)).toHaveLength(1)
  })

  it('create one document and one DeviceId for a new learner', async () => {
    const learnerId = newLearner()
    const tabs = await Promise.all([openTestStore({ learnerId }), openTestStore({ learnerId })])
    expect(tabs.map((tab) => tab.beginning).toSorted()).toEqual(['found', 'made'])
    await tabs[0]?.completeLesson(SAVING_1)
    await tabs[1]?.completeLesson(SAVING_2)
    const document = await tabs[0]?.progress()
    const devices = Object.values(document?.lessons ?? {}).flatMap((counters) => Object.keys(counters))
    expect(new Set(devices).size).toBe(1)
  })

  it('never share anything between learners', async () => {
    const ana = await openTestStore()
    const ben = await openTestStore()
    await ana.completeLesson(SAVING_1)
    expect(completedLessons(await ben.progress())).toEqual([])
    expect((await ben.progress()).owner).not.toBe((await ana.progress()).owner)
  })
})
