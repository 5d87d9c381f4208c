import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { keepSuperseded } from '../../../src/data/store/replicationRows'
import {
  parseActivity,
  parseSupersededRecord,
  parseLessonPlace,
  parseQuizDraft,
} from '../../../src/data/store/parseRows'
import { lookInto } from './faultyStorage'
import { openTestStore, SAVING, SAVING_1, SAVING_2 } from './openTestStore'

const activity = {
  id: 7,
  kind: 'quiz-tried',
  subject: 'saving',
  points: -100,
  score: 50,
  at: '2026-03-02T15:00:00.000Z',
  day: '2026-03-02',
}
const draft = {
  moduleId: 'saving',
  answers: { q1: 2 },
  order: { q1: [2, 0, 1] },
  position: 0,
  startedAt: '2026-03-02T15:00:00.000Z',
}
const place = { lessonId: 'saving_1', moduleId: 'saving', read: 0.5, heading: 'Why', stepsDone: [0, 2], at: '' }
const superseded = { id: 1, reason: 'replaced', at: '', document: { any: 'thing' }, detail: '' }

const never = [undefined, null, 0, 'row', [], [activity], {}, Object.create(activity), new Date(0), new Map()] as const
const long = 'x'.repeat(1001)
/** Values that no number of a row may have. */
const numbers = [Number.NaN, Number.POSITIVE_INFINITY, 1e308, '1', 1n, null, [1], { valueOf: () => 1 }] as const
const texts = [undefined, null, 7, ['a'], { toString: () => 'a' }, long] as const
const times = <T>(values: readonly T[], field: string) => values.map((value) => ({ [field]: value }))

const tables = [
  {
    name: 'an entry of the ledger',
    parse: parseActivity,
    good: [
      activity,
      { ...activity, day: '' },
      { ...activity, kind: 'brought-in', subject: 'Ana', at: '', score: undefined },
    ],
    faults: [
      ...times([-1, 0.5, ...numbers], 'id'),
      ...times(['toString', '__proto__', 'lesson', ...texts], 'kind'),
      ...times(texts, 'subject'),
      ...times([0.5, 1e7, -1e7, undefined, ...numbers], 'points'),
      ...times([101, -1, 0.5, ...numbers], 'score'),
      ...times(texts, 'at'),
      ...times(['2026-02-30', '1999-01-01', 'today', ...texts], 'day'),
    ],
  },
  {
    name: 'a quiz half answered',
    parse: parseQuizDraft,
    good: [draft, { ...draft, answers: {}, order: {} }, { ...draft, answers: { constructor: 1 } }],
    faults: [
      ...times(['__proto__', '', 'a b', ...texts], 'moduleId'),
      ...times([undefined, null, [], 'q1', { q1: -1 }, { q1: '2' }, { q1: Number.NaN }, { [long]: 1 }], 'answers'),
      ...times([JSON.parse('{"__proto__":1}')], 'answers'),
      ...times([undefined, null, [], { q1: 2 }, { q1: [Number.NaN] }, { q1: { length: 1 } }], 'order'),
      ...times([{ q1: Array.from({ length: 1001 }, (_, index) => index) }], 'order'),
      ...times([-1, 0.5, undefined, ...numbers], 'position'),
      ...times(texts, 'startedAt'),
    ],
  },
  {
    name: 'a place in a lesson',
    parse: parseLessonPlace,
    good: [place, { ...place, read: 0, stepsDone: [] }, { ...place, read: 1 }],
    faults: [
      ...times(['__proto__', '', ...texts], 'lessonId'),
      ...times(['__proto__', '', ...texts], 'moduleId'),
      ...times([-0.1, 1.1, undefined, ...numbers], 'read'),
      ...times(texts, 'heading'),
      ...times([undefined, null, '0', { 0: 0 }, [-1], ['0'], [1e308]], 'stepsDone'),
      ...times(texts, 'at'),
    ],
  },
  {
    name: 'a superseded document',
    parse: parseSupersededRecord,
    good: [superseded, { ...superseded, reason: 'unreadable' }],
    faults: [
      ...times([-1, undefined, ...numbers], 'id'),
      ...times(['constructor', 'other', ...texts], 'reason'),
      ...times(texts, 'at'),
    ],
  },
] as const

describe.each(tables)('$name', ({ parse, good, faults }) => {
  it('is read as it was written', () => {
    for (const row of good) {
      const { document: _, detail: __, ...shown } = { document: 0, detail: '', ...row }
      expect(parse(row)).toEqual(shown)
    }
  })

  it('is left out when one of its fields is invalid', () => {
    const [sound] = good
    const read = faults.filter((fault) => parse({ ...sound, ...fault }) !== undefined)
    expect(read).toEqual([])
  })

  it('is undefined when there is no row', () => {
    expect(never.filter((row) => parse(row) !== undefined)).toEqual([])
  })
})

describe('a store with bad rows beside good ones', () => {
  it('shows the good ones, up to the limit', async () => {
    const store = await openTestStore()
    await store.completeLesson(SAVING_1)
    await store.completeLesson(SAVING_2)
    await store.saveLessonPlace({ ...place, lessonId: SAVING_1, moduleId: SAVING })
    await lookInto(store.learnerId, async (database) => {
      const bad = { points: Number.NaN, kind: 'toString', subject: { a: 1 }, at: 7, day: [] } as never
      for (let times = 0; times < 5; times += 1) await database.activity.add(Object.assign({}, bad))
      await database.places.put({ lessonId: 'saving_2', read: 'half', stepsDone: 5 } as never)
      await database.drafts.put({ moduleId: 'saving', answers: null, order: 7 } as never)
      await database.aside.add({ reason: 'toString', document: 1, detail: '', at: {} } as never)
    })
    expect((await store.activity(2)).map(({ subject }) => subject)).toEqual([SAVING_2, SAVING_1])
    expect((await store.lessonPlaces()).map(({ lessonId }) => lessonId)).toEqual([SAVING_1])
    expect(await store.quizDraft(SAVING)).toBeUndefined()
    expect(await store.setAside.records()).toEqual([])
    expect(store.health()).toEqual({ kind: 'healthy' })
  })

  it('saves a superseded document once, next to one without a text', async () => {
    const store = await openTestStore()
    const round: Record<string, unknown> = {}
    round['itself'] = round
    const kept = { reason: 'replaced', detail: '', at: '' } as const
    await lookInto(store.learnerId, async (database) => {
      await database.aside.bulkAdd([round, { size: 1n }].map((document) => ({ ...kept, document })))
      await keepSuperseded(database, { ...kept, document: { a: 1 } })
      await keepSuperseded(database, { ...kept, document: { a: 1 } })
    })
    expect(await store.setAside.records()).toHaveLength(3)
  })
})
