import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { describe, expect, it } from 'vitest'
import { PICTURES } from '../../../src/data/accounts/learnerLook'
import { learnerOf } from '../../../src/data/accounts/learnerRows'
import { completedLessons } from '../../../src/core/progress/lessons'
import { isQuizPassed } from '../../../src/core/progress/quizzes'
import { createDeviceDatabase, DEVICE_DATABASE_NAME } from '../../../src/data/store/deviceDatabase'
import { learnerDatabaseName } from '../../../src/data/store/learnerDatabase'
import { learnerRows } from '../../../src/data/store/learnerTable'
import { editions } from '../../editions/editions'
import { TurnableClock } from '../../fakes/TurnableClock'
import { lookInto } from './faultyStorage'
import { CREDIT, newLearner, openTestStore, SAVING, SAVING_1, SAVING_2 } from './openTestStore'
import { writeStoredDatabase } from './storedVersions'

const ACTIVITY = {
  id: 7,
  kind: 'lesson-completed',
  subject: SAVING_1,
  points: 50,
  at: '2026-01-05T15:00:00.000Z',
  day: '2026-01-05',
}
const DRAFT = {
  moduleId: SAVING,
  answers: { q1: 1 },
  order: { q1: [1, 0] },
  position: 0,
  startedAt: '2026-01-05T16:00:00.000Z',
}

const SUPERSEDED_ROW = {
  id: 3,
  reason: 'unreadable',
  document: 'torn',
  detail: 'not-a-map',
  at: '2026-01-05T17:00:00.000Z',
}
const PLACE = { lessonId: SAVING_2, moduleId: SAVING, read: 0.5, heading: 'Why', stepsDone: [0], at: '' }

function storedDocument(learnerId: string) {
  return {
    format: 1,
    owner: learnerId,
    joinedOn: '2026-01-05T14:00:00.000Z',
    profile: {},
    epoch: 0,
    lessons: { [SAVING_1]: { dev1: 1 } },
    completedOn: { [SAVING_1]: '2026-01-05' },
    quizzes: {},
    certificates: {},
    unlocks: {},
    spentBefore: 0,
    days: { '2026-01-05': true },
    fieldOfALaterApp: { kept: true },
  }
}

describe("a learner's database of version 1", () => {
  it('opens with all its data, and grows', async () => {
    const learnerId = newLearner()
    const document = storedDocument(learnerId)
    await writeStoredDatabase(learnerDatabaseName(learnerId), 1, {
      document: {
        keyPath: 'key',
        rows: [{ key: 'document', document, revision: 12, deviceId: 'dev1', lastAction: 'a1' }],
      },
      activity: { keyPath: 'id', autoIncrement: true, rows: [ACTIVITY] },
      drafts: { keyPath: 'moduleId', rows: [DRAFT] },
    })

    const store = await openTestStore({ learnerId })
    expect(store.beginning).toBe('found')
    expect(await store.progress()).toEqual(document)
    expect(await store.activity(10)).toEqual([ACTIVITY])
    expect(await store.quizDraft(SAVING)).toEqual(DRAFT)

    expect((await store.completeLesson(SAVING_2)).kind).toBe('saved')
    expect(await store.lessonPlaces()).toEqual([])
    const row = await lookInto(learnerId, (database) => database.document.get('document'))
    expect(row).toMatchObject({ revision: 13, deviceId: 'dev1', document: { fieldOfALaterApp: { kept: true } } })
    expect(completedLessons(await store.progress())).toEqual([SAVING_1, SAVING_2])
    expect((await store.activity(10)).map(({ id }) => id)).toEqual([8, 7])
    expect(await lookInto(learnerId, (database) => database.activity.where('at').above('2026').count())).toBe(2)
  })
})

it('marks a quiz as passed when the first edition saved it', async () => {
  const learnerId = newLearner()
  const { first } = editions
  const clock = new TurnableClock('2026-03-02T09:00:00')
  const earlier = await first.openLearnerStore({ learnerId, clock, syllabus: () => undefined })
  await earlier.finishQuiz({ moduleId: SAVING, score: 75, passed: true })
  await earlier.finishQuiz({ moduleId: CREDIT, score: 40, passed: false })
  earlier.close()

  const store = await openTestStore({ learnerId })
  const now = await store.progress()
  expect([SAVING, CREDIT].map((id) => isQuizPassed(now, id, 80))).toEqual([true, false])
  const revision = 3
  expect(await store.backup.state()).toMatchObject({ revision })
  store.close()

  const again = await first.openLearnerStore({ learnerId, clock, syllabus: () => undefined })
  await again.finishQuiz({ moduleId: SAVING, score: 72, passed: true })
  again.close()
  const last = await openTestStore({ learnerId })
  expect(isQuizPassed(await last.progress(), SAVING, 80)).toBe(true)
  expect(await last.backup.state()).toMatchObject({ revision: revision + 1 })
})

describe.each([1, 2])("a learner's database of version %i", (version) => {
  it('can be backed up, and all its changes wait', async () => {
    const learnerId = newLearner()
    const document = storedDocument(learnerId)
    const rows = [{ key: 'document', document, revision: 12, deviceId: 'dev1', lastAction: 'a1' }]
    await writeStoredDatabase(learnerDatabaseName(learnerId), version, {
      document: { keyPath: 'key', rows },
      activity: { keyPath: 'id', autoIncrement: true, rows: [ACTIVITY] },
      drafts: { keyPath: 'moduleId', rows: [DRAFT] },
      ...(version === 2 && {
        places: { keyPath: 'lessonId', rows: [PLACE] },
        aside: { keyPath: 'id', autoIncrement: true, rows: [SUPERSEDED_ROW] },
      }),
    })

    const store = await openTestStore({ learnerId })
    expect(await store.backup.state()).toEqual({
      status: { kind: 'saved-here', waiting: 12 },
      lastBackupAt: undefined,
      keptHereOnly: version - 1,
      revision: 12,
    })
    const replica = { document, revision: 12, isMerged: false, isEarlierTaken: false, hadSync: true }
    expect(await store.replication.readForExchange()).toEqual({ kind: 'written', value: replica })
    await store.replication.mergeFirst({ remoteEpoch: 0, hasSync: false })
    await store.replication.applyAnswer({ joined: await store.progress(), sentRevision: 12 })
    expect((await store.backup.state()).status.kind).toBe('backed-up')
    expect(await store.progress()).toEqual(document)
    expect(await store.activity(10)).toEqual([ACTIVITY])
    expect(await store.quizDraft(SAVING)).toEqual(DRAFT)
    expect(await store.lessonPlaces()).toEqual(version === 2 ? [PLACE] : [])
    expect(await lookInto(learnerId, (database) => database.aside.toArray())).toEqual(
      version === 2 ? [SUPERSEDED_ROW] : [],
    )
  })
})

describe('the device database of version 1', () => {
  it('opens with all learners and settings, and finds them by address', async () => {
    await Dexie.delete(DEVICE_DATABASE_NAME)
    const learner = { id: 'ana1', displayName: 'Ana', email: 'ana@example.org', cloth: 'saving', kind: 'device' }
    const setting = { key: 'current-learner', value: 'ana1' }
    await writeStoredDatabase(DEVICE_DATABASE_NAME, 1, {
      learners: { keyPath: 'id', rows: [learner] },
      settings: { keyPath: 'key', rows: [setting] },
    })
    const device = createDeviceDatabase()
    expect(await device.run((database) => database.learners.toArray())).toEqual([learner])
    expect(await device.run((database) => database.settings.toArray())).toEqual([setting])
    expect(await device.run((database) => database.learners.where('email').equals('ana@example.org').count())).toBe(1)
    expect(await device.run((database) => database.removals.count())).toBe(0)
    // A learner of the time before pictures has one too, and their row is unchanged.
    const [known] = await device.run((database) => learnerRows(database))
    expect(known && PICTURES.includes(learnerOf(known).picture)).toBe(true)
    expect(await device.run((database) => database.learners.toArray())).toEqual([learner])
    device.end('closed')
  })
})
