import { createStore } from '../../src/platform/createStore'
import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import type { Library } from '../../src/core/curriculum/createLibrary'
import { createLibrary, fallbackManifest } from '../core/curriculum/withWords'
import { createReads, primedReads } from '../../src/session/reads'
import { emptyDocument } from '../../src/core/progress/document'
import { type LearnerId, parseInstant } from '../../src/core/progress/ids'
import type { LearnerStore } from '../../src/data/store/learnerStore'
import { draft, place } from './sampleCurriculum'

const maya = 'maya' as LearnerId
const joinedOn = parseInstant('2026-11-21T12:00:00.000Z')
if (joinedOn === undefined) throw new Error('not an instant')
const document = emptyDocument(maya, joinedOn)

const foundations = draft('foundations', '2026-11-21T10:00:00.000Z')
const storeWith = (progress: LearnerStore['progress']) =>
  ({
    learnerId: maya,
    backup: { written: createStore(0) } as unknown as LearnerStore['backup'],
    progress,
    lessonPlaces: () => Promise.resolve([place('foundations_1', '2026-11-21T09:00:00.000Z')]),
    quizDraft: (id) => Promise.resolve(id === foundations.moduleId ? foundations : undefined),
  }) as Partial<LearnerStore> as LearnerStore
const libraryWith = (manifest: Library['manifest']) => ({ manifest }) as Library
const read = () => Promise.resolve({ kind: 'loaded', value: fallbackManifest } as const)

afterEach(() => void vi.useRealTimers())

it('reads in advance the data of the first screen', async () => {
  const reads = await primedReads(
    storeWith(() => Promise.resolve(document)),
    libraryWith(read),
    '/dashboard',
  )
  expect(reads.progress.getSnapshot()).toBe(document)
  expect(reads.manifest.getSnapshot()?.value).toBe(fallbackManifest)
  expect(reads.lessonPlaces.getSnapshot()?.map(({ lessonId }) => lessonId)).toEqual(['foundations_1'])
  expect(reads.quizDrafts(fallbackManifest).getSnapshot()).toEqual([foundations])
})

it('waits at most a second for a slow network', async () => {
  vi.useFakeTimers()
  let isDone = false
  const priming = primedReads(
    storeWith(() => Promise.resolve(document)),
    libraryWith(() => new Promise(() => {})),
    '/dashboard',
  ).then(() => {
    isDone = true
  })
  await vi.advanceTimersByTimeAsync(900)
  expect(isDone).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(isDone).toBe(true)
  await priming
})

it('leaves a failed read to the screen that needs it', async () => {
  const store = storeWith(() => Promise.reject(new Error('unreadable')))
  const reads = await primedReads(store, libraryWith(read), '/dashboard')
  expect(reads.progress.getSnapshot()).toBeUndefined()
  expect(reads.lessonPlaces.getSnapshot()).toHaveLength(1)
})

it('shows the fallback curriculum until a later screen can read it', async () => {
  const answers = [undefined, JSON.stringify(fallbackManifest)]
  let asked = 0
  const library = createLibrary(() => {
    const answer = answers[asked++]
    return answer === undefined ? Promise.reject(new Error('503')) : Promise.resolve(answer)
  })
  const source = createReads(
    storeWith(() => Promise.resolve(document)),
    library,
  ).manifest
  const comes = () =>
    new Promise<() => void>((resolve) => {
      const leave = source.subscribe(() => resolve(leave))
    })
  await comes()
  expect(source.getSnapshot()).toMatchObject({ kind: 'fallback', trouble: 'unreachable' })
  const leave = await comes()
  expect(source.getSnapshot()).toMatchObject({ kind: 'loaded' })
  leave()
  source.subscribe(() => undefined)
  expect(asked).toBe(2)
})

it('gives every watcher the same read', () => {
  const reads = createReads(
    storeWith(() => Promise.resolve(document)),
    libraryWith(read),
  )
  expect(reads.activity(5)).toBe(reads.activity(5))
  expect(reads.activity(5)).not.toBe(reads.activity(10))
  expect(reads.quizDrafts(fallbackManifest)).toBe(reads.quizDrafts(fallbackManifest))
})

it('reads a lesson in advance at its address, and its place once', async () => {
  const asked: string[] = []
  const library: Partial<Library> = {
    manifest: read,
    lesson: (moduleId, lessonId) => {
      asked.push(`${moduleId}/${lessonId}`)
      return Promise.resolve(null)
    },
    figures: () => Promise.resolve({ kind: 'loaded', value: [] }),
    glossary: () => Promise.resolve({ kind: 'loaded', value: [] }),
  }
  let places = 0
  const store = {
    ...storeWith(() => Promise.resolve(document)),
    lessonPlaces: () => Promise.resolve([place(`foundations_${++places}`, '2026-11-21T09:00:00.000Z')]),
  }
  const reads = await primedReads(store, library as Library, '/lesson/foundations/foundations_5')
  expect(asked).toEqual(['foundations/foundations_5'])
  expect(reads.progress.getSnapshot()).toBe(document)
  const kept = async () => (await reads.placesAtOpening()).map(({ lessonId }) => lessonId)
  // Later callers read the current value.
  expect([await kept(), await kept()]).toEqual([['foundations_1'], ['foundations_2']])
})
