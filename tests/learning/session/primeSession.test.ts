import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import type { Library } from '../../../src/curriculum/createLibrary'
import { fallbackManifest } from '../../curriculum/withWords'
import { lessonPlacesSource, quizDraftsSource } from '../../../src/learning/session/begunSources'
import { manifestSource } from '../../../src/learning/session/manifestSource'
import { primeSession } from '../../../src/learning/session/primeSession'
import { progressSource } from '../../../src/learning/session/progressSource'
import { emptyDocument } from '../../../src/progress/document'
import { type LearnerId, parseInstant } from '../../../src/progress/ids'
import type { LearnerStore } from '../../../src/store/learnerStore'
import { draft, place } from './sampleCurriculum'

const maya = 'maya' as LearnerId
const joinedOn = parseInstant('2026-11-21T12:00:00.000Z')
if (joinedOn === undefined) throw new Error('not an instant')
const document = emptyDocument(maya, joinedOn)

const foundations = draft('foundations', '2026-11-21T10:00:00.000Z')
const storeWith = (progress: LearnerStore['progress']) =>
  ({
    learnerId: maya,
    progress,
    lessonPlaces: () => Promise.resolve([place('foundations_1', '2026-11-21T09:00:00.000Z')]),
    quizDraft: (id) => Promise.resolve(id === foundations.moduleId ? foundations : undefined),
  }) as Partial<LearnerStore> as LearnerStore
const libraryWith = (manifest: Library['manifest']) => ({ manifest }) as Library
const read = () => Promise.resolve({ kind: 'loaded', value: fallbackManifest } as const)

afterEach(() => void vi.useRealTimers())

it('has read what the first screen begins with', async () => {
  const store = storeWith(() => Promise.resolve(document))
  const library = libraryWith(read)
  await primeSession(store, library)
  expect(progressSource(store).getSnapshot()).toBe(document)
  expect(manifestSource(library).getSnapshot()?.value).toBe(fallbackManifest)
  expect(
    lessonPlacesSource(store)
      .getSnapshot()
      ?.map(({ lessonId }) => lessonId),
  ).toEqual(['foundations_1'])
  expect(quizDraftsSource(store, fallbackManifest).getSnapshot()).toEqual([foundations])
})

it('waits a second for a slow line, and no longer', async () => {
  vi.useFakeTimers()
  let isDone = false
  const priming = primeSession(
    storeWith(() => Promise.resolve(document)),
    libraryWith(() => new Promise(() => {})),
  ).then(() => {
    isDone = true
  })
  await vi.advanceTimersByTimeAsync(900)
  expect(isDone).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(isDone).toBe(true)
  await priming
})

it('leaves a read that fails to the screen that needs it', async () => {
  const store = storeWith(() => Promise.reject(new Error('unreadable')))
  await expect(primeSession(store, libraryWith(read))).resolves.toBeUndefined()
})
