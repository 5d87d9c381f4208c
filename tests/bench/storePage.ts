/** The page of the action benchmark. It measures the real store, Dexie alone and raw IndexedDB, in turn, on the same disk. */
import { Dexie, type EntityTable } from 'dexie'
import type { DeviceId, LearnerId, LessonId, ModuleId } from '../../src/core/progress/ids'
import type { Syllabus } from '../../src/core/progress/syllabus'
import { systemClock } from '../../src/platform/clock'
import { learnerDatabase } from '../../src/data/store/learnerDatabase'
import type { LearnerStore } from '../../src/data/store/learnerStore'
import { openLearnerStore } from '../../src/data/store/openLearnerStore'

const syllabusOf = (modules: number): Syllabus => ({
  modules: Array.from({ length: modules }, (_, number) => ({
    id: `module${number}` as ModuleId,
    difficulty: 'Beginner' as const,
    lessons: Array.from({ length: 5 }, (_, lesson) => `module${number}_${lesson + 1}` as LessonId),
    passingScore: 70,
  })),
})

const today = syllabusOf(10)
const grownTenfold = syllabusOf(100)

async function openWith(id: string, syllabus: Syllabus): Promise<LearnerStore> {
  return openLearnerStore({ learnerId: id as LearnerId, clock: systemClock, syllabus: () => syllabus })
}

/** Seeds half of all lessons as complete, on three devices, and years of activity. */
async function seed(id: string, syllabus: Syllabus, activityRows: number): Promise<LearnerStore> {
  const first = await openWith(id, syllabus)
  const document = await first.progress()
  first.close()
  const database = learnerDatabase(id as LearnerId)
  await database.open()
  const row = await database.document.get('document')
  if (row === undefined) throw new Error('The learner has no document.')
  const counters = Object.fromEntries(['a', 'b', 'c'].map((device) => [device as DeviceId, 1]))
  const done = syllabus.modules.flatMap(({ lessons }) => lessons.slice(1, 4))
  const lessons = Object.fromEntries(done.map((lesson) => [lesson, counters]))
  await database.document.put({ ...row, document: { ...document, lessons } })
  for (let at = 0; at < activityRows; at += 10_000) {
    await database.activity.bulkAdd(
      Array.from({ length: Math.min(10_000, activityRows - at) }, () => ({
        kind: 'lesson-completed' as const,
        subject: 'module0_2',
        points: 50,
        at: new Date().toISOString(),
        day: new Date().toISOString().slice(0, 10),
      })),
    )
  }
  database.close()
  return openWith(id, syllabus)
}

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The request failed.'))
  })

async function openRaw(document: unknown): Promise<IDBDatabase> {
  const opening = indexedDB.open('raw', 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('document')
    opening.result.createObjectStore('activity', { autoIncrement: true })
  }
  const database = await settled(opening)
  const transaction = database.transaction('document', 'readwrite')
  await settled(transaction.objectStore('document').put({ document, revision: 0 }, 'document'))
  return database
}

function rawAction(database: IDBDatabase): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(['document', 'activity'], 'readwrite', { durability: 'strict' })
    const documents = transaction.objectStore('document')
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error ?? new Error('The transaction failed.'))
    const reading = documents.get('document')
    reading.onsuccess = () => {
      const row = reading.result as { document: unknown; revision: number }
      documents.put({ document: row.document, revision: row.revision + 1 }, 'document')
      const at = new Date().toISOString()
      transaction.objectStore('activity').add({ kind: 'lesson-completed', subject: 'module0_1', points: 50, at })
    }
  })
}

type DexiePeer = Dexie & {
  readonly document: EntityTable<{ key: string; document: unknown; revision: number }, 'key'>
  readonly activity: EntityTable<{ id: number; kind: string; subject: string; points: number; at: string }, 'id'>
}

async function openDexie(document: unknown): Promise<DexiePeer> {
  const database = new Dexie('dexie', { chromeTransactionDurability: 'strict', cache: 'disabled' }) as DexiePeer
  database.version(1).stores({ document: 'key', activity: '++id' })
  await database.open()
  await database.document.put({ key: 'document', document, revision: 0 })
  return database
}

/** Measures the cost of Dexie, with the requests of the raw action and none of our code. */
async function dexieAction(database: DexiePeer): Promise<void> {
  const { document, activity } = database
  await database.transaction('rw', document, activity, async () => {
    const row = await document.get('document')
    if (row === undefined) throw new Error('There is no document.')
    const at = new Date().toISOString()
    await Promise.all([
      document.put({ ...row, revision: row.revision + 1 }),
      activity.add({ kind: 'lesson-completed', subject: 'module0_1', points: 50, at }),
    ])
  })
}

async function act(store: LearnerStore, number: number): Promise<void> {
  const lesson = 'module0_1' as LessonId
  const outcome = number % 2 === 0 ? await store.completeLesson(lesson) : await store.undoLesson(lesson)
  if (outcome.kind !== 'saved') throw new Error(`The action was not saved: ${outcome.kind}.`)
}

async function timed(action: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await action()
  return performance.now() - started
}

async function measureActions(count: number) {
  // Dexie traces every promise on localhost, but not on a site that a learner visits.
  Dexie.debug = false
  const ours = await seed('bench-today', today, 100)
  const grown = await seed('bench-grown', grownTenfold, 100_000)
  const raw = await openRaw(await ours.progress())
  const dexie = await openDexie(await ours.progress())
  const times = { ours: [] as number[], raw: [] as number[], dexie: [] as number[], grown: [] as number[] }
  for (let number = 0; number < count; number += 1) {
    times.raw.push(await timed(() => rawAction(raw)))
    times.dexie.push(await timed(() => dexieAction(dexie)))
    times.ours.push(await timed(() => act(ours, number)))
    times.grown.push(await timed(() => act(grown, number)))
  }
  return times
}

Object.assign(globalThis, { measureActions })
