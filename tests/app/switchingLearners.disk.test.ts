import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { createLearnerStores } from '../../src/app/learner/learnerStores'
import type { Reads } from '../../src/session/reads'
import { emptyDocument } from '../../src/core/progress/document'
import type { LearnerId } from '../../src/core/progress/ids'
import { completedLessons } from '../../src/core/progress/lessons'
import { displayNameOf, photoOf } from '../../src/core/progress/profile'
import { latestResult } from '../../src/core/progress/quizzes'
import type { LearnerStore } from '../../src/data/store/learnerStore'
import { device, JOINED } from '../core/progress/samples'
import { newLearner, openTestStore, SAVING, SAVING_1, SAVING_2 } from '../data/store/openTestStore'

/** Collects everything that a learner's progress and other records may reveal about a person. */
async function tracesIn(id: LearnerId) {
  const store = await openTestStore({ learnerId: id })
  const document = await store.progress()
  const traces = {
    owner: document.owner,
    lessons: completedLessons(document),
    quiz: latestResult(document, SAVING)?.score,
    name: displayNameOf(document),
    photo: photoOf(document),
    epoch: document.epoch,
    superseded: (await store.setAside.records()).map(({ reason, holds }) => `${reason} ${holds?.lessons}`),
    notes: await store.kept.items('notes'),
    draft: (await store.quizDraft(SAVING))?.position,
    places: (await store.lessonPlaces()).map(({ lessonId }) => lessonId),
    entries: (await store.activity(10)).map(({ kind, subject }) => `${kind} ${subject}`),
  }
  store.close()
  return traces
}

type Traces = Partial<Awaited<ReturnType<typeof tracesIn>>>

interface Step {
  readonly name: string
  /** Prepares the state before the step. */
  readonly after?: (store: LearnerStore) => Promise<unknown>
  readonly begin: (store: LearnerStore) => Promise<unknown>
  /** The traces after an interrupted step, if not empty. */
  readonly undone?: Traces
  readonly done: Traces
}

const place = { lessonId: SAVING_1, moduleId: SAVING, read: 0.5, heading: 'Why', stepsDone: [], at: '' }
const draft = { moduleId: SAVING, answers: {}, order: {}, position: 3, startedAt: '' }
const completed: Traces = { lessons: [SAVING_1], entries: [`lesson-completed ${SAVING_1}`] }
const source = { ...emptyDocument('elsewhere' as LearnerId, JOINED), lessons: { [SAVING_1]: { [device('phone')]: 1 } } }
const file = { name: 'Ana', madeAt: JOINED, document: source, sections: {} }
const steps: readonly Step[] = [
  {
    name: 'completing a lesson',
    begin: (store) => store.completeLesson(SAVING_1),
    done: { lessons: [SAVING_1], entries: [`lesson-completed ${SAVING_1}`] },
  },
  {
    name: 'finishing a quiz',
    begin: (store) => store.finishQuiz({ moduleId: SAVING, score: 80, passed: true }),
    done: { quiz: 80, entries: [`quiz-passed ${SAVING}`] },
  },
  { name: 'changing the name', begin: (store) => store.setDisplayName('Ana'), done: { name: 'Ana' } },
  { name: 'keeping a half answered quiz', begin: (store) => store.saveQuizDraft(draft), done: { draft: 3 } },
  { name: 'choosing a picture', begin: (store) => store.setPhoto('data:a'), done: { photo: 'data:a' } },
  {
    name: 'keeping a note',
    begin: (store) => store.kept.keep('notes', SAVING_1, 'Ask Dad'),
    done: { notes: [{ key: SAVING_1, value: 'Ask Dad' }] },
  },
  {
    name: 'starting over',
    after: (store) => store.completeLesson(SAVING_1),
    begin: (store) => store.setAside.startOver(),
    undone: completed,
    done: { epoch: 1, superseded: ['started-over 1'], entries: ['started-over ', `lesson-completed ${SAVING_1}`] },
  },
  {
    name: 'taking out what somebody else learned',
    after: (store) => store.completeLesson(SAVING_1),
    begin: (store) => store.setAside.takeOut([1]),
    undone: completed,
    done: { superseded: ['not-mine 1'], entries: ['taken-out ', `lesson-completed ${SAVING_1}`] },
  },
  {
    name: 'bringing in a file',
    begin: (store) => store.backupFile.accept(file, 'replay'),
    done: { lessons: [SAVING_1], entries: ['brought-in Ana'] },
  },
  { name: 'keeping a place', begin: (store) => store.saveLessonPlace(place), done: { places: [SAVING_1] } },
]

const nothing = {
  lessons: [],
  quiz: undefined,
  name: undefined,
  photo: undefined,
  epoch: 0,
  superseded: [],
  notes: [],
  draft: undefined,
  places: [],
  entries: [],
}
const bensOwn = { ...nothing, lessons: [SAVING_2], entries: [`lesson-completed ${SAVING_2}`] }
/** More moments than the longest step takes, so that the last switches come after it. */
const MOMENTS = 24

const nextTask = () => new Promise((resolve) => setImmediate(resolve))

describe('switching learners at every moment of', () => {
  it.each(steps)(
    '$name mixes no data, and keeps everything reported as saved',
    async ({ after, begin, undone = {}, done }) => {
      for (let moment = 0; moment < MOMENTS; moment += 1) {
        const [ana, ben] = [newLearner(), newLearner()]
        const stores = createLearnerStores(async (learnerId) => ({
          store: await openTestStore({ learnerId }),
          reads: {} as Reads,
        }))
        await stores.open(ana)
        const hers = stores.opened(ana)
        if (hers === undefined) throw new Error('The store of the first learner did not open')
        await after?.(hers)
        const asked = begin(hers)
        for (let turn = 0; turn < moment; turn += 1) await nextTask()
        const opening = stores.open(ben)
        expect(stores.opened(ana)).toBeUndefined()
        await opening
        expect(await stores.opened(ben)?.completeLesson(SAVING_2)).toMatchObject({ kind: 'saved' })
        const answer = await asked
        stores.closeAll()

        expect(await tracesIn(ben)).toEqual({ owner: ben, ...bensOwn })
        const isSaved = answer === undefined || (answer as { readonly kind?: string }).kind === 'saved'
        const left = await tracesIn(ana)
        // Unsaved data may still have been written. Saved data must exist, and no data of Ben's.
        const allowed = isSaved
          ? [{ owner: ana, ...nothing, ...done }]
          : [
              { owner: ana, ...nothing, ...done },
              { owner: ana, ...nothing, ...undone },
            ]
        expect(allowed).toContainEqual(left)
      }
    },
  )
})

it('closes a store that opens too late, and no one gets it', async () => {
  const [ana, ben] = [newLearner(), newLearner()]
  let release = (): void => undefined
  const isHeld = new Promise<void>((resolve) => (release = resolve))
  const stores = createLearnerStores(async (learnerId) => {
    if (learnerId === ana) await isHeld
    return { store: await openTestStore({ learnerId }), reads: {} as Reads }
  })
  const hers = stores.open(ana)
  await stores.open(ben)
  release()
  await hers
  expect(stores.opened(ana)).toBeUndefined()
  expect(stores.opened(ben)?.learnerId).toBe(ben)
  stores.closeAll()
})
