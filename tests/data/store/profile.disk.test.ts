import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { displayNameOf, photoOf } from '../../../src/core/progress/profile'
import type { Syllabus } from '../../../src/core/progress/syllabus'
import { failingPuts, rowOf } from './faultyStorage'
import { newLearner, openTestStore, SAVING, SAVING_1, SAVING_2, SYLLABUS } from './openTestStore'

const PHOTO = 'data:image/jpeg;base64,AAAA'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the name and the picture of a learner', () => {
  it('are saved without an activity entry or an active day', async () => {
    const learnerId = newLearner()
    const store = await openTestStore({ learnerId })
    const before = await rowOf(learnerId)
    expect((await store.setDisplayName('Maya')).kind).toBe('saved')
    expect((await store.setPhoto(PHOTO)).kind).toBe('saved')
    const document = await store.progress()
    expect(displayNameOf(document)).toBe('Maya')
    expect(photoOf(document)).toBe(PHOTO)
    expect(document.days).toEqual({})
    expect(await store.activity(10)).toEqual([])
    expect((await rowOf(learnerId)).revision).toBe(before.revision + 2)
  })

  it('change nothing when they are the same as before', async () => {
    const learnerId = newLearner()
    const store = await openTestStore({ learnerId })
    await store.setDisplayName('Maya')
    const { revision } = await rowOf(learnerId)
    expect((await store.setDisplayName('Maya')).kind).toBe('unchanged')
    expect((await rowOf(learnerId)).revision).toBe(revision)
  })

  it('take the last value, and a picture can be removed', async () => {
    const store = await openTestStore()
    await store.setDisplayName('Maya')
    await store.setDisplayName('May')
    await store.setPhoto(PHOTO)
    await store.setPhoto(null)
    const document = await store.progress()
    expect(displayNameOf(document)).toBe('May')
    expect(photoOf(document)).toBeNull()
  })

  it('stay unchanged, with an error, when the disk is full', async () => {
    const store = await openTestStore()
    await store.setDisplayName('Maya')
    failingPuts(3)
    expect(await store.setDisplayName('May')).toEqual({ kind: 'failed', reason: 'quota' })
    vi.restoreAllMocks()
    expect(displayNameOf(await store.progress())).toBe('Maya')
  })

  it('add a certificate that was due, with its activity entry', async () => {
    let known: Syllabus | undefined
    const store = await openTestStore({ syllabus: () => known })
    await store.completeLesson(SAVING_1)
    await store.completeLesson(SAVING_2)
    await store.finishQuiz({ moduleId: SAVING, score: 80, passed: true })
    expect((await store.progress()).certificates).toEqual({})
    known = SYLLABUS
    await store.setDisplayName('Maya')
    expect(Object.keys((await store.progress()).certificates)).toEqual([SAVING])
    expect((await store.activity(1)).map(({ kind, subject }) => [kind, subject])).toEqual([
      ['certificate-earned', SAVING],
    ])
  })
})
