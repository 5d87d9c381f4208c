import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UNKNOWN_INSTANT } from '../../../src/core/progress/calendar'
import { completeLesson } from '../../../src/core/progress/lessons'
import { MAX_COUNT } from '../../../src/core/progress/ids'
import { areFieldsStale, derivedFields } from '../../../src/core/progress/derivedFields'
import { finishQuizAttempt } from '../../../src/core/progress/quizzes'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { setDisplayName, setPhoto } from '../../../src/core/progress/profile'
import { readUserFields } from '../../../src/core/progress/readUserFields'
import { peerDocument } from './arbitraries'
import { original } from './implementation'
import { day, device, doneBy, fresh, instant, JOINED, lesson, moduleId, OWNER } from './samples'

const TODAY = day('2026-03-02')
const fieldsOf = (document: ProgressDocument, today = TODAY) =>
  derivedFields(document, { email: 'ada@example.org', today })

function learned(): ProgressDocument {
  const phone = device('phone')
  const named = doneBy(setPhoto(doneBy(setDisplayName(fresh(), 'Ada')), 'data:image/png;base64,AA'))
  const lessons = ['saving_2', 'saving_1'].reduce(
    (document, id, index) =>
      doneBy(completeLesson(document, { lessonId: lesson(id), device: phone, today: day(`2026-03-0${index + 1}`) })),
    named,
  )
  const attempt = { moduleId: moduleId('saving'), score: 85, passed: true, device: phone, today: TODAY }
  const passed = doneBy(finishQuizAttempt(lessons, { ...attempt, at: instant('2026-03-02T10:00:00.000Z') }))
  return { ...passed, unlocks: { [moduleId('credit')]: 120 }, spentBefore: 30 }
}

describe('the fields of the user profile (contract, section 3.1)', () => {
  it('follow from a document', () => {
    expect(fieldsOf(learned())).toEqual({
      email: 'ada@example.org',
      displayName: 'Ada',
      photoURL: 'data:image/png;base64,AA',
      completedConcepts: ['saving_1', 'saving_2'],
      completedQuizzes: ['saving_quiz:85'],
      certificates: [],
      totalPoints: 50,
      learningStreak: 2,
      unlockedModules: ['credit'],
      redeemedPoints: 150,
      joinDate: JOINED,
    })
  })

  it('of a new learner are those of a fresh profile', () => {
    expect(fieldsOf(fresh())).toEqual({
      email: 'ada@example.org',
      completedConcepts: [],
      completedQuizzes: [],
      certificates: [],
      totalPoints: 0,
      learningStreak: 1,
      unlockedModules: [],
      redeemedPoints: 0,
      joinDate: JOINED,
    })
    expect(fieldsOf(doneBy(setPhoto(learned(), null))).photoURL).toBeNull()
    expect(fieldsOf({ ...fresh(), joinedOn: UNKNOWN_INSTANT })).not.toHaveProperty('joinDate')
  })

  it('are never longer than a service accepts', () => {
    const lessons = Object.fromEntries(
      Array.from({ length: 1200 }, (_, index) => [lesson(`x_${index}`), { [device('a')]: 1 }]),
    )
    const long = doneBy(
      setPhoto(doneBy(setDisplayName({ ...fresh(), lessons }, `${'x'.repeat(99)}😀`)), 'd'.repeat(20_001)),
    )
    const fields = fieldsOf(long)
    expect([fields.displayName, fields.photoURL, fields.completedConcepts.length]).toEqual(['x'.repeat(99), null, 1000])
    expect(areFieldsStale({ ...fields }, long)).toBe(false)
  })
})

describe('the fields of any document', () => {
  const ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/
  const RESULT = /^[A-Za-z0-9][A-Za-z0-9_-]{0,68}:[0-9]{1,3}([.][0-9]{1,30})?(e-[0-9]{1,3})?$/

  it('are accepted by the security rules', () => {
    fc.assert(
      fc.property(peerDocument(original), (document) => {
        const fields = fieldsOf(document)
        for (const entry of [...fields.completedConcepts, ...fields.certificates, ...fields.unlockedModules]) {
          expect(entry).toMatch(ID)
        }
        for (const entry of fields.completedQuizzes) expect(entry).toMatch(RESULT)
        for (const amount of [fields.totalPoints, fields.learningStreak, fields.redeemedPoints]) {
          expect(amount >= 0 && amount <= MAX_COUNT).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })

  it.each([Number.MIN_VALUE, 1e-7 / 3, 1e-5 / 7, 200 / 3, 100])('list a result of %s', (score) => {
    const quizzes = { [moduleId('x'.repeat(64))]: { latest: { turn: 1, score, at: UNKNOWN_INSTANT } } }
    expect(fieldsOf({ ...fresh(), quizzes }).completedQuizzes[0]).toMatch(RESULT)
  })

  it('list as many entries as fit into 64 kB', () => {
    const at = UNKNOWN_INSTANT
    const quizzes = Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [
        moduleId(`${'x'.repeat(60)}${1000 + index}`),
        { latest: { turn: 1, score: 80, at } },
      ]),
    )
    const listed = fieldsOf({ ...fresh(), quizzes }).completedQuizzes
    // Each entry has 72 characters and a separator.
    expect([listed.length, listed.join('\n').length <= 65_536]).toEqual([Math.floor(65_537 / 73), true])
  })

  it('contain at most the highest possible count of points', () => {
    const unlocks = { [moduleId('credit')]: MAX_COUNT, [moduleId('taxes')]: MAX_COUNT }
    expect(fieldsOf({ ...fresh(), unlocks }).redeemedPoints).toBe(MAX_COUNT)
    expect(areFieldsStale({ ...fieldsOf({ ...fresh(), unlocks }) }, { ...fresh(), unlocks })).toBe(false)
  })
})

describe('stored fields', () => {
  it.each<[string, object, boolean]>([
    ['are as they were written', {}, false],
    ['lack a lesson', { completedConcepts: ['saving_1'] }, true],
    ['have a lesson more', { completedConcepts: ['saving_1', 'saving_2', 'x_1'] }, true],
    ['have another result', { completedQuizzes: ['saving_quiz:80'] }, true],
    ['name a quiz by its module', { completedQuizzes: ['saving:85'] }, true],
    ['have another name', { displayName: 'Grace' }, true],
    ['have no picture', { photoURL: null }, true],
    ['have another joining date', { joinDate: '2026-01-05' }, true],
    ['have other spent points', { redeemedPoints: 0 }, true],
    ['have a module more', { unlockedModules: ['credit', 'taxes'] }, true],
    ['have a certificate more', { certificates: ['saving'] }, true],
    ['have other points', { totalPoints: 7 }, false],
    ['have another streak', { learningStreak: 7 }, false],
    ['have another address', { email: 'x@example.org' }, false],
    ['have more fields', { favouriteColour: 'blue' }, false],
  ])('%s', (_case, change, isStale) => {
    expect(areFieldsStale({ ...fieldsOf(learned()), ...change }, learned())).toBe(isStale)
  })

  it('are not stale because of values that the document lacks', () => {
    const stored = { ...fieldsOf(fresh()), displayName: 'Ada', photoURL: 'x' }
    expect(areFieldsStale(stored, fresh())).toBe(false)
  })
})

describe('a user document', () => {
  const document = learned()
  const fields = { ...fieldsOf(document), sync: document }

  it('reads as it was written, on any day', () => {
    for (const today of [TODAY, day('2027-03-02')]) {
      const value = { ...fieldsOf(document, today), sync: document }
      expect(readUserFields(value, OWNER)).toEqual({ kind: 'read', stored: document, document, superseded: undefined })
    }
  })

  it('distinguishes stored progress from additions', () => {
    const read = readUserFields({ ...fields, completedConcepts: ['saving_1', 'saving_2', 'saving_3'] }, OWNER)
    expect(read).toMatchObject({ kind: 'read', stored: document, document: { lessons: { saving_3: { legacy: 1 } } } })
  })

  it('without `sync` comes from the earlier site', () => {
    for (const sync of [undefined, null]) {
      expect(readUserFields({ completedConcepts: ['saving_1'], sync }, OWNER)).toMatchObject({
        kind: 'read',
        stored: undefined,
        document: { epoch: 0, lessons: { saving_1: { legacy: 1 } } },
      })
    }
  })

  it.each<[string, unknown, object]>([
    ['of a newer app', { ...fields, sync: { ...document, format: 3 } }, { kind: 'outdated', minimum: 3 }],
    [
      'of another owner',
      { ...fields, sync: { ...document, owner: 'x' } },
      { kind: 'unreadable', reason: 'another-owner' },
    ],
    ['whose sync is torn', { ...fields, sync: 'torn' }, { kind: 'unreadable', reason: 'not-a-map' }],
    ['that is none', undefined, { kind: 'unreadable', reason: 'not-a-map' }],
  ])('%s is not readable', (_case, value, answer) => {
    expect(readUserFields(value, OWNER)).toEqual(answer)
  })
})
